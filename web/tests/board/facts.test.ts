import { expect, test } from "vitest";
import { keptEqual, pawnFacts, sectionFacts } from "../../src/games/stationfall/board/facts";
import type { StationDesk, StationView } from "../../src/games/stationfall/board/types";
import { printedStation } from "./station";

function view(more: Partial<StationView> = {}): StationView {
  return {
    characters: {},
    items: {},
    kompromat: {},
    damaged: [],
    fire: [],
    asphyxiation: ["outer-space"],
    goo: [],
    launched: [],
    markers: [],
    power: "normal",
    ...more,
  } as unknown as StationView;
}

function desk(more: Partial<StationDesk> = {}): StationDesk {
  return { characters: {}, sections: {}, traps: {}, ...more } as unknown as StationDesk;
}

const LIT = { dark: false, mouth: false, ways: {} };

function section(name: string, more: Partial<StationView> = {}, shown = desk()) {
  return sectionFacts(printedStation(), view(more), shown).find((facts) => facts.name === name)!;
}

test("a section is drawn as Dark or Lit as the rules say just now", () => {
  expect(section("bridge").dark).toBe(false);
  const now = desk({
    sections: {
      bridge: { ...LIT, dark: true },
      "outer-space": { ...LIT, dark: true },
      storage: LIT,
    },
  });
  for (const name of ["bridge", "outer-space"]) {
    expect(section(name, { power: "blackout" }, now).dark).toBe(true);
  }
  expect(section("storage", { power: "blackout" }, now).dark).toBe(false);
});

test("equal Items lie in one heap, and a character that is an Item is none", () => {
  const rat = { at: "storage", down: false, holds: [], data: [], contaminated: true };
  const facts = section("storage", {
    characters: { "telepathic-rat": rat },
    items: { storage: ["helmet", "helmet", "telepathic-rat"] },
  });
  expect(facts.items).toEqual([["helmet", 2]]);
  expect(facts.people).toEqual(["telepathic-rat"]);
});

test("Kompromat that the reader does not know is a token without a name", () => {
  expect(section("kitchen").kompromat).toBeNull();
  expect(section("kitchen", { kompromat: { kitchen: "unseen" } }).kompromat).toBe("");
  expect(section("kitchen", { kompromat: { kitchen: null } }).kompromat).toBe("");
  expect(section("kitchen", { kompromat: { kitchen: "exile" } }).kompromat).toBe("exile");
});

test("a trap token shows as what the reader knows it to be", () => {
  const now = desk({ traps: { kitchen: "decoy", suite: "real" } });
  expect(section("kitchen", {}, now).trap).toBe("decoy");
  expect(section("suite", {}, now).trap).toBe("real");
  expect(section("bridge", {}, now).trap).toBeNull();
});

test("a mouth of the Wormhole shows where the rules have one", () => {
  const now = desk({ sections: { "vault-x": { ...LIT, mouth: true } } });
  const wormhole = { at: "vault-x" };
  expect(section("vault-x", { wormhole }, now).mouth).toBe(true);
  expect(section("vault-x", { wormhole }).mouth).toBe(false);
});

test("the Monster is a pawn among the others", () => {
  const monster = { at: "vault-x", down: false, inside: ["exile"] };
  const [found] = pawnFacts(printedStation(), view({ monster }), desk());
  expect(found).toMatchObject({ name: "monster", kind: "monster", at: "vault-x", inside: 1 });
});

test("what has not changed stays the same object", () => {
  const same = keptEqual<{ name: string; down: boolean }>();
  const [first, second] = same([
    { name: "exile", down: false },
    { name: "medical", down: false },
  ]);
  const [again, changed] = same([
    { name: "exile", down: false },
    { name: "medical", down: true },
  ]);
  expect(again).toBe(first);
  expect(changed).not.toBe(second);
});
