import { describe, expect, test } from "vitest";
import { layout } from "../../src/games/stationfall/board/layout";
import { neighbour, type Direction } from "../../src/games/stationfall/board/near";
import { printedStation, strangeStation } from "./station";

const DIRECTIONS: Direction[] = ["up", "down", "left", "right"];

describe("arrow keys", () => {
  const { spots } = layout(printedStation(), "wide");
  const from = (name: string, direction: Direction) =>
    neighbour(spots.values(), spots.get(name)!, direction);

  test("lead along the axis", () => {
    expect(from("aft-hub", "up")).toBe("reactor");
    expect(from("reactor", "down")).toBe("aft-hub");
    expect(from("aft-hub", "down")).toBe("storm-shelter");
  });

  test("lead along a row", () => {
    expect(from("storm-shelter", "left")).toBe("storage");
    expect(from("storage", "left")).toBe("mainframe");
    expect(from("storm-shelter", "right")).toBe("locker-room");
  });

  test("lead nowhere at the edge", () => {
    expect(from("alcatraz", "up")).toBeNull();
  });

  test.each([
    ["the printed station", printedStation()],
    ["a pack of sixty sections", strangeStation(60, 9)],
  ])("reach every section of %s", (_, station) => {
    const all = layout(station, "wide").spots;
    const first = [...all.values()][0];
    const reached = new Set([first.name]);
    const todo = [first];
    for (const spot of todo) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(all.values(), spot, direction);
        if (next && !reached.has(next)) {
          reached.add(next);
          todo.push(all.get(next)!);
        }
      }
    }
    expect([...all.keys()].filter((name) => !reached.has(name))).toEqual([]);
  });
});
