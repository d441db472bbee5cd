/** How messages of the live channel change what this reader knows. */

import type { GameEvent, GameMessage, Desk, LiveGame, Patch } from "./types";

/** The state of play after a message; null when something in between is missing and the reader
 * has to ask for everything anew. */
export function follow(known: LiveGame | null, message: GameMessage): LiveGame | null {
  const desk = (message.desk as Desk | undefined) ?? patched(known?.desk, message.desk_patch);
  const log = spliced(known?.log ?? [], message.log);
  if (!desk || !log) return null;
  const { version, step, undo, outcome, scores, course } = message;
  return { version, step, desk, log, undo, outcome, scores, course };
}

function patched<T extends object>(known: T | undefined, patch: Patch | undefined): T | null {
  return known && patch ? changed(known, patch) : null;
}

/** What a patch makes of something; what does not change is shared. */
export function changed<T extends object>(known: T, patch: Patch): T {
  const next: Record<string, unknown> & T = { ...known, ...patch.set };
  for (const key of patch.gone) delete next[key];
  for (const [key, inner] of Object.entries(patch.within ?? {})) {
    Object.assign(next, { [key]: changed(next[key] as object, inner) });
  }
  return next;
}

/** The log from an index on gives way to other events: new ones, or none after an undo. */
function spliced(log: GameEvent[], change: GameMessage["log"]): GameEvent[] | null {
  if (change.at > log.length) return null;
  if (change.at === log.length && change.events.length === 0) return log;
  return [...log.slice(0, change.at), ...change.events];
}

/** How many events at the end of a log are new against an older one; none after an undo. */
export function newEvents(before: GameEvent[], after: GameEvent[]): GameEvent[] {
  if (after.length <= before.length) return [];
  return after.slice(before.length);
}
