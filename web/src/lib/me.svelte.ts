/** Who plays in this browser. Somebody becomes a guest of the service only when that is needed. */

import { api, unknown } from "./api";
import { adopt, settings, shared } from "./settings.svelte";
import type { Guest } from "./types";
import { say } from "./words";

export const LONGEST_NAME = 24;

class Me {
  guest = $state.raw<Guest | null>(null);
  /** Whether the service has been asked. */
  known = $state(false);
  #synced = "";

  async load(): Promise<void> {
    const { guest, settings: kept } = await api.me();
    this.guest = guest;
    this.known = true;
    if (!guest) return;
    settings.name = guest.name;
    adopt(kept);
    this.#synced = JSON.stringify(kept);
  }

  /** The name that others see: chosen, or a made-up one that can be changed at any time. */
  get name(): string {
    return this.guest?.name ?? settings.name;
  }

  suggestName(): void {
    if (!settings.name) {
      settings.name = say("web-guest-name", {
        number: String(1000 + Math.floor(Math.random() * 9000)),
      });
    }
  }

  /** Be a guest before hosting, joining or talking. */
  async ensure(): Promise<Guest> {
    if (this.guest) return this.guest;
    this.suggestName();
    const { guest } = await api.becomeGuest(settings.name);
    this.guest = guest;
    return guest;
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim().slice(0, LONGEST_NAME);
    if (!wanted || wanted === this.name) return;
    if (this.guest) {
      await api.changeMe({ name: wanted });
      this.guest = { ...this.guest, name: wanted };
    }
    settings.name = wanted;
  }

  /** Let the service know of changed settings; a failure does not matter, this browser keeps them. */
  async sync(): Promise<void> {
    const wishes = shared();
    const text = JSON.stringify(wishes);
    if (!this.guest || text === this.#synced) return;
    this.#synced = text;
    await api.changeMe({ settings: wishes }).catch(() => (this.#synced = ""));
  }
}

export const me = new Me();

// Whoever loses the cookie becomes a new guest when that is needed again.
unknown.tell = () => (me.guest = null);
