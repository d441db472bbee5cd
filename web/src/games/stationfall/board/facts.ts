/** What is to be seen in each section and on each pawn, from what the reader may know. */

import { isBot } from "../speech";
import type { Marker, Trap } from "../types";
import { offerIcon, type Icon } from "./icons";
import type { SectionContent, StationContent, StationDesk, StationView } from "./types";

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
}

export const SPACE = "outer-space";
const NOBODY = "unseen";

export function sectionFacts(
  content: StationContent,
  view: StationView,
  desk: StationDesk,
): SectionFacts[] {
  const people = new Map<string, string[]>();
  for (const [name, pawn] of Object.entries(view.characters)) {
    people.set(pawn.at, [...(people.get(pawn.at) ?? []), name]);
  }
  return Object.entries(content.sections).map(([name, section]) => ({
    name,
    sort: section.pod ? "pod" : section.gravity ? "gravity" : "weightless",
    open: name === SPACE,
    gravity: section.gravity,
    dark: desk.sections[name]?.dark ?? false,
    damaged: view.damaged.includes(name),
    fire: view.fire.includes(name),
    airless: view.asphyxiation.includes(name),
    goo: view.goo.includes(name),
    launched: view.launched.includes(name),
    power: Boolean(section.power),
    console: Boolean(section.console),
    contaminates: Boolean(section.contaminates),
    wipes: Boolean(section.deletes_data),
    airlock: airlock(section),
    capacity: section.pod?.capacity ?? 0,
    needs: section.pod?.needs ?? "",
    marks: marks(section),
    items: counted(view, name),
    kompromat: kompromat(view, name),
    markers: view.markers.filter((marker) => marker.at === name),
    trap: desk.traps[name] ?? null,
    mouth: desk.sections[name]?.mouth ?? false,
    monster: view.monster?.at === name,
    people: people.get(name) ?? [],
  }));
}

/** The content names the ways that an airlock allows. */
function airlock(section: SectionContent): { in: boolean; out: boolean } {
  const ways = section.airlock ?? [];
  if (typeof ways[0] === "boolean") return { in: ways[0], out: Boolean(ways[1]) };
  return { in: ways.includes("in"), out: ways.includes("out") };
}

function marks(section: SectionContent): Icon[] {
  const found = (section.offers ?? []).map(offerIcon);
  if (section.makes?.length) found.unshift("make");
  return [...new Set(found.filter((mark) => mark !== null))];
}

function counted(view: StationView, name: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const item of view.items[name] ?? []) {
    if (!(item in view.characters)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return [...counts];
}

function kompromat(view: StationView, name: string): string | null {
  if (!(name in view.kompromat)) return null;
  const face = view.kompromat[name];
  return face === null || face === NOBODY ? "" : face;
}

export function pawnFacts(
  content: StationContent,
  view: StationView,
  desk: StationDesk,
): PawnFacts[] {
  const found = Object.entries(view.characters).map(([name, pawn]): PawnFacts => {
    const known = desk.characters[name];
    const card = known?.card ?? name;
    return {
      name,
      card,
      kind: content.characters[card]?.kind ?? "human",
      at: pawn.at,
      down: pawn.down,
      contaminated: pawn.contaminated,
      holds: known?.holds ?? pawn.holds,
      data: pawn.data,
      owners: known?.owners ?? [],
      bots: (known?.owners ?? []).filter((player) => isBot(view, player)),
      conspirators: known?.conspirators ?? [],
      cubes: known?.cubes ?? [],
      discs: known?.discs ?? [],
      exhausted: known?.exhausted ?? false,
      inside: 0,
    };
  });
  const monster = view.monster;
  if (monster) {
    const { at, down, inside = [] } = monster;
    const rest = {
      contaminated: false,
      holds: [],
      data: [],
      owners: [],
      bots: [],
      conspirators: [],
    };
    found.push({
      ...rest,
      name: "monster",
      card: "monster",
      kind: "monster",
      at,
      down,
      cubes: [],
      discs: [],
      exhausted: false,
      inside: inside.length,
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
