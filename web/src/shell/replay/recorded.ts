/** A recording as a game's screen wants to see it: a table at which nobody can do anything. */

import { botSeats } from "../../lib/bots";
import { unfolded } from "../../lib/replay";
import type { Source } from "../../lib/replay.svelte";
import type { LiveGame, Moment, TableInfo } from "../../lib/types";
import { showing } from "../../lib/showing";
import type { Replay, Watched } from "../../wire/past";
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

function piece(steps: number, first: number, all: Moment[], count: number): Replay {
  const moments = all.slice(first, first + count).map(({ desk }) => ({
    desk: { set: { ...desk }, gone: [] },
  }));
  return { version: steps, first, steps, moments };
}

function tableOf(file: Watched): TableInfo {
  const bots = botSeats(file.options);
  const seats = Array.from({ length: file.seats }, (_, seat) => ({
    name: "",
    bot: bots.includes(seat),
  }));
  const { names, options, steps: version } = file;
  return showing(file.game, seats, { names, options, version });
}

/** Who saw it. */
export function seenBy(file: Watched): string {
  if (file.seat === null) return say("web-watch-spectator");
  const name = file.names[file.seat];
  return say("web-watch-seat", { seat: file.seat + 1, name: name ? say(name) : "" });
}
