/** Short messages at the edge of the page. */

import { Refused, Unreachable } from "./api";
import type { WireError } from "./types";
import { say, tellReason } from "./words";

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  /** The game whose rule forbids it, and that rule; both empty where no rule does. */
  game: string;
  rule: string;
}

class Toasts {
  shown = $state<Toast[]>([]);
  #last = 0;

  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  show(text: string, bad = false, game = "", rule = ""): void {
    const same = this.shown.find((toast) => toast.text === text);
    if (same) this.dismiss(same.id);
    const id = ++this.#last;
    this.shown = [...this.shown.slice(-2), { id, text, bad, game, rule }];
    this.release(id);
  }

  refuse(error: WireError, game = "", names: readonly string[] = []): void {
    this.show(tellReason(game, error, names), true, game, error.rule);
  }

  dismiss(id: number): void {
    this.hold(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Keep it as long as somebody is at it. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** Let it go after a while: longer texts stay longer. */
  release(id: number): void {
    this.hold(id);
    const toast = this.shown.find((one) => one.id === id);
    if (!toast) return;
    const while_ = (toast.bad ? 5000 : 2500) + toast.text.length * 50;
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), while_),
    );
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
