/** An account of a decision, sorted for reading: what was done, and before that what was not. */

import type { Sentence } from "../lib/types";

/** One line of a plan: what became of it, what else is to be said, what broke its ties. */
export interface Considered {
  done: boolean;
  says: Sentence;
  /** `tie` where a tie was broken. */
  more: { says: Sentence; tie: boolean }[];
}

export interface Account {
  /** What is to be known before the first line. */
  before: Sentence[];
  done: Considered | null;
  skipped: Considered[];
}

const HEAD = /-why-(skipped-|chosen$|chosen-regroup$)/;

export function account(lines: Sentence[]): Account {
  const found: Account = { before: [], done: null, skipped: [] };
  let last: Considered | null = null;
  for (const says of lines) {
    if (HEAD.test(says.id)) {
      last = { done: says.id.includes("-why-chosen"), says, more: [] };
      if (last.done) found.done = last;
      else found.skipped.push(last);
    } else if (last) last.more.push({ says, tie: says.id.includes("-why-tie") });
    else found.before.push(says);
  }
  return found;
}
