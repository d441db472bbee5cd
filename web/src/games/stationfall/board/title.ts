/** How the name of a section is written: whole if there is room for it, else in short. */

import type { Spot } from "./layout";
import { widthOf } from "../../../play/measure";
import { sectionName, shortName } from "./names";

export interface Title {
  words: string;
  size: number;
  /** Where it begins, from the left edge; the name of a pod stands in its middle. */
  inset: number;
}

const SIZE = 11;
/** What is smaller cannot be read. */
const SMALL = 10;

export function title(section: string, spot: Spot, pod: boolean): Title {
  const inset = spot.w < 80 ? 4 : 7;
  const room = spot.w - inset - 3;
  const fitting = (words: string) => Math.min(SIZE, room / (widthOf(words) || 1));
  const full = sectionName(section);
  const words = fitting(full) < SMALL ? shortName(section) : full;
  return { words, size: Math.max(SMALL, fitting(words)), inset: pod ? spot.w / 2 : inset };
}
