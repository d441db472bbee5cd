/** Which section the arrow keys lead to. */

import type { Spot } from "./layout";

export type Direction = "up" | "down" | "left" | "right";

const AHEAD: Record<Direction, [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The nearest section in a direction: what lies aside counts double, what lies rather aside than
 * ahead does not count. */
export function neighbour(spots: Iterable<Spot>, from: Spot, direction: Direction): string | null {
  const [right, down] = AHEAD[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (spot.name === from.name || ahead <= 1 || aside > ahead * 2.5) continue;
    const far = ahead + aside * 2;
    if (far < least) [least, best] = [far, spot.name];
  }
  return best;
}
