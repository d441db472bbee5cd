import { expect, test } from "vitest";
import { around, spread, stands } from "../../src/games/stationfall/board/places";

const SPOT = { x: 100, y: 100, w: 164, h: 92 };

test.each([1, 4, 7, 12, 20])("%i pawns stand apart within their section", (count) => {
  const found = stands(SPOT, count, 25, 22);
  expect(found).toHaveLength(count);
  for (const { x, y } of found) {
    expect(Math.abs(x - SPOT.x)).toBeLessThan(SPOT.w / 2);
    expect(Math.abs(y - SPOT.y)).toBeLessThan(SPOT.h / 2);
  }
  expect(new Set(found.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(count);
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
