import { beforeAll, describe, expect, test } from "vitest";
import { learn } from "../../src/lib/words";
import type { Heap, Option } from "../../src/games/stationfall/choices";
import { heapWords, told, waiting } from "../../src/games/stationfall/speech";
import type { Sentence, StationDesk } from "../../src/games/stationfall/types";

const NAMES = ["Ann", "Bo"];

beforeAll(() => {
  learn(
    "en",
    [
      "stationfall-alias-at = section",
      "stationfall-section-bridge = Bridge",
      "stationfall-section-tanks = Tanks",
      "stationfall-character-medical = Medical",
      "stationfall-cubes = { $count } cubes",
      "stationfall-way = { $who }: { $legs }, past { $at }",
      "stationfall-leg = by { $at }",
      "stationfall-owner = of { $player }",
      "web-stationfall-waits-turn = It is the turn of { $who }.",
      "web-stationfall-waits-for = { $who } is to decide.",
      "web-stationfall-waits-for-many = All of these: { $names }.",
    ].join("\n"),
  );
});

function heap(value: string, args: Option["args"], label: Sentence | null): Heap {
  const words = { id: "words", args: {} };
  const rest = { about: null, target: null, targets: [], note: null, words, label };
  const choice = { group: "influence", cost: "none" as const, ...rest };
  const action = { kind: "influence", args: Object.values(args) };
  return { value, options: [{ index: 0, action, group: "influence", choice, args }] };
}

describe("words", () => {
  test("sentences and lists within a sentence are said first", () => {
    const legs: Sentence = { id: "stationfall-leg", args: { at: "tanks" } };
    const way = { id: "stationfall-way", args: { who: "Ann", legs: [legs, legs], at: ["bridge"] } };
    expect(told(way, NAMES)).toBe("Ann: by Tanks, by Tanks, past Bridge");
  });

  test("players are called by their names", () => {
    expect(told({ id: "stationfall-owner", args: { player: 1 } }, NAMES)).toBe("of Bo");
  });

  test("a chip for a character with one count left names the character too", () => {
    const label = { id: "stationfall-cubes", args: { count: 1 } };
    const one = heap("medical", { card: "medical", count: 1 }, label);
    expect(heapWords("card", one, NAMES)).toBe("Medical, 1 cubes");
    expect(heapWords("count", one, NAMES)).toBe("1 cubes");
  });

  test("those who wait hear for whom", () => {
    const desk = (ask: string) => ({ ask, subject: null }) as StationDesk;
    expect(waiting(desk("turn"), [0], NAMES)).toBe("It is the turn of Ann.");
    expect(waiting(desk("lurk"), [1], NAMES)).toBe("Bo is to decide.");
    expect(waiting(desk("turn"), [0, 1], NAMES)).toBe("All of these: Ann, Bo.");
    expect(waiting(desk("turn"), [], NAMES)).toBe("");
  });
});
