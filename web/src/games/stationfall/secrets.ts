/** What somebody who looks back knows of the cards of others. */

import type { Player } from "./types";

export interface Secrets {
  /** Who the player is while nobody else may know it. */
  identity: string | null;
  bonus: string[];
  hand: string[];
}

/** The secret cards of a player as far as a view tells them; null where it tells none. */
export function secretsOf(one: Player): Secrets | null {
  const known = (cards: (string | null)[]): string[] => cards.filter((card) => card !== null);
  const identity = one.pc ? null : (one.identity ?? null);
  const [bonus, hand] = [known(one.bonus), known(one.hand)];
  return identity || bonus.length || hand.length ? { identity, bonus, hand } : null;
}
