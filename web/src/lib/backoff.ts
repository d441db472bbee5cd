/** How long to wait before the next attempt: doubling up to a limit, spread out so that many
 * clients do not come back at the same moment. */
export function pause(attempt: number, chance: () => number = Math.random): number {
  const longest = Math.min(500 * 2 ** attempt, 15_000);
  return longest / 2 + (chance() * longest) / 2;
}
