/** What the log says of the board. */

import type { GameEvent } from "../../lib/types";

const BEGUN = "stationx-event-turn-begun";

/** What happened since the last turn of one of some players: their own deeds in the turn that runs
 * take it away. Who has no player sees what the last turn brought. */
export function sinceOwnTurn(log: readonly GameEvent[], own: readonly number[]): GameEvent[] {
  if (own.length === 0) return log.slice(log.findLastIndex(({ id }) => id === BEGUN) + 1);
  const last = log.findLastIndex(
    ({ id, args }) => id !== BEGUN && !PASSIVE.has(id) && own.includes(Number(args.player)),
  );
  return log.slice(last + 1);
}

/** What befalls a player in the turns of others, or at the start of the own one. */
const PASSIVE = new Set(
  ["income", "died", "kept", "eliminated", "battle-won", "battle-lost", "battle-tied"].map(
    (name) => `stationx-event-${name}`,
  ),
);
