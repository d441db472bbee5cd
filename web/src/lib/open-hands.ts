/** Tables where one person plays several seats alone: nothing has to be covered between them. */

const KEY = "deorbit-open-hands";
const KEPT = 20;

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function playsOpenly(table: string): boolean {
  return known().includes(table);
}

export function playOpenly(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...known()].slice(0, KEPT)));
  } catch {
    // Then the screen is covered between the seats.
  }
}
