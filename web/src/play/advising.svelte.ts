/** Advice to a person: what an agent would do, and why. */

import { Refused } from "../lib/api";
import { toasts } from "../lib/toasts.svelte";
import type { Action, Hint } from "../lib/types";
import type { Option } from "./choices";
import type { Playing } from "./playing.svelte";

/** How often an agent is asked whose advice others have overtaken. */
const TRIES = 3;

export class Advising {
  /** What an agent would do, once it was asked. */
  advice = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** Whether there is somebody to ask. */
  #there = $state(true);
  readonly #play: Playing<any, any, any, any>;

  constructor(play: Playing<any, any, any, any>) {
    this.#play = play;
  }

  able = $derived.by((): boolean => {
    const play = this.#play;
    return this.#there && play.asked && play.past === null && play.props.hint !== undefined;
  });
  option = $derived.by((): Option<any> | null => {
    const wanted = this.advice?.action;
    if (!wanted) return null;
    const same = (one: Action) =>
      one.kind === wanted.kind && one.args.map(String).join() === wanted.args.map(String).join();
    return this.#play.all.find((one) => same(one.action)) ?? null;
  });

  /** The match went on; if advice cannot be followed any more and others are the reason, somebody
   * still waits for some. */
  overtaken(others: boolean): void {
    const before = this.advice;
    if (!before || (this.option && others)) return;
    this.advice = null;
    if (before.action && others && this.#play.asked) void this.ask();
  }

  /** Others go on meanwhile: what an agent found counts if it is still possible; else it is asked
   * again. */
  async ask(): Promise<void> {
    const play = this.#play;
    if (!play.props.hint || this.asking) return;
    this.asking = true;
    this.advice = null;
    try {
      for (let tries = 0; tries < TRIES && play.asked && !this.advice; tries++) {
        const { hint, game } = play.props;
        this.advice = (await hint?.()) ?? null;
        if (play.props.game.version !== game.version && !this.option) this.advice = null;
      }
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.#there = false;
      else toasts.fail(error);
    } finally {
      this.asking = false;
    }
  }
}
