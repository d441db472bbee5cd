/** Whether this browser lays secret cards open or keeps them covered. */

const KEY = "deorbit-stationfall-cards";

export function liesOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== "covered";
  } catch {
    return true;
  }
}

export function rememberCards(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? "open" : "covered");
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
