import { expect, test } from "vitest";
import { around, grown, spread, stands, tight } from "../../src/games/stationfall/board/places";

const SPOT = { name: "bridge", x: 100, y: 100, w: 96, h: 62 };
const ALONE = { pawns: 0, left: 0, right: 0 };

test.each([1, 2])("%i pawns stand in their section without hiding each other", (pawns) => {
  const found = stands(SPOT, { ...ALONE, pawns });
  expect(found).toHaveLength(pawns);
  for (const [place, { x, y }] of found.entries()) {
    expect(Math.abs(x - SPOT.x)).toBeLessThan(SPOT.w / 2 - 19);
    expect(Math.abs(y - SPOT.y)).toBeLessThan(SPOT.h / 2 - 19);
    if (place) expect(x - found[place - 1].x).toBeGreaterThan(42);
  }
});

test.each([3, 4, 5])(
  "%i pawns without room beside it stand in two rows, each face free",
  (pawns) => {
    const found = stands(SPOT, { ...ALONE, pawns });
    expect(tight(found)).toBe(false);
    for (const [place, one] of found.entries()) {
      expect(Math.abs(one.x - SPOT.x)).toBeLessThan(SPOT.w / 2 - 11);
      expect(Math.abs(one.y - SPOT.y)).toBeLessThan(SPOT.h / 2 - 15);
      for (const other of found.slice(place + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(29);
      }
    }
  },
);

test("a dozen in one section are to be spread out", () => {
  expect(tight(stands(SPOT, { ...ALONE, pawns: 2 }))).toBe(false);
  expect(tight(stands(SPOT, { ...ALONE, pawns: 12 }))).toBe(true);
});

test("what lies in a section stays clear of those who stand there", () => {
  const [first, second] = stands(SPOT, { pawns: 2, left: 0, right: 1 });
  expect(second.x + 21).toBeLessThan(SPOT.x + SPOT.w / 2 - 10);
  expect(first.x).toBeLessThan(second.x);
});

test("a section widens for those in it as far as there is room beside it", () => {
  const five = { ...ALONE, pawns: 5 };
  const free = grown(SPOT, { left: 200, right: 200 }, five);
  const places = stands(free, five);
  expect(places[1].x - places[0].x).toBeGreaterThan(42);
  const edge = grown(SPOT, { left: 40, right: 0 }, five);
  expect([edge.w, edge.x]).toEqual([136, 80]);
  expect(grown(SPOT, { left: 200, right: 200 }, { ...ALONE, pawns: 1 })).toBe(SPOT);
});

test("a crowd that is looked at has room for fingers", () => {
  const { stands: found, box } = spread(SPOT, 12);
  for (const [place, one] of found.entries()) {
    expect(Math.abs(one.x - box.x)).toBeLessThan(box.w / 2);
    for (const other of found.slice(place + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44);
    }
  }
  expect(box.y - box.h / 2).toBe(SPOT.y - SPOT.h / 2);
});

test("what shall be seen is seen with what lies around it", () => {
  expect(around([])).toBe(null);
  const alone = around([{ x: 100, y: 50 }])!;
  expect([alone.x, alone.y]).toEqual([100, 50]);
  const both = around([
    { x: 100, y: 50 },
    { x: 300, y: 250 },
  ])!;
  expect(both).toEqual({ x: 200, y: 150, w: alone.w + 200, h: alone.h + 200 });
});
