import { expect, test } from "vitest";
import { CELL } from "../../src/games/stationx/board/grid";
import { planOf } from "../../src/games/stationx/board/plan";

const room = (at: string, width = 1, height = 1) => ({ at, width, height });

test("a cell is found in its room", () => {
  const plan = planOf([room("b2", 3, 3), room("e3", 2, 1)], [], [], 25);
  expect(plan.roomOf.get("d4")).toBe(0);
  expect(plan.roomOf.get("f3")).toBe(1);
  expect(plan.roomOf.has("e2")).toBe(false);
});

test("a door stands on the edge between its cells, whichever is told first", () => {
  const rooms = [room("b2", 3, 3), room("e3", 2, 1)];
  const { doors } = planOf(rooms, [["d3", "e3"]], [], 25);
  expect(doors).toEqual(planOf(rooms, [["e3", "d3"]], [], 25).doors);
  expect(doors).toEqual([{ key: "d3|", x: 4 * CELL, y: 22.5 * CELL, upright: true }]);
});

test("a wall between a cell and the one above lies flat", () => {
  const { doors, walls } = planOf([room("b2"), room("b3")], [], [["b3", "b2"]], 25);
  expect(doors).toEqual([]);
  expect(walls).toEqual([{ key: "b2-", x: 1.5 * CELL, y: 23 * CELL, upright: false }]);
});
