/** What the log says of the board: what was touched lately, and where the disaster has struck. */

import type { GameEvent } from "../../lib/types";
import type { IntrepidDesk } from "./types";
import type { Spot } from "./spots";

const BEGINS = new Set(["intrepid-event-card-drawn", "intrepid-event-card-again"]);
/** What opens a round: before it comes what the disaster of the last one did. */
const ROUND = "intrepid-event-round-begun";

/** What the dice of a round bring and cost touches everything: it is no trace. */
const SUMS = new Set(
  ["produced", "consumed", "rolled", "finished", "resumed", "round-begun"].map(
    (name) => `intrepid-event-${name}`,
  ),
);

/** The events after the last one that some crews brought about themselves. */
export function sinceOwn(
  log: readonly GameEvent[],
  own: readonly { country: string; player: number }[],
): GameEvent[] {
  const countries = new Set(own.map((crew) => crew.country));
  const players = new Set(own.map((crew) => crew.player));
  const mine = ({ id, args }: GameEvent) =>
    id === "intrepid-event-finished"
      ? players.has(args.player as number)
      : !SUMS.has(id) && countries.has(args.country as string);
  const last = log.findLastIndex(mine);
  return log.slice(last + 1).filter((event) => !SUMS.has(event.id));
}

/** The spots that an event is about. */
export function touchedSpots({ args }: GameEvent): Spot[] {
  const places = ["place", "tile", "to-tile", "card"].flatMap((key) =>
    typeof args[key] === "string" ? [`place ${args[key]}`] : [],
  );
  return typeof args.resource === "string" ? [...places, `resource ${args.resource}`] : places;
}

/** The sectors and tiles that the cards of one round have struck: those of this round, or until it
 * has some of the last one. */
export function struckBy(
  log: readonly GameEvent[],
  tiles: IntrepidDesk["tiles"],
): { sectors: Set<number>; tiles: Set<string> } {
  const [sectors, struck] = [new Set<number>(), new Set<string>()];
  const end = log.findLastIndex((event) => BEGINS.has(event.id));
  let start = log.slice(0, end + 1).findLastIndex((event) => event.id === ROUND);
  start = Math.max(start, 0);
  let open = false;
  for (const { id, args } of end < 0 ? [] : log.slice(start)) {
    if (BEGINS.has(id)) open = true;
    else if (id === ROUND) open = false;
    if (!open) continue;
    if (id === "intrepid-event-sector-rolled") sectors.add(Number(args.sector));
    if (id !== "intrepid-event-token-put") continue;
    const tile = String(args.tile);
    struck.add(tile);
    const at = tiles[tile]?.at;
    if (at && sectors.size > 0) sectors.add(Number(at.split("-")[0]));
  }
  return { sectors, tiles: struck };
}
