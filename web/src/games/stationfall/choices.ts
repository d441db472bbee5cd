/** The legal actions as a person chooses among them: by kind, then one argument after the other. */

import type { Action, Arg, Choice, Cost, Heading, Sentence } from "./types";
import { FAMILIES, QUIET, familyOf, placeOf, type Family } from "./families";

/** Names of the arguments by kind of action. */
export type Fields = Record<string, string[]>;

/** One legal action with all that is known about it. */
export interface Option {
  index: number;
  action: Action;
  group: string;
  cost: Cost;
  choice: Choice;
  args: Record<string, Arg>;
}

export interface Group {
  /** Tells it from the others; of some kinds each action is a group of its own. */
  name: string;
  kind: string;
  family: Family;
  words: Sentence | null;
  options: Option[];
  /** What it costs, where all its actions cost the same. */
  cost: Cost | null;
}

/** What is to be decided next within some options: a name for each heap of them. */
export interface Step {
  field: string;
  heaps: Heap[];
}

export interface Heap {
  value: Arg;
  options: Option[];
}

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

export function options(legal: Action[], choices: Choice[], fields: Fields): Option[] {
  return legal.flatMap((action, index) => {
    const choice = choices[index];
    if (!choice) return [];
    const args: Record<string, Arg> = {};
    (fields[action.kind] ?? []).forEach((name, place) => (args[name] = action.args[place]));
    return [{ index, action, group: choice.group, cost: choice.cost, choice, args }];
  });
}

/** Options under the headings of the desk, in the order of the list. */
export function groups(all: Option[], headings: Heading[]): Group[] {
  return headings
    .map((heading, place): Group => {
      const heap = all.filter((one) => heading.choices.includes(one.index));
      const alike = heap.every((one) => one.cost === heap[0].cost);
      return {
        name: `${heading.kind} ${place}`,
        kind: heading.kind,
        family: familyOf(heading.kind),
        words: heading.words,
        options: heap,
        cost: alike ? (heap[0]?.cost ?? null) : null,
      };
    })
    .filter((group) => group.options.length > 0)
    .sort(
      (a, b) =>
        FAMILIES.indexOf(a.family) - FAMILIES.indexOf(b.family) ||
        placeOf(a.kind) - placeOf(b.kind),
    );
}

/** Groups that stand together, in the order of the list. */
export function families(all: Group[]): { family: Family; groups: Group[] }[] {
  return FAMILIES.map((family) => ({
    family,
    groups: all.filter((group) => group.family === family),
  })).filter((one) => one.groups.length > 0);
}

/** What the options differ in, argument by argument; the two ends of a corridor are one thing. */
function differing(heap: Option[]): string[] {
  const kind = heap[0].action.kind;
  if (heap.some((one) => one.action.kind !== kind)) return ["action"];
  const pairs = CORRIDORS[kind];
  if (pairs) {
    return pairs
      .map((pair) => pair.join("|"))
      .filter((field) => new Set(heap.map((one) => valueOf(one, field))).size > 1);
  }
  const names = Object.keys(heap[0].args);
  return names.filter((name) => new Set(heap.map((one) => one.args[name])).size > 1);
}

function valueOf(option: Option, field: string): Arg {
  if (field === "action") return option.index;
  if (field.includes("|")) {
    const [a, b] = field.split("|");
    return corridor(option.args[a], option.args[b]);
  }
  return option.args[field];
}

/** What has to be decided next; null when one option is left. */
export function nextStep(heap: Option[], within?: string): Step | null {
  if (heap.length < 2) return null;
  const [field] = differing(heap);
  if (!field)
    return { field: "action", heaps: heap.map((one) => ({ value: one.index, options: [one] })) };
  if (field.includes("|") && within === undefined) {
    const corridors = new Set(heap.map((one) => valueOf(one, field)));
    if (corridors.size > MOST_CORRIDORS) return ends(heap, field);
  }
  const heaps = new Map<Arg, Option[]>();
  for (const option of heap) {
    const value = valueOf(option, field);
    const known = heaps.get(value);
    if (known) known.push(option);
    else heaps.set(value, [option]);
  }
  return { field, heaps: [...heaps].map(([value, options]) => ({ value, options })) };
}

/** A corridor may be chosen from either end. */
function ends(heap: Option[], field: string): Step {
  const [a, b] = field.split("|");
  const heaps = new Map<Arg, Option[]>();
  for (const option of heap) {
    for (const end of [option.args[a], option.args[b]]) {
      heaps.set(end, [...(heaps.get(end) ?? []), option]);
    }
  }
  return { field: a, heaps: [...heaps].map(([value, options]) => ({ value, options })) };
}

/** The options after some decisions, each a field and a value of `nextStep`. */
export function narrowed(heap: Option[], picks: { field: string; value: Arg }[]): Option[] {
  let left = heap;
  for (const pick of picks) {
    const step = stepFor(left, pick.field);
    left = step?.heaps.find((one) => one.value === pick.value)?.options ?? [];
  }
  return left;
}

function stepFor(heap: Option[], field: string): Step | null {
  const step = nextStep(heap);
  return step?.field === field ? step : nextStep(heap, field);
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
  const [first, ...more] = all.filter((group) => familyOf(group.kind) !== "close");
  if (!first || more.length > 0 || familyOf(first.kind) !== "answer") return null;
  return first.options.length > 1 ? first : null;
}
