import { expect, test } from "vitest";
import { follow } from "../src/lib/patch";
import type { GameMessage, LiveGame, View } from "../src/lib/types";

const event = (id: string, step = 1) => ({ id, args: {}, step });
const view: View = {
  seats: 2,
  options: {},
  to_act: [0],
  prompt: null,
  legal: [],
  minute: 13,
  asks: ["a"],
};

function message(change: Partial<GameMessage>): GameMessage {
  return {
    version: 1,
    step: 1,
    desk: {},
    log: { at: 0, events: [] },
    undo: false,
    outcome: null,
    scores: null,
    course: null,
    ...change,
  };
}

const known = (): LiveGame =>
  follow(null, message({ view, log: { at: 0, events: [event("a"), event("b")] } }))!;

test("a whole view is taken as it is", () => {
  expect(known().view).toEqual(view);
  expect(known().log.map((one) => one.id)).toEqual(["a", "b"]);
});

test("a patch changes the named keys and drops those that are gone", () => {
  const next = follow(
    known(),
    message({ version: 2, patch: { set: { minute: 12, fire: ["lab"] }, gone: ["asks"] } }),
  )!;
  expect(next.view.minute).toBe(12);
  expect(next.view.fire).toEqual(["lab"]);
  expect("asks" in next.view).toBe(false);
  expect(next.view.seats).toBe(2);
  expect(next.version).toBe(2);
});

test("a patch changes records within a key, and leaves the others and their order", () => {
  const people = { ann: { at: "lab" }, bob: { at: "hub" }, cat: { at: "lab" } };
  const before = follow(null, message({ view: { ...view, people } as View }))!;
  const within = { people: { set: { bob: { at: "lab" }, dan: { at: "pod" } }, gone: ["ann"] } };
  const next = follow(before, message({ patch: { set: {}, gone: [], within } }))!;
  expect(Object.entries(next.view.people as object)).toEqual([
    ["bob", { at: "lab" }],
    ["cat", { at: "lab" }],
    ["dan", { at: "pod" }],
  ]);
  expect(before.view.people).toBe(people);
});

test("a patch leaves the older state as it was", () => {
  const before = known();
  follow(before, message({ patch: { set: { minute: 1 }, gone: [] } }));
  expect(before.view.minute).toBe(13);
});

test("new events are appended", () => {
  const change = { at: 2, events: [event("c", 2)] };
  const next = follow(known(), message({ patch: { set: {}, gone: [] }, log: change }))!;
  expect(next.log.map((one) => one.id)).toEqual(["a", "b", "c"]);
});

test("an undo shortens the log", () => {
  const change = { at: 1, events: [] };
  const next = follow(known(), message({ patch: { set: {}, gone: [] }, log: change }))!;
  expect(next.log.map((one) => one.id)).toEqual(["a"]);
});

test("an undo and what followed it replace the end of the log", () => {
  const change = { at: 1, events: [event("x"), event("y")] };
  const next = follow(known(), message({ patch: { set: {}, gone: [] }, log: change }))!;
  expect(next.log.map((one) => one.id)).toEqual(["a", "x", "y"]);
});

test("a patch on nothing, or a log with a gap, asks for everything anew", () => {
  expect(follow(null, message({ patch: { set: {}, gone: [] } }))).toBeNull();
  expect(follow(known(), message({ view, log: { at: 5, events: [] } }))).toBeNull();
});

test("a desk is patched by its keys as a view is", () => {
  const before = follow(null, message({ view, desk: { seat: 0, clock: "a", left: 1 } }))!;
  const patch = { set: {}, gone: [] };
  const change = { set: { clock: "b" }, gone: ["left"] };
  const next = follow(before, message({ patch, desk: undefined, desk_patch: change }))!;
  expect(next.desk).toEqual({ seat: 0, clock: "b" });
  expect(before.desk).toEqual({ seat: 0, clock: "a", left: 1 });
});

test("a change of a desk that is not known asks for everything", () => {
  const change = { set: {}, gone: [] };
  expect(follow(null, message({ view, desk: undefined, desk_patch: change }))).toBeNull();
});
