/** What can be tapped on the screen, what lights up there, and what a tap means.
 *
 * A **spot** is a text: `place electrolysis-chamber`, `habitation russia`, `crew japan`, `slot 3-2`,
 * `resource power`, `die russia 4`, `stored 3`, `fresh 3`, `offer vika-oxygen-candles`. */

import type { Option as Plain } from "../../play/choices";
import type { About, Arg, Choice, Face } from "./types";

export type Option = Plain<Choice>;
export type Spot = string;

/** What is held over the station: a die of a pool, or an offered tile. */
export type Hand =
  { sort: "die"; country: string; name: string } | { sort: "tile"; country: string; name: string };

export function dieSpot(country: string, face: Face): Spot {
  return `die ${country} ${face}`;
}

/** Where the die or the tile of an action goes. */
export function goalOf({ action, args }: Option): Spot | null {
  switch (action.kind) {
    case "place":
      return placeSpot(String(args.place), String(args.country));
    case "dock":
      return `crew ${args["to-country"]}`;
    case "buy":
      return `slot ${args.slot}`;
    default:
      return null;
  }
}

export function placeSpot(place: string, country: string): Spot {
  return place === "habitation" ? `habitation ${country}` : `place ${place}`;
}

/** Whether an action is about what is held. */
export function isFor({ action, args }: Option, hand: Hand): boolean {
  if (args.country !== hand.country) return false;
  if (hand.sort === "tile") return action.kind === "buy" && args.tile === hand.name;
  const dice = action.kind === "place" || action.kind === "dock";
  return dice && String(args.die) === hand.name;
}

/** The spot of a value of an argument, null for what is not on the screen. */
export function spotOf(option: Option, field: string, value: Arg): Spot | null {
  const { kind } = option.action;
  const country = String(option.args.country ?? "");
  switch (field) {
    case "place":
      return placeSpot(String(value), country);
    case "tile":
      return kind === "buy" || kind === "scrap" ? `offer ${value}` : `place ${value}`;
    case "to-tile":
      return `place ${value}`;
    case "slot":
      return `slot ${value}`;
    case "resource":
      return `resource ${value}`;
    case "to-country":
      return `crew ${value}`;
    default:
      return null;
  }
}

/** Where a die of a question lies; one that was kept lies in the pool. */
export function lyingAt(dice: About["dice"], country: string, value: Arg): Spot {
  const text = String(value);
  if (text.startsWith("kept-")) return dieSpot(country, text.slice(5));
  return dice === "pool" ? dieSpot(country, text) : `${dice} ${text}`;
}

/** Arguments that name a die which lies on the screen. */
const LYING = new Set(["die", "up", "down"]);

/** What lights up: with something held where it may go; with a kind of action chosen, what it can
 * be about next. The answer to a tap is the options that are left then. */
export function litBy(
  all: Option[],
  hand: Hand | null,
  step: { field: string; heaps: { value: Arg; options: Option[] }[] } | null,
  open: Option[],
  about: About,
): Map<Spot, Option[]> {
  const lit = new Map<Spot, Option[]>();
  const add = (spot: Spot | null, options: Option[]) => {
    if (spot) lit.set(spot, [...(lit.get(spot) ?? []), ...options]);
  };
  if (hand) {
    for (const option of all) if (isFor(option, hand)) add(goalOf(option), [option]);
    return lit;
  }
  const heaps = step ?? lastStep(open);
  if (!heaps) return lit;
  for (const { value, options } of heaps.heaps) {
    const [first] = options;
    if (LYING.has(heaps.field) && first.action.kind !== "gain") {
      const owner = String(first.args.country ?? about.country ?? "");
      add(lyingAt(about.dice, owner, value), options);
    } else {
      add(spotOf(first, heaps.field, value), options);
    }
  }
  return lit;
}

/** The only option that is left is still to be tapped: by its last argument. */
function lastStep(
  open: Option[],
): { field: string; heaps: { value: Arg; options: Option[] }[] } | null {
  if (open.length !== 1) return null;
  const [field, value] = Object.entries(open[0].args).at(-1) ?? [];
  return field && value !== undefined ? { field, heaps: [{ value, options: open }] } : null;
}

/** Dice that can be taken up, and offered tiles that can be built. */
export function readyIn(all: Option[]): Set<Spot> {
  const found = new Set<Spot>();
  for (const { action, args } of all) {
    if (action.kind === "place" || action.kind === "dock") {
      found.add(dieSpot(String(args.country), args.die));
    } else if (action.kind === "buy") {
      found.add(`offer ${args.tile}`);
    }
  }
  return found;
}
