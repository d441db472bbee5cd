/** What the server tells about a game of Station-X, as far as the screen reads it.
 *
 * A **cell** is its name: a column letter from the left and a row number from below ("l12"). A
 * **room** is a number into `desk.rooms`. A **player** is a seat, by its number. */

import type { Action, Message, View } from "../../lib/types";

export type Arg = string | number;
export type { Action, Message };

/** A message whose values may be lists, or sentences themselves. */
export interface Sentence {
  id: string;
  args: Record<string, Said>;
}

export type Said = Arg | null | Sentence | Said[];

export type Cell = string;
export type UnitKind = "commander" | "trooper" | "droid";
export type SupplyRoom = "north" | "east" | "south" | "west";
export type TargetSort = "cell" | "player";

export interface Target {
  sort: TargetSort;
  name: string;
}

/* The view: the position as the rules have it --------------------------------------------------- */

export interface PlayerView {
  energy: number;
  upgrades: string[];
  out: boolean;
  base_held_by: number;
  teleporter: Cell | "none";
  stipend: number[];
  supplied: SupplyRoom | "none";
  tiles_left: Record<string, number>;
}

export interface UnitView {
  player: number;
  unit: UnitKind;
  at: Cell;
  moved: boolean;
  attacked: boolean;
  new: boolean;
  jumped: boolean;
}

export interface StationXView extends View {
  /** 0 while the station is being built. */
  round: number;
  first: number;
  active: number;
  bought: boolean;
  ending: "running" | "conquest" | "round-limit";
  /** As they lie, in the order of building; `at` is the lower left cell. */
  tiles: { player: number; tile: string; at: Cell }[];
  players: PlayerView[];
  units: UnitView[];
  deck: Record<string, number>;
  doomed: Cell[];
  asks: ({ ask: Ask; seat: number } & Record<string, unknown>)[];
}

export type Ask =
  "build" | "teleporter" | "commander" | "respawn" | "turn" | "keep" | "recruit" | "learn";

/* The desk --------------------------------------------------------------------------------------- */

export type Phase = "build" | "place" | "play" | "over";
export type RoomSort = "centre" | SupplyRoom | "tile" | "base";

/** What a room is for good; who is in it tells `desk.crowd`, who holds a base `desk.players`. */
export interface Room {
  sort: RoomSort;
  /** The lower left cell. */
  at: Cell;
  width: number;
  height: number;
  /** The tile as it lies ("3x1"), "base", or null for the five rooms that are printed. */
  tile: string | null;
  /** Who laid it; for a base, whose it is; null for printed rooms. */
  player: number | null;
  oxygen: number;
  /** What one player may take up of the oxygen. */
  share: number;
  /** 0 to 5, never the same for two rooms that touch. */
  shade: number;
}

export interface UnitFacts {
  player: number;
  unit: UnitKind;
  room: number;
  /** What it adds to a battle. */
  attack: number;
  /** How many cells it moves. */
  movement: number;
  /** Whether its kind has Space Jump. */
  jumps: boolean;
  moved: boolean;
  attacked: boolean;
  new: boolean;
  jumped: boolean;
  /** Whether this seat has a legal action with it now. */
  ready: boolean;
  /** One of those of which one is to be kept. */
  doomed: boolean;
}

export type UpgradeState = "owned" | "open" | "closed";

export interface PlayerFacts {
  player: number;
  faction: string;
  energy: number;
  /** What the base pays a turn; 0 while it is lost. */
  income: number;
  /** What supply cards will pay in the next turns, the next one first; no zeros at the end. */
  stipend: number[];
  units: Record<UnitKind, { alive: number; limit: number }>;
  /** How many bases on the board this player holds. */
  bases: number;
  /** Who holds this player's own base; null before it lies. */
  holder: number | null;
  teleporter: Cell | null;
  commander: "alive" | "dead" | "none";
  upgrades: Record<string, UpgradeState>;
  /** Tiles still to lay, by pile (a key of `content.piles`); only those above zero. */
  tiles_left: Record<string, number>;
  /** The supply room this player drew from last. */
  supplied: SupplyRoom | null;
  out: boolean;
  /** Whose turn it is. */
  active: boolean;
  winner: boolean;
}

export interface Because {
  /** A paragraph of the rules. */
  rule: string;
  id: string;
  args: Record<string, Arg | null>;
}

/** One legal action, made complete in this client by `filled` (filled.ts). */
export interface Choice {
  kind: string;
  /** The `kind` of the group it is offered under. */
  group: string;
  /** The cell of the own unit that acts, or null. */
  from: Cell | null;
  /** The cell it is aimed at: where a tile's lower left cell, a unit, a shot goes; or null. */
  to: Cell | null;
  /** The thing it is about: a tile's name (place), a kind of unit (buy, recruit), an upgrade. */
  target: string | null;
  /** The whole action: "move the trooper from e4 to e5". */
  words: Sentence;
  label: Sentence | null;
  /** What is special about it: a supply card to be drawn, the sums of a battle. */
  note: Sentence | null;
  /** The key of its battle in `desk.battles`. */
  battle: string | null;
}

/** Actions of one kind, in the order in which to offer them. */
export interface Heading {
  kind: string;
  /** The heading; null where the only action speaks for itself (end the turn). */
  words: Sentence | null;
  /** Numbers into `view.legal` and `desk.choices`. */
  choices: number[];
}

export interface Fighter {
  at: Cell;
  unit: UnitKind;
  adds: number;
}

/** A battle that could be fought now, before it is. */
export interface Battle {
  from: Cell;
  to: Cell;
  player: number;
  enemy: number;
  attack: number;
  defence: number;
  /** For the attacker. */
  result: "win" | "loss" | "tie";
  attackers: Fighter[];
  defenders: Fighter[];
  /** Units of the attacker in the area that have attacked before: they neither add nor die. */
  spent: Cell[];
  /** Both cells and all cells around them, as far as they are in rooms. */
  area: Cell[];
  /** Who dies for certain, without those of whom one is kept. */
  dead: Cell[];
  /** The player who keeps one of these units; the others of them die. With one only, it stays. */
  keeps: { player: number; of: Cell[] } | null;
  /** Players who would be out of the game by it, for certain. */
  out: number[];
  /** Units elsewhere that would leave the board with them. */
  gone: Cell[];
  /** Whether the game would be over; then everybody in `keeps.of` stays. */
  over: boolean;
  /** A sentence with sums and result. */
  words: Sentence;
}

export interface Could {
  kind: string;
  /** The unit concerned; null for purchases. */
  from: Cell | null;
  action: Action;
  words: Sentence;
  reason: Because;
}

export interface Towards {
  action: Action;
  words: Sentence;
  /** Null where it is legal. */
  reason: Because | null;
  /** The key of its battle in `desk.battles`. */
  battle: string | null;
}

export interface ScoreRow {
  row: "bases" | "units" | "energy";
  points: number;
  words: Sentence;
}

export interface EndedPlayer {
  player: number;
  rows: ScoreRow[];
  /** Bases held. */
  score: number;
  out: boolean;
  winner: boolean;
}

export interface Ending {
  ending: string;
  words: Sentence;
  winners: number[];
  /** The best first. */
  order: number[];
  players: EndedPlayer[];
}

/** The desk as it is sent. */
export interface WireDesk {
  /** Whose desk it is, null for a spectator. */
  seat: number | null;
  own: number[];
  asked: number[];
  ask: Ask | null;
  /** The question to this seat. */
  prompt: Sentence | null;
  clock: Sentence;
  phase: Phase;
  /** The kind of unit that a supply card brings (question `recruit`). */
  recruit: UnitKind | null;
  /** The cell to look at first, or null. */
  home: Cell | null;
  rooms: Room[];
  /** By room: living units of each player. Droids do not count. */
  crowd: number[][];
  /** By room: droids of each player. Only rooms that have some, by number as text. */
  droids: Record<string, number[]>;
  /** Pairs of cells with a solid wall between them (between two bases). */
  walls: [Cell, Cell][];
  players: PlayerFacts[];
  /** By cell. */
  units: Record<Cell, UnitFacts>;
  groups: Heading[];
  /** What is special about a legal action, by its number as text. */
  notes: Record<string, Sentence>;
  /** By "from to", one for each legal attack. */
  battles: Record<string, Battle>;
  /** Legal Space Jumps. */
  jumps: { from: Cell; to: Cell }[];
  could: Could[];
  ending: Ending | null;
}

/** The desk with a choice for each action of `view.legal`, in that order. */
export interface StationXDesk extends WireDesk {
  choices: Choice[];
}

/* The content ------------------------------------------------------------------------------------ */

export interface TileContent {
  width: number;
  height: number;
  /** The pile it comes from, a key of `piles`; null for the base. */
  pile: string | null;
  /** What it is called when turned: itself if it is square. */
  turned: string;
  oxygen: number;
  share: number;
}

export interface UnitContent {
  attack: number;
  movement: number;
  /** Null: not for sale. */
  price: number | null;
  limit: number;
  /** Whether it needs oxygen. */
  living: boolean;
}

export interface UpgradeContent {
  tree: "troops" | "commander" | "base";
  /** 0 is at the bottom of its tree. */
  tier: number;
  /** Beside each other on one tier: 0, 1. */
  column: number;
  /** Any one of these must be there first. */
  needs: string[];
  price: number;
}

export interface CardContent {
  copies: number;
  /** Now, then in each of the next turns. */
  energy: number[];
  unit: UnitKind | null;
  upgrade: boolean;
}

export interface StationXContent {
  board: { size: number };
  /** The five rooms that are printed. */
  rooms: { sort: RoomSort; at: Cell; width: number; height: number; oxygen: number }[];
  /** By name as it lies: "base", "3x1", "1x3" ... */
  tiles: Record<string, TileContent>;
  /** How many each player has to lay, by pile. */
  piles: Record<string, number>;
  units: Record<UnitKind, UnitContent>;
  upgrades: Record<string, UpgradeContent>;
  energy: { income: number; upgrade: number; respawn: number };
  cards: Record<string, CardContent>;
  /** All there are; who plays which: `desk.players`. */
  factions: string[];
  rounds: number;
  /** By kind the names of the arguments, in order. */
  actions: Record<string, string[]>;
  /** Ids of the events that begin a turn, and of those that everybody wants to have heard of. */
  turns: string[];
  news: string[];
  /** What is ours and not published, with the paragraph of the rules that says so. */
  house: { what: string; rule: string }[];
  [more: string]: unknown;
}
