/** Texts with their terms, in the language of the page and as the reader likes it. */

import { Finder, glossaryOf, type Part } from "./glossary";
import { settings } from "./settings.svelte";
import { tongue } from "./tongue.svelte";

/** By game and language. They come when they are first asked for. */
let finders = $state.raw<Record<string, Finder>>({});
const asked = new Set<string>();

/** What finds the terms of a game; null as long as they are not there, or not wanted. */
export function finderOf(game: string): Finder | null {
  const { language } = tongue;
  if (!settings.terms || !game) return null;
  const key = `${game} ${language}`;
  if (!finders[key]) ask(key, game, language);
  return finders[key] ?? null;
}

function ask(key: string, game: string, language: string): void {
  if (asked.has(key)) return;
  asked.add(key);
  glossaryOf(game, language).then(
    ({ terms }) => (finders = { ...finders, [key]: new Finder(terms) }),
    () => asked.delete(key),
  );
}

/**
 * A sentence of a game cut into plain parts and terms, each term where it first occurs. Read it in
 * markup or in `$derived`: it follows the language, and is one plain part until the terms are there.
 * `Terms.svelte` draws it.
 */
export function withTerms(game: string, text: string): Part[] {
  return finderOf(game)?.split(text) ?? [{ text, term: null }];
}
