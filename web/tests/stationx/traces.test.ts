import { expect, test } from "vitest";
import { tracing } from "../../src/games/stationx/board/traces";
import type { UnitFacts } from "../../src/games/stationx/types";

const unit = (player: number, kind: UnitFacts["unit"], fresh = false): UnitFacts => ({
  player,
  unit: kind,
  attack: 1,
  movement: 2,
  jumps: false,
  moved: false,
  attacked: false,
  new: fresh,
  jumped: false,
  doomed: false,
});

const keyAt = (all: { key: string; at: string }[], cell: string) =>
  all.find((one) => one.at === cell)?.key;

test("a unit that has moved is the same unit", () => {
  const trace = tracing();
  const before = keyAt(trace({ a1: unit(0, "trooper"), c3: unit(1, "trooper") }), "a1");
  expect(keyAt(trace({ a2: unit(0, "trooper"), c3: unit(1, "trooper") }), "a2")).toBe(before);
});

test("of two that could have moved the nearer one has", () => {
  const trace = tracing();
  const first = trace({ a1: unit(0, "droid"), k9: unit(0, "droid") });
  const near = keyAt(first, "k9");
  expect(keyAt(trace({ a1: unit(0, "droid"), k8: unit(0, "droid") }), "k8")).toBe(near);
});

test("a unit that has just appeared is nobody who was there before", () => {
  const trace = tracing();
  const gone = keyAt(trace({ a1: unit(0, "trooper") }), "a1");
  expect(keyAt(trace({ b9: unit(0, "trooper", true) }), "b9")).not.toBe(gone);
});

test("what is drawn never changes places", () => {
  const trace = tracing();
  const keys = trace({ a1: unit(0, "trooper"), c3: unit(1, "droid") }).map(({ key }) => key);
  const later = trace({ c3: unit(1, "droid"), a2: unit(0, "trooper") }).map(({ key }) => key);
  expect(later).toEqual(keys);
});
