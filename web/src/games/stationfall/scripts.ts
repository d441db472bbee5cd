/** What bots have announced: lines of their scripts. */

import type { GameEvent } from "../../lib/types";
import { GAME } from "./speech";
import type { ScriptLine } from "./types";

const MANOEUVRE = `${GAME}-event-manoeuvre`;
const REGROUP = `${GAME}-event-regroup`;
/** How events begin that tell what it is about. */
const AIM = `${GAME}-event-aim-`;
/** What a bot does of its own accord, once in its turn. */
export const DECISIONS = [MANOEUVRE, REGROUP];

/** A line, and whether it is the one of this turn or of the turn before. */
export interface Announced {
  line: ScriptLine;
  now: boolean;
}

export function tellsAim(event: GameEvent): boolean {
  return event.id.startsWith(AIM);
}

/** What a bot was about in its last turn up to a moment, as the log tells it. */
export function lastAim(log: readonly GameEvent[], player: number, step: number): GameEvent | null {
  const made = log.findLast(
    (event) => event.step <= step && event.args.player === player && DECISIONS.includes(event.id),
  );
  return log.find((event) => event.step === made?.step && tellsAim(event)) ?? null;
}

/** The line that a bot followed last, up to a moment; none where it could follow none. */
export function lastLine(log: GameEvent[], player: number, step: number): string | null {
  const last = log.findLast(
    (event) => event.step <= step && event.args.player === player && DECISIONS.includes(event.id),
  );
  const name = last?.id === MANOEUVRE ? last.args.manoeuvre : null;
  return typeof name === "string" ? name : null;
}
