import { expect, test } from "vitest";
import { filledUp, fits, known, rosterFor, wantedFor } from "../src/lib/casts";
import { remembered, soloTable } from "../src/lib/hosting";
import { choiceName } from "../src/lib/options";
import { settings } from "../src/lib/settings.svelte";
import type { GameInfo, GameOption, Roster } from "../src/lib/types";

const roster: Roster = {
  pack: null,
  wanted: { "2": 3, "3": 4 },
  characters: ["a", "b", "c", "d", "e"].map((name, index) => ({
    name,
    kind: "human",
    tier: index < 4 ? 1 : 4,
    tutorial: index < 3,
    identities: [name],
  })),
};
const characters: GameOption = {
  name: "characters",
  default: "tutorial",
  accepts: "tutorial | random | NAME,NAME,...",
  rosters: [roster, { ...roster, pack: "abc", characters: roster.characters.slice(0, 3) }],
};
const pack: GameOption = { name: "pack", default: null, accepts: "DIR", choices: [null] };
const game: GameInfo = {
  name: "g",
  seats: [2, 3],
  usual: 2,
  options: [characters, pack],
  agents: ["greedy"],
  secrets: true,
  tutorial: false,
};
const me = { kind: "me" as const };

test("a pack has a roster of its own", () => {
  expect(rosterFor(characters, null)).toBe(roster);
  expect(rosterFor(characters, { name: "x", hash: "abc" })?.characters.length).toBe(3);
  expect(rosterFor(characters, { name: "x", hash: "unknown" })).toBeNull();
  expect(rosterFor(pack, null)).toBeNull();
});

test("as many as the rules want fit, each of them known", () => {
  expect(wantedFor(roster, 3)).toBe(4);
  expect(fits(roster, ["a", "b", "c"], 2)).toBe(true);
  expect(fits(roster, ["a", "b"], 2)).toBe(false);
  expect(fits(roster, ["a", "b", "z"], 2)).toBe(false);
  expect(known(roster, ["a", "z"])).toEqual(["a"]);
});

test("filling up keeps what was chosen and draws the missing ones up to the tier", () => {
  const filled = filledUp(roster, ["e"], 4, 1);
  expect(filled[0]).toBe("e");
  expect(new Set(filled).size).toBe(4);
  expect(filledUp(roster, ["a"], 5, 1)).toHaveLength(4);
  expect(filledUp(roster, ["a", "b"], 1, 4)).toEqual(["a", "b"]);
});

test("a choice by name reads as names", () => {
  expect(choiceName("g", "characters", ["a", "b"])).toBe("a, b");
});

test("what is remembered is offered only as far as it is still there", () => {
  const gone = { name: "x", hash: "gone" };
  const kept = { seats: [me, me], listed: false, pace: "live" as const };
  settings.hosting = { g: { ...kept, options: { pack: gone, characters: ["a", "b", "z"] } } };
  expect(remembered(game).options).toEqual({ characters: ["a", "b"] });
  expect(soloTable(game).options).toEqual({});
  settings.hosting = { g: { ...kept, options: { characters: ["a", "b", "e"] } } };
  expect(soloTable(game).options).toEqual({ characters: ["a", "b", "e"] });
  settings.hosting = {};
});
