/** Which characters are in play, where somebody chooses them by name. */

import type { GameOption, Roster, RosterEntry } from "./types";
import { has, listed, say } from "./words";

/** Who can be chosen with this content pack; null where a game has no such choice. */
export function rosterFor(option: GameOption | undefined, pack: unknown): Roster | null {
  const hash = (pack as { hash?: string } | null | undefined)?.hash ?? null;
  return option?.rosters?.find((roster) => roster.pack === hash) ?? null;
}

export function wantedFor(roster: Roster, seats: number): number {
  return roster.wanted[String(seats)] ?? 0;
}

/** Those of a choice that the roster knows. */
export function known(roster: Roster, chosen: readonly string[]): string[] {
  return chosen.filter((name) => roster.characters.some((one) => one.name === name));
}

/** As many as are wanted: the missing ones drawn from those up to a tier, as far as there are. */
export function filledUp(
  roster: Roster,
  chosen: readonly string[],
  wanted: number,
  tier: number,
  chance: () => number = Math.random,
): string[] {
  const others = roster.characters.filter((one) => one.tier <= tier && !chosen.includes(one.name));
  const filled = [...chosen];
  while (filled.length < wanted && others.length) {
    filled.push(...others.splice(Math.floor(chance() * others.length), 1).map((one) => one.name));
  }
  return filled;
}

/** Whether a table for so many can begin with these. */
export function fits(roster: Roster, chosen: readonly string[], seats: number): boolean {
  return (
    known(roster, chosen).length === chosen.length && chosen.length === wantedFor(roster, seats)
  );
}

/** The identities that there are, or those of some characters: for choosing among them. */
export function identitiesOf(roster: Roster, characters: unknown): Roster {
  const cast = Array.isArray(characters) ? characters : null;
  return {
    ...roster,
    characters: roster.characters
      .filter((one) => !cast || cast.includes(one.name))
      .flatMap((one) => one.identities.map((name) => ({ ...one, name }))),
  };
}

export function characterName(game: string, name: string): string {
  const id = `${game}-character-${name}`;
  return has(id) ? say(id) : name;
}

/** `human+robot` in words. */
export function kindName(game: string, kind: string): string {
  const words = kind.split("+").map((one) => {
    const id = `${game}-kind-${one}`;
    return has(id) ? say(id) : one;
  });
  return listed(words);
}

/** Those that a person looks for, in the order of their names. */
export function found(game: string, roster: Roster, sought: string): RosterEntry[] {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return roster.characters
    .map((one) => ({ one, name: characterName(game, one.name) }))
    .filter(({ one, name }) => {
      const text = plain(`${name} ${kindName(game, one.kind)}`);
      return words.every((word) => text.includes(word));
    })
    .sort((left, right) => left.name.localeCompare(right.name))
    .map(({ one }) => one);
}
