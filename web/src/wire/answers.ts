// Written by `make docs` from deorbit.server.wire.answers.

import type { Message, Outcome } from "./play";
import type { Channel, Pace, ProposalKind, Tempo } from "./requests";

export type Status = "waiting" | "playing" | "over" | "closed";

export type SeatKind = "open" | "person" | "agent" | "left";

export type OriginSort = "fork" | "file" | "position";

export type Trouble = "damaged" | "missing";

export type CourseSort = "lesson" | "tutorial";

export interface ErrorBody {
  id: string;
  args: Record<string, string | number | null>;
  text: string;
  rule?: string;
}

/**
 * Why not: a message id with arguments, and the English sentence. `rule` where a rule of the game
 * forbids it.
 */
export interface ErrorAnswer {
  error: ErrorBody;
}

export interface Guest {
  id: string;
  name: string;
}

export interface Me {
  guest: Guest | null;
  settings: Record<string, unknown>;
}

/**
 * A character that can be chosen; its name is the message `GAME-character-NAME`. `identities`: whom
 * a player or a bot can be with it.
 */
export interface RosterEntry {
  name: string;
  kind: string;
  tier: number;
  tutorial: boolean;
  identities: string[];
}

/**
 * Who can be chosen with a content pack (its hash; null: without one), and how many the rules want,
 * by the number of seats.
 */
export interface Roster {
  pack: string | null;
  wanted: Record<string, number>;
  characters: RosterEntry[];
}

/**
 * The names of which each seat gets one, all different; `least`: so many names even if fewer play;
 * `lot`: left out, they are drawn.
 */
export interface EachNames {
  names: string[];
  least: number;
  lot: boolean;
}

/**
 * `rosters` where the value may be a list of characters, `each` where it is a name for each seat.
 */
export interface GameOption {
  name: string;
  default: unknown;
  accepts: string;
  choices?: unknown[];
  rosters?: Roster[];
  each?: EachNames;
}

/** `tutorial`: whether a guided game teaches it. */
export interface GameInfo {
  name: string;
  seats: [number, number];
  usual: number;
  options: GameOption[];
  agents: string[];
  secrets: boolean;
  tutorial: boolean;
}

export interface SeatCard {
  name: string;
  kind: SeatKind;
  bot: boolean;
}

/**
 * A table as the lobby shows it. `asked` are the seats whose decision is awaited. `trouble`: why it
 * cannot be opened: what is stored of it is damaged, or its game or content pack is not installed
 * here.
 */
export interface TableCard {
  id: string;
  game: string;
  status: Status;
  pace: Pace;
  listed: boolean;
  seats: SeatCard[];
  open: number;
  yours: number[];
  your_turn: boolean;
  asked: number[];
  clock: Message | null;
  touched: number;
  host_name: string;
  course: CourseSort | null;
  trouble: Trouble | null;
}

/**
 * `bot`: one of the game's own, which nobody else plays; `identity`: who it is, once the match has
 * begun; `late`: an agent that the service cannot let think just now.
 */
export interface SeatInfo {
  number: number;
  name: string;
  kind: SeatKind;
  agent: string | null;
  bot: boolean;
  identity: string | null;
  left: boolean;
  resigned: boolean;
  muted: boolean;
  present: boolean;
  yours: boolean;
  late: boolean;
}

/** `votes` are the seats that said yes, `needed` those whose agreement is still awaited. */
export interface Proposal {
  kind: ProposalKind;
  seat: number;
  by: number;
  votes: number[];
  needed: number[];
  you_may_vote: boolean;
}

/**
 * Where a match began, if not at its set-up: in another one or in a file after so many actions, or
 * in a position. Somebody may know what is hidden in it.
 */
export interface Origin {
  sort: OriginSort;
  step: number;
}

/**
 * A table as somebody at it sees it; `host` tells whether that is the reader. `names` are the
 * message ids of the players in the log, `tempo` is that of the bots.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  pace: Pace;
  tempo: Tempo;
  listed: boolean;
  seats: SeatInfo[];
  open: number;
  yours: number[];
  your_turn: boolean;
  clock: Message | null;
  touched: number;
  host_name: string;
  names: string[];
  options: Record<string, unknown>;
  host: boolean;
  proposal: Proposal | null;
  rematch: string | null;
  commitment: string | null;
  version: number;
  outcome: Outcome | null;
  secret: string | null;
  note: string;
  watchers: number;
  origin: Origin | null;
  course: CourseSort | null;
  lesson: string | null;
  trouble: Trouble | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  channel: Channel;
  text: string;
  at: number;
}

export interface TableMade {
  id: string;
}

export interface SeatTaken {
  seat: number;
}

export interface Claimed {
  table: string;
  seat: number;
}

/** `devices`: how many play this seat; `first`: whether the one who asks had it first. */
export interface Link {
  path: string;
  devices: number;
  first: boolean;
}

/** It is done; the live channel tells the rest. */
export interface Done {
  ok: boolean;
}

export interface ChatMade {
  number: number;
}

/**
 * `message` is the id of its title; with `-story` behind it that of its story. `minutes` is about
 * how long it takes. A lesson from a content pack brings its `words`, by how the ids end.
 */
export interface LessonCard {
  name: string;
  message: string;
  rules: string[];
  minutes: number;
  pack: string | null;
  words: Record<string, string>;
}

export interface Health {
  status: string;
  version: string;
  tables: number;
}
