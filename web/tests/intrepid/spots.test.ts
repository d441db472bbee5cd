import { describe, expect, test } from "vitest";
import { nextStep } from "../../src/play/choices";
import {
  goalOf,
  isFor,
  litBy,
  lyingAt,
  readyIn,
  spotOf,
  type Hand,
  type Option,
} from "../../src/games/intrepid/spots";
import type { About } from "../../src/games/intrepid/types";

const FIELDS: Record<string, string[]> = {
  place: ["country", "die", "place"],
  dock: ["country", "die", "to-country"],
  buy: ["country", "tile", "slot"],
  discard: ["die"],
  take: ["die"],
  convert: ["up", "down"],
  gain: ["die"],
  choose: ["tile"],
  scrap: ["country", "tile", "to-country"],
  name: ["resource"],
};

function options(...notations: string[]): Option[] {
  return notations.map((notation, index) => {
    const [kind, ...args] = notation.split(" ");
    const named = Object.fromEntries(FIELDS[kind].map((name, place) => [name, args[place]]));
    const words = { id: `intrepid-do-${kind}`, args: named };
    const choice = { kind, group: kind, words, label: null, note: null, price: null };
    return { index, action: { kind, args }, group: kind, choice, args: named };
  });
}

const DICE = options(
  "place russia 4 tinned-rations",
  "place russia 4 habitation",
  "place russia 5 tinned-rations",
  "dock russia 4 japan",
);
const NOTHING: About = { country: null, crews: [0], dice: "pool" };
const FOUR: Hand = { sort: "die", country: "russia", name: "4" };

describe("a die that is held", () => {
  test("goes to places, to the own module and to other crews", () => {
    const lit = litBy(DICE, FOUR, null, [], NOTHING);
    expect([...lit.keys()]).toEqual(["place tinned-rations", "habitation russia", "crew japan"]);
    expect(lit.get("crew japan")?.[0].action.kind).toBe("dock");
  });

  test("is one of its own crew and value only", () => {
    expect(DICE.map((one) => isFor(one, FOUR))).toEqual([true, true, false, true]);
    expect(isFor(DICE[0], { ...FOUR, country: "japan" })).toBe(false);
  });

  test("can be taken up where something can be done with it", () => {
    expect([...readyIn(DICE)]).toEqual(["die russia 4", "die russia 5"]);
  });
});

describe("a tile on offer", () => {
  const all = options("buy russia khladon-loop 3-2", "buy russia khladon-loop 4-1");

  test("goes to the free slots", () => {
    const hand: Hand = { sort: "tile", country: "russia", name: "khladon-loop" };
    expect([...litBy(all, hand, null, [], NOTHING).keys()]).toEqual(["slot 3-2", "slot 4-1"]);
    expect([...readyIn(all)]).toEqual(["offer khladon-loop"]);
    expect(goalOf(all[1])).toBe("slot 4-1");
  });

  test("is chosen in the offer row, one on the station on the station", () => {
    expect(spotOf(all[0], "tile", "khladon-loop")).toBe("offer khladon-loop");
    const [scrap, choose] = options("scrap russia khladon-loop japan", "choose heater-mats");
    expect(spotOf(scrap, "tile", "khladon-loop")).toBe("offer khladon-loop");
    expect(spotOf(choose, "tile", "heater-mats")).toBe("place heater-mats");
  });
});

describe("a question", () => {
  function lit(dice: About["dice"], country: string, ...notations: string[]): string[] {
    const all = options(...notations);
    return [...litBy(all, null, nextStep(all), all, { country, crews: [0], dice }).keys()];
  }

  test("about dice lights them up where they lie", () => {
    expect(lit("pool", "japan", "discard 4/6", "discard 2/1")).toEqual([
      "die japan 4/6",
      "die japan 2/1",
    ]);
    expect(lit("stored", "canada", "take 1", "take 5")).toEqual(["stored 1", "stored 5"]);
    expect(lit("fresh", "canada", "convert 3 5", "convert kept-2 5")).toEqual([
      "fresh 3",
      "die canada 2",
    ]);
  });

  test("about a new die lights up nothing: it lies nowhere yet", () => {
    expect(lit("pool", "united-states", "gain 2", "gain 4")).toEqual([]);
    expect(lyingAt("pool", "russia", 4)).toBe("die russia 4");
  });

  test("with one answer left still lights it up", () => {
    expect(lit("pool", "", "choose heater-mats")).toEqual(["place heater-mats"]);
  });

  test("about a resource lights up the tracks", () => {
    expect(lit("pool", "canada", "name power", "name oxygen")).toEqual([
      "resource power",
      "resource oxygen",
    ]);
  });
});
