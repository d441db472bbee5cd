/** What a person likes: kept in this browser, and by the service for a person's other devices. */

import { preferred } from "./languages";
import type { NewSeat, Pace } from "./types";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
export type TextSize = "normal" | "large" | "larger";

/** How a person last hosted a game. */
export interface Hosting {
  seats: NewSeat[];
  options: Record<string, unknown>;
  listed: boolean;
  pace: Pace;
}

export interface Wishes {
  theme: Theme;
  motion: Motion;
  size: TextSize;
  sound: boolean;
  /** How loud sounds are, of 100. */
  volume: number;
  notify: boolean;
  /** Ask before a move that cannot be taken back. */
  warn: boolean;
  /** Mark the terms of a game in its texts, and explain them. */
  terms: boolean;
  language: string;
  name: string;
  /** How strong the bots are against whom one plays alone; empty: as in what was hosted last. */
  solo: string;
  hosting: Record<string, Hosting>;
  /** Lessons that were learned: `GAME/LESSON`. */
  learned: string[];
}

const KEY = "deorbit-settings";
const USUAL: Wishes = {
  theme: "system",
  motion: "system",
  size: "normal",
  sound: false,
  volume: 60,
  notify: false,
  warn: true,
  terms: true,
  language: preferred(globalThis.navigator?.languages ?? []),
  name: "",
  solo: "",
  hosting: {},
  learned: [],
};
/** Only of use on this device, or too large to be kept elsewhere. */
const LOCAL: (keyof Wishes)[] = ["notify", "name", "solo", "hosting", "learned"];

function stored(): Partial<Wishes> {
  try {
    return fitting(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** What of some foreign record is of the sort that is expected. */
export function fitting(found: unknown): Partial<Wishes> {
  const fit: Record<string, unknown> = {};
  if (typeof found !== "object" || found === null) return {};
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = (found as Record<string, unknown>)[name];
    if (typeof value === typeof usual && value !== null) fit[name] = value;
  }
  return fit;
}

export const settings = $state<Wishes>({ ...USUAL, ...stored() });

/** Show the settings in the page and keep them here. */
export function keep(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.motion = settings.motion;
  dataset.size = settings.size;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The part that other devices want to know too. */
export function shared(): Record<string, unknown> {
  const kept: Record<string, unknown> = $state.snapshot(settings);
  for (const name of LOCAL) delete kept[name];
  return kept;
}

/** Take what the service kept, where this browser knows nothing of its own. */
export function adopt(kept: Record<string, unknown>): void {
  const own = stored();
  for (const [name, value] of Object.entries(fitting(kept))) {
    if (!(name in own)) Object.assign(settings, { [name]: value });
  }
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
