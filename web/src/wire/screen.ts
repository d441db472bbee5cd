// Written by `make docs` from deorbit.core.screen.

/**
 * The id of a message and its arguments, read as `core.text.told` reads them: of value "exile" an
 * argument `character` is the message `<game>-character-exile`.
 */
export interface Sentence {
  id: string;
  args: Record<string, Argument>;
}

/** An argument of a sentence: a name, a number, null, a sentence, or a list of those. */
export type Argument = string | number | Sentence | (string | number | Sentence | null)[] | null;

/** An action, as `Action.to_json` gives it. */
export interface Deed {
  kind: string;
  args: (string | number)[];
}

/** Why something is not possible: the rule that forbids it and its message. */
export interface Because {
  rule: string;
  id: string;
  args: Record<string, string | number | null>;
}

/**
 * A kind of actions that are offered together: `choices` are places in the list of legal actions;
 * without `words` the only action speaks for itself.
 */
export interface Heading {
  kind: string;
  words: Sentence | null;
  choices: number[];
}

/** What is not possible now, and why. What is `obvious` is told only to those who ask. */
export interface Blocked {
  kind: string;
  action: Deed;
  words: Sentence;
  reason: Because;
  obvious?: boolean;
}

/** What a seat might do with something on the board; `reason` is null where it may. */
export interface PlainAttempt {
  action: Deed;
  words: Sentence;
  reason: Because | null;
}

/**
 * A legal action: `group` is the kind that it is offered under, `words` the whole action, `label`
 * what to say below the heading of the group where that is more than the arguments, `note` what is
 * special about it.
 */
export interface PlainChoice {
  group: string;
  words: Sentence;
  label: Sentence | null;
  note: Sentence | null;
}

/** How a game ended: the winners, and all players in `order`, the best first. */
export interface PlainEnding {
  words: Sentence;
  winners: number[];
  order: number[];
}

/**
 * What the board of every game tells: the seat of each player, the seats whose decision is awaited
 * (`to_act`), the same as players (`asked`); `ending` is null as long as it is played.
 */
export interface PlainBoard {
  seats: number[];
  to_act: number[];
  asked: number[];
  ending: PlainEnding | null;
}

/**
 * What the seat of every game knows and decides; a spectator has no `seat`. `own` are the players
 * that it is, `prompt` the question to it. `groups` are its `legal` actions in the order in which
 * to offer them, `could` is what is not possible now.
 */
export interface PlainOwn {
  seat: number | null;
  own: number[];
  prompt: Sentence | null;
  legal: Deed[];
  groups: Heading[];
  could: Blocked[];
}

/**
 * What is printed of every game. `actions`: by kind the names of the arguments, in order. `turns`:
 * ids of events that begin a turn; `news`: of those that everybody wants to have heard of.
 */
export interface PlainContent {
  actions: Record<string, string[]>;
  turns: string[];
  news: string[];
}

/** A part of a way: where it leads to, and how one gets there. */
export interface Leg {
  to: string;
  by: string;
}

/** A way in words and in parts; without parts there is none now. */
export interface Route {
  lines: Sentence[];
  legs: Leg[];
}
