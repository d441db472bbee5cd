/** What is wrong, told at its entry: the key before the colon stands there already. */

import { has, headed, sentence, tell } from "../lib/words";
import type { Tongue } from "./names";
import type { PositionProblem } from "../wire/positions";

const LONGEST = 240;

/** Stands for the key, which must not be taken for a word of the game. */
const MARK = "\u2060";

export function told(tongue: Tongue, problem: PositionProblem): string {
  if (!has(problem.id)) return cut(without(problem.text, problem.key));
  const marked = { ...problem, args: { ...problem.args, key: MARK } };
  const whole = without(tell(tongue.game, marked, tongue.players), MARK);
  return cut(whole.replaceAll(MARK, problem.key));
}

function without(text: string, key: string): string {
  for (const head of [headed(key, ""), `${key}: `]) {
    if (key && text.startsWith(head)) return text.slice(head.length);
  }
  return text;
}

function cut(text: string): string {
  const shown = sentence(text);
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)} …` : shown;
}
