/** What there is on the board in words, for those who hear it. */

import { countryOn, OPEN, valueOf } from "../dice";
import type { Play } from "../play.svelte";
import type { Face, IntrepidContent, Token, Track } from "../types";
import { listed } from "../../../lib/words";

type Some = string | number | number[];
type Words = (string | false | null | undefined)[];
type Output = IntrepidContent["tiles"][string]["outputs"][number];

function list(words: Words): string {
  return listed(words);
}

/** What a space asks for. */
export function needWords(play: Play, need: string): string {
  const told = play.speech.called("need", need);
  return told === need ? need.replaceAll(",", ", ") : told;
}

/** The spaces of a card or tile, one after the other. */
export function spacesWords(play: Play, needs: string[], dice: Face[]): string {
  return list(
    needs.map((need, space) => {
      const die = dice[space] ?? OPEN;
      if (String(die) === OPEN) return play.web("space-open", { need: needWords(play, need) });
      return play.web("space-die", { die: valueOf(die) });
    }),
  );
}

export function country(play: Play, crew: number): string {
  return play.speech.called("country", play.shownDesk.crews[crew]?.country ?? "");
}

/** What a crew has of Capacity, and after the results if they change it. */
export function capacityWords(play: Play, count: number, more: number): string {
  return play.web("capacity-has", { count, more, after: count + more });
}

/** What a tile gives, by value. */
export function outputWords(play: Play, name: string): string {
  const print = play.content.tiles[name];
  return list(
    print.outputs.map(({ resource, values, all }) => {
      if (resource === "any") return play.web("output-each-named", { number: values[0] });
      const what = play.speech.called("resource", resource);
      if (all) return play.web("output-all", { number: all, what });
      if (new Set(values).size === 1) return play.web("output-each", { number: values[0], what });
      return play.web("output-values", { values: values.join(" "), what });
    }),
  );
}

/** What the ability of a tile does, in a few signs. */
export function abilityShort(play: Play, name: string): string {
  const ability = play.content.tiles[name]?.ability;
  if (!ability) return "";
  const { turn, ...rest } = ability.words.args as { turn?: string[] } & Record<string, Some>;
  const ways = (turn ?? []).map((one) => TURNS[one] ?? one).join(" ");
  const args = Object.entries(rest).map(([name, some]) => [
    name,
    Array.isArray(some) ? listed(some) : some,
  ]);
  return play.web(`ability-${ability.kind}`, { ...Object.fromEntries(args), ways });
}

const TURNS: Record<string, string> = {
  up: "↑",
  down: "↓",
  left: "←",
  right: "→",
  flip: "⇅",
  clockwise: "↻",
  counterclockwise: "↺",
};

const TOKENS: Token[] = ["scenario", "strain", "disable"];

/** What an open tile gives in as few signs as possible; empty where it depends on the die. */
export function outputShort({ values, all }: Output): string {
  if (all) return String(all);
  return new Set(values).size === 1 ? String(values[0]) : "";
}

export function tileLabel(play: Play, name: string): string {
  return list(tileFacts(play, name));
}

/** All about a tile of the station: its name, then fact by fact. */
export function tileFacts(play: Play, name: string): Words {
  const tile = play.shownDesk.tiles[name];
  const print = play.content.tiles[name];
  if (!tile) return [play.speech.called("place", name)];
  const [sector, slot] = tile.at.split("-");
  const gives = tile.results
    .filter((result) => result.dice || result.strain)
    .map(({ gives, resource }) =>
      resource
        ? play.web("gives", { number: gives, what: play.speech.called("resource", resource) })
        : play.web("gives-named", { number: gives }),
    );
  return [
    play.speech.called("place", name),
    play.web("tile-of", { who: country(play, tile.crew), sector, slot }),
    spacesWords(play, print.needs, tile.dice),
    ...(gives.length ? gives : [outputWords(play, name)]),
    print.ability && play.told(print.ability.words),
    ...TOKENS.map((token) => tile[token] > 0 && play.web("tokens", { count: tile[token], token })),
    tile.doomed && play.web("tile-doomed"),
  ];
}

export function offerLabel(play: Play, name: string, crew: number): string {
  return list(offerFacts(play, name, crew));
}

/** All about a tile on offer: its name, then fact by fact. */
export function offerFacts(play: Play, name: string, crew: number): Words {
  const print = play.content.tiles[name];
  return [
    play.speech.called("place", name),
    play.web("offer-of", { who: country(play, crew), count: print.cost }),
    spacesWords(play, print.needs, []),
    outputWords(play, name),
    print.ability && play.told(print.ability.words),
  ];
}

export function cardLabel(play: Play, name: string): string {
  return list(cardFacts(play, name));
}

/** All about a mission or a lasting card: its name, then fact by fact. */
export function cardFacts(play: Play, name: string): Words {
  const print = play.content.cards[name];
  const facts = play.shownDesk.cards[name];
  return [
    play.speech.called("place", name),
    facts?.done && play.web(print.sort === "mission" ? "mission-done" : "card-done"),
    spacesWords(play, print.needs, facts?.filled ?? []),
    ...(print.sort === "disaster" ? print.effects.map((line) => play.told(line)) : []),
  ];
}

/** Whose die lies on a space of a card: the number of the crew, null for a mark. */
export function crewOn(play: Play, mark: Face): number | null {
  const found = countryOn(mark);
  const crew = play.shownDesk.crews.findIndex((one) => one.country === found);
  return crew < 0 ? null : crew;
}

export function trackLabel(play: Play, track: Track): string {
  return list(trackFacts(play, track));
}

/** What becomes of a resource, step by step. */
export function trackFacts(play: Play, track: Track): Words {
  const resource = play.speech.called("resource", track.resource);
  const { now, produced, after, gained, drained, consumed, most } = track;
  if (track.later) {
    return [play.web("track-now", { resource, now, most }), play.told(track.words)];
  }
  return [
    play.web("track-now", { resource, now, most }),
    play.web("track-produced", { gained, produced }),
    drained > 0 && play.web("track-drained", { drained }),
    play.web("track-after", { consumed, after }),
    track.danger && play.told(track.words),
  ];
}

/** All about what lies on a spot of the board; nothing where everything is to be seen anyway. */
export function spotFacts(play: Play, spot: string): string[] {
  const [sort, name] = spot.split(" ");
  const facts = (): Words => {
    if (sort === "place") {
      return play.content.cards[name] ? cardFacts(play, name) : tileFacts(play, name);
    }
    if (sort === "offer") {
      const crew = play.shownDesk.crews.findIndex((one) => one.offer.includes(name));
      return crew < 0 ? [] : offerFacts(play, name, crew);
    }
    const track = play.shownDesk.tracks.find((one) => one.resource === name);
    return sort === "resource" && track ? trackFacts(play, track) : [];
  };
  return facts().filter((one): one is string => !!one);
}
