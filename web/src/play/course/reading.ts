/** Which chapter of a table's course was read up to its end: who comes back goes on behind it. */

const KEY = "deorbit-chapter";

export function hasRead(table: string, chapter: string): boolean {
  try {
    return localStorage.getItem(KEY) === `${table} ${chapter}`;
  } catch {
    return false;
  }
}

export function keepRead(table: string, chapter: string): void {
  try {
    localStorage.setItem(KEY, `${table} ${chapter}`);
  } catch {
    // Then it is read once more.
  }
}
