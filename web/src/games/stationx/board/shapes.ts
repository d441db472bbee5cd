/** The silhouettes of units: told apart without colour. Drawn around (0, 0) in a cell of 48. */

import type { UnitKind } from "../types";

export const UNITS: Record<UnitKind, string> = {
  /** A shield with a crown. */
  commander: "M-16-15 -8-9 0-18 8-9 16-15V1C16 9 8 14 0 17-8 14-16 9-16 1Z",
  /** A helmet. */
  trooper: "M-14 13V-2A14 14 0 0 1 14-2V13Q14 15 12 15H-12Q-14 15-14 13Z",
  /** A box with an antenna. */
  droid:
    "M-11-8H-1.2V-12.5A3 3 0 1 1 1.2-12.5V-8H11Q14-8 14-5V11Q14 14 11 14H-11Q-14 14-14 11V-5Q-14-8-11-8Z",
};

/** Where the sign of the player sits in the silhouette, and how large. */
export const SIGN: Record<UnitKind, { y: number; scale: number }> = {
  commander: { y: 2.5, scale: 0.8 },
  trooper: { y: 2, scale: 0.72 },
  droid: { y: 3.2, scale: 0.7 },
};

export const CRATE = "M-9-6 0-11 9-6V6L0 11-9 6ZM-9-6 0-1 9-6M0-1V11";
export const CROWN = "M-7 4V-4L-3.5 0 0-6 3.5 0 7-4V4Z";
