import { expect, test } from "vitest";
import { keptEqual, pawnFacts, sectionFacts } from "../../src/games/stationfall/board/facts";
import type { StationContent, StationDesk } from "../../src/games/stationfall/board/types";
import { printedStation } from "./station";

const LIT = { dark: false, mouth: false, ways: {} };
const content = printedStation() as StationContent;
const names = Object.keys(content.sections);

function desk(more: Partial<StationDesk> = {}): StationDesk {
  const plain: Partial<StationDesk> = {
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
    traps: {},
    monster: null,
  };
  const sections = Object.fromEntries(names.map((name) => [name, LIT]));
  const whole = { ...plain, ...more, sections: { ...sections, ...more.sections } };
  return whole as StationDesk;
}

function section(name: string, more: Partial<StationDesk> = {}) {
  return sectionFacts(content, desk(more)).find((facts) => facts.name === name)!;
}

test("a section is drawn as Dark or Lit as the rules say just now", () => {
  expect(section("bridge").dark).toBe(false);
  const sections = {
    bridge: { ...LIT, dark: true },
    "outer-space": { ...LIT, dark: true },
  };
  for (const name of ["bridge", "outer-space"]) {
    expect(section(name, { power: "blackout", sections }).dark).toBe(true);
  }
  expect(section("storage", { power: "blackout", sections }).dark).toBe(false);
});

test("equal Items lie in one heap, and a character that is an Item is none", () => {
  const rat = { stands: "storage" } as StationDesk["characters"][string];
  const facts = section("storage", {
    characters: { "telepathic-rat": rat },
    items: { storage: ["helmet", "helmet", "telepathic-rat"] },
  });
  expect(facts.items).toEqual([["helmet", 2]]);
  expect(facts.people).toEqual(["telepathic-rat"]);
});

test("Kompromat that the reader does not know is a token without a name", () => {
  expect(section("kitchen").kompromat).toBeNull();
  expect(section("kitchen", { kompromat: { kitchen: null } }).kompromat).toBe("");
  expect(section("kitchen", { kompromat: { kitchen: "exile" } }).kompromat).toBe("exile");
});

test("a trap token shows as what the reader knows it to be", () => {
  const traps = { kitchen: "decoy", suite: "real" } as const;
  expect(section("kitchen", { traps }).trap).toBe("decoy");
  expect(section("suite", { traps }).trap).toBe("real");
  expect(section("bridge", { traps }).trap).toBeNull();
});

test("a mouth of the Wormhole shows where the rules have one", () => {
  const sections = { "vault-x": { ...LIT, mouth: true } };
  expect(section("vault-x", { sections }).mouth).toBe(true);
  expect(section("vault-x").mouth).toBe(false);
});

test("the Monster is a pawn among the others", () => {
  const monster = { stands: "vault-x", down: false, inside: 1 };
  const [found] = pawnFacts(content, desk({ monster }));
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
