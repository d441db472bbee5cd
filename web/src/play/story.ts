/** The log as a story: chapters, in them turns, in them what happened. */

import type { GameEvent } from "../lib/types";

export interface Line {
  event: GameEvent;
  /** Where it stands in the log. */
  place: number;
}

export interface Turn {
  key: string;
  player: number | null;
  lines: Line[];
}

export interface Chapter {
  /** Which Minute, or round; null before the first one. */
  count: number | null;
  turns: Turn[];
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
  let chapter: Chapter = { count: null, turns: [] };
  let turn: Turn | null = null;
  const open = (count: number | null): void => {
    if (chapter.turns.length > 0) chapters.push(chapter);
    chapter = { count, turns: [] };
    turn = null;
  };
  log.forEach((event, place) => {
    if (by.chapter.includes(event.id)) return open(countOf(event));
    if (by.turn.includes(event.id)) {
      if (countOf(event) !== chapter.count) open(countOf(event));
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

/** What happened last, without what only opens chapters and turns. */
export function lately(log: GameEvent[], by: Chapters, count: number): GameEvent[] {
  const opens = new Set([...by.chapter, ...by.turn]);
  return log.filter((event) => !opens.has(event.id)).slice(-count);
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
