/** Sends what a person decides at the screen, one thing at a time. */

import { api, Refused } from "../../lib/api";
import type { Live } from "../../lib/live.svelte";
import { insist, newId } from "../../lib/sending";
import { toasts } from "../../lib/toasts.svelte";
import type { Action, Played, WireError } from "../../lib/types";

/** After so long a person is told that something is on its way. */
const SLOW = 1200;
/** The answer and the new state come on two ways; so long one waits for the other. */
const LAG = 2500;
const MOVED_ON = 409;

export class Sender {
  slow = $state(false);
  #busy = false;

  constructor(
    private readonly live: () => Live | null,
    private readonly words: () => { game: string; names: string[] },
  ) {}

  /** With care, what could not be taken back is not done: it wants to be confirmed. */
  act = (action: Action, careful: boolean): Promise<WireError | "confirm" | null> =>
    this.#send((live, seat, id, version) => {
      const decided = { seat, action, id, version, careful };
      return live.decide({ type: "act", ...decided }) ?? api.act(live.id, decided);
    });

  undo = async (): Promise<WireError | null> => {
    const answer = await this.#send(
      (live, seat, id, version) =>
        live.decide({ type: "undo", seat, id, version }) ?? api.undo(live.id, seat, id, version),
    );
    return answer === "confirm" ? null : answer;
  };

  async #send(
    post: (live: Live, seat: number, id: string, version: number) => Promise<Played>,
  ): Promise<WireError | "confirm" | null> {
    const live = this.live();
    if (!live?.game || live.seat === null || this.#busy) {
      return { id: "web-busy", args: {}, text: "" };
    }
    const { seat } = live;
    const { version } = live.game;
    const id = newId();
    const slow = setTimeout(() => (this.slow = true), SLOW);
    this.#busy = true;
    try {
      const answer = await insist(
        () => post(live, seat, id, version),
        () => this.live() === live,
      );
      if (answer.confirm) return "confirm";
      const late = new Promise<void>((done) => setTimeout(done, LAG));
      await Promise.race([live.reaches(answer.version), late]);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) {
        toasts.fail(error);
        return { id: "web-error-unknown", args: {}, text: "" };
      }
      const { game, names } = this.words();
      toasts.refuse(error.error, game, names);
      if (error.status === MOVED_ON) live.refresh();
      return error.error;
    } finally {
      clearTimeout(slow);
      this.slow = false;
      this.#busy = false;
    }
  }
}
