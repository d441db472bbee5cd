// Written by `make docs` from deorbit.games.stationfall.screen.content.

import type { PlainContent, Sentence } from "./screen";

export type WaySort = "corridor" | "vent";

export type BonusSort = "friend" | "grudge" | "item" | "each";

/** A pod: where it docks, who may be in it, and what it needs (`stationfall-needs-*`). */
export interface Pod {
  dock: string;
  capacity: number;
  needs: string;
}

/**
 * A section: `at` is [column, row] on the schematic, row 0 forward (bottom); it generates `power`,
 * is `airless` for ever. `makes`: what is manufactured there (`stationfall-ware-*`); `offers`:
 * section actions (`stationfall-offer-*`); `officers`: those of both that are for Officers only;
 * `brought_by`: the character that brings it along.
 */
export interface SectionPrint {
  at: [number, number];
  gravity: boolean;
  dark: boolean;
  power: boolean;
  console: boolean;
  airless: boolean;
  contaminates: boolean;
  deletes_data: boolean;
  airlock: ("in" | "out")[];
  pod: Pod | null;
  makes: string[];
  offers: string[];
  officers: string[];
  with: string | null;
  house: string[];
  house_offers: string[];
}

/** A corridor or vent that is house in part. */
export interface HouseWay {
  sort: WaySort;
  ends: [string, string];
  house: string[];
}

/**
 * A card: its `pawns`, none, one or two `identities`; `kind` "human", "robot", "human+robot",
 * "data" or "item"; `starts`: a section for each pawn, "card" off the board.
 */
export interface CharacterPrint {
  pawns: string[];
  identities: string[];
  kind: string;
  tier: number;
  slots: number;
  abilities: string[];
  integral: string[];
  starts: string[];
  starts_with: string[];
  starts_down: boolean;
  story: Sentence | null;
  note: Sentence | null;
  tip: Sentence | null;
  house: string[];
  in_play: boolean;
}

/**
 * A row of an agenda: `when` is the condition, `what` the Item or Data it is about, `per`: points
 * each time, `plus`: only if the row above without plus is met.
 */
export interface AgendaRow {
  row: string;
  when: string;
  what: string | null;
  points: number;
  per: boolean;
  plus: boolean;
  words: Sentence;
}

/** What an identity pays as a Bonus Character: for an `item`, or `more` for each. */
export interface BonusPrint {
  sort: BonusSort;
  points: number;
  words: Sentence;
  item?: string;
  more?: number;
}

/**
 * An identity: its `influence` limit and Reveal Powers; the `bot_agenda` is empty where a bot has
 * the same; what it `pays` besides.
 */
export interface IdentityPrint {
  card: string;
  influence: number;
  reveal: string[];
  title: Sentence;
  agenda: AgendaRow[];
  bot_agenda: AgendaRow[];
  bonus: BonusPrint;
  pays: Sentence[];
  tip: Sentence | null;
  in_play: boolean;
}

/**
 * An ability: `when` is "always", "action", "free" or "reveal" (`stationfall-works-*`), `color`
 * `stationfall-color-*`. Words: `stationfall-ability-NAME` and `-NAME-does`.
 */
export interface AbilityPrint {
  when: string;
  color: string;
  house: string[];
}

/** An Item: so many in all, the sections where it is `made`, the paragraphs about it. */
export interface ItemPrint {
  in_play: boolean;
  total: number;
  made: string[];
  rules: string[];
  house: string[];
}

/** A sort of Data: the sections where it is `made`, the paragraphs about it. */
export interface DataPrint {
  made: string[];
  rules: string[];
}

/** A Project X card (words `stationfall-project-NAME`, `-NAME-does`). */
export interface ProjectPrint {
  house: string[];
}

/** A line of a script as printed, told in parts; `goto` is the script that it goes to, "" none. */
export interface ScriptLine {
  name: string;
  text: string;
  goto: string;
}

/** What a bot does, line by line. */
export interface Script {
  grade: "rule" | "house";
  main: ScriptLine[];
  focus: ScriptLine[];
  start: ScriptLine[];
  end: ScriptLine[];
}

/** Columns and rows of the schematic. */
export interface Sizes {
  width: number;
  height: number;
}

/**
 * What never changes during a match. `corridors` and `vents` are pairs of sections; pods are joined
 * to their docks by a corridor. `characters` stand by card, all there are, and so do `identities`;
 * `scripts` by identity, and those that all bots may go to (`standard`). `players` are the colours
 * in order (`stationfall-player-*`), `minutes` the first Minute by number of seats.
 */
export interface Content extends PlainContent {
  sections: Record<string, SectionPrint>;
  corridors: [string, string][];
  vents: [string, string][];
  house_ways: HouseWay[];
  characters: Record<string, CharacterPrint>;
  identities: Record<string, IdentityPrint>;
  abilities: Record<string, AbilityPrint>;
  items: Record<string, ItemPrint>;
  data: Record<string, DataPrint>;
  offsites: string[];
  projects: Record<string, ProjectPrint>;
  scripts: Record<string, Script>;
  standard: Record<string, Script>;
  players: string[];
  minutes: Record<string, number>;
  sizes: Sizes;
}
