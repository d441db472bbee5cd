/** The silhouettes of units and the faces of factions: told apart without colour. */

import type { UnitKind } from "../types";

/** Drawn around (0, 0) in a cell of 48. */
export const UNITS: Record<UnitKind, string> = {
  /** A shield. */
  commander:
    "M0-23 7.500-15.500 21-16.500V4.500C21 13.500 10.500 19.500 0 24-10.500 19.500-21 13.500-21 4.500V-16.500L-7.500-15.500Z",
  /** A disc. */
  trooper: "M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z",
  /** A cog. */
  droid: cog(8, 20, 15.5),
};

/** How large the face of the faction is within the silhouette, and how far it is moved down. */
export const FACE: Record<UnitKind, { y: number; scale: number }> = {
  commander: { y: 0.5, scale: 1.35 },
  trooper: { y: 0, scale: 1.3 },
  droid: { y: 0, scale: 0.98 },
};

/** Faces in a box of 20 by 20. */
const FACTIONS: Record<string, string> = {
  /** A half mask with one round eye. */
  cyborgs:
    "M4 2h12v9l-3 7H7l-3-7ZM6 6v2h3V6ZM13.500 5a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 1 0 0-4.400ZM8 13v1.500h4V13Z",
  /** A hat above a skull. */
  pirates:
    "M1 8c2-5 5-6.500 9-6.500S17 3 19 8l-3 1H4ZM5 10h10v4l-2 1.500V18H7v-2.500L5 14ZM7.500 11a1.300 1.300 0 1 0 0 2.600a1.300 1.300 0 1 0 0-2.600ZM12.500 11a1.300 1.300 0 1 0 0 2.600a1.300 1.300 0 1 0 0-2.600Z",
  /** A helmet with a visor. */
  spacemen:
    "M10 1.500a8 8 0 0 1 8 8v5a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-5a8 8 0 0 1 8-8ZM7 6.500a3 3 0 0 0-3 3V11a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3V9.500a3 3 0 0 0-3-3Z",
  /** A long head with slanting eyes. */
  aliens:
    "M10 1c6 0 8.500 4 8.500 8 0 5-5 10-8.500 10S1.500 14 1.500 9C1.500 5 4 1 10 1ZM4 8c0 3.500 2.500 5 5 4.500C9 9.500 7 8 4 8ZM16 8c0 3.500-2.500 5-5 4.500C11 9.500 13 8 16 8Z",
};

/** The face of a faction; a plain disc for one that has none. */
export function facePath(faction: string): string {
  return FACTIONS[faction] ?? "M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z";
}

export const CRATE = "M-9-6 0-11 9-6V6L0 11-9 6ZM-9-6 0-1 9-6M0-1V11";
export const CROWN = "M-7 4V-4L-3.500 0 0-6 3.500 0 7-4V4Z";

/** A wheel with so many teeth. */
function cog(teeth: number, outer: number, inner: number): string {
  const step = Math.PI / teeth / 2;
  const point = (turn: number, far: number) =>
    `${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const middle = tooth * step * 4;
    return [
      point(middle - step * 1.25, inner),
      point(middle - step * 0.8, outer),
      point(middle + step * 0.8, outer),
      point(middle + step * 1.25, inner),
    ];
  });
  return `M${corners.flat().join("L")}Z`;
}
