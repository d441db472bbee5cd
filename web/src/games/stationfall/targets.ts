/** Which places on the board an action is about, and what a tap there means. */

import { corridor, nextStep, type Option } from "./choices";
import { ORDER } from "./families";
import type { Target } from "./types";

export interface Lit {
  sections: Set<string>;
  characters: Set<string>;
  corridors: Set<string>;
}

/** Where the character is that acts: what has no place of its own happens there. */
export interface Ground {
  here: string | null;
}

/** Kinds that are done on the spot. */
const HERE = new Set(["things", "data", "force", "place", "skill", "move"]);
const ON_BOARD = ["section", "character", "corridor"];

/** The places an action is about. A corridor may be chosen by its ends as well. */
export function marks(option: Option, ground: Ground): Target[] {
  const found: Target[] = [];
  for (const target of option.choice.targets) {
    if (target.sort === "corridor") {
      const ends = target.name.split("|");
      found.push({ sort: "corridor", name: corridor(ends[0], ends[1]) });
      found.push(...ends.map((name): Target => ({ sort: "section", name })));
    } else if (ON_BOARD.includes(target.sort)) found.push(target);
  }
  if (found.length === 0 && ground.here && HERE.has(ORDER.familyOf(option.group))) {
    found.push({ sort: "section", name: ground.here });
  }
  return found;
}

export function same(a: Target, b: Target): boolean {
  return a.sort === b.sort && a.name === b.name;
}

export function lit(all: Option[], ground: Ground): Lit {
  const found: Lit = { sections: new Set(), characters: new Set(), corridors: new Set() };
  for (const option of all) {
    for (const mark of marks(option, ground)) {
      if (mark.sort === "section") found.sections.add(mark.name);
      else if (mark.sort === "character") found.characters.add(mark.name);
      else if (mark.sort === "corridor") found.corridors.add(mark.name);
    }
  }
  return found;
}

/** The options that a tap on a target could mean. */
export function at(all: Option[], target: Target, ground: Ground): Option[] {
  const wanted: Target = target.sort === "pod" ? { sort: "section", name: target.name } : target;
  return all.filter((option) => marks(option, ground).some((mark) => same(mark, wanted)));
}

/** What follows a tap: an action at once, another place on the board to tap, or a small menu. */
export type Answer =
  | { sort: "act"; option: Option }
  | { sort: "narrow"; options: Option[] }
  | { sort: "menu"; options: Option[] }
  | { sort: "none" };

/** A tap with an action chosen: `beside` is the section of a character, who may stand in the way. */
export function tapped(
  open: Option[],
  target: Target,
  beside: Target | null,
  ground: Ground,
): Answer {
  let found = at(open, target, ground);
  if (found.length === 0 && beside) found = at(open, beside, ground);
  if (found.length === 0) return { sort: "none" };
  if (found.length === 1) return { sort: "act", option: found[0] };
  const fewer = found.length < open.length;
  if (fewer && onBoard(found, ground)) return { sort: "narrow", options: found };
  return { sort: "menu", options: found };
}

/** A tap with nothing chosen. What does not glow shows its card; so may a character, by a menu. */
export function touched(
  all: Option[],
  glowing: Option[],
  target: Target,
  beside: Target | null,
  ground: Ground,
): Answer {
  const meant = beside ? [target, beside] : [target];
  if (!meant.some((one) => at(glowing, one, ground).length > 0)) return { sort: "none" };
  const found = all.filter((option) => meant.some((one) => at([option], one, ground).length > 0));
  if (found.length === 1 && target.sort !== "character") return { sort: "act", option: found[0] };
  return { sort: "menu", options: found };
}

/** Whether what is still to be decided can be pointed at: each option has a place of its own. */
function onBoard(heap: Option[], ground: Ground): boolean {
  const step = nextStep(heap);
  if (!step) return false;
  const places = heap.map((option) =>
    marks(option, ground)
      .map((mark) => `${mark.sort} ${mark.name}`)
      .join(),
  );
  return new Set(places).size === heap.length;
}
