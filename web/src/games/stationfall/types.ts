/** What the server tells about a game of Stationfall, as far as the screen reads it. */

import type { View } from "../../lib/types";
import type * as common from "../../play/types";
import type { Action, Arg, Because, Heading, PlainChoice, Said, Sentence } from "../../play/types";
import type { Cost, Left, Membership, Section, Trap } from "../../wire/stationfall";

export type { Action, Arg, Because, Heading, Said, Sentence, Cost, Trap };

export type TargetSort =
  "section" | "character" | "item" | "corridor" | "player" | "identity" | "pod" | "track";

export type Target = common.Target<TargetSort>;

export interface Player {
  seat: number;
  identity?: string | null;
  dealt?: (string | null)[];
  bonus: (string | null)[];
  shown_bonus?: string[];
  aside?: (string | null)[];
  hand: (string | null)[];
  shown: string[];
  pool: number;
  betrayal: number;
  cubes: Record<string, number>;
  disc?: string;
  bribe: string;
  guilt: "innocent" | "suspect" | "guilty";
  pc?: string;
  revealed_early: boolean;
  schroedinger: boolean;
}

export interface Pawn {
  at: string;
  down: boolean;
  holds: string[];
  data: string[];
  contaminated: boolean;
}

export interface Marker {
  player: number;
  effect: string;
  minute: number;
  at?: string;
}

export interface StationView extends View {
  options: View["options"] & { bots?: number[]; cooperative?: boolean };
  cast: string[];
  minute: number;
  first: number;
  active: number;
  stage: string;
  ending: string;
  players: Player[];
  characters: Record<string, Pawn>;
  monster?: { at: string; down: boolean; inside?: string[]; mark?: string };
  re_entry?: string | null;
  wormhole?: { at: string; from?: string };
  core_locks?: [string, string][];
  grey_bribes?: { left: number; on: Record<string, number> };
  traps?: { player: number; at: Record<string, string | null> };
  eaten?: number;
  pirate?: boolean;
  items: Record<string, string[]>;
  kompromat: Record<string, string | null>;
  spent: string[];
  damaged: string[];
  fire: string[];
  asphyxiation: string[];
  goo: string[];
  launched: string[];
  locks: [string, string][];
  power: "normal" | "emergency" | "blackout";
  abandon_ship: boolean;
  cameras: boolean;
  jammers: boolean;
  antimatter: string;
  offsites: Record<string, string[]>;
  medical: number;
  markers: Marker[];
  project: { card: string | null; released: boolean; peeked: number[] };
  turn: {
    actions: number;
    free: boolean;
    /** The manoeuvre that a bot has announced, and whether its focus script comes first. */
    line?: string;
    focus?: boolean;
    [more: string]: unknown;
  };
  asks: ({ ask: string; seat: number } & Record<string, unknown>)[];
}

/* The desk ------------------------------------------------------------------------------------- */

/** What is worked out about one legal action. */
export interface Choice extends PlainChoice {
  cost: Cost;
  about: string | null;
  target: Target | null;
  targets: Target[];
}

export type Could = common.Could;

export interface Towards extends common.Towards {
  cost: Cost;
}

export interface CharacterFacts {
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

export interface ScoreRow {
  row: string;
  points: number;
  words: Sentence;
}

export interface Preview {
  identity: string | null;
  rows: ScoreRow[];
  total: number;
  bonus: { identity: string | null; points: number }[];
}

export interface EndedPlayer extends Preview {
  player: number;
  seat: number;
  bot: boolean;
  identity: string;
  schroedinger: boolean;
  together: number;
  partner: number | null;
  guilt: string;
  winner: boolean;
  why: Sentence;
}

export interface Ending {
  ending: string;
  words: Sentence;
  mode: "alone" | "teams" | "cooperative";
  winners: number[];
  order: number[];
  players: EndedPlayer[];
}

export interface StationDesk {
  seat: number | null;
  own: number[];
  asked: number[];
  ask: string | null;
  prompt: Sentence | null;
  clock: Sentence;
  acting: string | null;
  left: Left | null;
  /** Bots are in no team. */
  teams: Membership[] | null;
  characters: Record<string, CharacterFacts>;
  /** Who keeps the Bonus Characters of a pair, by player. */
  leads: number[];
  sections: Record<string, Section>;
  /** What is known of trap tokens, by section. */
  traps: Record<string, Trap>;
  choices: Choice[];
  groups: Heading[];
  could: Could[];
  preview: Record<string, Preview>;
  ending: Ending | null;
}

/* The content ---------------------------------------------------------------------------------- */

export interface SectionContent {
  at: [number, number];
  gravity: boolean;
  dark: boolean;
  power: boolean;
  console: boolean;
  contaminates: boolean;
  deletes_data: boolean;
  airlock: string[];
  pod: { dock: string; capacity: number; needs: string } | null;
  makes: string[];
  offers: string[];
  officers: string[];
  house: string[];
  house_offers: string[];
}

export interface CharacterContent {
  in_play: boolean;
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
}

export interface AgendaRow {
  row: string;
  points: number;
  per: boolean;
  plus: boolean;
  words: Sentence;
}

export interface IdentityContent {
  in_play: boolean;
  card: string;
  influence: number;
  reveal: string[];
  title: Sentence;
  agenda: AgendaRow[];
  /** That of the bot side of the card; empty where it is the same. */
  bot_agenda: AgendaRow[];
  bonus: { sort: string; points: number; words: Sentence };
  pays: Sentence[];
  tip: Sentence | null;
}

/** A line of a script as printed, told in parts; `goto` is the script that it goes to, if any. */
export interface ScriptLine {
  name: string;
  text: string;
  goto: string;
}

export interface Script {
  grade: "rule" | "house";
  main: ScriptLine[];
  focus: ScriptLine[];
  start: ScriptLine[];
  end: ScriptLine[];
}

export interface StationContent {
  /** By identity, and those that all bots may go to. */
  scripts: Record<string, Script>;
  standard: Record<string, Script>;
  sections: Record<string, SectionContent>;
  corridors: [string, string][];
  vents: [string, string][];
  characters: Record<string, CharacterContent>;
  identities: Record<string, IdentityContent>;
  abilities: Record<string, { when: string; color: string; house: string[] }>;
  items: Record<string, { in_play: boolean; made: string[] }>;
  data: Record<string, { made: string[] }>;
  projects: Record<string, { house: string[] }>;
  actions: Record<string, string[]>;
  players: string[];
  news: string[];
  minutes?: Record<string, number>;
  [more: string]: unknown;
}
