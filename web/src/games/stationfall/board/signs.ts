/** What stands in columns at the two sides of a section: on the left how it fares and what it has, on
 * the right what lies there. */

import type { SectionFacts } from "./facts";
import type { Icon } from "./icons";

export type Sign =
  | { sort: "danger" | "now" | "odd" | "own"; name: Icon }
  | { sort: "marker"; player: number; count: number }
  | { sort: "thing"; name: string; count: number };

/** So many stand one above the other. */
export const SIGNS_HIGH = 3;

export function columns(facts: SectionFacts): { left: Sign[]; right: Sign[] } {
  const states: (Sign | false)[] = [
    facts.airless && !facts.open && { sort: "danger", name: "mask" },
    facts.mouth && { sort: "odd", name: "mouth" },
    facts.trap === "real" && { sort: "now", name: "trap" },
    facts.trap === "decoy" && { sort: "now", name: "decoy" },
    facts.trap === "unknown" && { sort: "now", name: "token" },
    ...facts.markers.map(({ player, minute }): Sign => ({
      sort: "marker",
      player,
      count: Math.max(minute, 0),
    })),
  ];
  const own: Icon[] = [
    ...(facts.dark && !facts.launched ? (["moon"] as const) : []),
    ...(facts.power ? (["bolt"] as const) : []),
    ...(facts.console ? (["console"] as const) : []),
    ...facts.marks,
    ...(facts.contaminates ? (["taint"] as const) : []),
  ];
  const things = facts.items.map(([name, count]): Sign => ({ sort: "thing", name, count }));
  if (facts.kompromat !== null) things.push({ sort: "thing", name: "dossier", count: 1 });
  return {
    left: [
      ...states.filter((one): one is Sign => one !== false),
      ...own.map((name): Sign => ({ sort: "own", name })),
    ],
    right: things,
  };
}

/** How many columns of signs have to stay clear of the pawns: what a section always has may be
 * covered by those who stand there. */
export function kept(facts: SectionFacts): { left: number; right: number } {
  const { left, right } = columns(facts);
  const states = left.filter(({ sort }) => sort !== "own").length;
  return { left: Math.ceil(states / SIGNS_HIGH), right: Math.ceil(right.length / SIGNS_HIGH) };
}
