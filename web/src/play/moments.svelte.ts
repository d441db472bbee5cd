/** Great events: what takes the whole board for a moment when it happens, and when somebody comes
 * upon it in the past. Which ones, and what they look like, each game says. */

import type { Component } from "svelte";
import { sound, type Sound } from "../lib/sounds";
import type { GameEvent } from "../lib/types";

/** A kind of event that is great. */
export interface Great {
  /** The greatest of several takes the board, the others are told in a line. */
  rank: number;
  /** The messages of the large words, and of the sentence below them if it is not that of the log.
   * Both get the arguments of the event. */
  title: string;
  words?: string;
  /** How long it lasts, in milliseconds. */
  span?: number;
  /** Whether there is one flash. */
  flash?: boolean;
  sound?: Sound;
  /** Which of these events are meant, if not all; `play` is the screen of the game. */
  when?(event: GameEvent, play: any): boolean;
}

/** The great events of a game, by their ids. */
export type Greats = Record<string, Great>;

/** What draws them: all of the board is its ground. `still`: nothing may move. */
export type Picture = Component<{ play: any; event: GameEvent; great: Great; still: boolean }>;

export interface Happening {
  event: GameEvent;
  great: Great;
}

const lists = import.meta.glob<{ GREAT: Greats }>("../games/*/moments.ts");
const pictures = import.meta.glob<{ default: Picture }>("../games/*/Moment.svelte");

export async function loadGreats(game: string): Promise<Greats> {
  return (await lists[`../games/${game}/moments.ts`]?.())?.GREAT ?? {};
}

export async function loadPicture(game: string): Promise<Picture | null> {
  return (await pictures[`../games/${game}/Moment.svelte`]?.())?.default ?? null;
}

/** No moment is shorter or longer than this. */
export const SPANS = { least: 1100, most: 1600 };
/** Who moves through the past has to stay at a moment for so long before it takes the board. */
export const STAY = 120;
/** So many others stand below the greatest. */
const OTHERS = 3;

export function spanOf(great: Great): number {
  return Math.min(SPANS.most, Math.max(SPANS.least, great.span ?? SPANS.least));
}

/** Those of some events that are great, the greatest first. */
export function greatOf(
  events: readonly GameEvent[],
  greats: Greats,
  play: unknown = null,
): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const great = Object.hasOwn(greats, event.id) ? greats[event.id] : undefined;
    if (great && (great.when?.(event, play) ?? true)) found.push({ event, great });
  }
  return found.sort((a, b) => b.great.rank - a.great.rank);
}

export interface Shown extends Happening {
  others: GameEvent[];
}

/** One after the other, and never more than one while somebody is asked: a question waits for one
 * moment at most. */
export class Moments {
  shown = $state.raw<Shown | null>(null);
  #waiting: Happening[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `asked`: whether this person has something to decide now. */
  constructor(private readonly asked: () => boolean) {}

  /** These have just happened. */
  tell(some: Happening[]): void {
    if (some.length === 0) return;
    if (this.shown) this.#waiting.push(...some);
    else this.#show(some);
  }

  /** This is what a moment of the past holds, as soon as somebody stays there. */
  meet(some: Happening[]): void {
    this.end();
    if (some.length > 0) this.#timer = setTimeout(() => this.#show(some), STAY);
  }

  /** Enough of it. */
  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.shown = null;
  }

  #show(some: Happening[]): void {
    const [first, ...others] = [...some].sort((a, b) => b.great.rank - a.great.rank);
    this.shown = { ...first, others: others.slice(0, OTHERS).map((one) => one.event) };
    if (first.great.sound) sound(first.great.sound);
    this.#timer = setTimeout(() => this.#next(), spanOf(first.great));
  }

  #next(): void {
    const waiting = this.#waiting;
    this.end();
    if (waiting.length > 0 && !this.asked()) this.#show(waiting);
  }
}
