import { expect, test } from "vitest";
import { CELL } from "../../src/games/stationx/board/grid";
import { coverable, snapped } from "../../src/games/stationx/board/placing";

const three = { width: 3, height: 1 };
/** The middle of a cell by column and row. */
const at = (column: number, row: number) => ({
  x: (column + 0.5) * CELL,
  y: (25 - row - 0.5) * CELL,
});

test("of the places under the pointer the tile takes the one whose middle is nearest", () => {
  expect(snapped(at(3, 4), ["b5", "c5", "d5"], three, 25)).toEqual({
    at: "c5",
    ...three,
    fits: true,
  });
});

test("where nothing fits the tile hangs with its middle at the pointer", () => {
  expect(snapped(at(10, 10), ["b5"], three, 25)).toEqual({ at: "j11", ...three, fits: false });
});

test("beside the board there is no tile to be seen", () => {
  expect(snapped({ x: -300, y: 0 }, [], three, 25)).toBeNull();
});

test("all cells that a tile could cover are lit", () => {
  expect([...coverable(["a1", "b1"], three)].sort()).toEqual(["a1", "b1", "c1", "d1"]);
});
