/** A tile in the hand: where it may lie, and where it comes to lie under a pointer. */

import { CELL, cellAt, cellsOf, onBoard, placeOf, type Block, type Point } from "./grid";

export interface Sides {
  width: number;
  height: number;
}

/** Where a tile would lie, and whether it may. */
export interface Ghost extends Block {
  fits: boolean;
}

/** All cells that a tile could cover, for all the places of its lower left cell. */
export function coverable(corners: Iterable<string>, sides: Sides): Set<string> {
  const cells = new Set<string>();
  for (const at of corners) for (const cell of cellsOf({ at, ...sides })) cells.add(cell);
  return cells;
}

/** The place under a pointer: of those that fit and lie under it the one whose middle is nearest,
 * else the tile with its middle at the pointer. */
export function snapped(
  point: Point,
  corners: Iterable<string>,
  sides: Sides,
  size: number,
): Ghost | null {
  const [x, y] = [point.x / CELL, size - point.y / CELL];
  let best: string | null = null;
  let least = Infinity;
  for (const at of corners) {
    const { column, row } = placeOf(at);
    const [right, up] = [x - column, y - row];
    if (right < 0 || up < 0 || right > sides.width || up > sides.height) continue;
    const far = Math.hypot(right - sides.width / 2, up - sides.height / 2);
    if (far < least) [least, best] = [far, at];
  }
  if (best) return { at: best, ...sides, fits: true };
  const column = Math.round(x - sides.width / 2);
  const row = Math.round(y - sides.height / 2);
  if (!onBoard({ column, row }, size)) return null;
  return { at: cellAt(column, row), ...sides, fits: false };
}
