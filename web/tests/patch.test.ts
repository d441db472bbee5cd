import { expect, test } from "vitest";
import { follow } from "../src/lib/patch";
import type { GameMessage, LiveGame } from "../src/lib/types";

const event = (id: string, step = 1) => ({ id, args: {}, step });
const desk = { seats: [0, 1], to_act: [0], minute: 13, asks: ["a"] };

function message(change: Partial<GameMessage>): GameMessage {
  return {
    version: 1,
    step: 1,
    log: { at: 0, events: [] },
    undo: false,
    outcome: null,
    scores: null,
    course: null,
    ...change,
  };
}

const known = (): LiveGame =>
  follow(null, message({ desk, log: { at: 0, events: [event("a"), event("b")] } }))!;

test("a whole desk is taken as it is", () => {
  expect(known().desk).toEqual(desk);
  expect(known().log.map((one) => one.id)).toEqual(["a", "b"]);
});

/** The desk of a state with the keys that no game has. */
const made = (state: LiveGame): Record<string, unknown> => ({ ...state.desk });

test("a patch changes the named keys and drops those that are gone", () => {
  const next = follow(
    known(),
    message({ version: 2, desk_patch: { set: { minute: 12, fire: ["lab"] }, gone: ["asks"] } }),
  )!;
  expect(made(next)).toEqual({ seats: [0, 1], to_act: [0], minute: 12, fire: ["lab"] });
  expect(next.version).toBe(2);
});

test("a patch changes records within a key, and leaves the others and their order", () => {
  const people = { ann: { at: "lab" }, bob: { at: "hub" }, cat: { at: "lab" } };
  const before = follow(null, message({ desk: { ...desk, people } }))!;
  const within = { people: { set: { bob: { at: "lab" }, dan: { at: "pod" } }, gone: ["ann"] } };
  const next = follow(before, message({ desk_patch: { set: {}, gone: [], within } }))!;
  expect(Object.entries(made(next).people as object)).toEqual([
    ["bob", { at: "lab" }],
    ["cat", { at: "lab" }],
    ["dan", { at: "pod" }],
  ]);
  expect(made(before).people).toBe(people);
});

test("a patch leaves the older state as it was", () => {
  const before = known();
  follow(before, message({ desk_patch: { set: { minute: 1 }, gone: [] } }));
  expect(before.desk).toEqual(desk);
});

test("new events are appended", () => {
  const change = { at: 2, events: [event("c", 2)] };
  const next = follow(known(), message({ desk_patch: { set: {}, gone: [] }, log: change }))!;
  expect(next.log.map((one) => one.id)).toEqual(["a", "b", "c"]);
});

test("an undo shortens the log", () => {
  const change = { at: 1, events: [] };
  const next = follow(known(), message({ desk_patch: { set: {}, gone: [] }, log: change }))!;
  expect(next.log.map((one) => one.id)).toEqual(["a"]);
});

test("an undo and what followed it replace the end of the log", () => {
  const change = { at: 1, events: [event("x"), event("y")] };
  const next = follow(known(), message({ desk_patch: { set: {}, gone: [] }, log: change }))!;
  expect(next.log.map((one) => one.id)).toEqual(["a", "x", "y"]);
});

test("a patch on nothing, or a log with a gap, asks for everything anew", () => {
  expect(follow(null, message({ desk_patch: { set: {}, gone: [] } }))).toBeNull();
  expect(follow(known(), message({ desk, log: { at: 5, events: [] } }))).toBeNull();
});
