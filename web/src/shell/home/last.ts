/** The game that could be gone on with when this browser last looked: so that the way back to it is
 * there with the first picture of the page. */

import type { TableCard } from "../../lib/types";

const KEY = "deorbit-last";

type Last = Pick<TableCard, "id" | "your_turn">;

export function lastGame(): Last | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept && "id" in kept ? (kept as Last) : null;
  } catch {
    return null;
  }
}

export function keepGame(table: Last | null): void {
  try {
    const { id, your_turn } = table ?? {};
    if (table) localStorage.setItem(KEY, JSON.stringify({ id, your_turn }));
    else localStorage.removeItem(KEY);
  } catch {
    // Then the way back comes a moment later.
  }
}
