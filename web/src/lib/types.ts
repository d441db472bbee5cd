/** What goes over the wire between the service and this client. */

export type Value = string | number | null;
export type Args = Record<string, Value>;

/** A sentence: a message id with its arguments. */
export interface Message {
  id: string;
  args: Args;
}

export interface Action {
  kind: string;
  args: (string | number)[];
}

/** Something that happened; `step` counts the actions up to the one that caused it. */
export interface GameEvent extends Message {
  step: number;
}

/** Why something is not possible. `text` is English, for clients that lack the words. */
export interface Reason extends Message {
  text: string;
  rule?: string;
}

export type WireError = Reason;

export interface Considered {
  reason: Reason | null;
  final: boolean;
}

/** What an agent would do: an action, what it gains, and what it would do after it. */
export interface Hint {
  action: Action | null;
  gain: Message | null;
  line: Action[];
}

export interface Leg {
  to: string;
  by: string;
}

export interface Route {
  lines: Message[];
  legs: Leg[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  ending: string;
  rows: [string, number][][];
}

/* Games ---------------------------------------------------------------------------------------- */

/** What every game's view holds, besides the keys of its own. */
export interface View {
  seats: number;
  options: Record<string, unknown>;
  to_act: number[];
  prompt: Message | null;
  legal: Action[];
  [key: string]: unknown;
}

/** What a game works out for a screen; each game has its own shape. */
export type Desk = Record<string, unknown>;
export type Content = Record<string, unknown>;

export interface Patch {
  set: Record<string, unknown>;
  gone: string[];
  /** Changes within the values of other keys: records by name, such as characters. */
  within?: Record<string, Patch>;
}

/** The state of play as one reader may know it, view and desk whole or what changed in them: a
 * message of the live channel. */
export interface GameMessage {
  version: number;
  step: number;
  view?: View;
  patch?: Patch;
  desk?: Desk;
  desk_patch?: Patch;
  /** The log from index `at` on is replaced by these events. */
  log: { at: number; events: GameEvent[] };
  undo: boolean;
  outcome: Outcome | null;
  scores: unknown;
  course?: Course | null;
}

/** The state of play as a screen gets it: patches and logs put together. */
export interface LiveGame {
  version: number;
  step: number;
  view: View;
  desk: Desk;
  log: GameEvent[];
  undo: boolean;
  outcome: Outcome | null;
  scores: unknown;
  /** What teaches this reader; null where nothing does. */
  course?: Course | null;
}

export interface Moment {
  step: number;
  view: View;
  desk: Desk;
}

export interface GameOption {
  name: string;
  default: unknown;
  accepts: string;
  choices?: unknown[];
  /** Where the value may be a list of characters: who can be chosen, by content pack. */
  rosters?: Roster[];
  /** Where the value is a name for each seat. */
  each?: EachNames;
}

export interface EachNames {
  names: string[];
  /** So many names even if fewer play. */
  least: number;
  /** Left out, they are drawn. */
  lot: boolean;
}

export interface RosterEntry {
  name: string;
  /** `human`, `robot`, `human+robot`, `data` or `item`. */
  kind: string;
  tier: number;
  tutorial: boolean;
  /** Whom a player, or a bot, can be with this character. */
  identities: string[];
}

export interface Roster {
  /** The hash of the content pack, null without one. */
  pack: string | null;
  /** How many the rules want, by the number of seats. */
  wanted: Record<string, number>;
  characters: RosterEntry[];
}

export interface GameInfo {
  name: string;
  seats: [number, number];
  usual: number;
  options: GameOption[];
  agents: string[];
  secrets: boolean;
}

/* Courses -------------------------------------------------------------------------------------- */

export interface Goal {
  id: string;
  done: boolean;
  /** Reached if it comes along. */
  optional?: boolean;
}

/** How far a learner has come in a lesson. */
export interface LessonTold {
  sort: "lesson";
  name: string;
  seat: number;
  rules: string[];
  goals: Goal[];
  fault: { id: string; rule: string } | null;
  done: boolean;
}

/** The same in the tutorial. What is said are message ids, one for each paragraph. */
export interface TutorialTold {
  sort: "tutorial";
  time: "first" | "second";
  chapter: string;
  title: string;
  /** After how many actions a chapter began; null where it has not begun. */
  chapters: { name: string; title: string; step: number | null }[];
  rules: string[];
  new: string[];
  lindsey: string[];
  you: string[];
  limits: string[];
  goals: Goal[];
  /** What the script plays next, as soon as somebody wants to see it. */
  next: {
    seat: number;
    action: Action;
    say: string;
    /** What of the script is left out before it, and why. */
    skipped: { action: Action; reason: Reason }[];
  } | null;
  done: boolean;
}

export type Course = LessonTold | TutorialTold;

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

/* Tables --------------------------------------------------------------------------------------- */

export type TableStatus = "waiting" | "playing" | "over" | "closed";
export type SeatKind = "open" | "person" | "agent" | "left";
export type Pace = "live" | "slow";
export type ProposalKind = "undo" | "agent" | "open" | "close";

interface TableFacts {
  id: string;
  game: string;
  status: TableStatus;
  pace: Pace;
  listed: boolean;
  open: number;
  yours: number[];
  your_turn: boolean;
  clock: Message | null;
  touched: number;
  host_name: string;
  course: Course["sort"] | null;
}

export interface TableCard extends TableFacts {
  seats: { name: string; kind: SeatKind; bot: boolean }[];
}

export interface SeatInfo {
  number: number;
  name: string;
  kind: SeatKind;
  agent: string | null;
  /** One of the game's own, which nobody else plays; and who it is, once that is known. */
  bot: boolean;
  identity: string | null;
  left: boolean;
  resigned: boolean;
  muted: boolean;
  present: boolean;
  yours: boolean;
}

export interface Proposal {
  kind: ProposalKind;
  seat: number;
  by: number;
  votes: number[];
  needed: number[];
  you_may_vote: boolean;
}

export interface TableInfo extends TableFacts {
  /** Message ids of the players' names, as the game's log numbers them; none before the start. */
  names: string[];
  seats: SeatInfo[];
  options: Record<string, unknown>;
  host: boolean;
  proposal: Proposal | null;
  /** What the match began from, if not from its set-up. */
  origin: { sort: "fork" | "file" | "position"; step: number } | null;
  rematch: string | null;
  commitment: string | null;
  version: number;
  outcome: Outcome | null;
  secret: string | null;
  note: string;
  watchers: number;
  /** The name of the lesson that is learned here. */
  lesson: string | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  channel: "table" | "team";
  text: string;
  at: number;
}

export interface Guest {
  id: string;
  name: string;
}

export interface Me {
  guest: Guest | null;
  settings: Record<string, unknown>;
}

export interface NewSeat {
  kind: "me" | "open" | "agent" | "bot";
  name?: string;
  agent?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: NewSeat[];
  listed: boolean;
  pace: Pace;
  start: boolean;
  /** A position to begin from. */
  position?: Record<string, unknown>;
}

/* The live channel ----------------------------------------------------------------------------- */

export type ServerMessage =
  | {
      type: "hello";
      table: TableInfo;
      game: GameMessage | null;
      chat: ChatLine[];
      notes: string | null;
      seen: number;
    }
  | ({ type: "game" } & GameMessage)
  | { type: "table"; table: TableInfo }
  | { type: "chat"; line: ChatLine }
  | { type: "chat-gone"; number: number }
  /** What was decided over the channel is done, or refused. */
  | { type: "acted"; id: string; version: number }
  | { type: "refused"; id: string; status: number; error: WireError; after: number | null }
  /** Why the channel is about to be closed. */
  | { type: "error"; error: WireError }
  | { type: "pong" };

/* Screens -------------------------------------------------------------------------------------- */

/** What a game's screen is given. `act` and `undo` answer null when done, else why not; the page
 * has then shown the reason already. */
export interface ScreenProps {
  game: LiveGame;
  table: TableInfo;
  content: Content;
  /** The seat this screen plays, null for a spectator. */
  seat: number | null;
  /** The step up to which this seat had looked when the page was opened. */
  seen: number;
  /** Everything up to this step has been looked at. */
  look?(step: number): void;
  act(action: Action): Promise<WireError | null>;
  undo(): Promise<WireError | null>;
  consider(action: Action): Promise<Considered>;
  route(start: string, goal: string): Promise<Route>;
  /** The moment that is looked at instead of now; null while one looks at now. */
  past: Moment | null;
  /** Look at the board as it was after so many actions; null: at now. Never fails. */
  visit(step: number | null): Promise<void>;
  /** What leads towards a section or character; the game knows the shape of the answer. */
  towards(target: { sort: string; name: string }): Promise<unknown>;
  /** Why a bot took the action that is this step; null where nobody can be asked. */
  why: ((step: number) => Promise<Message[]>) | null;
  /** Play another seat of this browser; left out where there is none, or something to hide. */
  sit?(seat: number): void;
  /** What somebody who learns here may want; left out where nothing teaches. */
  learn?: Learning;
  /** What an agent would do here; left out where nobody can be asked. */
  hint?(): Promise<Hint>;
  propose(kind: ProposalKind): Promise<void>;
  rematch(): Promise<void>;
  /** Where the record of the match can be downloaded, as far as this reader may know it. */
  recordPath: string;
}
