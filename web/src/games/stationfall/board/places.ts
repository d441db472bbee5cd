/** Where the pawns of a section stand within it. */

import type { Box } from "./layout";

export interface Stand {
  x: number;
  y: number;
  /** 1 for a pawn of full size. */
  scale: number;
}

const SIZE = 40;

/** A crowd spreads out downwards over what lies around when it is looked at; the name of the section
 * stays where it is, so that whoever aims at it still hits it. */
export const CROWD = 6;
const WIDE = 47;
const HIGH = 52;
const HEAD = 34;

export function spread(spot: Box, count: number): { box: Box; stands: Stand[] } {
  const across = Math.max(4, Math.ceil(Math.sqrt(count * 1.5)));
  const rows = Math.ceil(count / across);
  const [w, h] = [across * WIDE + 16, rows * HIGH + HEAD + 4];
  const top = spot.y - spot.h / 2;
  const stands = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across);
    const inRow = row < rows - 1 ? across : count - row * across;
    return {
      x: spot.x + ((place % across) - (inRow - 1) / 2) * WIDE,
      y: top + HEAD + (row + 0.5) * HIGH,
      scale: 1.1,
    };
  });
  return { box: { x: spot.x, y: top + h / 2, w, h }, stands };
}

/** How much of the drawing there has to be seen around a place. */
const AROUND = { w: 170, h: 100 };

/** The part of the drawing with these places. */
export function around(places: readonly { x: number; y: number }[]): Box | null {
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

/** In as many rows as lets them be largest. */
export function stands(spot: Box, count: number, head: number, foot: number): Stand[] {
  if (!count) return [];
  const wide = spot.w - 12;
  const high = spot.h - head - foot;
  let best = { size: 0, rows: 1, across: count };
  for (let rows = 1; rows <= 4; rows += 1) {
    const across = Math.ceil(count / rows);
    const size = Math.min(SIZE, wide / across, high / rows);
    if (size > best.size + 0.5) best = { size, rows, across };
  }
  const { size, rows, across } = best;
  const pitch = Math.min(size * 1.12, wide / across);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across);
    const inRow = row < Math.ceil(count / across) - 1 ? across : count - row * across;
    return {
      x: spot.x + ((place % across) - (inRow - 1) / 2) * pitch,
      y: spot.y - spot.h / 2 + head + high / 2 + (row - (rows - 1) / 2) * size,
      scale: size / SIZE,
    };
  });
}
