/** The way of a line between sections: level and upright pieces with few bends, on the lines that the
 * sections themselves suggest: through their middles, beside them, and between them. */

import type { Layout, Spot } from "./layout";

export type Point = [number, number];

/** How near a line passes a section, how far from the middle it may leave one. */
const ROOM = 4.5;
const BESIDE = 5.6;
const ASIDE = 14;
/** Nothing leaves a section so close to a corner. */
const EDGE = 10;
/** Lines closer than this are one. */
const SAME = 3;
/** What a bend costs, and a place that another line has. */
const BEND = 34;
const SHARED = 42;

/** Where a place lies that is not free: within a section, in a wall that is passed level or upright,
 * or in a corner. */
const [INNER, LEVEL, UPRIGHT, CORNER] = [0, 1, 2, 3];

export interface Grid {
  xs: number[];
  ys: number[];
  spots: Spot[];
  /** By place: which section it lies in, or too close to; -1 for none. */
  owners: Int16Array;
  /** By place: where in its section. */
  parts: Uint8Array;
  /** By place: how many lines pass there. */
  used: Uint8Array;
}

export function grid(plan: Layout): Grid {
  const spots = [...plan.spots.values()];
  const fit = (value: number, most: number) => value > 1 && value < most - 1;
  const xs = merged(
    spots.flatMap(({ x, w }) => [x, x - ASIDE, x + ASIDE, x - w / 2 - BESIDE, x + w / 2 + BESIDE]),
  ).filter((x) => fit(x, plan.width));
  const ys = merged(
    spots.flatMap(({ y, h }) => [y, y - ASIDE, y + ASIDE, y - h / 2 - BESIDE, y + h / 2 + BESIDE]),
  ).filter((y) => fit(y, plan.height));
  const owners = new Int16Array(xs.length * ys.length).fill(-1);
  const parts = new Uint8Array(owners.length);
  spots.forEach((spot, number) => {
    ys.forEach((y, row) => {
      if (Math.abs(y - spot.y) >= spot.h / 2 + ROOM) return;
      xs.forEach((x, column) => {
        if (Math.abs(x - spot.x) >= spot.w / 2 + ROOM) return;
        const place = row * xs.length + column;
        owners[place] = number;
        const level = Math.abs(x - spot.x) > spot.w / 2 - EDGE;
        const upright = Math.abs(y - spot.y) > spot.h / 2 - EDGE;
        parts[place] = (level ? LEVEL : INNER) + (upright ? UPRIGHT : INNER);
      });
    });
  });
  return { xs, ys, spots, owners, parts, used: new Uint8Array(owners.length) };
}

/** In order, those that lie close together only once. */
function merged(values: number[]): number[] {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    if (!found.length || value - found[found.length - 1] >= SAME) found.push(value);
  }
  return found;
}

const STEPS: Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Cheapest way first (A* with a bucket for each cost), from middle to middle; null where there is
 * none. */
export function lane(lines: Grid, a: Spot, b: Spot): Point[] | null {
  const { xs, ys, owners, parts, used, spots } = lines;
  const across = xs.length;
  const [first, last] = [spots.indexOf(a), spots.indexOf(b)];
  const goal = nearest(ys, b.y) * across + nearest(xs, b.x);
  const [goalX, goalY] = [xs[goal % across], ys[Math.floor(goal / across)]];
  const costs = new Float64Array(owners.length * 4).fill(Infinity);
  const before = new Int32Array(owners.length * 4).fill(-1);
  const buckets: number[][] = [];
  let bucket = 0;
  const reach = (state: number, cost: number, from: number) => {
    if (cost >= costs[state]) return;
    costs[state] = cost;
    before[state] = from;
    const place = state >> 2;
    const left =
      Math.abs(xs[place % across] - goalX) + Math.abs(ys[Math.floor(place / across)] - goalY);
    (buckets[Math.max(bucket, Math.round(cost + left))] ??= []).push(state);
  };
  const start = nearest(ys, a.y) * across + nearest(xs, a.x);
  for (let way = 0; way < 4; way += 1) reach(start * 4 + way, 0, -1);
  for (; bucket < buckets.length; bucket += 1) {
    // More may come into the bucket while it is being emptied.
    for (const state of buckets[bucket] ?? []) {
      const [place, way] = [state >> 2, state & 3];
      if (place === goal) return traced(state, before, lines);
      const [column, row] = [place % across, Math.floor(place / across)];
      for (let next = 0; next < 4; next += 1) {
        if ((next ^ way) === 2) continue;
        const [x, y] = [column + STEPS[next][0], row + STEPS[next][1]];
        if (x < 0 || y < 0 || x >= across || y >= ys.length) continue;
        const there = y * across + x;
        const owner = owners[there];
        if (owner >= 0 && owner !== first && owner !== last) continue;
        // Who has left the first section does not come back, nor leaves the last one.
        if (owner === first && owners[place] !== first) continue;
        if (owners[place] === last && owner !== last) continue;
        if (barred(owners[place], parts[place], next) || barred(owner, parts[there], next))
          continue;
        const inside = owner >= 0 && owner === owners[place];
        const long = Math.abs(xs[x] - xs[column]) + Math.abs(ys[y] - ys[row]);
        const bend = next === way || inside ? 0 : BEND;
        const shared = used[there] * (inside ? SHARED / 3 : SHARED);
        const cost = costs[state] + long + bend + shared;
        reach(there * 4 + next, cost, state);
      }
    }
  }
  return null;
}

/** Whether a place is not to be gone through in a direction. */
function barred(owner: number, part: number, next: number): boolean {
  if (owner < 0 || part === INNER) return false;
  return part === CORNER || part !== (next % 2 === 0 ? LEVEL : UPRIGHT);
}

function nearest(values: number[], value: number): number {
  let best = 0;
  values.forEach((one, place) => {
    if (Math.abs(one - value) < Math.abs(values[best] - value)) best = place;
  });
  return best;
}

/** The corners of a way; its places are taken from now on. */
function traced(state: number, before: Int32Array, { xs, ys, used }: Grid): Point[] {
  const points: Point[] = [];
  for (let at = state; at >= 0; at = before[at]) {
    const place = at >> 2;
    used[place] += 1;
    points.unshift([xs[place % xs.length], ys[Math.floor(place / xs.length)]]);
  }
  return points.filter((_, place) => {
    const [back, ahead] = [points[place - 1], points[place + 1]];
    return !back || !ahead || (back[0] !== ahead[0] && back[1] !== ahead[1]);
  });
}
