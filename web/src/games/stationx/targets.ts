/** Which cells an action is about, what lights up there, and what a tap means. */

import type { Option as Plain } from "../../play/choices";
import type { Cell, Choice, Sentence } from "./types";

export type Option = Plain<Choice>;

/** What can be done on a cell. */
export type Goal = "move" | "jump" | "attack" | "capture" | "appear" | "keep";

const GOALS: Record<string, Goal> = {
  move: "move",
  jump: "jump",
  attack: "attack",
  capture: "capture",
  buy: "appear",
  recruit: "appear",
  teleporter: "appear",
  commander: "appear",
  respawn: "appear",
  keep: "keep",
};

export interface Lit {
  /** Own units that can do something. */
  ready: Set<Cell>;
  /** By cell what can be done there with what is chosen. */
  goals: Map<Cell, Goal[]>;
  /** By cell what is special about going there. */
  notes: Map<Cell, Sentence>;
  /** Where the tile in the hand may lie: its lower left cell. */
  corners: Set<Cell>;
}

export const NOTHING: Lit = {
  ready: new Set(),
  goals: new Map(),
  notes: new Map(),
  corners: new Set(),
};

/** The cells of units that some options are about. */
export function actors(some: Option[]): Set<Cell> {
  return new Set(some.flatMap(({ choice }) => choice.from ?? []));
}

export function goals(some: Option[]): Map<Cell, Goal[]> {
  const found = new Map<Cell, Goal[]>();
  for (const { choice } of some) {
    const goal = GOALS[choice.kind];
    if (!goal || !choice.to) continue;
    const known = found.get(choice.to);
    if (!known) found.set(choice.to, [goal]);
    else if (!known.includes(goal)) known.push(goal);
  }
  return found;
}

function notes(some: Option[]): Map<Cell, Sentence> {
  return new Map(
    some.flatMap(({ choice: { to, note, battle } }) =>
      to && note && !battle ? [[to, note] as const] : [],
    ),
  );
}

/** What lights up: with a unit chosen what it can do, with a kind of action chosen its cells, else
 * the units that can do something. */
export function litBy(all: Option[], unit: Cell | null, open: Option[] | null): Lit {
  if (unit) {
    const its = all.filter(({ choice }) => choice.from === unit);
    return { ...NOTHING, ready: actors(all), goals: goals(its), notes: notes(its) };
  }
  if (!open) return { ...NOTHING, ready: actors(all) };
  const ready = actors(open);
  if (ready.size > 1) return { ...NOTHING, ready };
  return { ...NOTHING, ready, goals: goals(open), notes: notes(open) };
}

/** What follows a tap. */
export type Answer =
  | { sort: "act"; option: Option }
  | { sort: "menu"; options: Option[] }
  | { sort: "unit"; cell: Cell }
  /** Somebody is chosen who cannot do that. */
  | { sort: "doubt" }
  | { sort: "none" };

function settled(found: Option[]): Answer {
  if (found.length > 1) return { sort: "menu", options: found };
  return { sort: "act", option: found[0] };
}

/** `open` are the options of a chosen kind of action, null where none is chosen. */
export function tapped(
  all: Option[],
  unit: Cell | null,
  open: Option[] | null,
  cell: Cell,
): Answer {
  const begun = unit ? all.filter(({ choice }) => choice.from === unit) : open;
  const one = begun && actors(begun).size < 2;
  const there = begun?.filter(({ choice }) => choice.to === cell) ?? [];
  if (there.length > 0 && one) return settled(there);
  if (all.some(({ choice }) => choice.from === cell)) return { sort: "unit", cell };
  // An enemy or a teleporter may be tapped first, without the unit that goes for it.
  const from = all.filter(
    ({ choice }) => choice.to === cell && (choice.kind === "attack" || choice.kind === "capture"),
  );
  if (!unit && from.length > 0) return settled(from);
  return begun && one ? { sort: "doubt" } : { sort: "none" };
}
