// Written by `make docs` from deorbit.games.intrepid.screen.contract.

import type { Because, Blocked, Deed, Heading, Sentence } from "./screen";

export type Resource = "power" | "oxygen" | "climate" | "nutrition";

/** What dice on a tile bring; "any" is a resource that the owner names. */
export type Output = "power" | "oxygen" | "climate" | "nutrition" | "capacity" | "any";

export type Phase = "placing" | "disaster" | "spending" | "over";

export type Sort = "mission" | "disaster";

export type Dice = "pool" | "stored" | "fresh";

/**
 * A resource: so much `now` of at most `most`, `gained` by the dice as they lie, `produced` after
 * production, `drained` by lasting cards or the rest of the card at hand, `consumed`, and what
 * there is `after` all that. `later`: the round has consumed already, these are figures of the next
 * one. In `danger` it is "low", or will be in the "red".
 */
export interface Track {
  resource: Resource;
  now: number;
  most: number;
  gained: number;
  produced: number;
  drained: number;
  consumed: number;
  after: number;
  later: boolean;
  danger: "low" | "red" | null;
  words: Sentence;
}

/**
 * A crew of a `player`, who is `done` with this phase, or `asked`. `income` is the Capacity that
 * the results bring, below 0 where Strain takes it, `stipend` what the round brings. `die_price` is
 * null at the end of the track; `dear` are tiles of the offer row that cost more than it has,
 * `docks` the spaces of its Docking Module.
 */
export interface Crew {
  crew: number;
  country: string;
  player: number;
  done: boolean;
  asked: boolean;
  commander: boolean;
  income: number;
  stipend: number;
  die_price: number | null;
  dear: string[];
  docks: number;
}

/**
 * What comes of the dice on a tile: `dice` give so much, `hits` and `strain` take some off, and it
 * `gives` the rest. The resource is null where nobody has named it.
 */
export interface Result {
  resource: Output | null;
  dice: number;
  hits: number;
  strain: number;
  gives: number;
}

/**
 * A tile on the station: the `crew` that owns it, the values of dice that it `takes` now, whether
 * it is `full`; the next hit destroys one that is `doomed`.
 */
export interface Tile {
  crew: number;
  results: Result[];
  takes: number[];
  full: boolean;
  doomed: boolean;
}

/**
 * A mission or a lasting card on the table: the values that it `takes` now, the open spaces that
 * are `left`; with none it is `done`.
 */
export interface Card {
  sort: Sort;
  takes: number[];
  left: number;
  done: boolean;
}

/**
 * The disaster: the `latest` card, the one being carried out (`resolving`), the values that are
 * `toxic`, dice on the `aid`, cards that may come (`deck`) and that have been `drawn`, tokens in
 * the `bank`.
 */
export interface Disaster {
  name: string;
  latest: string | null;
  resolving: string | null;
  toxic: number[];
  aid: number;
  deck: number;
  drawn: number;
  bank: Record<string, number>;
}

/** How a mission ended. */
export interface Goal {
  name: string;
  done: boolean;
}

/** A figure behind the end. */
export interface Row {
  row: string;
  points: number;
  words: Sentence;
}

/**
 * How it ended: "won", or the resource that was lost. All players win together or none (`winners`);
 * nobody comes before another (`order`).
 */
export interface Ending {
  ending: string;
  won: boolean;
  words: Sentence;
  winners: number[];
  order: number[];
  missions: Goal[];
  rows: Row[];
  resources: Record<string, number>;
}

/**
 * What everybody sees: the players that are `asked`, how far the game has come, and tiles and cards
 * on the table by name.
 */
export interface Board {
  asked: number[];
  clock: Sentence;
  phase: Phase;
  tracks: Track[];
  crews: Crew[];
  tiles: Record<string, Tile>;
  cards: Record<string, Card>;
  disaster: Disaster;
  ending: Ending | null;
}

/**
 * What a question is about: its `country`, "all" for the whole station, null where none is named;
 * the `crews` whose decision it is, none where it is everybody's; where the `dice` lie that it asks
 * about: in the "pool", in storage ("stored") or just rolled ("fresh").
 */
export interface About {
  country: string | null;
  crews: number[];
  dice: Dice;
}

/**
 * A reader: the `seat`, null for a spectator, the players that it is (`own`), the kind of question
 * that it is asked (`ask`), "rest" once it is done. By the number of a legal action as text:
 * `notes` tell what is special about it, `prices` its Capacity where it has a price. `could` is
 * what is not possible now.
 */
export interface Own {
  seat: number | null;
  own: number[];
  ask: string | null;
  about: About;
  prompt: Sentence | null;
  groups: Heading[];
  notes: Record<string, Sentence>;
  prices: Record<string, number>;
  could: Blocked[];
}

/** What might be done with a place, and the reason against it, null if it is legal. */
export interface Attempt {
  action: Deed;
  words: Sentence;
  reason: Because | null;
}

/** How many sectors the station has, and slots in each. */
export interface Plan {
  sectors: number;
  slots: number;
}

/** What dice bring of a resource: each by its value (`values`), and `all` of them together. */
export interface Brings {
  resource: Output;
  values: number[];
  all: number;
}

/** What a die placed on a tile does. */
export interface Ability {
  kind: string;
  words: Sentence;
}

/**
 * A tile of a country, null for all, with what its spaces ask for: "any", "3", "4-6", "even",
 * "odd", "1,4" or "same".
 */
export interface TilePrint {
  country: string | null;
  tier: number;
  cost: number;
  needs: string[];
  outputs: Brings[];
  ability: Ability | null;
}

/**
 * A mission or a card of the disaster: what its spaces ask for, also "other" and "next", the values
 * that it makes `toxic`, whether it stays (`persistent`), and its lines.
 */
export interface CardPrint {
  sort: Sort;
  tier: number;
  needs: string[];
  toxic: number[];
  persistent: boolean;
  effects: Sentence[];
}

/**
 * A country: its `dice`, the ends of its dice track (`least`, `most`) and the `price` of each step;
 * whether dice have a front (`fronts`), whether it `stores` some, its converters.
 */
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

/**
 * What the spaces of a Habitation Module ask for, and the Capacity that a die brings there, by its
 * value.
 */
export interface Habitation {
  needs: string[];
  capacity: number[];
}

/** How much Capacity a crew can hold, and what a round brings. */
export interface Capacity {
  most: number;
  round: number;
}

/** What a badge is for, and what it costs to use it. */
export interface Badge {
  about: Sentence;
  price: number;
}

/** Something printed that is ours and not published, and our paragraph about it. */
export interface House {
  what: string;
  rule: string;
}

/**
 * What never changes during a match. `aid`: whether dice lie beside the disaster. `mend`: prices by
 * token. `most_scenario`: how many Scenario tokens a tile holds. `actions`: by kind the names of
 * the arguments, in order. `turns`: ids of events that begin a round; `news`: of those that
 * everybody wants to have heard of.
 */
export interface Content {
  board: Plan;
  resources: Resource[];
  tiles: Record<string, TilePrint>;
  cards: Record<string, CardPrint>;
  countries: Record<string, CountryPrint>;
  habitation: Habitation;
  capacity: Capacity;
  mend: Record<string, number>;
  badges: Record<string, Badge>;
  most_scenario: number;
  aid: boolean;
  actions: Record<string, string[]>;
  turns: string[];
  news: string[];
  house: House[];
}
