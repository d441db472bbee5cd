import { expect, test } from "vitest";
import { isArrow, nextBox } from "../../src/games/intrepid/navigate";

/** Three columns and two rows of boxes, 100 by 50. */
const boxes = Array.from({ length: 6 }, (_, place) => ({
  x: (place % 3) * 110,
  y: Math.floor(place / 3) * 60,
  width: 100,
  height: 50,
}));

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 2, 1],
  ["ArrowDown", 1, 4],
  ["ArrowUp", 5, 2],
  ["ArrowUp", 1, -1],
  ["ArrowRight", 5, -1],
])("%s from %i leads to %i", (key, from, to) => expect(nextBox(boxes, from, key)).toBe(to));

test("what lies straight ahead comes before what is nearer but aside", () => {
  const some = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 60, y: 40, width: 10, height: 10 },
    { x: 90, y: 0, width: 10, height: 10 },
  ];
  expect(nextBox(some, 0, "ArrowRight")).toBe(2);
});

test("only arrows are arrows", () => {
  expect(["ArrowUp", "Enter", "a"].map(isArrow)).toEqual([true, false, false]);
});
