/** The log as a story: chapters by Minute, in them turns, in them what happened. */

import type { GameEvent } from "../../lib/types";

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
  minute: number | null;
  turns: Turn[];
}

const HEAD = "stationfall-event-";

function minuteOf(event: GameEvent): number | null {
  const minute = event.args.minute;
  return typeof minute === "number" ? minute : null;
}

export function story(log: GameEvent[]): Chapter[] {
  const chapters: Chapter[] = [];
  let chapter: Chapter = { minute: null, turns: [] };
  let turn: Turn | null = null;
  const open = (minute: number | null): void => {
    if (chapter.turns.length > 0) chapters.push(chapter);
    chapter = { minute, turns: [] };
    turn = null;
  };
  log.forEach((event, place) => {
    if (event.id === `${HEAD}minute`) return open(minuteOf(event));
    if (event.id === `${HEAD}turn-begun`) {
      if (minuteOf(event) !== chapter.minute) open(minuteOf(event));
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

/** The sections that some events touched, for the board to point at. */
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
