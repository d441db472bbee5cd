/** Sends a decision until the service has answered, always under the same id, so that a lost
 * answer never makes it happen twice. */

import { Refused } from "./api";
import { pause } from "./backoff";

/** Random enough for an id. `crypto.randomUUID` does not exist on plain http pages. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `wanted` tells whether anybody still waits for the answer. */
export async function insist<T>(
  send: () => Promise<T>,
  wanted: () => boolean = () => true,
  wait: (milliseconds: number) => Promise<void> = (time) =>
    new Promise((done) => setTimeout(done, time)),
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const refused = error instanceof Refused;
      if (refused && error.status !== 429 && error.status < 500) throw error;
      // A service that keeps failing is not a lost answer.
      if (refused && error.status >= 500 && attempt >= 4) throw error;
      if (!wanted()) throw error;
      await wait(Math.max(pause(attempt), refused ? (error.after ?? 0) * 1000 : 0));
    }
  }
}
