/** What a screen reader is told without being asked. */

import { sentences } from "./words";

class Voice {
  line = $state("");
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lines that come together are read together, the newest few of them. */
  tell(...lines: string[]): void {
    this.#queue = [...this.#queue, ...lines].slice(-6);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.line = sentences(this.#queue);
      this.#queue = [];
    }, 400);
  }
}

export const voice = new Voice();
