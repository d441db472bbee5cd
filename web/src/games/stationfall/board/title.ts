/** How the name of a section is written: whole if that is large enough to read, else in two lines,
 * or from afar in short. */

import type { Spot } from "./layout";
import { widthOf } from "../../../play/measure";
import { sectionName, shortName } from "./names";

export interface Title {
  lines: string[];
  size: number;
  /** How much of the section's height it takes. */
  head: number;
}

/** The farther away, the larger: 0 is near. */
export type Distance = 0 | 1 | 2;

const SIZES = [17, 19.5, 23];
/** What is smaller is written in another way. */
const SMALL = [13, 15.5, 17];

export function title(section: string, spot: Spot, distance: Distance): Title {
  const room = spot.w - (spot.h < 90 ? 30 : 22);
  const fitting = (words: string) => Math.min(SIZES[distance], room / (widthOf(words) || 1));
  const full = sectionName(section);
  const name = distance > 0 && fitting(full) < SMALL[distance] ? shortName(section) : full;
  const one = fitting(name);
  const cut = name.indexOf(" ", name.length / 3);
  // From afar a second line would leave the pawns no room.
  if (distance > 0 || one >= SMALL[0] || cut < 0) {
    return { lines: [name], size: one, head: 8 + SIZES[distance] };
  }
  const lines = [name.slice(0, cut), name.slice(cut + 1)];
  const size = Math.min(SIZES[0] - 2, ...lines.map((line) => room / (widthOf(line) || 1)));
  return { lines, size, head: 8 + size * 2 };
}
