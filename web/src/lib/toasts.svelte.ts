/** Short messages at the edge of the page. */

import { Refused, Unreachable } from "./api";
import type { WireError } from "./types";
import { say, tellReason } from "./words";

export interface Toast {
  id: number;
  text: string;
  rule: string;
  bad: boolean;
}

class Toasts {
  shown = $state<Toast[]>([]);
  #last = 0;

  show(text: string, bad = false, rule = ""): void {
    const same = this.shown.find((toast) => toast.text === text);
    if (same) this.dismiss(same.id);
    const id = ++this.#last;
    this.shown = [...this.shown.slice(-2), { id, text, rule, bad }];
    // Longer texts stay longer.
    setTimeout(() => this.dismiss(id), (bad ? 5000 : 2500) + text.length * 50);
  }

  refuse(error: WireError, game = "", names: readonly string[] = []): void {
    this.show(tellReason(game, error, names), true, error.rule);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Show what went wrong, whatever it was. */
  fail(error: unknown): void {
    if (error instanceof Refused && error.status === 401) this.show(say("web-stranger"), true);
    else if (error instanceof Refused) this.refuse(error.error);
    else if (error instanceof Unreachable) this.show(say("web-error-unreachable"), true);
    else {
      console.error(error);
      this.show(say("web-error-unknown"), true);
    }
  }
}

export const toasts = new Toasts();

/** Do something for a press of a button: what goes wrong is shown, and the answer is null. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T | null> {
  try {
    return await doing();
  } catch (error) {
    toasts.fail(error);
    return null;
  }
}
