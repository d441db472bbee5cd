/** Names of what goes over the wire, and what the client makes of it. */

import type { ErrorBody, TableInfo } from "../wire/answers";
import type { PlainBoard, PlainContent, PlainOwn } from "../wire/screen";
import type {
  Action,
  Advised,
  Considered,
  Course,
  Event,
  Outcome,
  Route,
  Sentence,
} from "../wire/play";
import type { ProposalKind, NewTable as WireTable } from "../wire/requests";

export type {
  ChatLine,
  CourseSort,
  EachNames,
  ErrorBody as Reason,
  ErrorBody as WireError,
  GameInfo,
  GameOption,
  Guest,
  LessonCard,
  Link,
  Me,
  Proposal,
  Roster,
  RosterEntry,
  SeatInfo,
  SeatKind,
  Status as TableStatus,
  TableCard,
  TableInfo,
} from "../wire/answers";
export type { FromService as ServerMessage, Game as GameMessage } from "../wire/live";
export type { Patch } from "../wire/patches";
export type {
  Action,
  Advised as Hint,
  Considered,
  Course,
  Event as GameEvent,
  Goal,
  Leg,
  LessonTold,
  Message,
  Outcome,
  Played,
  Route,
  Sentence,
  TutorialTold,
} from "../wire/play";
export type { NewFork, NewSeat, Pace, ProposalKind, Tempo } from "../wire/requests";

export type Value = string | number | null;
export type Args = Record<string, Value>;

/** A table as a form makes it: the service looks at the values of the options. */
export type NewTable = Omit<WireTable, "options"> & { options: Record<string, unknown> };

/** The board and what is a seat's own, as far as the shell reads it. */
export type Desk = PlainBoard &
  PlainOwn & {
    clock?: Sentence;
    players?: object[];
    /** The player whose turn runs. */ active?: number;
  };
export type Content = PlainContent;

/** The state of play as a screen gets it: patches and logs put together. */
export interface LiveGame<D = Desk> {
  version: number;
  step: number;
  desk: D;
  log: Event[];
  undo: boolean;
  outcome: Outcome | null;
  scores: unknown;
  /** What teaches this reader; null where nothing does. */
  course?: Course | null;
}

/** The board at another time. */
export interface Moment<D = Desk> {
  step: number;
  desk: D;
}

/** What somebody who learns may want. */
export interface Learning {
  /** See the next step of the script. */
  next(): Promise<void>;
  /** Leave out the rest of the chapter; only for one who learns alone. */
  skip?(): Promise<void>;
  /** Go on from the beginning of a chapter, at another table. */
  replay?(step: number): Promise<void>;
  /** Another try, or another lesson. */
  begin(lesson: { name: string; pack: string | null }): Promise<void>;
}

/** Something on the board, or a player. */
export interface Target<Sort extends string = string> {
  sort: Sort;
  name: string;
}

/* Screens -------------------------------------------------------------------------------------- */

/** What a game's screen is given. `act` and `undo` answer null when done, else why not; the page
 * has then shown the reason already. */
export interface ScreenProps<D = Desk, K = Content, T extends Target = Target> {
  game: LiveGame<D>;
  table: TableInfo;
  content: K;
  /** The seat this screen plays, null for a spectator. */
  seat: number | null;
  /** The step up to which this seat had looked when the page was opened. */
  seen: number;
  /** Everything up to this step has been looked at. */
  look?(step: number): void;
  /** `careful`: what could not be taken back is not done, but answered by "confirm". */
  act(action: Action, careful: boolean): Promise<ErrorBody | "confirm" | null>;
  undo(): Promise<ErrorBody | null>;
  consider(action: Action): Promise<Considered>;
  route(start: string, goal: string): Promise<Route>;
  /** The moment that is looked at instead of now; null while one looks at now. */
  past: Moment<D> | null;
  /** Look at the board as it was after so many actions; null: at now. Never fails. */
  visit(step: number | null): Promise<void>;
  /** What leads towards a section or character; the game knows the shape of the answer. */
  towards(target: { sort: string; name: string }): Promise<unknown>;
  /** Why a bot took the action that is this step; null where nobody can be asked. */
  why: ((step: number) => Promise<Sentence[]>) | null;
  /** Play another seat of this browser; left out where there is none, or something to hide. */
  sit?(seat: number): void;
  /** What somebody who learns here may want; left out where nothing teaches. */
  learn?: Learning;
  /** What an agent would do here; left out where nobody can be asked. */
  hint?(): Promise<Advised>;
  propose(kind: ProposalKind): Promise<void>;
  rematch(): Promise<void>;
  /** Where the record of the match can be downloaded, as far as this reader may know it. */
  recordPath: string;
  /** Where the board is shown to set something up, taps on it go here and nothing is played. */
  onpick?(target: T): void;
  /** What the board then marks. */
  chosen?: T | null;
}
