/**
 * What this browser noted of a table when its match began: the hash of the secret behind all draws.
 * At the end the service shows the secret, and can no longer choose another one.
 */

import type { TableInfo } from "./types";

const KEY = "deorbit-hashes";
/** The oldest are given up. */
const MOST = 200;

type Notes = Record<string, string>;

function notes(): Notes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Notes) : {};
  } catch {
    return {};
  }
}

/** Note the hash while the match runs. What was noted first stays: a later hash proves nothing. */
export function noteCommitment(table: TableInfo): void {
  if (!table.commitment || table.status !== "playing") return;
  const kept = notes();
  if (kept[table.id]) return;
  kept[table.id] = table.commitment;
  const last = Object.entries(kept).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)));
  } catch {
    // A browser that keeps nothing has to trust.
  }
}

/** The hash that this browser noted while the match ran; null if it was not there. */
export function notedCommitment(table: string): string | null {
  const noted = notes()[table];
  return typeof noted === "string" ? noted : null;
}

/** SHA-256 of a secret, worked out here; null where the browser cannot. */
export async function hashOf(secret: string): Promise<string | null> {
  // Browsers offer it only to pages that came over https or from this machine.
  if (!globalThis.crypto?.subtle || !/^([0-9a-f]{2})+$/i.test(secret)) return null;
  const bytes = Uint8Array.from(secret.match(/../g)!, (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
