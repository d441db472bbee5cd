// Written by `make docs` from deorbit.server.wire.live.

import type { ChatLine, ErrorBody, TableInfo } from "./answers";
import type { Patch } from "./patches";
import type { Course, Event, Outcome, View } from "./play";
import type { ActionBody } from "./requests";

/** The reader's log from index `at` on is replaced by these events. */
export interface Log {
  at: number;
  events: Event[];
}

/**
 * The state of play for one reader: `view` and `desk` whole, or `patch` and `desk_patch` on the
 * version before. Who wants no view is told neither `view` nor `patch`.
 */
export interface Game {
  version: number;
  step: number;
  log: Log;
  undo: boolean;
  outcome: Outcome | null;
  scores: unknown;
  course: Course | null;
  view?: View;
  patch?: Patch;
  desk?: Record<string, unknown>;
  desk_patch?: Patch;
}

export interface HelloMessage {
  type: "hello";
  table: TableInfo;
  game: Game | null;
  chat: ChatLine[];
  notes: string | null;
  seen: number;
}

export interface GameMessage extends Game {
  type: "game";
}

export interface TableMessage {
  type: "table";
  table: TableInfo;
}

export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

export interface ChatGoneMessage {
  type: "chat-gone";
  number: number;
}

/** Why the channel is about to be closed. */
export interface ErrorMessage {
  type: "error";
  error: ErrorBody;
}

/** A decision was taken, or taken back; what it brought about comes as a `game`. */
export interface Acted {
  type: "acted";
  id: string;
  version: number;
}

/** A careful decision was not taken yet: it could not be taken back. */
export interface Confirm {
  type: "confirm";
  id: string;
}

/** A decision was not taken. `status` is what HTTP would have answered. */
export interface Refused {
  type: "refused";
  id: string;
  status: number;
  error: ErrorBody;
  after: number | null;
}

export interface Pong {
  type: "pong";
}

export type FromService =
  | HelloMessage
  | GameMessage
  | TableMessage
  | ChatMessage
  | ChatGoneMessage
  | Acted
  | Confirm
  | Refused
  | ErrorMessage
  | Pong;

/** The page is looked at, and shows the match after so many actions. */
export interface Seen {
  type: "seen";
  step: number;
}

export interface Ping {
  type: "ping";
}

/** The same as `POST .../actions`, and answered by `acted`, `confirm` or `refused`. */
export interface Act {
  type: "act";
  seat: number;
  action: ActionBody;
  id: string;
  version: number;
  careful: boolean;
}

export interface Undo {
  type: "undo";
  seat: number;
  id: string;
  version: number;
}

export type FromClient = Seen | Ping | Act | Undo;
