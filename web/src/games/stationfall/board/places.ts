/** Where the pawns of a section stand within it. */

import type { Box, Spot } from "./layout";

export interface Place {
  x: number;
  y: number;
}

/** How wide a pawn is with the ring around it, how far from the top of its section its middle is, and
 * how far apart two of them stand if there is room. */
const PAWN = 48;
const DOWN = 36;
const APART = 46;
/** Closer than this side by side they stand in two rows. */
const BESIDE = 34;
/** Where rows are closer than this nobody can tell who stands there: they spread out when one looks
 * at them. */
const TIGHT = 26;
const LEAST = 20;
/** In two rows: how wide a face is, how far apart the faces of a row are at most, how far they reach
 * over both edges together, and how far from the top the rows are. */
const FACE = 40;
const CLOSE = 40;
const OVER = 16;
const ROWS = [22, 46];

/** What stands in a section: so many pawns, and columns of signs beside them. */
export interface Contents {
  pawns: number;
  left: number;
  right: number;
}

/** How wide a column of signs is. */
export const COLUMN = 15;

/** A section as wide as its pawns need it, as far as there is room beside it. */
export function grown(spot: Spot, free: { left: number; right: number }, has: Contents): Spot {
  const signs = (has.left + has.right) * COLUMN;
  const more = Math.max(0, (has.pawns - 1) * APART + PAWN + signs + 2 - spot.w);
  if (has.pawns < 2 || more === 0) return spot;
  const left = Math.min(free.left, Math.max(more / 2, more - free.right));
  const right = Math.min(free.right, more - left);
  return { ...spot, x: spot.x + (right - left) / 2, w: spot.w + left + right };
}

/** Side by side between the signs; in two rows, one between the other, where there is too little
 * room: from the left, the first above. */
export function stands(spot: Box, { pawns, left, right }: Contents): Place[] {
  const between = Math.max(1, pawns - 1);
  const beside = (spot.w - (left + right) * COLUMN + 2 - PAWN) / between;
  // Many stand over the signs, and a little over the edge, sooner than over each other's faces.
  const over = beside < LEAST;
  const apart = Math.min(APART, over ? (spot.w + 8 - PAWN) / between : beside);
  const top = spot.y - spot.h / 2;
  if (apart < BESIDE && pawns > 2) {
    const half = Math.min(CLOSE / 2, (spot.w + OVER - FACE) / between);
    return Array.from({ length: pawns }, (_, place) => ({
      x: spot.x + (place - between / 2) * half,
      y: top + ROWS[place % 2],
    }));
  }
  const middle = spot.x + (over ? 0 : ((left - right) * COLUMN) / 2);
  return Array.from({ length: pawns }, (_, place) => ({
    x: pawns > 1 ? middle + (place - (pawns - 1) / 2) * apart : spot.x,
    y: top + DOWN,
  }));
}

/** Whether those who stand there hide each other's faces. */
export function tight(places: readonly Place[]): boolean {
  const beside = places.find((one, place) => place > 0 && one.y === places[0].y);
  return beside !== undefined && beside.x - places[0].x < TIGHT;
}

/** A crowd spreads out downwards over what lies around when it is looked at; the name of the section
 * stays where it is, so that whoever aims at it still hits it. */
const WIDE = 48;
const HIGH = 58;
const HEAD = 16;

export function spread(spot: Box, count: number): { box: Box; stands: Place[] } {
  const across = Math.max(3, Math.ceil(Math.sqrt(count * 1.5)));
  const rows = Math.ceil(count / across);
  const [w, h] = [across * WIDE + 16, rows * HIGH + HEAD + 4];
  const top = spot.y - spot.h / 2;
  const stands = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across);
    const inRow = row < rows - 1 ? across : count - row * across;
    return {
      x: spot.x + ((place % across) - (inRow - 1) / 2) * WIDE,
      y: top + HEAD + row * HIGH + HIGH / 2 - 4,
    };
  });
  return { box: { x: spot.x, y: top + h / 2, w, h }, stands };
}

/** How much of the drawing there has to be seen around a place. */
const AROUND = { w: 104, h: 70 };

/** The part of the drawing with these places. */
export function around(places: readonly Place[]): Box | null {
  if (!places.length) return null;
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    w: right - left + AROUND.w,
    h: bottom - top + AROUND.h,
  };
}
