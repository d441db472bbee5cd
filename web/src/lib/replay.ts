/** The past on the wire, and where the marks of a timeline stand. */

import { request, withQuery } from "./api";
import type { Logged, MomentChange, Replay } from "../wire/past";
import { changed } from "./patch";
import type { Content, Desk, GameEvent, Moment } from "./types";
import { aside, say, sentence } from "./words";

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** `as`: after the end, the number of the seat whose view is wanted, or "all". */
export const replayApi = {
  piece: (id: string, seat: number | null, as: string | null, first: number, count: number) =>
    request<Replay>(
      "GET",
      withQuery(`${at(id)}/replay`, {
        seat: as === null ? seat : null,
        as,
        first,
        count,
        view: 0,
      }),
    ),
  log: async (id: string, as: string) =>
    (await request<Logged>("GET", withQuery(`${at(id)}/log`, { as }))).events,
};

/** The moments of a piece, each whole. What does not change is shared between them. */
export function unfolded(first: number, changes: MomentChange[]): Moment[] {
  let desk = {} as Desk;
  return changes.map((change, place) => {
    desk = changed(desk, change.desk);
    return { step: first + place, desk };
  });
}

/* Marks ---------------------------------------------------------------------------------------- */

/** Ids of events that a game's content names: those that begin a turn, those that are news. */
export function idsIn<K extends "turns" | "news">(
  content: Pick<Content, K> | null,
  key: K,
): ReadonlySet<string> {
  return new Set(content?.[key]);
}

/** The moments at which something of these happened, each once, in order. */
export function marksOf(log: readonly GameEvent[], ids: ReadonlySet<string>): number[] {
  const steps = new Set<number>();
  for (const event of log) if (ids.has(event.id)) steps.add(event.step);
  return [...steps].sort((a, b) => a - b);
}

/** The nearest mark before or behind a moment; null if there is none. */
export function nearest(marks: readonly number[], step: number, way: 1 | -1): number | null {
  if (way > 0) return marks.find((mark) => mark > step) ?? null;
  return marks.findLast((mark) => mark < step) ?? null;
}

/** The last of some events that happened up to a moment. */
export function lastOf(
  log: readonly GameEvent[],
  ids: ReadonlySet<string>,
  step: number,
): GameEvent | null {
  return log.findLast((event) => event.step <= step && ids.has(event.id)) ?? null;
}

export interface EventKind {
  id: string;
  count: number;
  /** Its sentence without what it is about. */
  words: string;
}

/** The kinds of events in a log, in the order of their words. */
export function kindsIn(log: readonly GameEvent[]): EventKind[] {
  const found = new Map<string, EventKind>();
  for (const event of log) {
    const known = found.get(event.id);
    if (known) known.count += 1;
    else found.set(event.id, { id: event.id, count: 1, words: bare(event) });
  }
  return [...found.values()].sort((a, b) => a.words.localeCompare(b.words));
}

function bare(event: GameEvent): string {
  const blanks = Object.fromEntries(Object.keys(event.args).map((name) => [name, "…"]));
  const words = say(event.id, blanks)
    .replaceAll(aside("…", "…"), "…")
    .replace(/…[.。]$/, "…");
  return sentence(words);
}
