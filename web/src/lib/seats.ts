/** How seats are named on this page. */

import type { Desk, Message, SeatInfo, TableInfo, View } from "./types";
import { has, say, tell } from "./words";

/** The players (colours) that a seat runs: its own number, or two of them where two play. */
export function playersOf(view: View | null, seat: number): number[] {
  const players = view?.players;
  if (Array.isArray(players) && players.every((one) => typeof one?.seat === "number")) {
    const own = players.flatMap((one, index) => (one.seat === seat ? [index] : []));
    if (own.length) return own;
  }
  return [seat];
}

export function seatName(seat: SeatInfo, game = ""): string {
  if (seat.kind === "open") return say("web-seat-open");
  if (seat.bot) return botName(game, seat);
  if (seat.kind === "agent" && seat.agent) {
    const agent = agentName(seat.agent);
    return seat.name ? say("web-seat-agent", { name: seat.name, agent }) : agent;
  }
  return seat.name || say("web-seat-nobody");
}

function botName(game: string, seat: SeatInfo): string {
  const id = `${game}-character-${seat.identity}`;
  return seat.identity && has(id)
    ? say("web-bot-as", { identity: say(id) })
    : say("web-bot-number", { number: seat.number + 1 });
}

export function agentName(agent: string): string {
  const id = `web-agent-${agent}`;
  return has(id) ? say(id) : agent;
}

export function gameName(game: string): string {
  const id = `web-game-${game}`;
  return has(id) ? say(id) : game;
}

export function nameOf(table: TableInfo, seat: number): string {
  const found = table.seats.find((one) => one.number === seat);
  return found ? seatName(found, table.game) : String(seat + 1);
}

/** How far the match has come. A game's clock may also say whose turn it is: that stands elsewhere. */
export function clockOf(game: string, desk: Desk | undefined): string {
  const clock = desk?.clock as { id: string; args: Record<string, unknown> } | null | undefined;
  if (!clock) return "";
  return tell(game, ((clock.args.clock as Message | undefined) ?? clock) as Message);
}
