/** What became of everybody, as a finished board and its log tell it. */

import type { GameEvent } from "../../lib/types";

const of = (name: string) => `stationfall-event-${name}`;

/** Somebody on the board, as far as it matters here. */
interface Pawn {
  at: string | null;
  stands: string;
  down: boolean;
}

export interface Pod {
  /** The pod that they left in; null for who got away by other means. */
  pod: string | null;
  /** The Minute in which it left. */
  minute: number | null;
  names: string[];
}

export interface Fates {
  away: Pod[];
  burned: string[];
  fell: string[];
}

export function fates(characters: Record<string, Pawn>, log: readonly GameEvent[]): Fates {
  const escaped = new Set<string>();
  const left = new Map<string, number | null>();
  let minute: number | null = null;
  for (const { id, args } of log) {
    if (typeof args.minute === "number" && [of("minute"), of("turn-begun")].includes(id)) {
      minute = args.minute;
    }
    if (id === of("escaped")) escaped.add(String(args.character));
    if (id === of("launched")) left.set(String(args.at), minute);
  }
  const pods = new Map<string | null, Pod>();
  const found: Fates = { away: [], burned: [], fell: [] };
  for (const [name, pawn] of Object.entries(characters)) {
    if (escaped.has(name) && pawn.stands !== "annihilated") {
      const pod = pawn.at !== null && left.has(pawn.at) ? pawn.at : null;
      const known = pods.get(pod) ?? { pod, minute: left.get(pod ?? "") ?? null, names: [] };
      known.names.push(name);
      pods.set(pod, known);
    } else if (pawn.down || pawn.stands === "annihilated" || pawn.stands === "monster") {
      found.fell.push(name);
    } else if (pawn.at !== null || pawn.stands === "mesosphere") found.burned.push(name);
  }
  found.away = [...pods.values()].sort((a, b) => (b.minute ?? 0) - (a.minute ?? 0));
  return found;
}

/** Which sentence tells how it came out for somebody: a message of the screen, and how many others
 * got away. */
export function storyOf(name: string, all: Fates): { id: string; others: number } {
  const others = all.away.flatMap((pod) => pod.names).filter((other) => other !== name).length;
  const away = all.away.some((pod) => pod.names.includes(name));
  if (away) return { id: others > 0 ? "story-away" : "story-alone", others };
  if (all.fell.includes(name)) return { id: "story-fell", others };
  return { id: others > 0 ? "story-stayed" : "story-together", others };
}
