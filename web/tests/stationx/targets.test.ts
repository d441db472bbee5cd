import { expect, test } from "vitest";
import { litBy, tapped, type Option } from "../../src/games/stationx/targets";
import type { Action } from "../../src/lib/types";

let count = 0;
/** A legal action: `move b2 b3`, `buy trooper b3`, `keep b2`. */
function option(text: string): Option {
  const [kind, ...args] = text.split(" ");
  const two = ["move", "jump", "attack", "capture"].includes(kind);
  const action: Action = { kind, args };
  return {
    index: count++,
    action,
    group: kind,
    args: {},
    choice: {
      kind,
      group: kind,
      from: two ? args[0] : null,
      to: args.at(-1) ?? null,
      target: kind === "buy" ? args[0] : null,
      words: { id: "", args: {} },
      label: null,
      note: null,
      price: null,
      battle: null,
    },
  };
}

const MOVE = option("move b2 b3");
const STRIKE = option("attack b2 c3");
const OTHER = option("move d4 d5");
const ALL = [MOVE, STRIKE, OTHER];

test("before anything is chosen the units that can act light up", () => {
  const lit = litBy(ALL, null, null);
  expect([...lit.ready]).toEqual(["b2", "d4"]);
  expect(lit.goals.size).toBe(0);
});

test("a chosen unit shows where it can go and whom it can attack", () => {
  expect([...litBy(ALL, "b2", null).goals]).toEqual([
    ["b3", ["move"]],
    ["c3", ["attack"]],
  ]);
});

test("a kind of action that several units have lights up the units first", () => {
  const lit = litBy(ALL, null, [MOVE, OTHER]);
  expect([...lit.ready]).toEqual(["b2", "d4"]);
  expect(lit.goals.size).toBe(0);
});

test("a cell that a unit can both walk and jump to shows both", () => {
  const lit = litBy([MOVE, option("jump b2 b3")], "b2", null);
  expect(lit.goals.get("b3")).toEqual(["move", "jump"]);
});

test("a tap on an own unit chooses it", () => {
  expect(tapped(ALL, null, null, "b2")).toEqual({ sort: "unit", cell: "b2" });
});

test("a tap on a lit cell acts", () => {
  expect(tapped(ALL, "b2", null, "b3")).toEqual({ sort: "act", option: MOVE });
});

test("another own unit can be chosen while one is", () => {
  expect(tapped(ALL, "b2", null, "d4")).toEqual({ sort: "unit", cell: "d4" });
});

test("an enemy may be tapped before the unit that attacks it", () => {
  expect(tapped(ALL, null, null, "c3")).toEqual({ sort: "act", option: STRIKE });
});

test("where several units could attack it is asked which", () => {
  const other = option("attack d4 c3");
  const answer = tapped([...ALL, other], null, null, "c3");
  expect(answer).toEqual({ sort: "menu", options: [STRIKE, other] });
});

test("where one can walk or jump it is asked which", () => {
  const jump = option("jump b2 b3");
  expect(tapped([MOVE, jump], "b2", null, "b3")).toEqual({ sort: "menu", options: [MOVE, jump] });
});

test("a tap where the chosen unit cannot go asks why", () => {
  expect(tapped(ALL, "b2", null, "x9")).toEqual({ sort: "doubt" });
});

test("a tap with nothing chosen only looks", () => {
  expect(tapped(ALL, null, null, "x9")).toEqual({ sort: "none" });
});

test("a question with cells for answers is answered by a tap", () => {
  const keep = [option("keep b2"), option("keep c2")];
  expect(tapped(keep, null, keep, "c2")).toEqual({ sort: "act", option: keep[1] });
});
