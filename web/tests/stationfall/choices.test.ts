import { describe, expect, test } from "vitest";
import {
  corridor,
  costOf,
  families,
  groups,
  loud,
  narrowed,
  nextStep,
  options,
  sole,
  type Fields,
  type Option,
} from "../../src/games/stationfall/choices";
import { lit, marks, tapped, touched } from "../../src/games/stationfall/targets";
import type { Action, Choice, Cost } from "../../src/games/stationfall/types";

const FIELDS: Fields = {
  step: ["character", "to"],
  drag: ["character", "other-character", "to"],
  throw: ["character", "item", "to"],
  drop: ["character", "item"],
  attack: ["character", "other-character", "item"],
  influence: ["card", "count"],
  activate: ["character"],
  bribe: ["character"],
  wait: ["character"],
  reveal: [],
  schroedinger: ["identity"],
  "core-lock": ["at", "to"],
  deliver: ["data", "offsite"],
};
const HERE = { here: "reactor" };

function section(name: string) {
  return { sort: "section", name } as const;
}

function character(name: string) {
  return { sort: "character", name } as const;
}

/** A position in which these actions, each with what it is about, are possible. */
function position(
  ...lines: [notation: string, targets?: Choice["targets"], group?: string, cost?: Cost][]
) {
  const legal: Action[] = [];
  const choices: Choice[] = [];
  for (const [notation, targets = [], group, cost = "action"] of lines) {
    const [kind, ...args] = notation.split(" ");
    legal.push({ kind, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)) });
    const words = { id: notation, args: {} };
    const target = targets[0] ?? null;
    const rest = { about: null, target, targets, note: null, words, label: null };
    choices.push({ group: group ?? kind, cost, ...rest });
  }
  const all = options(legal, choices, FIELDS);
  const kinds = [...new Set(all.map((one) => one.group))];
  const headings = kinds.map((kind) => ({
    kind,
    words: { id: kind, args: {} },
    choices: all.filter((one) => one.group === kind).map((one) => one.index),
  }));
  return { all, groups: groups(all, headings) };
}

function said(some: Option[]): string[] {
  return some.map((one) => one.choice.words.id);
}

describe("the list", () => {
  test("actions stand by kind, kinds by family, the end of it last", () => {
    const { groups } = position(
      ["wait engineer", [], "wait", "turn"],
      ["bribe exile", [character("exile")], "bribe", "none"],
      ["drop engineer gun"],
      ["step engineer bridge", [section("bridge")]],
      ["step engineer reactor", [section("reactor")]],
    );
    expect(groups.map((one) => one.kind)).toEqual(["step", "drop", "bribe", "wait"]);
    expect(families(groups).map((one) => one.family)).toEqual([
      "move",
      "things",
      "leverage",
      "close",
    ]);
  });

  test("a group tells its cost only where all its actions cost the same", () => {
    const { groups } = position(
      ["step engineer bridge", [], "step", "free"],
      ["step engineer reactor", [], "step", "action"],
      ["drop engineer gun", [], "drop", "free"],
    );
    expect(groups.map((one) => costOf(one.options))).toEqual([null, "free"]);
  });

  test("one influences first whom, then with how many cubes", () => {
    const { all } = position(
      ["influence exile 1"],
      ["influence exile 2"],
      ["influence medical 1"],
      ["influence medical 2"],
    );
    const whom = nextStep(all);
    expect(whom?.field).toBe("card");
    expect(whom?.heaps.map((one) => one.value)).toEqual(["exile", "medical"]);
    const many = nextStep(narrowed(all, [{ field: "card", value: "medical" }]));
    expect(many?.field).toBe("count");
    expect(many?.heaps.map((one) => said(one.options))).toEqual([
      ["influence medical 1"],
      ["influence medical 2"],
    ]);
  });

  test("what all actions share is not asked", () => {
    const { all } = position(["throw engineer gun bridge"], ["throw engineer gun reactor"]);
    expect(nextStep(all)?.field).toBe("to");
  });

  test("actions of different kinds in one group are told whole", () => {
    const { all } = position(["reveal", [], "reveal"], ["schroedinger exile", [], "reveal"]);
    const step = nextStep(all);
    expect(step?.field).toBe("action");
    expect(step?.heaps.map((one) => said(one.options))).toEqual([
      ["reveal"],
      ["schroedinger exile"],
    ]);
  });

  test("few corridors are chosen whole, many from either end", () => {
    const names = "abcdefghij".split("");
    const ways = names.slice(1).map((name) => `core-lock a ${name}`);
    const few = position(...ways.slice(0, 3).map((way): [string] => [way])).all;
    expect(nextStep(few)?.heaps.map((one) => one.value)).toEqual(["a|b", "a|c", "a|d"]);
    const many = position(...[...ways, "core-lock b c"].map((way): [string] => [way])).all;
    const step = nextStep(many);
    expect(step?.heaps.map((one) => one.value)).toContain("j");
    const left = narrowed(many, [{ field: step?.field ?? "", value: "b" }]);
    expect(said(left)).toEqual(["core-lock a b", "core-lock b c"]);
  });

  test("a decision that no option fits leaves nothing", () => {
    const { all } = position(["influence exile 1"], ["influence medical 1"]);
    expect(narrowed(all, [{ field: "card", value: "nobody" }])).toEqual([]);
  });
});

describe("the board", () => {
  test("sections, characters and corridors light up, each once", () => {
    const { all } = position(
      ["step engineer bridge", [section("bridge")]],
      ["throw engineer gun bridge", [section("bridge")]],
      ["attack engineer exile gun", [character("exile")]],
      ["core-lock b a", [{ sort: "corridor", name: "b|a" }]],
    );
    const found = lit(all, HERE);
    expect([...found.sections].sort()).toEqual(["a", "b", "bridge"]);
    expect([...found.characters]).toEqual(["exile"]);
    expect([...found.corridors]).toEqual([corridor("a", "b")]);
  });

  test("what has no place of its own happens where its character is", () => {
    const { all } = position(
      ["drop engineer gun", [{ sort: "item", name: "gun" }]],
      ["wait engineer"],
    );
    expect(marks(all[0], HERE)).toEqual([section("reactor")]);
    expect(marks(all[1], HERE)).toEqual([]);
  });

  test("Bribes light up nobody before they are chosen", () => {
    const { groups } = position(
      ["step engineer bridge", [section("bridge")]],
      ["bribe exile", [character("exile")]],
    );
    expect(loud(groups).map((one) => one.kind)).toEqual(["step"]);
  });

  test("who can only influence sees whom", () => {
    const { groups } = position(["influence exile 1", [character("exile")]], ["reveal"]);
    expect(loud(groups).map((one) => one.kind)).toContain("influence");
  });

  test("revealing as a Bonus Character is no place on the board", () => {
    const { groups } = position(
      ["influence exile 1", [character("exile")]],
      ["schroedinger exile", [{ sort: "identity", name: "exile" }]],
    );
    expect(loud(groups).map((one) => one.kind)).toContain("influence");
  });

  test("the only kind of answer lies open, whether or not one may say no", () => {
    const overload = position(["overload bridge"], ["overload tanks"], ["decline"]);
    expect(sole(overload.groups)?.kind).toBe("overload");
    expect(sole(position(["overload bridge"]).groups)).toBeNull();
    expect(sole(position(["step exile bridge"], ["step exile tanks"]).groups)).toBeNull();
  });

  test("a tap on the only thing possible there does it", () => {
    const { all } = position(
      ["step engineer bridge", [section("bridge")]],
      ["step engineer tanks", [section("tanks")]],
    );
    const answer = touched(all, all, section("bridge"), null, HERE);
    expect(answer.sort === "act" && said([answer.option])).toEqual(["step engineer bridge"]);
  });

  test("several actions at a place open a menu", () => {
    const { all } = position(
      ["step engineer bridge", [section("bridge")]],
      ["throw engineer gun bridge", [section("bridge")]],
    );
    const answer = touched(all, all, section("bridge"), null, HERE);
    expect(answer.sort === "menu" && said(answer.options)).toHaveLength(2);
  });

  test("a character never acts by a tap unless the action was chosen", () => {
    const { all } = position(["activate exile", [character("exile")]]);
    expect(touched(all, all, character("exile"), null, HERE).sort).toBe("menu");
    expect(tapped(all, character("exile"), null, HERE).sort).toBe("act");
  });

  test("a character does not hide the section where it stands", () => {
    const { all } = position(
      ["step engineer bridge", [section("bridge")]],
      ["step engineer tanks", [section("tanks")]],
    );
    expect(tapped(all, character("exile"), section("bridge"), HERE).sort).toBe("act");
    expect(touched(all, all, character("exile"), section("bridge"), HERE).sort).toBe("menu");
  });

  test("what does not glow shows its card", () => {
    const { all, groups } = position(
      ["step engineer bridge", [section("bridge")]],
      ["bribe exile", [character("exile")]],
    );
    const glowing = loud(groups).flatMap((group) => group.options);
    expect(touched(all, glowing, character("exile"), section("tanks"), HERE).sort).toBe("none");
    expect(touched(all, glowing, section("tanks"), null, HERE).sort).toBe("none");
  });

  test("one drags by tapping whom and where to", () => {
    const { all } = position(
      ["drag engineer exile bridge", [character("exile"), section("bridge")]],
      ["drag engineer exile tanks", [character("exile"), section("tanks")]],
      ["drag engineer medical bridge", [character("medical"), section("bridge")]],
      ["drag engineer medical tanks", [character("medical"), section("tanks")]],
    );
    const whom = tapped(all, character("medical"), null, HERE);
    expect(whom.sort).toBe("narrow");
    const open = whom.sort === "narrow" ? whom.options : [];
    const where = tapped(open, section("tanks"), null, HERE);
    expect(where.sort === "act" && said([where.option])).toEqual(["drag engineer medical tanks"]);
  });

  test("what the board cannot tell apart is asked in a menu", () => {
    const { all } = position(
      ["throw engineer gun bridge", [section("bridge")]],
      ["throw engineer helmet bridge", [section("bridge")]],
      ["throw engineer gun tanks", [section("tanks")]],
    );
    expect(tapped(all, section("bridge"), null, HERE).sort).toBe("menu");
  });
});
