/** What is wrong, told at its entry: the key before the colon stands there already. */

import { tell, has } from "../lib/words";
import type { Tongue } from "./names";
import type { Problem } from "./wire";

const LONGEST = 240;

/** Stands for the key, which must not be taken for a word of the game. */
const MARK = "\u2060";

export function told(tongue: Tongue, problem: Problem): string {
  if (!has(problem.id)) return cut(without(problem.text, problem.key));
  const marked = { ...problem, args: { ...problem.args, key: MARK } };
  const whole = without(tell(tongue.game, marked, tongue.players), MARK);
  return cut(whole.replaceAll(MARK, problem.key));
}

function without(text: string, key: string): string {
  return key && text.startsWith(`${key}: `) ? text.slice(key.length + 2) : text;
}

function cut(text: string): string {
  const shown = text.slice(0, 1).toUpperCase() + text.slice(1);
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)} …` : shown;
}
