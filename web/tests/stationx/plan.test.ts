import { expect, test } from "vitest";
import { joined, planOf } from "../../src/games/stationx/board/plan";

const room = (at: string, width = 1, height = 1) => ({ at, width, height });

test("rooms open into each other wherever two cells share an edge", () => {
  const plan = planOf([room("b2", 3, 3), room("e3", 2, 1)], [], 25);
  expect(plan.doors).toHaveLength(1);
  expect(plan.doors[0]).toMatchObject({ upright: true });
});

test("a wide seam has a door for each pair of cells", () => {
  const plan = planOf([room("b2", 3, 3), room("b5", 3, 3)], [], 25);
  expect(plan.doors).toHaveLength(3);
  expect(plan.doors.every((door) => !door.upright)).toBe(true);
});

test("rooms that touch at a corner have no door", () => {
  expect(planOf([room("b2"), room("c3")], [], 25).doors).toEqual([]);
});

test("between two bases there is a wall and no door", () => {
  const plan = planOf([room("b2"), room("c2")], [["c2", "b2"]], 25);
  expect(plan.doors).toEqual([]);
  expect(plan.walls).toHaveLength(1);
});

test("a supply room that nobody has reached is not part of the station that stands", () => {
  const [centre, hall, supply] = [room("l12", 3, 3), room("o13", 2, 1), room("a12", 3, 3)];
  expect(joined(planOf([centre, hall, supply], [], 25))).toEqual([centre, hall]);
});
