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

function edge(cell: string, upright: boolean, size: number): Edge {
  const { column, row } = placeOf(cell);
  return upright
    ? { key: `${cell}|`, x: (column + 1) * CELL, y: (size - row - 0.5) * CELL, upright }
    : { key: `${cell}-`, x: (column + 0.5) * CELL, y: (size - row - 1) * CELL, upright };
}

/** `walls` are the pairs of cells that no way joins although they touch (2.6). */
export function planOf<R extends Block>(
  rooms: R[],
  walls: [string, string][],
  size: number,
): Plan<R> {
  const roomOf = new Map<string, number>();
  rooms.forEach((room, number) => {
    for (const cell of cellsOf(room)) roomOf.set(cell, number);
  });
  const shut = new Set(walls.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const plan: Plan<R> = {
    size,
    rooms: rooms.map((room, number) => ({ room, box: boxOf(room, size), number })),
    roomOf,
    doors: [],
    walls: [],
  };
  for (const [cell, room] of roomOf) {
    const { column, row } = placeOf(cell);
    for (const upright of [true, false]) {
      const other = upright ? cellAt(column + 1, row) : cellAt(column, row + 1);
      const there = roomOf.get(other);
      if (there === undefined || there === room) continue;
      (shut.has(`${cell} ${other}`) ? plan.walls : plan.doors).push(edge(cell, upright, size));
    }
  }
  return plan;
}

/** The rooms that can be walked to from the first one. */
export function joined<R extends Block>(plan: Plan<R>): R[] {
  const seen = new Set([0]);
  for (const number of seen) {
    for (const cell of cellsOf(plan.rooms[number].room)) {
      const { column, row } = placeOf(cell);
      for (const [right, up] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        const there = plan.roomOf.get(cellAt(column + right, row + up));
        if (there !== undefined) seen.add(there);
      }
    }
  }
  return plan.rooms.filter(({ number }) => seen.has(number)).map(({ room }) => room);
}
