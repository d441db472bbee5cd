/** The game that somebody was last at in this window: at a table, in its rules, or about to host. */

const KEY = "deorbit-game";

export function noteGame(game: string): void {
  try {
    sessionStorage.setItem(KEY, game);
  } catch {
    // A browser that keeps nothing begins with the first game.
  }
}

export function cameFrom(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
