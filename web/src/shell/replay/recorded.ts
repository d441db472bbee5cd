/** A recording as a game's screen wants to see it: a table at which nobody can do anything. */

import { botSeats } from "../../lib/bots";
import { unfolded, type Piece, type Watched } from "../../lib/replay";
import type { Source } from "../../lib/replay.svelte";
import type { LiveGame, Moment, SeatInfo, TableInfo } from "../../lib/types";
import { say } from "../../lib/words";

export interface Recorded {
  table: TableInfo;
  game: LiveGame;
  source: Source;
}

export function recorded(file: Watched): Recorded {
  const moments = unfolded(0, file.moments);
  const last = moments[moments.length - 1];
  return {
    table: tableOf(file),
    game: {
      version: file.steps,
      step: file.steps,
      view: last.view,
      desk: last.desk,
      log: file.log,
      undo: false,
      outcome: null,
      scores: null,
    },
    source: {
      moments: async (_, first, count) => piece(file.steps, first, moments, count),
      log: async () => file.log,
    },
  };
}

function piece(steps: number, first: number, all: Moment[], count: number): Piece {
  const moments = all.slice(first, first + count).map(({ view, desk }) => ({
    set: view,
    gone: [],
    desk: { set: desk, gone: [] },
  }));
  return { version: steps, first, steps, moments };
}

function tableOf(file: Watched): TableInfo {
  const seats = Array.from({ length: file.seats }, (_, number): SeatInfo => ({
    number,
    name: "",
    kind: "person",
    agent: null,
    bot: botSeats(file.options).includes(number),
    identity: null,
    left: false,
    resigned: false,
    muted: false,
    present: true,
    yours: false,
  }));
  const table: Partial<TableInfo> = {
    id: "",
    game: file.game,
    status: "playing",
    pace: "live",
    listed: false,
    open: 0,
    yours: [],
    your_turn: false,
    clock: null,
    touched: 0,
    host_name: "",
    names: file.names,
    seats,
    options: file.options,
    host: false,
    proposal: null,
    rematch: null,
    commitment: null,
    version: file.steps,
    outcome: null,
    secret: null,
    note: "",
    watchers: 0,
  };
  return table as TableInfo;
}

/** Who saw it. */
export function seenBy(file: Watched): string {
  if (file.seat === null) return say("web-watch-spectator");
  const name = file.names[file.seat];
  return say("web-watch-seat", { seat: file.seat + 1, name: name ? say(name) : "" });
}
