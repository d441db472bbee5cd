/** Where the airlocks open: on the side of their section with the most room. */

import type { Layout, Spot } from "./layout";
import { distance, type Line, type Point } from "./routes";

export interface Stub {
  section: string;
  /** The middle of the wall that it opens in, and the way out as an angle. */
  x: number;
  y: number;
  angle: number;
}

const FAR = 14;
const ENOUGH = 22;
/** In the middle of a wall, or rather beside it. */
const ASIDE = [0, -0.3, 0.3];

export function stub(plan: Layout, lines: Line[], spot: Spot): Stub {
  const walls = [
    { x: 0, y: -1, angle: -90 },
    { x: 0, y: 1, angle: 90 },
    { x: -1, y: 0, angle: 180 },
    { x: 1, y: 0, angle: 0 },
  ];
  let best: Stub | null = null;
  let most = -Infinity;
  for (const [{ x, y, angle }, aside] of walls.flatMap((wall) =>
    ASIDE.map((aside) => [wall, aside] as const),
  )) {
    const wall: Point = [
      spot.x + (x * spot.w) / 2 + y * y * aside * spot.w,
      spot.y + (y * spot.h) / 2 + x * x * aside * spot.h,
    ];
    const end: Point = [wall[0] + x * FAR, wall[1] + y * FAR];
    const room = Math.min(ENOUGH, roomAt(plan, lines, spot, end));
    // Of two sides with enough room the one that leads away from the station's middle.
    const away = (x * (spot.x - plan.width / 2) + y * (spot.y - plan.height / 2)) / plan.height;
    const worth = room + away * 10 - Math.abs(aside) * 8;
    if (worth > most) {
      most = worth;
      best = { section: spot.name, x: wall[0], y: wall[1], angle };
    }
  }
  return best!;
}

function roomAt(plan: Layout, lines: Line[], own: Spot, [x, y]: Point): number {
  let least = Infinity;
  for (const spot of plan.spots.values()) {
    if (spot === own) continue;
    const [dx, dy] = [
      Math.max(0, Math.abs(spot.x - x) - spot.w / 2),
      Math.max(0, Math.abs(spot.y - y) - spot.h / 2),
    ];
    least = Math.min(least, Math.hypot(dx, dy));
  }
  for (const line of lines) {
    for (const point of line.points) least = Math.min(least, distance(point, [x, y]) * 1.2);
  }
  return least;
}
