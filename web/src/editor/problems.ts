/** What is wrong, told at its entry: the key before the colon stands there already. */

import { tell, has } from "../lib/words";
import type { Tongue } from "./names";
import type { Problem } from "./wire";

const LONGEST = 240;

export function told(tongue: Tongue, problem: Problem): string {
  const whole = has(problem.id) ? tell(tongue.game, problem, tongue.players) : problem.text;
  for (const key of [problem.key, "asks"]) {
    if (key && whole.startsWith(`${key}: `)) return cut(whole.slice(key.length + 2));
  }
  return cut(whole);
}

function cut(text: string): string {
  const shown = text.slice(0, 1).toUpperCase() + text.slice(1);
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)} …` : shown;
}
