/** Time at a table: which moment is looked at, with whose eyes, and what of the past is at hand. */

import type { Replay } from "../wire/past";
import { unfolded } from "./replay";
import type { GameEvent, Moment } from "./types";

/** Moments that are fetched together. */
export const PIECE = 64;
/** Replays that are kept. */
const KEPT = 32;
/** Actions in a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export const ALL = "all";

/** Where the past comes from. `as` is null while the match runs. Neither gives up unless it makes
 * no sense to go on. */
export interface Source {
  moments(as: string | null, first: number, count: number): Promise<Replay>;
  log(as: string): Promise<GameEvent[]>;
}

export class Timeline {
  /** How many actions there have been. */
  steps = $state(0);
  over = $state(false);
  /** The moment that is wanted, null for now. */
  at = $state<number | null>(null);
  /** Whose view: a seat's number or "all"; null while the match runs, then it is the reader's. */
  as = $state<string | null>(null);
  /** The moment that is shown: the wanted one as soon as it is here. */
  past = $state.raw<Moment | null>(null);
  /** The log as the one whose view it is was told it, where that is not the reader's own. */
  log = $state.raw<GameEvent[] | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Whether all instruments are shown. */
  open = $state(false);
  /** Whether it is known where now is. */
  ready = $state(false);

  /** Where the hand of the scrubber stands. */
  shown = $derived.by(() => this.at ?? this.steps);
  loading = $derived.by(() => this.at !== null && this.past?.step !== this.at);

  #pieces = new Map<number, Moment[]>();
  /** Rises when what was fetched is no longer true: answers to older questions do not count. */
  #epoch = 0;
  #busy = false;
  #way: 1 | -1 = 1;
  #version = 0;
  #wish: { at: number | null; as: string | null } | null = null;
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Source) {}

  /** The match stands there now. New moves change nothing about the moment that is looked at. */
  follow(version: number, steps: number, over: boolean): void {
    const undone = this.ready && version - this.#version !== steps - this.steps;
    const ended = over && !this.over;
    this.#version = version;
    this.steps = steps;
    this.over = over;
    if (!this.ready) {
      this.ready = true;
      if (over) this.as = ALL;
      const wish = this.#wish;
      this.#wish = null;
      if (wish) this.arrive(wish.at, wish.as);
      return;
    }
    if (ended) this.as = ALL;
    if (undone || ended) this.#forget();
    if (this.at !== null && this.at >= steps) void this.go(null);
    else if (undone || ended) this.#show();
  }

  /** Come by a link. */
  arrive(at: number | null, as: string | null): void {
    if (!this.ready) {
      this.#wish = { at, as };
      return;
    }
    if (this.over) this.#borrow(as !== null && /^(\d|all)$/.test(as) ? as : ALL);
    void this.go(at);
  }

  /** Look through other eyes, once the match is over. */
  look(as: string): void {
    if (!this.over) return;
    this.#borrow(as);
    this.#show();
  }

  #borrow(as: string): void {
    if (as === this.as) return;
    this.as = as;
    this.log = null;
    this.#forget();
    if (as === ALL) return;
    const epoch = this.#epoch;
    void this.source
      .log(as)
      .then((log) => {
        if (epoch === this.#epoch) this.log = log;
      })
      .catch(() => {});
  }

  /** For a screen: whoever points at a moment wants to stay there. */
  visit = (step: number | null): Promise<void> => {
    this.pause();
    return this.go(step);
  };

  /** Resolves when the moment is shown, or another one is wanted. Never fails. */
  go(step: number | null): Promise<void> {
    if (step === null || step >= this.steps) {
      this.at = null;
      this.past = null;
      this.#release();
      return Promise.resolve();
    }
    const wanted = Math.max(0, Math.floor(step));
    if (wanted !== this.shown) this.#way = wanted > this.shown ? 1 : -1;
    this.at = wanted;
    this.#release();
    const shown = new Promise<void>((done) => this.#waiting.push(done));
    this.#show();
    return shown;
  }

  /** Some actions on or back. */
  move(by: number): Promise<void> {
    return this.go(Math.max(0, this.shown + by));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** From here on; from the beginning where there is nothing more to come. */
  play(): void {
    if (this.playing || this.steps === 0) return;
    this.playing = true;
    if (this.at === null) void this.go(0);
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#tick();
  }

  /** Fetch what will be wanted first, so that it is there when it is. */
  warm(): void {
    this.#pump();
  }

  close(): void {
    this.pause();
    this.#epoch += 1;
    this.at = null;
    this.past = null;
    this.#release();
  }

  #tick(): void {
    this.#timer = setTimeout(async () => {
      await this.move(1);
      if (this.at === null) this.pause();
      else if (this.playing) this.#tick();
    }, 1000 / this.speed);
  }

  #moment(step: number): Moment | undefined {
    return this.#pieces.get(Math.floor(step / PIECE))?.[step % PIECE];
  }

  #show(): void {
    const found = this.at === null ? undefined : this.#moment(this.at);
    if (found) {
      this.past = found;
      this.#release();
    }
    this.#pump();
  }

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const done of waiting) done();
  }

  #forget(): void {
    this.#epoch += 1;
    this.#busy = false;
    this.#pieces.clear();
  }

  /** The piece to fetch next: the one that is wanted, then its neighbours, first the one ahead. */
  #next(): number | null {
    const near = this.at ?? Math.max(0, this.steps - 1);
    if (!this.#moment(near)) return Math.floor(near / PIECE);
    const here = Math.floor(near / PIECE);
    const last = Math.floor(Math.max(0, this.steps - 1) / PIECE);
    for (const piece of [here + this.#way, here - this.#way]) {
      if (piece >= 0 && piece <= last && !this.#pieces.has(piece)) return piece;
    }
    return null;
  }

  /** One piece at a time, always the one that is wanted most by then: who drags the hand over a
   * long match does not wait for what lies between. */
  #pump(): void {
    if (this.#busy) return;
    const piece = this.#next();
    if (piece === null) return;
    const epoch = this.#epoch;
    this.#busy = true;
    this.source.moments(this.as, piece * PIECE, PIECE).then(
      (answer) => {
        if (epoch !== this.#epoch) return;
        this.#busy = false;
        this.#keep(piece, unfolded(answer.first, answer.moments));
        if (this.at !== null) this.#show();
        else this.#pump();
      },
      () => {
        if (epoch !== this.#epoch) return;
        this.#busy = false;
        if (this.at === null || this.#moment(this.at)) return;
        // There is no way to what is wanted: back to what is there.
        const before = this.past?.step;
        void this.visit(before !== undefined && this.#moment(before) ? before : null);
      },
    );
  }

  #keep(piece: number, moments: Moment[]): void {
    this.#pieces.delete(piece);
    this.#pieces.set(piece, moments);
    const here = Math.floor((this.at ?? this.steps) / PIECE);
    for (const old of this.#pieces.keys()) {
      if (this.#pieces.size <= KEPT) break;
      if (Math.abs(old - here) > 1) this.#pieces.delete(old);
    }
  }
}
