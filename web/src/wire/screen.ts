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
