/** What is to be seen in each section and on each pawn, from what the reader may know. */

import type { Marker, SectionPrint, Trap } from "../types";
import { offerIcon, type Icon } from "./icons";
import type { StationContent, StationDesk } from "./types";

export interface SectionFacts {
  name: string;
  sort: "gravity" | "weightless" | "pod";
  open: boolean;
  gravity: boolean;
  dark: boolean;
  damaged: boolean;
  fire: boolean;
  airless: boolean;
  goo: boolean;
  launched: boolean;
  power: boolean;
  console: boolean;
  contaminates: boolean;
  wipes: boolean;
  airlock: { in: boolean; out: boolean };
  capacity: number;
  needs: string;
  marks: Icon[];
  items: [name: string, count: number][];
  /** null: no token; "": nobody knows whose it is, or not this reader. */
  kompromat: string | null;
  markers: Marker[];
  trap: Trap | null;
  mouth: boolean;
  monster: boolean;
  people: string[];
}

export interface PawnFacts {
  name: string;
  card: string;
  /** Whose face it has; pawns of one card are told apart by a number. */
  portrait: string;
  number: string;
  kind: string;
  at: string;
  down: boolean;
  contaminated: boolean;
  holds: string[];
  data: string[];
  owners: number[];
  /** Those of them who are bots. */
  bots: number[];
  conspirators: number[];
  cubes: [number, number][];
  discs: number[];
  exhausted: boolean;
  inside: number;
  /** Whether the reader is this character, and nobody else knows it. */
  secret: boolean;
}

export const SPACE = "outer-space";

export function sectionFacts(content: StationContent, desk: StationDesk): SectionFacts[] {
  const people = new Map<string, string[]>();
  for (const [name, { stands }] of Object.entries(desk.characters)) {
    people.set(stands, [...(people.get(stands) ?? []), name]);
  }
  return Object.entries(content.sections).map(([name, section]) => ({
    name,
    sort: section.pod ? "pod" : section.gravity ? "gravity" : "weightless",
    open: name === SPACE,
    gravity: section.gravity,
    dark: desk.sections[name].dark,
    damaged: desk.damaged.includes(name),
    fire: desk.fire.includes(name),
    airless: desk.asphyxiation.includes(name),
    goo: desk.goo.includes(name),
    launched: desk.launched.includes(name),
    power: section.power,
    console: section.console,
    contaminates: section.contaminates,
    wipes: section.deletes_data,
    airlock: { in: section.airlock.includes("in"), out: section.airlock.includes("out") },
    capacity: section.pod?.capacity ?? 0,
    needs: section.pod?.needs ?? "",
    marks: marks(section),
    items: counted(desk, name),
    kompromat: name in desk.kompromat ? (desk.kompromat[name] ?? "") : null,
    markers: desk.markers.filter((marker) => marker.at === name),
    trap: desk.traps[name] ?? null,
    mouth: desk.sections[name].mouth,
    monster: desk.monster?.stands === name,
    people: people.get(name) ?? [],
  }));
}

function marks(section: SectionPrint): Icon[] {
  const found = section.offers.map(offerIcon);
  if (section.makes.length) found.unshift("make");
  return [...new Set(found.filter((mark) => mark !== null))];
}

function counted(desk: StationDesk, name: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const item of desk.items[name] ?? []) {
    if (!(item in desk.characters)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return [...counts];
}

export function pawnFacts(
  content: StationContent,
  desk: StationDesk,
  secret: readonly string[] = [],
): PawnFacts[] {
  const found = Object.entries(desk.characters).map(([name, pawn]): PawnFacts => {
    const { card, stands, down, contaminated, holds, data, owners, conspirators, cubes } = pawn;
    return {
      name,
      card,
      portrait: card,
      number: name === card ? "" : (/\d+$/.exec(name)?.[0] ?? ""),
      kind: content.characters[card].kind,
      at: stands,
      down,
      contaminated,
      holds,
      data,
      owners,
      bots: owners.filter((player) => desk.players[player].bot),
      conspirators,
      cubes,
      discs: pawn.discs,
      exhausted: pawn.exhausted,
      inside: 0,
      secret: secret.includes(card),
    };
  });
  const { monster } = desk;
  if (monster) {
    found.push({
      name: "monster",
      card: "monster",
      portrait: desk.project ?? "monster",
      number: "",
      kind: "monster",
      at: monster.stands,
      down: monster.down,
      contaminated: false,
      holds: [],
      data: [],
      owners: [],
      bots: [],
      conspirators: [],
      cubes: [],
      discs: [],
      exhausted: false,
      inside: monster.inside,
      secret: false,
    });
  }
  return found;
}

/** The same objects as before where nothing has changed, so that only what changed is drawn anew. */
export function keptEqual<T extends { name: string }>(): (facts: T[]) => T[] {
  let before = new Map<string, [string, T]>();
  return (facts) => {
    const now = new Map<string, [string, T]>();
    for (const fact of facts) {
      const text = JSON.stringify(fact);
      const old = before.get(fact.name);
      now.set(fact.name, old && old[0] === text ? old : [text, fact]);
    }
    before = now;
    return [...now.values()].map(([, fact]) => fact);
  };
}
