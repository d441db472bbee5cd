/** What the desks of all games have in common, as far as the panels read it. */

import type { Said } from "../wire/play";
import type { Action, Sentence, Target } from "../lib/types";

export type Arg = string | number;
export type { Action, Said, Sentence, Target };

export interface Because {
  rule: string;
  id: string;
  args: Record<string, Arg | null>;
}

/** What is worked out about one legal action; each game adds to it. */
export interface PlainChoice {
  group: string;
  note: Sentence | null;
  words: Sentence;
  label: Sentence | null;
}

export interface Heading {
  kind: string;
  words: Sentence | null;
  choices: number[];
}

/** What is not possible now. What is obvious is told only to those who ask for everything. */
export interface Could {
  kind: string;
  action: Action;
  words: Sentence;
  reason: Because;
  obvious?: boolean;
}

export interface Towards {
  action: Action;
  words: Sentence;
  reason: Because | null;
}

export interface PlainDesk {
  seat: number | null;
  own: number[];
  asked: number[];
  ask: string | null;
  prompt: Sentence | null;
  choices: PlainChoice[];
  groups: Heading[];
  could: Could[];
  /** How it ended, who won, and the players by rank; null before. */
  ending: { words: Sentence; winners: number[]; order: number[] } | null;
}

export interface PlainContent {
  actions: Record<string, string[]>;
  /** Ids of events that begin a turn, and of those that everybody wants to hear of. */
  turns?: string[];
  news: string[];
}
