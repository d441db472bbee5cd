/** Words for what a game of Intrepid is made of. */

import { Speech } from "../../play/speech";
import type { Group, Heap, Option } from "../../play/choices";
import type { Arg } from "../../play/types";
import type { Face } from "./types";
import { frontOf, valueOf } from "./dice";
import { listed } from "../../lib/words";

class IntrepidSpeech extends Speech {
  /** A die as it lies: "4", or "4, a 6 in front". */
  die(face: Face): string {
    const front = frontOf(face);
    const value = valueOf(face);
    if (String(face).startsWith("kept-")) return this.web("die-kept", { value });
    return front === null ? String(value) : this.web("die-front", { value, front });
  }

  override valueWords(field: string, value: Arg, names: string[]): string {
    if (DICE.has(field)) return this.die(value);
    if (field === "value") return value === 0 ? this.web("wish-none") : String(value);
    const sort = SORTS[field];
    return sort ? this.called(sort, String(value)) : super.valueWords(field, value, names);
  }
}

/** Arguments that are dice, and how others are called. */
const DICE = new Set(["die", "up", "down", "to"]);
const SORTS: Record<string, string> = {
  tile: "place",
  "to-tile": "place",
  card: "place",
  "to-country": "country",
};

export const speech = new IntrepidSpeech("intrepid");
export type { Group, Heap, Option };

/** What the others are asked, for those who wait. */
export function waiting(phase: string, asking: number[], names: string[]): string {
  if (asking.length === 0) return "";
  const who = listed(asking.map((player) => names[player] ?? ""));
  const id = `waits-${phase}`;
  return speech.web(id, { who, count: asking.length });
}
