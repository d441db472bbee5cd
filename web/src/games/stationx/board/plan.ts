/** The station as it is drawn: which cell belongs to which room, and where rooms open into each
 * other. */

import { CELL, boxOf, cellAt, cellsOf, placeOf, type Block, type Box } from "./grid";

/** An edge between two cells in the drawing: its middle, and which way the edge runs. */
export interface Edge {
  key: string;
  x: number;
  y: number;
  upright: boolean;
}

export interface Plan<R extends Block> {
  size: number;
  rooms: { room: R; box: Box; number: number }[];
  /** The number of the room of each cell that is built. */
  roomOf: Map<string, number>;
  doors: Edge[];
  walls: Edge[];
}

/** The edge between two cells beside each other. */
function edge([one, other]: [string, string], size: number): Edge {
  const [a, b] = [placeOf(one), placeOf(other)];
  const [column, row] = [Math.min(a.column, b.column), Math.min(a.row, b.row)];
  const cell = cellAt(column, row);
  return a.row === b.row
    ? { key: `${cell}|`, x: (column + 1) * CELL, y: (size - row - 0.5) * CELL, upright: true }
    : { key: `${cell}-`, x: (column + 0.5) * CELL, y: (size - row - 1) * CELL, upright: false };
}

/** `doors` and `walls` are pairs of cells. */
export function planOf<R extends Block>(
  rooms: R[],
  doors: [string, string][],
  walls: [string, string][],
  size: number,
): Plan<R> {
  const roomOf = new Map<string, number>();
  rooms.forEach((room, number) => {
    for (const cell of cellsOf(room)) roomOf.set(cell, number);
  });
  return {
    size,
    rooms: rooms.map((room, number) => ({ room, box: boxOf(room, size), number })),
    roomOf,
    doors: doors.map((pair) => edge(pair, size)),
    walls: walls.map((pair) => edge(pair, size)),
  };
}
