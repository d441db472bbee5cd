/** The games that have a screen in this client; others are played elsewhere. Loaded when needed. */

import type { Component } from "svelte";
import type { ScreenProps } from "./types";

type Screen = Component<ScreenProps & Record<string, unknown>>;
type Loaded = { default: Screen };

const screens: Record<string, () => Promise<{ default: Screen }>> = {
  stationfall: () => import("../games/stationfall/Stationfall.svelte") as Promise<Loaded>,
  stationx: () => import("../games/stationx/Stationx.svelte") as Promise<Loaded>,
  intrepid: () => import("../games/intrepid/Intrepid.svelte") as Promise<Loaded>,
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

/** Those of some games that have a screen, in the order in which they are shown. */
export function shown<G extends { name: string }>(games: G[]): G[] {
  const order = Object.keys(screens);
  const place = (game: G) => order.indexOf(game.name);
  return games.filter((game) => hasScreen(game.name)).sort((a, b) => place(a) - place(b));
}

export async function loadScreen(game: string): Promise<Screen> {
  return (await screens[game]()).default;
}
