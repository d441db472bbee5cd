/** What happened since a person acted last, read from the lines of the log that reader has: who went
 * which way, who was struck, what was taken. */

import type { GameEvent } from "../../lib/types";
import { GAME } from "./speech";

/** The way that somebody went in one turn. */
export interface Trail {
  pawn: string;
  /** Whose turn it was; null before the first. */
  player: number | null;
  way: string[];
  /** How many turns have passed since. */
  age: number;
}

export interface Traces {
  trails: Trail[];
  /** Who was struck, or robbed. */
  struck: string[];
  /** Sections that were wrecked. */
  wrecked: string[];
  /** What somebody has taken up, by pawn. */
  taken: Map<string, string[]>;
}

export const NO_TRACES: Traces = { trails: [], struck: [], wrecked: [], taken: new Map() };

const MOVES = ["stepped", "dragged", "airlocked", "entered", "monster-moved", "moss-moved"];
const STRIKES = ["attacked", "robbed", "data-robbed", "clawed", "infected", "pushed-out"];
const WRECKS = ["sabotaged", "ignited", "gassed"];
const TAKES = ["picked-up", "taken", "robbed", "gained", "clawed-item"];
const OPENS = ["turn-begun", "minute", "set-up", "chose"];
/** Pieces that move by themselves, by the event that tells of it. */
const THEMSELVES: Record<string, string> = {
  "monster-moved": "monster",
  "moss-moved": "fang-moss",
};

function idOf(event: GameEvent): string {
  return event.id.replace(`${GAME}-event-`, "");
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function begins(event: GameEvent): boolean {
  return idOf(event) === "turn-begun";
}

/** The events since the last turn of these players: all of it as long as they have done nothing in a
 * new one, nothing while they act. Who plays nobody gets the last turn in which something happened. */
export function since(log: readonly GameEvent[], own: readonly number[]): GameEvent[] {
  const mine = (event: GameEvent) => begins(event) && own.includes(Number(event.args.player));
  if (own.length === 0) {
    const heads = log.flatMap((event, place) => (begins(event) ? [place] : []));
    const from = heads.findLast((place) => place < log.length - 1) ?? 0;
    return log.slice(from);
  }
  let last = log.findLastIndex(mine);
  const idle = last >= 0 && log.slice(last + 1).every((event) => OPENS.includes(idOf(event)));
  const until = idle ? last : log.length;
  if (idle) last = log.slice(0, last).findLastIndex(mine);
  const from = log.findIndex((event, place) => place > last && begins(event) && !mine(event));
  return from < 0 || from >= until ? [] : log.slice(from, until);
}

/** What some events leave on the board; `before` is whose turn had begun when they came. */
export function traces(events: readonly GameEvent[], before: number | null = null): Traces {
  const trails: (Trail & { turn: number })[] = [];
  const struck = new Set<string>();
  const wrecked = new Set<string>();
  const taken = new Map<string, string[]>();
  let player = before;
  let turn = 0;
  for (const event of events) {
    const id = idOf(event);
    const { args } = event;
    if (begins(event)) {
      player = Number(args.player);
      turn += 1;
    }
    const pawn = THEMSELVES[id] ?? text(args.character);
    if (MOVES.includes(id) && text(args.to)) {
      for (const one of [pawn, text(args["other-character"])]) {
        if (one) walk(one, text(args.from), String(args.to));
      }
    }
    const other = text(args["other-character"]);
    if (STRIKES.includes(id) && other) struck.add(other);
    const place = text(args.at) ?? text(args.to);
    if (WRECKS.includes(id) && place) wrecked.add(place);
    const item = text(args.item);
    if (TAKES.includes(id) && pawn && item) taken.set(pawn, [...(taken.get(pawn) ?? []), item]);
  }

  /** One more part of a way: it goes on where the last one of that turn ended. */
  function walk(pawn: string, from: string | null, to: string): void {
    const known = trails.findLast((one) => one.pawn === pawn && one.turn === turn);
    if (known && known.way.at(-1) === from) known.way.push(to);
    else trails.push({ pawn, player, way: from ? [from, to] : [to], age: 0, turn });
  }

  return {
    trails: trails.map(({ turn: when, ...trail }) => ({ ...trail, age: turn - when })),
    struck: [...struck],
    wrecked: [...wrecked],
    taken,
  };
}

/** Whose turn it was before an event of the log. */
export function turnOf(log: readonly GameEvent[], step: number): number | null {
  const head = log.findLast((event) => event.step < step && begins(event));
  return head ? Number(head.args.player) : null;
}
