/** Which unit is which: units have no names, so that one that has gone from a cell and one of its
 * kind that has come to another are taken for the same, and glide there. */

import type { Cell, UnitFacts } from "../types";
import { placeOf } from "./grid";

export interface Traced {
  key: string;
  at: Cell;
  facts: UnitFacts;
}

function far(one: Cell, other: Cell): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

function alike(one: UnitFacts, other: UnitFacts): boolean {
  return one.player === other.player && one.unit === other.unit;
}

export function tracing(): (units: Record<Cell, UnitFacts>) => Traced[] {
  let known: Traced[] = [];
  let count = 0;
  return (units) => {
    const before = new Map(known.map((one) => [one.at, one]));
    const stayed = new Map<Cell, string>();
    const came: [Cell, UnitFacts][] = [];
    for (const [at, facts] of Object.entries(units)) {
      const there = before.get(at);
      if (there && alike(there.facts, facts)) {
        stayed.set(at, there.key);
        before.delete(at);
      } else came.push([at, facts]);
    }
    for (const [at, facts] of came) {
      const gone = [...before.values()].filter((one) => alike(one.facts, facts));
      gone.sort((a, b) => far(a.at, at) - far(b.at, at));
      if (gone[0] && !facts.new) before.delete(gone[0].at);
      stayed.set(at, gone[0] && !facts.new ? gone[0].key : `u${count++}`);
    }
    known = Object.entries(units).map(([at, facts]) => ({ key: stayed.get(at)!, at, facts }));
    // In the order of the keys, so that what is drawn never changes places.
    known.sort((a, b) => a.key.localeCompare(b.key));
    return known;
  };
}
