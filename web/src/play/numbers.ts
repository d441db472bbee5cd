/** The numbers that choices are made by. A choice keeps its number as long as the turn lasts, so
 * that a key that was pressed twice never does something else the second time. */

import type { Group, Step } from "./choices";
import type { Arg } from "./types";

const MOST = 9;

export class Numbers {
  #turn = "";
  readonly #given = new Map<string, number>();

  /** A number for each of these, as far as there are some, in a turn. Whatever had one keeps it;
   * others get one that nothing had yet, and only when all were given one that is free just now. */
  of(turn: string, keys: readonly string[]): Map<string, number> {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#given.clear();
    }
    const found = new Map<string, number>();
    for (const key of keys) {
      const known = this.#given.get(key);
      if (known !== undefined) found.set(key, known);
    }
    for (const key of keys) {
      if (found.has(key)) continue;
      const number = free(this.#given.values()) ?? free(found.values());
      if (number === null) break;
      for (const [other, old] of this.#given) if (old === number) this.#given.delete(other);
      this.#given.set(key, number);
      found.set(key, number);
    }
    return found;
  }
}

function free(taken: Iterable<number>): number | null {
  const known = new Set(taken);
  for (let number = 1; number <= MOST; number++) if (!known.has(number)) return number;
  return null;
}

/** The numbers of all that is chosen among at a screen. */
export class Numbering {
  readonly #groups = new Numbers();
  readonly #heaps = new Map<string, Numbers>();

  /** By name of the group. Groups are told apart by their kind, and by what they are about where a
   * kind has several. */
  ofGroups(turn: string, groups: readonly Group<any>[]): Map<string, number> {
    const alone = (kind: string) => groups.filter((one) => one.kind === kind).length === 1;
    const keys = groups.map(({ kind, options }) =>
      alone(kind) ? kind : `${kind} ${options[0].action.args.join(" ")}`,
    );
    const numbers = this.#groups.of(turn, keys);
    return numbered(
      groups.map((group) => group.name),
      keys,
      numbers,
    );
  }

  /** By value of the heap. */
  ofStep(turn: string, kind: string, { field, heaps }: Step<any>): Map<Arg, number> {
    const name = `${kind} ${field}`;
    let known = this.#heaps.get(name);
    if (!known) this.#heaps.set(name, (known = new Numbers()));
    const values = heaps.map((heap) => heap.value);
    const keys = values.map(String);
    return numbered(values, keys, known.of(turn, keys));
  }
}

function numbered<T>(things: T[], keys: string[], numbers: Map<string, number>): Map<T, number> {
  const found = new Map<T, number>();
  things.forEach((thing, place) => {
    const number = numbers.get(keys[place]);
    if (number !== undefined) found.set(thing, number);
  });
  return found;
}
