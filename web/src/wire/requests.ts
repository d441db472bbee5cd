// Written by `make docs` from deorbit.server.wire.requests.

export type Pace = "live" | "slow";

export type Tempo = "calm" | "usual" | "quick";

export type ProposalKind = "undo" | "agent" | "open" | "close";

export type Channel = "table" | "team";

export interface NewGuest {
  name: string;
}

export interface ChangedGuest {
  name?: string;
  settings?: Record<string, string | number | boolean | null>;
}

/**
 * `me` several times is hot-seat: one person plays several seats on one screen. A `bot` is one of
 * the game's own (Station Automation); an agent plays like a person.
 */
export interface NewSeat {
  kind: "me" | "open" | "agent" | "bot";
  name?: string | null;
  agent?: string | null;
}

/**
 * `position`: where the match begins if not at its set-up, as `deorbit.scenario` reads it; what it
 * leaves out is drawn.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<
    string,
    string | number | boolean | (string | number)[] | Record<string, string | number> | null
  >;
  listed?: boolean;
  pace?: Pace;
  start?: boolean;
  position?: Record<string, unknown> | null;
}

/**
 * `step`: after how many actions; without it now, or of a finished match before the last.
 * `instead`: the table that it goes on from is closed, if it still plays.
 */
export interface NewFork {
  seats: NewSeat[];
  step?: number | null;
  listed?: boolean;
  pace?: Pace;
  start?: boolean;
  instead?: boolean;
}

/**
 * `pack`: the hash of the content pack that it comes from; `instead`: the table of an earlier try,
 * which is closed.
 */
export interface NewLesson {
  game: string;
  lesson: string;
  pack?: string | null;
  instead?: string | null;
}

export interface Shown {
  version: number;
}

/** Who has a seat may take another by its number, for somebody (`name`) at the same screen. */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

export interface OfSeat {
  seat: number;
}

/** `fill` is the agent that takes every seat that is still open. */
export interface Start {
  fill?: string | null;
}

export interface ChangedSeat {
  kind: "open" | "agent";
  agent?: string | null;
}

export interface NewProposal {
  kind: ProposalKind;
  seat: number;
}

/** How fast bots move here from now on; `skip`: as fast as they can until a person is asked. */
export interface ChangedTempo {
  tempo: Tempo;
  skip?: boolean;
}

export interface Vote {
  yes: boolean;
}

export interface Claim {
  token: string;
}

export interface ActionBody {
  kind: string;
  args?: (string | number)[];
}

/**
 * `careful`: nothing is done that could not be taken back; the answer is `confirm` instead, and who
 * still wants it sends it again without.
 */
export interface NewAction {
  seat: number;
  action: ActionBody;
  id: string;
  version: number;
  careful?: boolean;
}

export interface NewUndo {
  seat: number;
  id: string;
  version: number;
}

export interface NewNotes {
  seat: number;
  text: string;
}

export interface NewChat {
  text: string;
  seat?: number | null;
  channel?: Channel;
}

export interface Mute {
  seat: number;
  muted: boolean;
}

/**
 * `file` is a save file as it was downloaded. `seats` are those of a match that goes on; without
 * them the first who is asked is the one who brought the file, and the others are open.
 */
export interface NewFile {
  file: unknown;
  seats?: NewSeat[] | null;
  listed?: boolean;
  pace?: Pace;
  start?: boolean;
}

/**
 * `position` is what `deorbit.scenario` reads; what it leaves out is as after set-up. `known`: the
 * scheme whose description and content are at hand. `tidy`: give the position back without what
 * follows from the rest. `view`: how it looks as a view too.
 */
export interface GivenPosition {
  game: string;
  position?: Record<string, unknown>;
  known?: string;
  tidy?: boolean;
  view?: boolean;
}
