/** How seats are named on this page. */

import type { Desk, Message, SeatInfo, TableInfo } from "./types";
import { has, say, tell } from "./words";

/** The players (colours) that a seat runs: its own number, or two of them where two play. */
export function playersOf(desk: Desk | undefined, seat: number): number[] {
  const own = (desk?.seats ?? []).flatMap((one, player) => (one === seat ? [player] : []));
  return own.length ? own : [seat];
}

export function seatName(seat: SeatInfo, game = ""): string {
  if (seat.kind === "open") return say("web-seat-open");
  if (seat.bot) return botName(game, seat.number, seat.identity);
  if (seat.kind === "agent" && seat.agent) {
    const agent = agentName(seat.agent);
    if (isTutor(seat)) return agent;
    return seat.name ? say("web-seat-agent", { name: seat.name, agent }) : agent;
  }
  return seat.name || say("web-seat-nobody");
}

/** Who teaches has a name in every language. */
export function isTutor(seat: SeatInfo): boolean {
  return seat.agent === "lindsey";
}

function botName(game: string, number: number, identity: string | null): string {
  const id = `${game}-character-${identity}`;
  return identity && has(id)
    ? say("web-bot-as", { identity: say(id) })
    : say("web-bot-number", { number: number + 1 });
}

export function agentName(agent: string): string {
  const id = `web-agent-${agent}`;
  return has(id) ? say(id) : agent;
}

export function gameName(game: string): string {
  const id = `web-game-${game}`;
  return has(id) ? say(id) : game;
}

/** What a seat is called; the game knows sooner than the table who a bot is. */
export function nameOf(table: TableInfo, seat: number, desk?: Desk): string {
  const found = table.seats.find((one) => one.number === seat);
  if (!found) return String(seat + 1);
  const identity = found.bot && desk ? revealed(desk, seat) : null;
  return seatName(identity ? { ...found, identity } : found, table.game);
}

/** Who has put the question to this reader, where it is not their own turn: what is asked then is
 * for somebody else's sake. Empty where nobody has. */
export function askerOf(table: TableInfo, desk: Desk | undefined): string {
  const player = desk?.prompt?.args.player;
  if (!desk || typeof player !== "number" || desk.own.includes(player)) return "";
  const seat = table.seats.find((one) => one.number === desk.seats[player]);
  return seat?.name || nameOf(table, desk.seats[player] ?? player, desk);
}

/** What is wanted of this reader, in a few words: a turn, a decision in the turn of somebody else,
 * or an answer to somebody. */
export function wantedOf(table: TableInfo, desk: Desk | undefined): string {
  const name = askerOf(table, desk);
  if (name) return say("web-asks-you", { name });
  const elsewhere = desk?.active !== undefined && desk.seats[desk.active] !== desk.seat;
  return say(elsewhere ? "web-your-decision" : "web-your-turn");
}

function revealed(desk: Desk, seat: number): string | null {
  const player: { pc?: string | null } | undefined = desk.players?.[desk.seats.indexOf(seat)];
  return player?.pc ?? null;
}

/** How far the match has come. A game's clock may also say whose turn it is: that stands elsewhere. */
export function clockOf(game: string, desk: Desk | undefined): string {
  const clock = desk?.clock;
  if (!clock) return "";
  return tell(game, ((clock.args.clock as Message | undefined) ?? clock) as Message);
}
