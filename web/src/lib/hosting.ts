/** The table that somebody would make: as remembered, or as is usual for the game. */

import { settings, type Hosting } from "./settings.svelte";
import type { GameInfo, NewSeat, NewTable } from "./types";

export const FIRST_AGENT = "greedy";

export function usualAgent(game: GameInfo): string {
  return game.agents.includes(FIRST_AGENT) ? FIRST_AGENT : game.agents[0];
}

/** Me and agents, or me and open seats. */
export function usualSeats(game: GameInfo, others: "agent" | "open"): NewSeat[] {
  const agent = usualAgent(game);
  return Array.from({ length: game.usual }, (_, number) =>
    number === 0
      ? { kind: "me" }
      : others === "agent"
        ? { kind: "agent", agent }
        : { kind: "open" },
  );
}

/** What is remembered of hosting a game, as far as the service still offers it. */
export function remembered(game: GameInfo): Hosting {
  const last = settings.hosting[game.name];
  const seats = Array.isArray(last?.seats) ? last.seats : [];
  const known = seats
    .filter((seat) => seat.kind !== "agent" || game.agents.includes(seat.agent ?? ""))
    .slice(0, game.seats[1]);
  const options = Object.fromEntries(
    Object.entries(last?.options ?? {}).filter(([name]) =>
      game.options.some((option) => option.name === name),
    ),
  );
  return {
    seats: known.length >= game.seats[0] ? known : usualSeats(game, "open"),
    options,
    listed: last?.listed ?? false,
    pace: last?.pace === "slow" ? "slow" : "live",
  };
}

/** A game alone against agents, to begin at once: with the options and the number of seats that
 * were used last. */
export function soloTable(game: GameInfo): NewTable {
  const last = remembered(game);
  const agents = last.seats.filter((seat) => seat.kind === "agent");
  const agent = agents[0]?.agent ?? usualAgent(game);
  const seats = settings.hosting[game.name] ? last.seats.length : game.usual;
  return {
    game: game.name,
    options: last.options,
    seats: Array.from({ length: seats }, (_, number) =>
      number === 0 ? { kind: "me" } : { kind: "agent", agent: agents[number - 1]?.agent ?? agent },
    ),
    listed: false,
    pace: "live",
    start: true,
  };
}
