import { describe, expect, test } from "vitest";
import {
  GAP,
  layout,
  overlaps,
  type Layout,
  type Shape,
} from "../../src/games/stationfall/board/layout";
import { plan, wayPoints } from "../../src/games/stationfall/board/plan";
import { PRINTED } from "../../src/games/stationfall/board/printed";
import { printedStation, section, strangeStation } from "./station";

const SHAPES: Shape[] = ["wide", "tall"];

function collisions(laid: Layout, room = 0): string[] {
  const spots = [...laid.spots.values()];
  return spots.flatMap((spot, place) =>
    spots
      .slice(place + 1)
      .filter((other) => overlaps(spot, other, room))
      .map((other) => `${spot.name} and ${other.name}`),
  );
}

describe.each(SHAPES)("the printed station, %s", (shape) => {
  test("has a place tuned by hand for every section", () => {
    expect(Object.keys(printedStation().sections).sort()).toEqual(Object.keys(PRINTED).sort());
    for (const [name, { at }] of Object.entries(printedStation().sections)) {
      expect(PRINTED[name].at, name).toEqual(at);
    }
  });

  test("has no two sections that overlap, with all characters in play", () => {
    expect(collisions(layout(printedStation(), shape), 4)).toEqual([]);
  });

  test("has aft above and forward below, and the axis in the middle", () => {
    const { spots, width } = layout(printedStation(), shape);
    const axis = ["aft-airlocks", "reactor", "aft-hub", "storm-shelter", "tanks", "forward-hub"];
    const places = axis.map((name) => spots.get(name)!);
    for (const spot of places) expect(Math.abs(spot.x - width / 2)).toBeLessThan(width * 0.05);
    expect(places.map((spot) => spot.y)).toEqual(
      places.map((spot) => spot.y).toSorted((a, b) => a - b),
    );
  });

  test("has corridors that pass through no other section", () => {
    const drawing = plan(printedStation(), shape);
    for (const line of drawing.lines) {
      for (const spot of drawing.spots.values()) {
        if (spot.name === line.a || spot.name === line.b) continue;
        const hit = line.points.some(([x, y]) => overlaps({ x, y, w: 0, h: 0 }, spot));
        expect(hit, `${line.key} through ${spot.name}`).toBe(false);
      }
    }
  });

  test("draws everything within its frame", () => {
    const { spots, width, height } = layout(printedStation(), shape);
    for (const { x, y, w, h } of spots.values()) {
      expect(x - w / 2).toBeGreaterThan(0);
      expect(x + w / 2).toBeLessThan(width);
      expect(y - h / 2).toBeGreaterThan(0);
      expect(y + h / 2).toBeLessThan(height);
    }
  });

  test("keeps a section that a pack adds or moves apart from the others", () => {
    const station = printedStation();
    station.sections["night-club"] = section({ at: [6, 6], gravity: true });
    station.sections["kitchen"].at = [2, 2];
    station.corridors.push(["night-club", "aft-hub"]);
    const laid = layout(station, shape);
    expect(collisions(laid, 4)).toEqual([]);
    expect(laid.spots.get("reactor")).toBeDefined();
    expect(plan(station, shape).lines).toHaveLength(
      station.corridors.length + station.vents.length + 7,
    );
  });
});

describe("the station of a content pack", () => {
  test.each([2, 12, 43, 60, 60, 60])("of %i sections has no overlaps", (count) => {
    for (const seed of [1, 2, 3]) {
      const station = strangeStation(count, seed * count);
      expect(collisions(layout(station, "wide"), GAP - 1)).toEqual([]);
    }
  });

  test("of sixty sections has a line for each corridor, vent and dock", () => {
    const station = strangeStation(60, 5);
    const drawing = plan(station, "wide");
    const keys = drawing.lines.map(({ a, b }) => [a, b].sort().join("|"));
    for (const [a, b] of [...station.corridors, ...station.vents]) {
      expect(keys).toContain([a, b].sort().join("|"));
    }
    for (const line of drawing.lines) expect(line.points.length).toBeGreaterThan(1);
  });
});

test("a drawing is worked out once", () => {
  const station = printedStation();
  expect(plan(station, "wide")).toBe(plan(station, "wide"));
});

test("a way follows the corridors from the middle of a section to the middle of the next", () => {
  const drawing = plan(printedStation(), "wide");
  const points = wayPoints(drawing, ["reactor", "aft-hub", "storage", "nowhere"]);
  const middle = (name: string) => [drawing.spots.get(name)!.x, drawing.spots.get(name)!.y];
  expect(points[0]).toEqual(middle("reactor"));
  expect(points).toContainEqual(middle("aft-hub"));
  expect(points.at(-1)).toEqual(middle("storage"));
  expect(points.length).toBeGreaterThan(5);
});
