/** What somebody who looks back knows of the cards of others. */

import type { Cards, Player } from "./types";

export interface Secrets {
  /** Who the player is while nobody else may know it. */
  identity: string | null;
  bonus: string[];
  hand: string[];
}

/** The secret cards of a player as far as they are known; null where none are. */
export function secretsOf(player: Player, one: Cards): Secrets | null {
  const known = (cards: (string | null)[]): string[] => cards.filter((card) => card !== null);
  const identity = player.pc ? null : one.identity;
  const [bonus, hand] = [known(one.bonus), known(one.hand)];
  return identity || bonus.length || hand.length ? { identity, bonus, hand } : null;
}
