/** The first words with the service: who am I, and the language. Tries until it answers. */

import { Refused } from "../lib/api";
import { pause } from "../lib/backoff";
import { me } from "../lib/me.svelte";
import { settings } from "../lib/settings.svelte";
import { speak } from "../lib/words";

class Boot {
  /** The service does not answer. */
  down = $state(false);
  /** All words are here, those of the games too. */
  ready = $state(false);
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  async start(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await Promise.all([me.load(), speak(settings.language)]);
      this.down = false;
      this.ready = true;
      this.#attempt = 0;
    } catch (error) {
      if (error instanceof Refused) console.error(error);
      // The first failure may be a hiccup.
      this.down = this.#attempt > 0;
      this.#timer = setTimeout(() => void this.start(), pause(this.#attempt));
      this.#attempt += 1;
    }
  }
}

export const boot = new Boot();
