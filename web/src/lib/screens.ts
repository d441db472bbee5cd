/** The games that have a screen in this client; others are played elsewhere. Loaded when needed. */

import type { Component } from "svelte";
import type { ScreenProps } from "./types";

type Screen = Component<ScreenProps & Record<string, unknown>>;
type Loaded = { default: Screen };

const screens: Record<string, () => Promise<{ default: Screen }>> = {
  intrepid: () => import("../games/intrepid/Intrepid.svelte") as Promise<Loaded>,
  stationfall: () => import("../games/stationfall/Stationfall.svelte") as Promise<Loaded>,
  stationx: () => import("../games/stationx/Stationx.svelte") as Promise<Loaded>,
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
