/** What the server tells about a game of Intrepid, as far as the screen reads it.
 *
 * A **crew** is a country in play, by its number; alone, one player has two. A **face** is a die as it
 * lies: 1 to 6, or for Japan "4/6", a 4 with a 6 in front. A **slot** is sector and place, "3-2". */

import type { Action, View } from "../../lib/types";
import type { Arg, Could, Heading, Sentence } from "../../play/types";

export type { Action, Arg, Sentence };

export type Face = string | number;
export type Resource = "power" | "oxygen" | "climate" | "nutrition";
export type Output = Resource | "capacity" | "any";
export type Token = "scenario" | "strain" | "disable";
export type Phase = "placing" | "disaster" | "spending" | "over";
export type Light = "red" | "blue";

/** What a card is opened about: a tile or card by its name, a slot, or a country. */
export interface Target {
  sort: "place" | "slot" | "crew";
  name: string;
}

/* The view: the position as the rules have it --------------------------------------------------- */

export interface CrewView {
  country: string;
  seat: number;
  light: Light;
  badge: string;
  badge_used: boolean;
  track: number;
  supply: number;
  pool: Face[];
  fresh: Face[];
  storage: Face[];
  kept: Face;
  capacity: number;
  converters: number;
  amplify: number;
  habitation: Face[];
  docking: Face[];
  docking_disabled: boolean;
  aid: number;
  wish: number;
  wishes: number;
  offer: string[];
}

export interface TileView {
  owner: string;
  at: string;
  dice: Face[];
  scenario: number;
  strain: number;
  disable: number;
  produces?: Resource | "none";
}

/** Spaces: "open", a value, or a value with the country whose die lies there ("japan-4"). */
export interface CardView {
  name: string;
  filled: Face[];
}

export interface Ask {
  ask: string;
  seat: number;
  country?: string;
  tile?: string;
  die?: Face;
  left?: number;
}

export interface IntrepidView extends View {
  round: number;
  phase: Exclude<Phase, "over">;
  commander: number;
  ending: string;
  resources: Record<Resource, number>;
  amplified: Record<Resource, number>;
  crews: CrewView[];
  tiles: Record<string, TileView>;
  gone: string[];
  missions: CardView[];
  active: CardView[];
  spent: string[];
  latest: string;
  toxic: number[];
  resolving: { card: string; step: number; queue: string[]; just: string[] };
  asks: Ask[];
}

/* The desk --------------------------------------------------------------------------------------- */

export type Danger = "low" | "red" | null;

export interface Track {
  resource: Resource;
  now: number;
  most: number;
  gained: number;
  produced: number;
  drained: number;
  consumed: number;
  after: number;
  /** The round has consumed already: these are figures of the next one. */
  later: boolean;
  danger: Danger;
  words: Sentence;
}

export interface CrewFacts {
  crew: number;
  country: string;
  player: number;
  done: boolean;
  asked: boolean;
  commander: boolean;
  income: number;
  stipend: number;
  die_price: number | null;
  /** Tiles of its offer row that cost more than it has. */
  dear: string[];
  docks: number;
}

export interface Result {
  resource: Output | null;
  dice: number;
  hits: number;
  strain: number;
  gives: number;
}

export interface TileFacts {
  crew: number;
  results: Result[];
  takes: number[];
  full: boolean;
  doomed: boolean;
}

export interface CardFacts {
  sort: "mission" | "disaster";
  takes: number[];
  left: number;
  done: boolean;
}

export interface Disaster {
  name: string;
  latest: string | null;
  resolving: string | null;
  toxic: number[];
  aid: number;
  deck: number;
  drawn: number;
  bank: Record<Token | "amplify", number>;
}

export interface Ending {
  ending: string;
  won: boolean;
  words: Sentence;
  winners: number[];
  order: number[];
  missions: { name: string; done: boolean }[];
  rows: { row: string; points: number; words: Sentence }[];
  resources: Record<Resource, number>;
}

export interface Choice {
  kind: string;
  group: string;
  /** What it is about on the screen, from the first to the last choice: see `spots`. */
  words: Sentence;
  label: Sentence | null;
  note: Sentence | null;
  /** In Capacity. */
  price: number | null;
}

/** Whose decision a question is, none where it is everybody's, and where the dice lie. */
export interface About {
  country: string | null;
  crews: number[];
  dice: "pool" | "stored" | "fresh";
}

export interface WireDesk {
  seat: number | null;
  own: number[];
  asked: number[];
  ask: string | null;
  about: About;
  prompt: Sentence | null;
  clock: Sentence;
  phase: Phase;
  tracks: Track[];
  crews: CrewFacts[];
  tiles: Record<string, TileFacts>;
  cards: Record<string, CardFacts>;
  disaster: Disaster;
  groups: Heading[];
  notes: Record<string, Sentence>;
  prices: Record<string, number>;
  could: Could[];
  ending: Ending | null;
}

export interface IntrepidDesk extends WireDesk {
  choices: Choice[];
}

/* What is printed --------------------------------------------------------------------------------- */

export interface TilePrint {
  country: string | null;
  tier: number;
  cost: number;
  needs: string[];
  outputs: { resource: Output; values: number[]; all: number }[];
  ability: { kind: string; words: Sentence } | null;
}

export interface CardPrint {
  sort: "mission" | "disaster";
  tier: number;
  needs: string[];
  toxic: number[];
  persistent: boolean;
  effects: Sentence[];
}

export interface CountryPrint {
  dice: number;
  least: number;
  most: number;
  price: number[];
  complexity: number;
  fronts: boolean;
  stores: boolean;
  converters: number;
}

export interface IntrepidContent {
  board: { sectors: number; slots: number };
  resources: Resource[];
  tiles: Record<string, TilePrint>;
  cards: Record<string, CardPrint>;
  countries: Record<string, CountryPrint>;
  habitation: { needs: string[]; capacity: number[] };
  capacity: { most: number; round: number };
  mend: Record<Token, number>;
  badges: Record<string, { about: Sentence; price: number }>;
  most_scenario: number;
  aid: boolean;
  actions: Record<string, string[]>;
  turns: string[];
  news: string[];
  house: { what: string; rule: string }[];
}
