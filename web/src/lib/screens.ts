/** The games that have a screen in this client; others are played elsewhere. Loaded when needed. */

import type { Component } from "svelte";
import type { Content, Desk, ScreenProps } from "./types";

/** A game's screen takes what the service says of the game; here nobody knows the shape of it. */
export type Screen = Component<ScreenProps<Desk, Content>>;

const screens = import.meta.glob<{ default: Screen }>("../games/*/Screen.svelte");
const pathOf = (game: string) => `../games/${game}/Screen.svelte`;

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
  return pathOf(game) in screens;
}

/** Those of some games that have a screen. */
export function shown<G extends { name: string }>(games: G[]): G[] {
  return games.filter((game) => hasScreen(game.name));
}

export async function loadScreen(game: string): Promise<Screen> {
  return (await screens[pathOf(game)]()).default;
}
