/** What an agent would do in this person's place, on demand. */

import { Refused } from "../../lib/api";
import { toasts } from "../../lib/toasts.svelte";
import type { Hint } from "../../lib/types";
import type { Option } from "./choices";
import type { Play } from "./play.svelte";

export class Advice {
  asking = $state(false);
  /** Whether anybody can be asked. */
  possible = $state(true);
  /** At which version of the match it was given: it is worth nothing at another one. */
  #given = $state.raw<{ hint: Hint; version: number } | null>(null);

  constructor(private readonly play: Play) {}

  found = $derived.by((): Hint | null => {
    const { game } = this.play.props;
    return this.#given?.version === game.version ? this.#given.hint : null;
  });

  /** The legal action that was named. */
  option = $derived.by((): Option | null => {
    const wanted = this.found?.action;
    if (!wanted) return null;
    const text = JSON.stringify([wanted.kind, wanted.args.map(String)]);
    return (
      this.play.all.find(
        ({ action }) => JSON.stringify([action.kind, action.args.map(String)]) === text,
      ) ?? null
    );
  });

  async ask(): Promise<void> {
    const { hint, game } = this.play.props;
    if (!hint || this.asking) return;
    this.asking = true;
    try {
      this.#given = { hint: await hint(), version: game.version };
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.possible = false;
      else toasts.fail(error);
    } finally {
      this.asking = false;
    }
  }

  close(): void {
    this.#given = null;
  }
}
