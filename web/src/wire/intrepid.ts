// Written by `make docs` from deorbit.games.intrepid.screen.contract.

import type { PlainBoard, PlainContent, PlainEnding, PlainOwn, Sentence } from "./screen";

export type Resource = "power" | "oxygen" | "climate" | "nutrition";

/** What dice on a tile bring; "any" is a resource that the owner names. */
export type Output = "power" | "oxygen" | "climate" | "nutrition" | "capacity" | "any";

export type Phase = "placing" | "disaster" | "spending" | "over";

export type Sort = "mission" | "disaster";

export type Dice = "pool" | "stored" | "fresh";

export type Light = "red" | "blue";

export type Token = "scenario" | "strain" | "disable";

export type Supply = "scenario" | "strain" | "disable" | "amplify";

export type Difficulty = "easy" | "normal" | "hard";

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
 * A crew of a `player`, who is `done` with this phase, or `asked`. Its dice lie in the `pool`, just
 * rolled (`fresh`), in `storage`, one `kept`, so many in the `supply`; or on the spaces of its
 * modules, "open" where there is none. `track` is its place on the dice track, `wish` the value
 * that others would do well to dock, 0 for none. `income` is the Capacity that the results bring,
 * below 0 where Strain takes it, `stipend` what the round brings. `die_price` is null at the end of
 * the track; `dear` are tiles of the `offer` row that cost more than it has, `docks` the spaces of
 * its Docking Module.
 */
export interface Crew {
  crew: number;
  country: string;
  player: number;
  light: Light;
  badge: string;
  badge_used: boolean;
  done: boolean;
  asked: boolean;
  commander: boolean;
  track: number;
  supply: number;
  pool: (number | string)[];
  fresh: (number | string)[];
  storage: (number | string)[];
  kept: number | string | null;
  habitation: (number | string)[];
  docking: (number | string)[];
  docking_disabled: boolean;
  capacity: number;
  income: number;
  stipend: number;
  converters: number;
  amplify: number;
  wish: number;
  die_price: number | null;
  offer: string[];
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
 * A tile on the station: the `crew` that owns it, its slot, the `dice` on its spaces ("open" where
 * there is none), its tokens, the values of dice that it `takes` now, whether it is `full`; the
 * next hit destroys one that is `doomed`.
 */
export interface Tile {
  crew: number;
  at: string;
  dice: (number | string)[];
  scenario: number;
  strain: number;
  disable: number;
  results: Result[];
  takes: number[];
  full: boolean;
  doomed: boolean;
}

/**
 * A mission or a lasting card on the table: what is `filled` of its spaces ("open", a value, or a
 * value with the country whose die lies there, "japan-4"), the values that it `takes` now, the open
 * spaces that are `left`; with none it is `done`.
 */
export interface Card {
  sort: Sort;
  filled: (number | string)[];
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
  bank: Record<Supply, number>;
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
 * How it ended: "won", or the resource that was lost. All players win together or none; nobody
 * comes before another.
 */
export interface Ending extends PlainEnding {
  ending: string;
  won: boolean;
  missions: Goal[];
  rows: Row[];
  resources: Record<Resource, number>;
}

/**
 * What everybody sees: how far the game has come, and tiles and cards on the table by name, the
 * missions first.
 */
export interface Board extends PlainBoard {
  ending: Ending | null;
  clock: Sentence;
  difficulty: Difficulty;
  phase: Phase;
  tracks: Track[];
  crews: Crew[];
  tiles: Record<string, Tile>;
  cards: Record<string, Card>;
  disaster: Disaster;
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
 * A reader: the kind of question that it is asked (`ask`), "rest" once it is done. By the number of
 * a legal action as text: `notes` tell what is special about it, `prices` its Capacity where it has
 * a price.
 */
export interface Own extends PlainOwn {
  ask: string | null;
  about: About;
  notes: Record<string, Sentence>;
  prices: Record<string, number>;
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
 * token. `most_scenario`: how many Scenario tokens a tile holds.
 */
export interface Content extends PlainContent {
  board: Plan;
  resources: Resource[];
  tiles: Record<string, TilePrint>;
  cards: Record<string, CardPrint>;
  countries: Record<string, CountryPrint>;
  habitation: Habitation;
  capacity: Capacity;
  mend: Record<Token, number>;
  badges: Record<string, Badge>;
  most_scenario: number;
  aid: boolean;
  house: House[];
}
