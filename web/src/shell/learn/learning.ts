/** What somebody who learns at a table wants of the service. */

import { Refused } from "../../lib/api";
import { beginLesson, showNext, skipChapter } from "../../lib/courses";
import { fork, mayFork } from "../../lib/forking";
import type { Live } from "../../lib/live.svelte";
import { playOpenly, playsOpenly } from "../../lib/open-hands";
import { router } from "../../lib/router.svelte";
import { insist } from "../../lib/sending";
import { attempt } from "../../lib/toasts.svelte";
import type { Learning, NewSeat, TableInfo } from "../../lib/types";

const MOVED_ON = 409;

export function learningAt(table: TableInfo, live: () => Live | null): Learning {
  const alone = mayFork(table);
  return {
    next: () => next(table.id, live()),
    skip: alone ? async () => void (await attempt(() => skipChapter(table.id))) : undefined,
    replay: alone ? (step) => replay(table, step) : undefined,
    begin: async (lesson) => {
      const made = await attempt(() => beginLesson(table.game, lesson.name, lesson.pack, table.id));
      if (made) router.go(`/t/${made.id}`, true);
    },
  };
}

async function next(table: string, live: Live | null): Promise<void> {
  const version = live?.game?.version;
  if (!live || version === undefined) return;
  await attempt(async () => {
    try {
      const shown = await insist(() => showNext(table, version));
      await live.reaches(shown.version);
    } catch (error) {
      // Somebody else at the table was quicker: what they saw is on its way.
      if (!(error instanceof Refused) || error.status !== MOVED_ON) throw error;
    }
  });
}

/** The same people go on from an earlier moment, at another table in place of this one. */
async function replay(table: TableInfo, step: number): Promise<void> {
  const seats = table.seats.map((seat): NewSeat => {
    if (seat.yours) return { kind: "me", name: seat.name };
    return { kind: "agent", agent: seat.agent ?? undefined };
  });
  const wanted = { step, seats, listed: false, pace: table.pace, start: true, instead: true };
  const made = await attempt(() => fork(table.id, wanted));
  if (made && playsOpenly(table.id)) playOpenly(made.id);
  if (made) router.go(`/t/${made.id}`, true);
}
