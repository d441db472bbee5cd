/** The legal actions as a person chooses among them: by kind, then one argument after the other. */

import type { Action, Arg, Heading, PlainChoice, Sentence } from "./types";

/** Names of the arguments by kind of action. */
export type Fields = Record<string, string[]>;

/** One legal action with all that is known about it. */
export interface Option<C extends PlainChoice = PlainChoice> {
  index: number;
  action: Action;
  group: string;
  choice: C;
  args: Record<string, Arg>;
}

export interface Group<C extends PlainChoice = PlainChoice> {
  /** Tells it from the others; of some kinds each action is a group of its own. */
  name: string;
  kind: string;
  /** Under which of the list's headings it stands. */
  family: string;
  words: Sentence | null;
  options: Option<C>[];
}

/** What is to be decided next within some options: a name for each heap of them. */
export interface Step<C extends PlainChoice = PlainChoice> {
  field: string;
  heaps: Heap<C>[];
}

export interface Heap<C extends PlainChoice = PlainChoice> {
  value: Arg;
  options: Option<C>[];
}

export interface Pick {
  field: string;
  value: Arg;
}

/** How kinds of actions stand together in a list: families in order, each with its kinds in order.
 * Order and place only: what is possible, and at what price, the server says. */
export class Order {
  readonly families: readonly string[];
  readonly #family = new Map<string, string>();
  readonly #place = new Map<string, number>();
  readonly #other: string;

  /** `other` is the family of every kind that stands nowhere. */
  constructor(
    kinds: Record<string, readonly string[]>,
    families: readonly string[],
    other: string,
  ) {
    this.families = families;
    this.#other = other;
    for (const [family, some] of Object.entries(kinds)) {
      for (const kind of some) {
        this.#family.set(kind, family);
        this.#place.set(kind, this.#place.size);
      }
    }
  }

  familyOf(kind: string): string {
    return this.#family.get(kind) ?? this.#other;
  }

  compare(a: { family: string; kind: string }, b: { family: string; kind: string }): number {
    const place = (kind: string): number => this.#place.get(kind) ?? 0;
    const { families } = this;
    return families.indexOf(a.family) - families.indexOf(b.family) || place(a.kind) - place(b.kind);
  }
}

export function options<C extends PlainChoice>(
  legal: Action[],
  choices: C[],
  fields: Fields,
): Option<C>[] {
  return legal.flatMap((action, index) => {
    const choice = choices[index];
    if (!choice) return [];
    const args: Record<string, Arg> = {};
    (fields[action.kind] ?? []).forEach((name, place) => (args[name] = action.args[place]));
    return [{ index, action, group: choice.group, choice, args }];
  });
}

/** Options under the headings of the desk, in the order of the list. */
export function groups<C extends PlainChoice>(
  all: Option<C>[],
  headings: Heading[],
  order: Order,
): Group<C>[] {
  return headings
    .map((heading, place): Group<C> => {
      const wanted = new Set(heading.choices);
      return {
        name: `${heading.kind} ${place}`,
        kind: heading.kind,
        family: order.familyOf(heading.kind),
        words: heading.words,
        options: all.filter((one) => wanted.has(one.index)),
      };
    })
    .filter((group) => group.options.length > 0)
    .sort((a, b) => order.compare(a, b));
}

/** Groups that stand together, in the order of the list. */
export function families<G extends { family: string }>(
  all: G[],
  order: Order,
): { family: string; groups: G[] }[] {
  return order.families
    .map((family) => ({ family, groups: all.filter((group) => group.family === family) }))
    .filter((one) => one.groups.length > 0);
}

/** Options in heaps by some value that each of them has. */
export function heaped<C extends PlainChoice>(
  heap: Option<C>[],
  value: (option: Option<C>) => Arg,
): Heap<C>[] {
  const heaps = new Map<Arg, Option<C>[]>();
  for (const option of heap) {
    const key = value(option);
    const known = heaps.get(key);
    if (known) known.push(option);
    else heaps.set(key, [option]);
  }
  return [...heaps].map(([key, options]) => ({ value: key, options }));
}

/** What has to be decided next; null when one option is left. */
export function nextStep<C extends PlainChoice>(heap: Option<C>[]): Step<C> | null {
  if (heap.length < 2) return null;
  const { kind } = heap[0].action;
  const mixed = heap.some((one) => one.action.kind !== kind);
  const field = mixed
    ? undefined
    : Object.keys(heap[0].args).find((name) => new Set(heap.map((one) => one.args[name])).size > 1);
  if (!field) return { field: "action", heaps: heaped(heap, (one) => one.index) };
  return { field, heaps: heaped(heap, (one) => one.args[field]) };
}

/** The options after some decisions, each a field and a value of a step. */
export function narrowed<C extends PlainChoice>(
  heap: Option<C>[],
  picks: Pick[],
  stepFor: (heap: Option<C>[], field: string) => Step<C> | null = nextStep,
): Option<C>[] {
  let left = heap;
  for (const pick of picks) {
    const step = stepFor(left, pick.field);
    const found = step?.field === pick.field ? step.heaps : [];
    left = found.find((one) => one.value === pick.value)?.options ?? [];
  }
  return left;
}
