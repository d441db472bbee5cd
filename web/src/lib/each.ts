/** Options that give a name to each seat, all different: countries, badges, factions. */

import type { EachNames, GameOption } from "./types";

export function wantedNames(each: EachNames, seats: number): number {
  return Math.max(each.least, seats);
}

/** So many names as are wanted: those chosen, then the first that are free. */
export function fittedNames(each: EachNames, chosen: unknown[], seats: number): string[] {
  const kept = each.names.filter((name) => chosen.includes(name));
  const ordered = kept.sort((one, other) => chosen.indexOf(one) - chosen.indexOf(other));
  const free = each.names.filter((name) => !kept.includes(name));
  return [...ordered, ...free].slice(0, wantedNames(each, seats));
}

/** A name at a place; who had it gets the one that was there. */
export function renamed(names: string[], place: number, name: string): string[] {
  const old = names[place];
  return names.map((one, index) => (index === place ? name : one === name ? old : one));
}

/** Options as they go with so many seats. */
export function fittedEach(
  options: GameOption[],
  given: Record<string, unknown>,
  seats: number,
): Record<string, unknown> {
  const next = { ...given };
  for (const { name, each } of options) {
    const value = given[name];
    if (each && Array.isArray(value)) next[name] = fittedNames(each, value, seats);
  }
  return next;
}
