/** The table that somebody would make: as remembered, or as is usual for the game. */

import { alone, fitted, fittedOptions, hasBots, parted, together } from "./bots";
import { fits, known, rosterFor } from "./casts";
import { fittedEach } from "./each";
import { choiceName } from "./options";
import { settings, type Hosting } from "./settings.svelte";
import type { GameInfo, NewSeat, NewTable } from "./types";
import { has, listed, say } from "./words";

/** The service names it first. */
export function usualAgent(game: GameInfo): string {
  return game.agents[0];
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
  const seats = Array.isArray(last?.seats) ? last.seats.slice(0, game.seats[1]) : [];
  const { players, bots } = parted(seats);
  const taken = players.filter(
    (seat) => seat.kind !== "agent" || game.agents.includes(seat.agent ?? ""),
  );
  const some = taken.length > 0 && (bots > 0 ? hasBots(game) : taken.length >= game.seats[0]);
  return {
    seats: some ? together(fitted(game, taken, bots), bots) : usualSeats(game, "open"),
    options: fittedOptions(stillOffered(game, last?.options ?? {}), some ? bots : 0),
    listed: last?.listed ?? false,
    pace: last?.pace === "slow" ? "slow" : "live",
  };
}

/** A pack may have gone since, and with it who was chosen. */
function stillOffered(game: GameInfo, options: Record<string, unknown>): Record<string, unknown> {
  const offered: Record<string, unknown> = {};
  for (const option of game.options) {
    const value = options[option.name];
    const said = JSON.stringify(value);
    const choices = option.choices?.map((choice) => JSON.stringify(choice));
    if (value !== undefined && (!choices || choices.includes(said))) offered[option.name] = value;
  }
  for (const option of game.options) {
    const chosen = offered[option.name];
    const roster = rosterFor(option, offered.pack);
    if (roster && Array.isArray(chosen)) offered[option.name] = known(roster, chosen);
  }
  return offered;
}

/** Options with which a game can begin: characters by name only where they are as many as wanted,
 * and a name for each seat. */
function beginnable(game: GameInfo, options: Record<string, unknown>, seats: number) {
  return Object.fromEntries(
    Object.entries(fittedEach(game.options, options, seats)).filter(([name, value]) => {
      const option = game.options.find((one) => one.name === name);
      const roster = rosterFor(option, options.pack);
      return !roster || !Array.isArray(value) || fits(roster, value, seats);
    }),
  );
}

/** A game alone, to begin at once: against bots where a game has them, else against agents; with
 * the options and the number of seats that were used last, or with bots of the level wished for. */
export function soloTable(game: GameInfo): NewTable {
  const last = remembered(game);
  if (hasBots(game)) {
    const { bots, options } = alone(last.options, parted(last.seats).bots, settings.solo);
    return { ...seated(game, options, together([{ kind: "me" }], bots)), start: true };
  }
  if (game.seats[0] === 1) {
    // Where one may be alone, nobody else sits there.
    return { ...seated(game, last.options, [{ kind: "me" }]), start: true };
  }
  const agents = last.seats.filter((seat) => seat.kind === "agent");
  const agent = agents[0]?.agent ?? usualAgent(game);
  const seats = settings.hosting[game.name] ? last.seats.length : game.usual;
  const beside = Array.from({ length: seats - 1 }, (_, number): NewSeat => {
    return { kind: "agent", agent: agents[number]?.agent ?? agent };
  });
  return { ...seated(game, last.options, [{ kind: "me" }, ...beside]), start: true };
}

/** A table for two that waits for the other one. */
export function partnerTable(game: GameInfo): NewTable {
  const { options } = remembered(game);
  return { ...seated(game, options, [{ kind: "me" }, { kind: "open" }]), start: false };
}

function seated(game: GameInfo, options: Record<string, unknown>, seats: NewSeat[]) {
  const fit = beginnable(game, options, seats.length);
  return { game: game.name, options: fit, seats, listed: false, pace: "live" as const };
}

/** The value of an option in words. */
export function valueName(game: string, option: string, value: unknown): string {
  if (value === true) return say("web-yes");
  if (option === "bots" && Array.isArray(value)) return String(value.length);
  if (Array.isArray(value)) {
    return listed(value.map((one) => calledIn(game, option, one)));
  }
  if (typeof value === "object" && value && !("hash" in value)) {
    // So many of each.
    return listed(
      Object.entries(value).map(([name, count]) =>
        say("web-option-count", { name, count: Number(count) }),
      ),
    );
  }
  return choiceName(game, option, value);
}

/** One of a list: `factions` are called by the messages `GAME-faction-NAME`, `countries` by
 * `GAME-country-NAME`. */
function calledIn(game: string, option: string, value: unknown): string {
  const id = `${game}-${option.replace(/ies$/, "y").replace(/s$/, "")}-${value}`;
  return has(id) ? say(id) : choiceName(game, option, [value]);
}
