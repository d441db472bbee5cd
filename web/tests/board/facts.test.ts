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

function section(name: string, more: Partial<StationView> = {}) {
  return sectionFacts(printedStation(), view(more)).find((facts) => facts.name === name)!;
}

test("in a Blackout every section is Dark but Outer Space", () => {
  expect(section("bridge").dark).toBe(false);
  expect(section("bridge", { power: "blackout" }).dark).toBe(true);
  expect(section("outer-space", { power: "blackout" }).dark).toBe(false);
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

test("decoys show only to whom the real trap is known", () => {
  const hidden = { player: 1, at: { kitchen: null, suite: null } };
  expect(section("kitchen", { traps: hidden }).trap).toBe("unknown");
  const known = { player: 0, at: { kitchen: "decoy", suite: "real" } };
  expect(section("kitchen", { traps: known }).trap).toBe("decoy");
  expect(section("suite", { traps: known }).trap).toBe("real");
});

test("both mouths of the Wormhole show once they are apart", () => {
  expect(section("vault-x", { wormhole: { at: "vault-x" } }).mouth).toBe(false);
  expect(section("vault-x", { wormhole: { at: "suite" } }).mouth).toBe(true);
  expect(section("suite", { wormhole: { at: "suite" } }).mouth).toBe(true);
});

test("the Monster is a pawn among the others", () => {
  const monster = { at: "vault-x", down: false, inside: ["exile"] };
  const desk = { characters: {} } as unknown as StationDesk;
  const [found] = pawnFacts(printedStation(), view({ monster }), desk);
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
