/** Stations to lay out: the printed one from the game's own data, and made-up ones. */

import map from "../../../src/deorbit/games/stationfall/data/map.toml?raw";
import type { Printed } from "../../src/games/stationfall/board/types";

type Section = Printed["sections"][string];

const PLAIN: Section = {
  at: [0, 0],
  gravity: false,
  dark: false,
  power: false,
  console: false,
  airless: false,
  contaminates: false,
  deletes_data: false,
  airlock: [],
  pod: null,
  makes: [],
  offers: [],
  officers: [],
  with: null,
  house: [],
  house_offers: [],
};

/** A section of which only so much matters. */
export const section = (more: Partial<Section>): Section => ({ ...PLAIN, ...more });

/** The printed station with everything that any character adds. */
export function printedStation(): Printed {
  const sections: Printed["sections"] = {};
  for (const part of map.split(/^\[section\./m).slice(1)) {
    const name = part.slice(0, part.indexOf("]"));
    const at = /^at = \[(\d+), (\d+)\]/m.exec(part)!;
    const dock = /^pod = \{ dock = "([^"]+)", capacity = (\d+)/m.exec(part);
    const airlock = /^airlock = \[(.*)\]/m.exec(part)?.[1] ?? "";
    sections[name] = section({
      at: [Number(at[1]), Number(at[2])],
      gravity: /^gravity = true/m.test(part),
      airlock: (["in", "out"] as const).filter((way) => airlock.includes(`"${way}"`)),
      pod: dock && { dock: dock[1], capacity: Number(dock[2]), needs: "" },
    });
  }
  const edges = (key: string) =>
    [
      ...map
        .split(`\n${key} = [`)[1]
        .split("\n]")[0]
        .matchAll(/a = "([^"]+)",\s+b = "([^"]+)"/g),
    ].map(([, a, b]): [string, string] => [a, b]);
  return { sections, corridors: edges("corridors"), vents: edges("vents") };
}

/** A station of a content pack: so many sections in places of their own, joined at random. */
export function strangeStation(count: number, seed: number): Printed {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const cells = Array.from({ length: 144 }, (_, cell): [number, number] => [
    cell % 12,
    Math.floor(cell / 12),
  ]);
  const sections: Printed["sections"] = {};
  for (let number = 0; number < count; number += 1) {
    const [at] = cells.splice(random(cells.length), 1);
    const pod = number > 3 && number % 9 === 0;
    sections[`section-${number}`] = section({
      at,
      gravity: !pod && random(2) === 0,
      pod: pod ? { dock: "section-1", capacity: 2, needs: "nothing" } : null,
    });
  }
  const names = Object.keys(sections);
  const way = (a: string, b: string): [string, string] => [a, b];
  const corridors = names.slice(1).map((name, place) => way(name, names[random(place + 1)]));
  const vents = names.slice(10).map((name, place) => way(name, names[place]));
  return { sections, corridors, vents: vents.slice(0, 8) };
}
