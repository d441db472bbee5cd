/** The games that have a screen in this client; others are played elsewhere. Loaded when needed. */

import type { Component } from "svelte";
import type { ScreenProps } from "./types";

type Screen = Component<ScreenProps & Record<string, unknown>>;

const found = import.meta.glob<{ default: Screen }>("../games/stationfall/Stationfall.svelte");

const screens: Record<string, () => Promise<{ default: Screen }>> = {
  stationfall: found["../games/stationfall/Stationfall.svelte"],
};

/** The keys that a game's screen listens to, with the message ids of what they do. */
export interface Key {
  keys: string[];
  id: string;
}

const keys = import.meta.glob<{ KEYS: Key[] }>("../games/*/keys.ts");

export async function loadKeys(game: string): Promise<Key[]> {
  return (await keys[`../games/${game}/keys.ts`]?.())?.KEYS ?? [];
}

export function hasScreen(game: string): boolean {
  return screens[game] !== undefined;
}

export async function loadScreen(game: string): Promise<Screen> {
  return (await screens[game]()).default;
}
