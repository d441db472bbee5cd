/** Who stands where on the drawing: sections as wide as those in them need it, and the crowd that
 * somebody looks at, spread out. */

import { untrack } from "svelte";
import type { PawnFacts, SectionFacts } from "./facts";
import type { Box, Spot } from "./layout";
import { around, grown, spread, stands, tight, type Place } from "./places";
import type { Plan } from "./plan";
import { kept } from "./signs";

interface Given {
  plan: Plan;
  sections: readonly SectionFacts[];
  pawns: readonly PawnFacts[];
  find: string | null;
  /** Whose card is open. */
  chosen: string | null;
}

/** How long a pointer stays before it is taken for a look, and how long that lasts. */
const LOOK = 260;
const LEAVE = 120;

export class Standing {
  focused = $state<string | null>(null);
  /** What the pointer is on. */
  hovered = $state<string | null>(null);
  /** What the pointer has stayed on for a moment. */
  #watched = $state<string | null>(null);
  readonly #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => {
      const name = this.hovered;
      const wait = setTimeout(() => (this.#watched = name), name ? LOOK : LEAVE);
      return () => clearTimeout(wait);
    });
  }

  #plan = $derived.by(() => this.#given().plan);
  #byName = $derived.by(() => new Map(this.#given().pawns.map((pawn) => [pawn.name, pawn])));

  /** Who stands in a section, and beside what. */
  #contents = $derived.by(
    () =>
      new Map(
        this.#given().sections.map((facts) => {
          const pawns = facts.people.length + (facts.monster ? 1 : 0);
          return [facts.name, { pawns, ...kept(facts) }];
        }),
      ),
  );

  /** The sections, those widened in which many stand. */
  rooms = $derived.by(
    (): Map<string, Spot> =>
      new Map(
        [...this.#plan.spots].map(([name, spot]) => [
          name,
          grown(spot, this.#plan.free.get(name)!, this.#contents.get(name)!),
        ]),
      ),
  );

  #close = $derived.by(
    () =>
      new Map(
        [...this.rooms].map(([name, spot]) => [name, stands(spot, this.#contents.get(name)!)]),
      ),
  );

  /** The section in which pawns hide each other that is looked at just now. */
  crowded = $derived.by((): string | null => {
    const { find, chosen } = this.#given();
    for (const name of [this.#watched, find, this.focused, chosen]) {
      const section = name && this.sectionOf(name);
      if (section && tight(this.#close.get(section) ?? [])) return section;
    }
    return null;
  });

  #crowd = $derived.by(() => {
    const name = this.crowded;
    return name ? spread(this.#plan.spots.get(name)!, this.#contents.get(name)!.pawns) : null;
  });

  /** The room that a crowd takes that is looked at. */
  box = $derived.by((): Box | null => this.#crowd?.box ?? null);

  places = $derived.by((): Map<string, Place> => {
    const found = new Map<string, Place>();
    for (const facts of this.#given().sections) {
      const names = facts.monster ? [...facts.people, "monster"] : facts.people;
      const spread = facts.name === this.crowded ? this.#crowd?.stands : null;
      const places = spread ?? this.#close.get(facts.name)!;
      names.forEach((name, place) => found.set(name, places[place]));
    }
    return found;
  });

  /** Those of a crowd that is looked at stand in front. */
  onBoard = $derived.by((): PawnFacts[] =>
    this.#given()
      .pawns.filter((pawn) => this.places.has(pawn.name))
      .sort((a, b) => Number(a.at === this.crowded) - Number(b.at === this.crowded)),
  );

  sectionOf(name: string): string {
    return this.#plan.spots.has(name) ? name : (this.#byName.get(name)?.at ?? name);
  }

  placeOf(name: string): Place | undefined {
    return this.places.get(name) ?? this.#plan.spots.get(name);
  }

  /** The part of the drawing with all of these. */
  around(names: readonly string[]): Box | null {
    return untrack(() => around(names.flatMap((name) => this.placeOf(name) ?? [])));
  }
}
