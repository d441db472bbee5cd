/** Dice as they lie, and what spaces ask for. Only for drawing: what is legal the server says. */

import type { Face } from "./types";

export const OPEN = "open";

/** The value on top. */
export function valueOf(face: Face): number {
  const text = String(face);
  const plain = text.startsWith("kept-") ? text.slice(5) : text.split("-").at(-1)!;
  return Number(plain.split("/")[0]);
}

/** The value in front, null for a die without one. */
export function frontOf(face: Face): number | null {
  const front = String(face).split("/")[1];
  return front ? Number(front) : null;
}

/** Whose die lies on a space of a card, null where only the mark of an earlier round is left. */
export function countryOn(mark: Face): string | null {
  const found = /^([a-z-]+)-\d$/.exec(String(mark));
  return found && found[1] !== "kept" ? found[1] : null;
}

/** Where the spots of a value are, in a square of 100. */
const SPOTS: Record<number, [number, number][]> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [28, 50],
    [28, 76],
    [72, 24],
    [72, 50],
    [72, 76],
  ],
};

export function spotsOf(value: number): [number, number][] {
  return SPOTS[value] ?? [];
}

/** What stands in an open space, in as few signs as possible; null where it takes a word. */
export function needSign(need: string): string | null {
  const signs: Record<string, string> = {
    any: "",
    same: "=",
    other: "≠",
    next: "+1",
    odd: "1·3·5",
    even: "2·4·6",
  };
  if (need in signs) return signs[need];
  return /^\d/.test(need) ? need.replace("-", "–").replaceAll(",", "·") : null;
}

/** Equal dice of a pool stand together, each with a number of its own. */
export function countedDice(faces: Face[]): { face: Face; place: number }[] {
  const seen = new Map<string, number>();
  return faces.map((face) => {
    const place = seen.get(String(face)) ?? 0;
    seen.set(String(face), place + 1);
    return { face, place };
  });
}

/** A number with its sign, as it is printed. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** A number that may be below 0, as it is printed. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
