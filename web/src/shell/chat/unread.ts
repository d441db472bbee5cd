/** Up to when the chat of each table was read in this browser. */

const KEY = "deorbit-read-at";
const MOST = 40;

function all(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function readUpTo(table: string): number {
  return all().find(([id]) => id === table)?.[1] ?? 0;
}

export function keepRead(table: string, at: number): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, at], ...others].slice(0, MOST)));
  } catch {
    // Then it counts as unread again.
  }
}
