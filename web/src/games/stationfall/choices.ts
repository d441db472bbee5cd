/** The legal actions of Stationfall as a person chooses among them. */

import * as common from "../../play/choices";
import { ORDER, QUIET } from "./families";
import type { Arg, Choice, Cost, Heading } from "./types";

export { options, type Fields } from "../../play/choices";
export type Option = common.Option<Choice>;
export type Group = common.Group<Choice>;
export type Step = common.Step<Choice>;
export type Heap = common.Heap<Choice>;

/** Where in an action the two ends of a corridor stand. */
const CORRIDORS: Record<string, [string, string][]> = {
  "core-lock": [["at", "to"]],
  "core-move": [
    ["from", "other-from"],
    ["at", "to"],
  ],
};

/** More corridors than these are chosen by one end, then the other. */
const MOST_CORRIDORS = 8;

export function corridor(a: Arg, b: Arg): string {
  return [a, b].map(String).sort().join("|");
}

export function groups(all: Option[], headings: Heading[]): Group[] {
  return common.groups(all, headings, ORDER);
}

export function families(all: Group[]): { family: string; groups: Group[] }[] {
  return common.families(all, ORDER);
}

/** What some actions cost, where all cost the same. */
export function costOf(some: Option[]): Cost | null {
  const costs = new Set(some.map((one) => one.choice.cost));
  return costs.size === 1 ? some[0].choice.cost : null;
}

/** What has to be decided next; the two ends of a corridor are one thing, unless there are so many
 * that it is chosen by one end, then the other. */
export function nextStep(heap: Option[], within?: string): Step | null {
  const pairs = heap.length > 1 ? CORRIDORS[heap[0].action.kind] : undefined;
  if (!pairs || heap.some((one) => one.action.kind !== heap[0].action.kind)) {
    return common.nextStep(heap);
  }
  for (const [a, b] of pairs) {
    const step: Step = {
      field: `${a}|${b}`,
      heaps: common.heaped(heap, (one) => corridor(one.args[a], one.args[b])),
    };
    if (step.heaps.length < 2) continue;
    const many = within === undefined || within === a;
    return many && step.heaps.length > MOST_CORRIDORS ? ends(heap, a, b) : step;
  }
  return { field: "action", heaps: common.heaped(heap, (one) => one.index) };
}

/** A corridor may be chosen from either end. */
function ends(heap: Option[], a: string, b: string): Step {
  const heaps = new Map<Arg, Option[]>();
  for (const option of heap) {
    for (const end of [option.args[a], option.args[b]]) {
      heaps.set(end, [...(heaps.get(end) ?? []), option]);
    }
  }
  return { field: a, heaps: [...heaps].map(([value, options]) => ({ value, options })) };
}

/** The options after some decisions, each a field and a value of `nextStep`. */
export function narrowed(heap: Option[], picks: common.Pick[]): Option[] {
  return common.narrowed(heap, picks, nextStep);
}

const ON_BOARD = new Set(["section", "character", "corridor"]);

/** Groups whose targets light up before anything is chosen. */
export function loud(all: Group[]): Group[] {
  const found = all.filter((group) => !QUIET.has(group.kind));
  const lit = found.some((group) =>
    group.options.some((option) => option.choice.targets.some(({ sort }) => ON_BOARD.has(sort))),
  );
  return lit ? found : all;
}

/** The group that is the answer to a question, if it is the only one besides saying no. */
export function sole(all: Group[]): Group | null {
  const [first, ...more] = all.filter((group) => group.family !== "close");
  if (!first || more.length > 0 || first.family !== "answer") return null;
  return first.options.length > 1 ? first : null;
}
