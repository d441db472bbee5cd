// Written by `make docs` from deorbit.games.stationfall.screen.contract.

import type {
  PlainAttempt,
  PlainBoard,
  PlainChoice,
  PlainEnding,
  PlainOwn,
  Sentence,
} from "./screen";

export type Guilt = "innocent" | "suspect" | "guilty";

export type Power = "normal" | "emergency" | "blackout";

export type Antimatter = "stable" | "armed" | "detonated";

export type Effect = "launch" | "detonation" | "overload" | "missile";

export type Mode = "alone" | "teams" | "cooperative";

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
 * What everybody knows of a player: the cubes in its `pool` and in the `betrayal` box, those on
 * `cubes` by card, the card of its `disc`; the `bribe` lies on a card, is "unused" or there is
 * "none". `pc` is who it has turned out to be, `shown` the Kompromat and `shown_bonus` the Bonus
 * Characters that it has shown.
 */
export interface Player {
  bot: boolean;
  pool: number;
  betrayal: number;
  cubes: Record<string, number>;
  disc: string | null;
  bribe: string;
  guilt: Guilt;
  pc: string | null;
  shown: string[];
  shown_bonus: string[];
}

/**
 * A pawn (the Monster is none): `at` is its section, null elsewhere, `stands` also one of "card",
 * "mesosphere", "annihilated" and "monster", `place` where it is in words; `usable` tells whether
 * it can take actions; `swallowed` and `marked` what the Monster has done and wants. `owners` are
 * the players whose PC it is, `conspirators` those whose Conspirator it is. `abilities` are all
 * that it has now; `integral` Items stand first in `holds`. On its card lie `cubes` by player,
 * `discs`, `bribes` of players, so many `grey_bribes`; `spent` tells that its Kompromat has been
 * used, `actions` how many it would have if it were activated.
 */
export interface Character {
  card: string;
  at: string | null;
  stands: string;
  place: Sentence;
  down: boolean;
  contaminated: boolean;
  usable: boolean;
  swallowed: boolean;
  marked: boolean;
  owners: number[];
  conspirators: number[];
  abilities: string[];
  integral: string[];
  holds: string[];
  data: string[];
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

/** The Monster: where it `stands`, and so many that it has swallowed. */
export interface Monster {
  stands: string;
  down: boolean;
  inside: number;
}

/** A time marker of a player, and what it does in its Minute; it may be due at a section. */
export interface Marker {
  player: number;
  effect: Effect;
  minute: number;
  at: string | null;
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

/** How a game ended. */
export interface Ending extends PlainEnding {
  ending: string;
  mode: Mode;
  players: EndedPlayer[];
}

/**
 * What everybody sees. `ask` is the kind of question on the table ("choose" as long as identities
 * are chosen), `subject` the pawn that it names and `source` what brought it about, `acting` the
 * pawn that acts; `left` belongs to an activation. It began at the Minute `start`; `line` is what
 * the bot whose turn it is (`active`) has announced. `teams` stand by player, null where there are
 * none; `leads` tells by player who keeps the Bonus Characters of a pair; everybody else leads
 * alone. `items` stand by section, and the Kompromat that lies there, null as long as nobody knows
 * whose it is. `re_entry` is null until it is turned over, `released` tells of Project X; `medical`
 * counts stars, `grey_left` Bribes, both null where nobody brings them; `eaten` counts Fang Moss.
 */
export interface Board extends PlainBoard {
  ending: Ending | null;
  mode: Mode;
  ask: string | null;
  subject: string | null;
  source: string | null;
  acting: string | null;
  left: Left | null;
  minute: number;
  start: number;
  active: number;
  line: string | null;
  players: Player[];
  teams: Membership[] | null;
  leads: number[];
  characters: Record<string, Character>;
  monster: Monster | null;
  sections: Record<string, Section>;
  items: Record<string, string[]>;
  kompromat: Record<string, string | null>;
  damaged: string[];
  fire: string[];
  asphyxiation: string[];
  goo: string[];
  launched: string[];
  locks: [string, string][];
  core_locks: [string, string][];
  power: Power;
  abandon_ship: boolean;
  cameras: boolean;
  jammers: boolean;
  antimatter: Antimatter;
  markers: Marker[];
  re_entry: string | null;
  released: boolean;
  offsites: Record<string, string[]>;
  medical: number | null;
  grey_left: number | null;
  eaten: number;
  pirate: boolean;
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
 * A legal action: `about` is the pawn on whose card it stands; `target` is the most telling of
 * `targets`. Special is a way by a vent or through a Lock, where somebody is, and what cubes or a
 * refusal would bring.
 */
export interface Choice extends PlainChoice {
  cost: Cost;
  about: string | null;
  target: Target | null;
  targets: Target[];
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
 * What a reader knows of the secret cards of a player: the `identity`, null as long as it is not
 * known, Bonus Characters and Kompromat, null for each that is not known.
 */
export interface Cards {
  identity: string | null;
  bonus: (string | null)[];
  hand: (string | null)[];
}

/**
 * What a seat alone knows and decides. `clock` is how far the game is, with the colour that is
 * meant where a person has two. `cards` stand by player; `traps` tells by section which tokens are
 * known to be what, `project` is null for who does not know Project X. `choices` stand in the order
 * of `legal`; `could` is what the pawn that acts cannot do; `preview` stands by own player.
 */
export interface Own extends PlainOwn {
  clock: Sentence;
  cards: Cards[];
  project: string | null;
  traps: Record<string, Trap>;
  choices: Choice[];
  preview: Record<string, Preview>;
}

/** What a seat might do with a target. */
export interface Attempt extends PlainAttempt {
  cost: Cost;
}
