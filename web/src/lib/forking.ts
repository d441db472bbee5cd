/** Matches that go on from a moment of another match, or from a file. */

import { request } from "./api";
import { usualAgent } from "./hosting";
import type { GameInfo, NewFork, NewSeat, TableInfo } from "./types";

/** Whether this browser may go on from a moment of a table's match elsewhere: of a finished match
 * everybody may, of one that runs who plays it alone. */
export function mayFork(table: TableInfo): boolean {
  if (table.status === "over") return true;
  const human = table.seats.filter((seat) => seat.kind !== "agent");
  return table.status === "playing" && human.length > 0 && human.every((seat) => seat.yours);
}

/** Who plays which seat: people and bots stay where they sit, agents take the rest. */
export function seatsLike(table: TableInfo, game: GameInfo): NewSeat[] {
  const mine = table.yours[0] ?? table.seats.find((seat) => !seat.bot)?.number;
  const usual = usualAgent(game);
  return table.seats.map((seat) => {
    if (seat.bot) return { kind: "bot" };
    if (seat.number === mine) return { kind: "me" };
    if (seat.yours) return { kind: "me", name: seat.name };
    const agent = seat.agent && game.agents.includes(seat.agent) ? seat.agent : usual;
    return { kind: "agent", agent };
  });
}

/** What `game` offers where the number of seats is given. */
export function withSeats(game: GameInfo, count: number): GameInfo {
  return { ...game, seats: [count, count] };
}

export function fork(table: string, wanted: NewFork): Promise<{ id: string }> {
  return request("POST", `/api/tables/${encodeURIComponent(table)}/fork`, wanted);
}
