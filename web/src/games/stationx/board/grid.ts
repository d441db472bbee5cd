/** The squared paper under the station: cells by name ("l12": column from the left, row from
 * below), and where they lie in the drawing. */

/** The side of a cell in the drawing. */
export const CELL = 48;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A rectangle of cells by its lower left one. */
export interface Block {
  at: string;
  width: number;
  height: number;
}

/** Column and row, counted from 0. */
export interface Place {
  column: number;
  row: number;
}

const A = "a".charCodeAt(0);

export function placeOf(cell: string): Place {
  return { column: cell.charCodeAt(0) - A, row: Number(cell.slice(1)) - 1 };
}

export function cellAt(column: number, row: number): string {
  return String.fromCharCode(A + column) + String(row + 1);
}

export function onBoard({ column, row }: Place, size: number): boolean {
  return column >= 0 && row >= 0 && column < size && row < size;
}

/** The middle of a cell in the drawing, whose rows run downwards. */
export function middle(cell: string, size: number): Point {
  const { column, row } = placeOf(cell);
  return { x: (column + 0.5) * CELL, y: (size - row - 0.5) * CELL };
}

export function boxOf(block: Block, size: number): Box {
  const { column, row } = placeOf(block.at);
  return {
    x: column * CELL,
    y: (size - row - block.height) * CELL,
    width: block.width * CELL,
    height: block.height * CELL,
  };
}

export function cellsOf(block: Block): string[] {
  const { column, row } = placeOf(block.at);
  const cells: string[] = [];
  for (let up = 0; up < block.height; up++) {
    for (let along = 0; along < block.width; along++) cells.push(cellAt(column + along, row + up));
  }
  return cells;
}

/** The cell under a point of the drawing, null beside the board. */
export function cellUnder({ x, y }: Point, size: number): string | null {
  const place = { column: Math.floor(x / CELL), row: size - 1 - Math.floor(y / CELL) };
  return onBoard(place, size) ? cellAt(place.column, place.row) : null;
}

export function stepped(cell: string, right: number, up: number): Place {
  const { column, row } = placeOf(cell);
  return { column: column + right, row: row + up };
}

/** Outline of some cells as one path, a square for each. */
export function squares(cells: Iterable<string>, size: number, inset = 0): string {
  const side = CELL - 2 * inset;
  let path = "";
  for (const cell of cells) {
    const { column, row } = placeOf(cell);
    path += `M${column * CELL + inset} ${(size - 1 - row) * CELL + inset}h${side}v${side}h${-side}Z`;
  }
  return path;
}

/** The box around some blocks with some cells of margin, within the board. */
export function around(blocks: Block[], size: number, margin: number): Box {
  let [left, right, low, high] = [size, 0, size, 0];
  for (const block of blocks) {
    const { column, row } = placeOf(block.at);
    left = Math.min(left, column);
    right = Math.max(right, column + block.width);
    low = Math.min(low, row);
    high = Math.max(high, row + block.height);
  }
  left = Math.max(0, left - margin);
  low = Math.max(0, low - margin);
  right = Math.min(size, right + margin);
  high = Math.min(size, high + margin);
  return {
    x: left * CELL,
    y: (size - high) * CELL,
    width: (right - left) * CELL,
    height: (high - low) * CELL,
  };
}
