/** The names of all that is on the board, in words: for those who hear it and for tooltips. */

import { has, listed, listedLists, say } from "../../../lib/words";
import { COLOURS } from "../../../lib/players";
import type { PawnFacts, SectionFacts } from "./facts";
import type { Marker, StationDesk } from "../types";

export function sectionName(section: string): string {
  return named("section", section);
}

/** Where there is little room. */
export function shortName(section: string): string {
  const short = `stationfall-short-${section}`;
  return has(short) ? say(short) : sectionName(section);
}

export function characterName(character: string): string {
  return named("character", character);
}

/** Three letters. */
export function tag(character: string): string {
  const id = `stationfall-tag-${character}`;
  return has(id) ? say(id) : characterName(character).slice(0, 3);
}

export function itemName(item: string): string {
  return named("item", item);
}

export function dataName(data: string): string {
  return named("data", data);
}

export function playerName(player: number): string {
  return say(`stationfall-player-${COLOURS[player % COLOURS.length]}`);
}

function named(sort: string, name: string): string {
  const id = `stationfall-${sort}-${name}`;
  return has(id) ? say(id) : name;
}

function list(words: (string | false | null)[]): string {
  return listed(words);
}

/** All about a section in one sentence. */
export function sectionLabel(
  facts: SectionFacts,
  desk: StationDesk,
  pawns: Map<string, PawnFacts>,
  locks: { to: string; core: boolean }[],
  possible: boolean,
): string {
  const section = sectionName(facts.name);
  const state = list([
    facts.sort === "pod" && say("board-pod", { capacity: facts.capacity }),
    facts.launched && say("board-launched"),
    !facts.open && say(facts.gravity ? "board-gravity" : "board-weightless"),
    facts.dark && say("board-dark"),
    facts.power && say("board-generates"),
    facts.console && say("board-console"),
    facts.airlock.out && say("board-airlock-out"),
    facts.airlock.in && say("board-airlock-in"),
    facts.damaged && say("board-damaged"),
    facts.fire && say("board-fire"),
    facts.airless && say("board-airless"),
    facts.goo && say("board-goo"),
    facts.contaminates && !facts.damaged && say("board-contaminates"),
    facts.wipes && !facts.damaged && say("board-wipes"),
    facts.mouth && say("board-mouth"),
    facts.trap && say(`board-trap-${facts.trap}`),
    ...facts.markers.map((marker) => markerLabel(marker)),
    ...locks.map(({ to, core }) =>
      say(core ? "board-core-lock-to" : "board-lock-to", { section: sectionName(to) }),
    ),
  ]);
  const monster = characterName("monster");
  const people = list([
    ...facts.people.map((name) => pawns.has(name) && shortPawnLabel(pawns.get(name)!)),
    facts.monster &&
      list([monster, desk.monster!.down && say("board-down", { character: monster })]),
  ]);
  const things = list([
    ...facts.items.map(([item, count]) =>
      count > 1 ? say("board-count", { item: itemName(item), count }) : itemName(item),
    ),
    facts.kompromat !== null && kompromatLabel(facts.kompromat),
  ]);
  const choice = possible && say("board-possible");
  return listedLists([list([section, state]), people, things, choice]);
}

function kompromatLabel(card: string): string {
  return card
    ? say("board-kompromat-of", { character: characterName(card) })
    : say("board-kompromat");
}

export function markerLabel(marker: Marker): string {
  return say("board-marker", {
    player: playerName(marker.player),
    effect: named("effect", marker.effect),
    minute: marker.minute,
  });
}

function shortPawnLabel(pawn: PawnFacts): string {
  const name = characterName(pawn.name);
  return pawn.down ? say("board-who-down", { character: name }) : name;
}

/** All about a pawn in one sentence. */
export function pawnLabel(pawn: PawnFacts, place: string, possible: boolean): string {
  const character = characterName(pawn.name);
  return list([
    character,
    pawn.kind !== "monster" && say(`board-kind-${pawn.kind.replace("+", "-")}`),
    place,
    pawn.down && say("board-down", { character }),
    pawn.contaminated && say("board-contaminated", { character }),
    pawn.exhausted && say("board-exhausted", { character }),
    pawn.secret && say("board-secret"),
    pawn.conspirators.length > 0 &&
      pawn.owners.length === 0 &&
      say("board-conspirator", { players: list(pawn.conspirators.map(playerName)) }),
    ...pawn.owners.map((player) =>
      say(pawn.bots.includes(player) ? "board-pc-of-bot" : "board-pc", {
        player: playerName(player),
      }),
    ),
    pawn.holds.length > 0 && say("board-holds", { items: list(pawn.holds.map(itemName)) }),
    pawn.data.length > 0 && say("board-data", { data: list(pawn.data.map(dataName)) }),
    ...pawn.cubes.map(([player, count]) =>
      say("board-cubes", { player: playerName(player), count }),
    ),
    pawn.inside > 0 && say("board-inside", { count: pawn.inside }),
    possible && say("board-possible"),
  ]);
}

/** Where a pawn is that stands in no section. */
export function elsewhere(at: string): string {
  const id = `board-at-${at}`;
  return has(id) ? say(id) : sectionName(at);
}
