// Written by `make docs` from deorbit.games.stationfall.screen.contract.

import type { Because, Blocked, Deed, Heading, Sentence } from "./screen";

/**
 * What is left of an activation: `actions` of so many (`of`), whether the `free` action is;
 * `called` are the pawns of a card that have acted.
 */
export interface Left {
  actions: number;
  of: number;
  free: boolean;
  called: string[];
}

/** The letter of a player's team, "" outside teams, and the partner. */
export interface Membership {
  team: string;
  partner: number | null;
}

/**
 * A pawn (the Monster is none): `at` is its section, null elsewhere, `place` where it is in words;
 * `usable` tells whether it can take actions; `swallowed` and `marked` what the Monster has done
 * and wants. `owners` are the players whose PC it is, `conspirators` those whose Conspirator it is.
 * `abilities` are all that it has now; `integral` Items stand first in `holds`. On its card lie
 * `cubes` by player, `discs`, `bribes` of players, so many `grey_bribes`; `spent` tells that its
 * Kompromat has been used, `actions` how many it would have if it were activated.
 */
export interface Character {
  card: string;
  at: string | null;
  place: Sentence;
  usable: boolean;
  swallowed: boolean;
  marked: boolean;
  owners: number[];
  conspirators: number[];
  abilities: string[];
  integral: string[];
  holds: string[];
  slots: number;
  slots_used: number;
  cubes: [number, number][];
  discs: number[];
  bribes: number[];
  grey_bribes: number;
  spent: boolean;
  exhausted: boolean;
  actions: number;
}

/**
 * A section just now: whether it is Dark, and whether a mouth of the Wormhole is there that leads
 * to the other one; `ways` are the sections that it leads to for anybody, Locks and airlocks too,
 * by what is gone through ("corridor", "lock", "vent", "wormhole", "airlock").
 */
export interface Section {
  dark: boolean;
  mouth: boolean;
  ways: Record<string, string[]>;
}

/** A row of an agenda, or a further source of points, that scores. */
export interface Row {
  row: string;
  points: number;
  words: Sentence;
}

/** A Bonus Character and what it pays. */
export interface Bonus {
  identity: string;
  points: number;
}

/**
 * How a player ended: `together` are the points of a pair, `partner` who it is; `why` tells what
 * decided.
 */
export interface EndedPlayer {
  player: number;
  seat: number;
  bot: boolean;
  identity: string;
  schroedinger: boolean;
  rows: Row[];
  total: number;
  bonus: Bonus[];
  together: number;
  partner: number | null;
  guilt: string;
  winner: boolean;
  why: Sentence;
}

/** How a game ended: the winners, and all players in `order`, the best first. */
export interface Ending {
  ending: string;
  words: Sentence;
  mode: "alone" | "teams" | "cooperative";
  winners: number[];
  order: number[];
  players: EndedPlayer[];
}

/**
 * What everybody sees. `asked` are the players whose decision is awaited, `ask` the kind of
 * question on the table ("choose" as long as identities are chosen), `acting` the pawn that it is
 * about; `left` belongs to an activation; `teams` stand by player, null where there are none.
 * `leads` tells by player who keeps the Bonus Characters of a pair; everybody else leads alone.
 */
export interface Board {
  asked: number[];
  ask: string | null;
  acting: string | null;
  left: Left | null;
  teams: Membership[] | null;
  leads: number[];
  characters: Record<string, Character>;
  sections: Record<string, Section>;
  ending: Ending | null;
}

export type Sort =
  "corridor" | "section" | "character" | "player" | "item" | "data" | "offsite" | "identity";

/**
 * Something that an action is aimed at: a pawn is a "character", a corridor "a|b" as in
 * `content.corridors`, a player its number as text.
 */
export interface Target {
  sort: Sort;
  name: string;
}

/**
 * What an action takes: the free action, one of the actions left, all that is left of the
 * activation (or of the turn), or nothing.
 */
export type Cost = "free" | "action" | "turn" | "none";

/**
 * A legal action: `group` is the kind that it is offered under, `about` the pawn on whose card it
 * stands; `target` is the most telling of `targets`. `note` tells what is special (by a vent,
 * through a Lock, where somebody is), `words` the whole action, `label` what to say below the
 * heading of the group where that is more than the arguments.
 */
export interface Choice {
  group: string;
  cost: Cost;
  about: string | null;
  target: Target | null;
  targets: Target[];
  note: Sentence | null;
  words: Sentence;
  label: Sentence | null;
}

/** What an identity would score. */
export interface Scored {
  rows: Row[];
  total: number;
}

/**
 * What would score for a player if the station fell now; `dealt` stands by identity, as long as one
 * of them is to be chosen.
 */
export interface Preview {
  identity: string | null;
  rows: Row[];
  total: number;
  bonus: Bonus[];
  dealt: Record<string, Scored>;
}

/** A trap token: decoys are told from unknown ones only where the real one is known. */
export type Trap = "real" | "decoy" | "unknown";

/**
 * What a seat alone knows and decides; a spectator has neither seat nor choices. `own` are the
 * players that the seat is. `prompt` is the question to it, `clock` how far the game is, with the
 * colour that is meant where a person has two. `traps` tells by section which tokens are known to
 * be what. `choices` stand in the order of `view.legal`, `groups` in the order in which to offer
 * them; `could` is what the pawn that acts cannot do now; `preview` stands by own player.
 */
export interface Own {
  seat: number | null;
  own: number[];
  prompt: Sentence | null;
  clock: Sentence;
  choices: Choice[];
  groups: Heading[];
  could: Blocked[];
  preview: Record<string, Preview>;
  traps: Record<string, Trap>;
}

/** What a seat might do with a target; `reason` is null where it may. */
export interface Attempt {
  action: Deed;
  words: Sentence;
  cost: Cost;
  reason: Because | null;
}
