// Written by `make docs` from deorbit.server.wire.past.

import type { Event, Message } from "./play";
import type { PlainContent } from "./screen";

/** Top-level keys with their new values, and those that are gone. */
export interface Patch {
  set: Record<string, unknown>;
  gone: string[];
}

/**
 * A moment as the change of view and desk since the one before; the first one is whole. `set` and
 * `gone` are those of the view, left out for who wants none.
 */
export interface MomentChange {
  desk: Patch;
  set?: Record<string, unknown>;
  gone?: string[];
}

/**
 * Consecutive moments, from the one after `first` actions on; `steps` is how many actions there
 * have been in all.
 */
export interface Replay {
  version: number;
  first: number;
  steps: number;
  moments: MomentChange[];
}

/** What happened, as one reader was told it. */
export interface Logged {
  events: Event[];
}

/**
 * What is in a file. Of a recording only what stands in it; a save file has been folded. `earlier`:
 * the first part was played under other rules and can only be read.
 */
export interface Look {
  kind: "save" | "recording";
  game: string;
  seats: number;
  names: string[];
  options: Record<string, unknown>;
  steps: number;
  over: boolean;
  asked: number[];
  earlier: boolean;
  clock: Message | null;
}

/**
 * A recording from its beginning to its end; `seat` is the one that saw it, null a spectator.
 * `names` are the message ids of the players in the log.
 */
export interface Watched {
  game: string;
  seats: number;
  names: string[];
  options: Record<string, unknown>;
  seat: number | null;
  steps: number;
  content: PlainContent;
  log: Event[];
  moments: MomentChange[];
}

/**
 * `commitment` was published when the match began. SHA-256 of the secret's bytes has to be the same
 * (`kept`): check it yourself. `folded`: the log was played again from the secret, and every draw
 * and every position agreed; else `problem` says why not. `inherited` are the first actions, of the
 * match that this one was forked from; `earlier` are parts that were played under other rules and
 * are only told.
 */
export interface Verified {
  commitment: string;
  secret: string;
  steps: number;
  inherited: number;
  earlier: number;
  kept: boolean;
  folded: boolean;
  problem: Message | null;
}
