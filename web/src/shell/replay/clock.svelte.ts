/** Time at an open table: a timeline for each channel, and an address that follows it. */

import { untrack } from "svelte";
import type { Live } from "../../lib/live.svelte";
import { replayApi } from "../../lib/replay";
import { Timeline } from "../../lib/replay.svelte";
import { router } from "../../lib/router.svelte";
import { insist } from "../../lib/sending";
import { toasts } from "../../lib/toasts.svelte";
import { pathTo } from "./path";

interface Where {
  id: string;
  /** Null while nobody is to see anything. */
  live: Live | null;
  /** The moment that a link leads to, and whose view of it. */
  at: number | null;
  as: string | null;
}

/** The address is written so many milliseconds after the last move: browsers dislike haste. */
const PAUSE = 200;

export class Clock {
  timeline = $state.raw<Timeline | null>(null);
  /** The page that was last arrived at: a link leads to its moment once. */
  #arrived: object | null = null;
  #live = $derived.by(() => this.where().live);

  /** To be made while a page is set up. */
  constructor(private readonly where: () => Where) {
    // Time belongs to a seat: who takes over the screen begins at now.
    $effect(() => {
      const live = this.#live;
      if (!live) return;
      const made = untrack(() => this.#make(where().id, live.seat));
      this.timeline = made;
      return () => {
        made.close();
        if (this.timeline === made) this.timeline = null;
      };
    });
    $effect(() => {
      const { timeline } = this;
      const game = this.#live?.game;
      if (!timeline || !game) return;
      untrack(() => timeline.follow(game.version, game.step, game.outcome !== null));
    });
    $effect(() => {
      const { timeline } = this;
      const { at, as } = where();
      if (!timeline || router.page === this.#arrived) return;
      this.#arrived = router.page;
      untrack(() => timeline.arrive(at, as));
    });
    $effect(() => {
      const { timeline } = this;
      if (!timeline?.ready) return;
      const path = pathTo(where().id, timeline);
      const timer = setTimeout(() => {
        const { pathname, search } = location;
        if (path.split("?")[0] === pathname && path !== pathname + search) {
          history.replaceState(history.state, "", path);
        }
      }, PAUSE);
      return () => clearTimeout(timer);
    });
  }

  #make(id: string, seat: number | null): Timeline {
    const ask = async <T>(question: () => Promise<T>): Promise<T> => {
      const wanted = () => this.timeline === made;
      try {
        return await insist(question, wanted);
      } catch (error) {
        if (wanted()) toasts.fail(error);
        throw error;
      }
    };
    const made: Timeline = new Timeline({
      moments: (as, first, count) => ask(() => replayApi.piece(id, seat, as, first, count)),
      log: (as) => ask(() => replayApi.log(id, as)),
    });
    return made;
  }
}
