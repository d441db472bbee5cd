// Written by `make docs` from deorbit.games.stationx.screen.contract.

import type {
  PlainAttempt,
  PlainBoard,
  PlainContent,
  PlainEnding,
  PlainOwn,
  Sentence,
} from "./screen";

export type UnitKind = "commander" | "trooper" | "droid";

export type SupplyRoom = "north" | "east" | "south" | "west";

export type RoomSort = "centre" | "north" | "east" | "south" | "west" | "tile" | "base";

/** While tiles are laid, then teleporters and commanders; while it is played; afterwards. */
export type Phase = "build" | "place" | "play" | "over";

/** An upgrade is open if it is the next one of its tree. */
export type UpgradeState = "owned" | "open" | "closed";

export type Tree = "troops" | "commander" | "base";

export type RowName = "bases" | "units" | "energy";

/** How a battle ends for the attacker. */
export type Result = "win" | "loss" | "tie";

/**
 * A room, `at` its lower left cell: `player` is who laid it, null where it is printed. One player
 * may take up a `share` of the `oxygen`. The `shade`, 0 to 5, is another one for rooms that touch,
 * as far as that goes. A supply room is `linked` once the station has reached it.
 */
export interface Room {
  sort: RoomSort;
  at: string;
  width: number;
  height: number;
  player: number | null;
  oxygen: number;
  share: number;
  shade: number;
  linked: boolean;
}

/**
 * A unit: what it adds to a battle (`attack`), how many cells it moves (`movement`), whether it
 * `jumps`; what it has done this turn, whether it is `new`; of those that are `doomed` one is to be
 * kept.
 */
export interface Unit {
  player: number;
  unit: UnitKind;
  attack: number;
  movement: number;
  jumps: boolean;
  moved: boolean;
  attacked: boolean;
  new: boolean;
  jumped: boolean;
  doomed: boolean;
}

/** How many units of a kind are alive, of at most so many. */
export interface Count {
  alive: number;
  limit: number;
}

/**
 * What a player has: `income` of the base a turn, 0 while it is lost; `stipend` is what supply
 * cards will pay in the next turns. `bases` tells how many are held, `holder` who holds the own
 * one, null before it lies. `tiles_left` stand by pile, those above zero; `supplied` is the supply
 * room of the last card. The turn of who is `active` runs.
 */
export interface Player {
  player: number;
  faction: string;
  energy: number;
  income: number;
  stipend: number[];
  units: Record<UnitKind, Count>;
  bases: number;
  holder: number | null;
  teleporter: string | null;
  upgrades: Record<string, UpgradeState>;
  tiles_left: Record<string, number>;
  supplied: SupplyRoom | null;
  out: boolean;
  active: boolean;
}

/** A figure behind the end. */
export interface Row {
  row: RowName;
  points: number;
  words: Sentence;
}

/** How a player ended; the `score` is the bases held. */
export interface EndedPlayer {
  player: number;
  rows: Row[];
  score: number;
  out: boolean;
}

/** How the game ended. */
export interface Ending extends PlainEnding {
  ending: string;
  players: EndedPlayer[];
}

/**
 * What everybody sees: the kind of question on the table (`ask`), the unit that a supply card
 * brings (`recruit`), whether somebody has `bought` this turn. `crowd` tells by room the living
 * units of each player. Two cells of different rooms have a door or, of two bases, a wall between
 * them. `units` stand by cell.
 */
export interface Board extends PlainBoard {
  ending: Ending | null;
  ask: string | null;
  clock: Sentence;
  phase: Phase;
  recruit: UnitKind | null;
  bought: boolean;
  rooms: Room[];
  crowd: number[][];
  doors: [string, string][];
  walls: [string, string][];
  players: Player[];
  units: Record<string, Unit>;
}

/** A unit in a battle, and what it adds to the sum. */
export interface Fighter {
  at: string;
  unit: UnitKind;
  adds: number;
}

/** Who will be asked to keep one of these units; the others of them die. */
export interface Keeps {
  player: number;
  of: string[];
}

/**
 * A battle that could be fought now: the sums, and what comes of them. `spent` are units of the
 * attacker in the `area` that have attacked before. `dead` are those who die for certain, `out`
 * players who would be out of the game, `gone` the cells of their units elsewhere; `over` tells
 * that the game would be.
 */
export interface Battle {
  from: string;
  to: string;
  player: number;
  enemy: number;
  attack: number;
  defence: number;
  result: Result;
  attackers: Fighter[];
  defenders: Fighter[];
  spent: string[];
  area: string[];
  dead: string[];
  keeps: Keeps | null;
  out: number[];
  gone: string[];
  over: boolean;
  words: Sentence;
}

/**
 * A reader: the cell to look at first (`home`), the cells of units that can act (`ready`). By the
 * number of a legal action as text: `notes` tell what is special about it, `prices` its energy
 * where it has a price. `battles` stand by "from to", one for each legal attack. `could` is what
 * units and purse do not allow now.
 */
export interface Own extends PlainOwn {
  home: string | null;
  ready: string[];
  notes: Record<string, Sentence>;
  prices: Record<string, number>;
  battles: Record<string, Battle>;
}

/** What might be done with a cell; `battle` is the name of a legal attack in `Own.battles`. */
export interface Attempt extends PlainAttempt {
  battle: string | null;
}

/** Cells a side. */
export interface Size {
  size: number;
}

/** A room that is printed on the board. */
export interface RoomPrint {
  sort: RoomSort;
  at: string;
  width: number;
  height: number;
  oxygen: number;
}

/**
 * A tile as it lies: the `pile` that it comes from, null for the base, and what it is called when
 * it is `turned`, itself if it is square.
 */
export interface TilePrint {
  width: number;
  height: number;
  pile: string | null;
  turned: string;
  oxygen: number;
  share: number;
}

/** A kind of unit; without a `price` it is not for sale. What is `living` needs oxygen. */
export interface UnitPrint {
  attack: number;
  movement: number;
  price: number | null;
  limit: number;
  living: boolean;
}

/**
 * An upgrade: tiers of its tree count from 0 at the bottom, columns beside each other on a tier
 * too. Any one of `needs` must be there first.
 */
export interface UpgradePrint {
  tree: Tree;
  tier: number;
  column: number;
  needs: string[];
  price: number;
}

/** Energy: what a base pays, what an upgrade and the return of a commander cost. */
export interface Prices {
  income: number;
  upgrade: number;
  respawn: number;
}

/** A supply card: `energy` now, then in each of the next turns. */
export interface CardPrint {
  copies: number;
  energy: number[];
  unit: UnitKind | null;
  upgrade: boolean;
}

/** Something printed that is ours and not published, and our paragraph about it. */
export interface House {
  what: string;
  rule: string;
}

/**
 * What never changes during a match. `rooms` are the five that are printed, `tiles` stand by name
 * as they lie ("base", "3x1", "1x3"), `piles` tell how many each player has; `factions` are all
 * there are, `rounds` the last.
 */
export interface Content extends PlainContent {
  board: Size;
  rooms: RoomPrint[];
  tiles: Record<string, TilePrint>;
  piles: Record<string, number>;
  units: Record<UnitKind, UnitPrint>;
  upgrades: Record<string, UpgradePrint>;
  energy: Prices;
  cards: Record<string, CardPrint>;
  factions: string[];
  rounds: number;
  house: House[];
}
