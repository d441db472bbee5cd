/** Bots: opponents that belong to a game and play by rules of its own, in the open. */

import type { GameInfo, NewSeat } from "./types";

export type Level = "none" | "easy" | "normal" | "hard" | "own";
/** What a match with bots is about. */
export type Mode = "alone" | "cooperative" | "teams";
type Options = Record<string, unknown>;

/** How many bots, and how difficult their characters are at most. */
export const LEVELS: readonly { name: Level; count: number; tier: number }[] = [
  { name: "none", count: 0, tier: 4 },
  { name: "easy", count: 2, tier: 1 },
  { name: "normal", count: 3, tier: 2 },
  { name: "hard", count: 4, tier: 4 },
];
const USUAL = LEVELS[2];

/** What is chosen beside the bots, not among the other options. */
export const BOT_OPTIONS = ["bots", "bot_identities", "bot_tier", "cooperative"];

const LEAST_PLAYERS = 3;
export const MOST_BOTS = 8;

export function hasBots(game: GameInfo): boolean {
  return game.options.some((option) => option.name === "bots");
}

/** Seats of the players, and how many bots there are besides. */
export function parted(seats: NewSeat[]): { players: NewSeat[]; bots: number } {
  const players = seats.filter((seat) => seat.kind !== "bot");
  return { players, bots: seats.length - players.length };
}

/** The seats that bots take: the last ones. Of two others who are a team each sits between bots, so
 * that the team has no two turns in a row. */
export function seatsOfBots(players: number, bots: number, mode: Mode): number[] {
  const last = Array.from({ length: bots }, (_, number) => players + number);
  return mode === "teams" && players === 2 && bots > 0 ? [1, ...last.slice(1)] : last;
}

export function together(players: NewSeat[], bots: number, mode: Mode = "alone"): NewSeat[] {
  const theirs = seatsOfBots(players.length, bots, mode);
  const left = [...players];
  return Array.from({ length: players.length + bots }, (_, number): NewSeat =>
    theirs.includes(number) ? { kind: "bot" } : left.shift()!,
  );
}

/** Whether so many players can be teams beside so many bots: none is left over, and two have a bot
 * between them on both sides. */
export function canTeam(players: number, bots: number): boolean {
  return players % 2 === 0 && (players > 2 || bots > 1);
}

/** The seats that a match gives to bots, as its options say. */
export function botSeats(options: unknown): number[] {
  const bots = (options as Options | null | undefined)?.bots;
  return Array.isArray(bots) ? bots.filter((seat) => typeof seat === "number") : [];
}

/** Seats of a match with bots: those are theirs, and who sat there sits beside them. */
export function leftToBots(seats: NewSeat[], bots: number[]): NewSeat[] {
  const left = seats.map((seat, number): NewSeat =>
    bots.includes(number) ? { kind: "bot" } : seat,
  );
  const other = left.findIndex((seat) => seat.kind !== "bot");
  const asked = seats.some((seat) => seat.kind === "me");
  if (asked && other >= 0 && left.every((seat) => seat.kind !== "me")) left[other] = { kind: "me" };
  return left;
}

/** For how many players a game is, if so many bots play too. */
export function room(game: GameInfo, bots: number): [least: number, most: number] {
  if (!bots) return game.seats;
  return [Math.max(1, LEAST_PLAYERS - bots), game.seats[1] - bots];
}

/** How many bots so many players need at least. */
export function leastBots(players: number): number {
  return Math.max(1, LEAST_PLAYERS - players);
}

/** As many players as there is room for: some more seats are open, or the last ones go. */
export function fitted(game: GameInfo, players: NewSeat[], bots: number): NewSeat[] {
  const [least, most] = room(game, bots);
  const missing = Math.max(0, least - players.length);
  const more = Array.from({ length: missing }, (): NewSeat => ({ kind: "open" }));
  return [...players, ...more].slice(0, most);
}

export function namedBots(options: Options): string[] {
  const named = options.bot_identities;
  return Array.isArray(named) ? named.map(String) : [];
}

export function botTier(options: Options): number {
  return typeof options.bot_tier === "number" ? options.bot_tier : LEVELS[3].tier;
}

export function levelOf(bots: number, options: Options): Level {
  const tier = botTier(options);
  const found = LEVELS.find((one) => one.count === bots && (!bots || one.tier === tier));
  return found && (!bots || !namedBots(options).length) ? found.name : "own";
}

export function modeOf(options: Options): Mode {
  return options.cooperative ? "cooperative" : options.teams ? "teams" : "alone";
}

/** The options for so many bots: no more of them named, and no mode without them. */
export function fittedOptions(options: Options, bots: number): Options {
  const kept = { ...options };
  delete kept.bots;
  if (bots) return { ...kept, bot_identities: namedBots(options).slice(0, bots) };
  for (const name of BOT_OPTIONS) delete kept[name];
  return kept;
}

/** One person against bots: of a level, else as many and as difficult as last time, or as is
 * usual. */
export function alone(
  options: Options,
  bots: number,
  level = "",
): { bots: number; options: Options } {
  const { teams: _, ...kept } = options;
  const wished = LEVELS.find((one) => one.name === level && one.count > 0);
  if (!wished && bots >= LEAST_PLAYERS - 1) return { bots, options: fittedOptions(kept, bots) };
  const { count, tier } = wished ?? USUAL;
  // Easy characters alone may be too few for another number of players.
  if (count !== bots) delete kept.tier;
  return { bots: count, options: { ...fittedOptions(kept, 0), bot_tier: tier } };
}
