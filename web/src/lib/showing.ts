/** A table at which nobody can do anything: a screen wants one also where it only shows something. */

import type { SeatInfo, TableInfo } from "./types";

/** `seats`: what is known of each. */
export function showing(
  game: string,
  seats: Pick<SeatInfo, "name" | "bot">[],
  given: Pick<TableInfo, "names" | "options" | "version">,
): TableInfo {
  return {
    id: "",
    game,
    status: "playing",
    pace: "live",
    listed: false,
    seats: seats.map((seat, number) => ({ ...SEAT, ...seat, number })),
    open: 0,
    yours: [],
    your_turn: false,
    tempo: "usual",
    clock: null,
    touched: 0,
    host_name: "",
    host: false,
    proposal: null,
    rematch: null,
    commitment: null,
    outcome: null,
    secret: null,
    note: "",
    watchers: 0,
    origin: null,
    course: null,
    lesson: null,
    trouble: null,
    ...given,
  };
}

const SEAT = {
  kind: "person",
  agent: null,
  identity: null,
  left: false,
  resigned: false,
  muted: false,
  present: true,
  late: false,
  yours: false,
} as const;
