import { expect, test } from "vitest";
import {
  around,
  boxOf,
  CELL,
  cellAt,
  cellsOf,
  cellUnder,
  middle,
  placeOf,
} from "../../src/games/stationx/board/grid";

test("a cell is named by its column from the left and its row from below", () => {
  expect(placeOf("l12")).toEqual({ column: 11, row: 11 });
  expect(cellAt(0, 0)).toBe("a1");
  expect(cellAt(24, 24)).toBe("y25");
});

test("the lowest row lies at the foot of the drawing", () => {
  expect(middle("a1", 25)).toEqual({ x: CELL / 2, y: 24.5 * CELL });
  expect(boxOf({ at: "a25", width: 1, height: 1 }, 25).y).toBe(0);
});

test("every cell is found again under its middle", () => {
  for (let column = 0; column < 25; column++) {
    for (let row = 0; row < 25; row++) {
      const cell = cellAt(column, row);
      expect(cellUnder(middle(cell, 25), 25)).toBe(cell);
    }
  }
});

test("there is no cell beside the board", () => {
  expect(cellUnder({ x: -1, y: 10 }, 25)).toBeNull();
  expect(cellUnder({ x: 25 * CELL + 1, y: 10 }, 25)).toBeNull();
});

test("a tile covers cells to the right of its lower left one and above it", () => {
  expect(cellsOf({ at: "b3", width: 2, height: 2 })).toEqual(["b3", "c3", "b4", "c4"]);
});

test("the box around a station stays on the board", () => {
  const box = around([{ at: "a1", width: 3, height: 1 }], 25, 2);
  expect(box).toEqual({ x: 0, y: 22 * CELL, width: 5 * CELL, height: 3 * CELL });
});
