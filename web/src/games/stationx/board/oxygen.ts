/** Who breathes the oxygen of a room. */

/** A circle for each living unit that the room holds: the player who breathes there, null where
 * there is air left. The reader's own come first, so that they can be counted against the share. */
export function breaths(
  oxygen: number,
  crowd: readonly number[],
  own: number | null,
): (number | null)[] {
  const players = crowd.map((_, player) => player);
  if (own !== null) players.sort((a, b) => Number(b === own) - Number(a === own) || a - b);
  const taken = players.flatMap((player) => Array<number>(crowd[player]).fill(player));
  return Array.from({ length: Math.max(oxygen, taken.length) }, (_, place) => taken[place] ?? null);
}
