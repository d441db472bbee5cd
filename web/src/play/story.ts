/** The log as a story: chapters, in them turns, in them what happened. */

import type { GameEvent } from "../lib/types";

export interface Line {
  event: GameEvent;
  /** Where it stands in the log. */
  place: number;
}

/** What one action brought about: the line that tells it, and what else followed from it. */
export interface Deed {
  step: number;
  lead: Line;
  details: Line[];
}

export interface Turn {
  key: string;
  player: number | null;
  lines: Line[];
}

export interface Chapter {
  /** Which Minute, or round; null before the first one. */
  count: number | null;
  /** The moment at which it begins. */
  step: number;
  turns: Turn[];
}

/** Who did something, and to whom it was done: names that a game has pictures of. */
export interface Cast {
  by: string | null;
  to: string | null;
}

/** How a game's log is divided. */
export interface Chapters {
  /** The argument of events that counts the chapters. */
  count: string;
  /** Ids of events that only begin a chapter, or a turn. */
  chapter: readonly string[];
  turn: readonly string[];
}

export function story(log: GameEvent[], by: Chapters): Chapter[] {
  const countOf = (event: GameEvent): number | null => {
    const count = event.args[by.count];
    return typeof count === "number" ? count : null;
  };
  const chapters: Chapter[] = [];
  let chapter: Chapter = { count: null, step: 0, turns: [] };
  let turn: Turn | null = null;
  const open = (count: number | null, step: number): void => {
    if (chapter.turns.length > 0) chapters.push(chapter);
    chapter = { count, step, turns: [] };
    turn = null;
  };
  log.forEach((event, place) => {
    if (by.chapter.includes(event.id)) return open(countOf(event), event.step);
    if (by.turn.includes(event.id)) {
      if (countOf(event) !== chapter.count) open(countOf(event), event.step);
      const player = event.args.player;
      turn = { key: `t${place}`, player: typeof player === "number" ? player : null, lines: [] };
      chapter.turns.push(turn);
      return;
    }
    if (!turn) {
      turn = { key: `t${place}`, player: null, lines: [] };
      chapter.turns.push(turn);
    }
    turn.lines.push({ event, place });
  });
  if (chapter.turns.length > 0) chapters.push(chapter);
  return chapters;
}

/** The lines of a turn by the actions that caused them. Of each the first one that is news leads, or
 * the first one; what else is no news is a detail of it. */
export function deeds(lines: Line[], isNews: (event: GameEvent) => boolean): Deed[] {
  const found: Deed[] = [];
  const heaps: Line[][] = [];
  for (const line of lines) {
    const heap = heaps.at(-1);
    if (heap && heap[0].event.step === line.event.step) heap.push(line);
    else heaps.push([line]);
  }
  for (const heap of heaps) {
    let deed: Deed | null = null;
    const leads = new Set(heap.filter((line) => isNews(line.event)));
    if (leads.size === 0) leads.add(heap[0]);
    const before: Line[] = [];
    for (const line of heap) {
      if (leads.has(line)) {
        deed = { step: line.event.step, lead: line, details: deed ? [] : before };
        found.push(deed);
      } else (deed?.details ?? before).push(line);
    }
  }
  return found;
}

/** What the others did since the last turn of these players ended, without what only opens chapters
 * and turns. In a game without turns: what followed the last thing that they did. */
export function sinceTurn(log: GameEvent[], by: Chapters, own: readonly number[]): GameEvent[] {
  const opens = new Set([...by.chapter, ...by.turn]);
  const mine = (event: GameEvent): boolean => own.includes(Number(event.args.player ?? NaN));
  let [from, to] = [0, log.length];
  if (by.turn.length > 0) {
    const turns = log.flatMap((event, place) => (by.turn.includes(event.id) ? [place] : []));
    const last = turns.at(-1);
    if (last !== undefined && mine(log[last])) {
      to = last;
      turns.pop();
    }
    const before = turns.findLastIndex((place) => mine(log[place]));
    from = before < 0 ? 0 : (turns[before + 1] ?? to);
  } else from = log.findLastIndex(mine) + 1;
  return log.slice(from, to).filter((event) => !opens.has(event.id));
}

/** The events that weigh most, at most one of each action, in the order in which they happened. */
export function decisive(
  log: GameEvent[],
  weight: (event: GameEvent) => number,
  most: number,
): Line[] {
  const best = new Map<number, Line & { weighs: number }>();
  log.forEach((event, place) => {
    const weighs = weight(event);
    if (weighs > (best.get(event.step)?.weighs ?? 0))
      best.set(event.step, { event, place, weighs });
  });
  return [...best.values()]
    .sort((a, b) => b.weighs - a.weighs || b.place - a.place)
    .slice(0, most)
    .sort((a, b) => a.place - b.place);
}

/** What happened after a step, heap by heap as one action after the other caused it. */
export function since(log: GameEvent[], seen: number): { step: number; events: GameEvent[] }[] {
  const heaps: { step: number; events: GameEvent[] }[] = [];
  for (const event of log) {
    if (event.step <= seen) continue;
    const last = heaps.at(-1);
    if (last?.step === event.step) last.events.push(event);
    else heaps.push({ step: event.step, events: [event] });
  }
  return heaps;
}

/** The places that some events touched, for the board to point at. */
export function touchedBy(events: GameEvent[]): string[] {
  const found = new Set<string>();
  for (const event of events) {
    for (const key of ["from", "to", "at"]) {
      const value = event.args[key];
      if (typeof value === "string") found.add(value);
    }
  }
  return [...found];
}
