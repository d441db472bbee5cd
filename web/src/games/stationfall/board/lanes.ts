/** The way of a line between sections that stand close: level and upright pieces with few bends. */

import type { Layout, Spot } from "./layout";
import type { Point } from "./routes";

const CELL = 15;
const ROOM = 6;
const BEND = 5;
const SHARED = 1;
const STEPS: Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Cheapest way first (Dijkstra with a bucket for each cost); null where there is none. `used` are
 * the cells of earlier lines, better avoided. */
export function lane(plan: Layout, a: Spot, b: Spot, used: Set<number>): Point[] | null {
  const across = Math.ceil(plan.width / CELL);
  const down = Math.ceil(plan.height / CELL);
  const taken = new Uint8Array(across * down);
  const fill = (spot: Spot, room: number, value: number) => {
    const cells = (middle: number, half: number, most: number) => [
      Math.max(0, Math.ceil((middle - half - room) / CELL)),
      Math.min(most - 1, Math.floor((middle + half + room) / CELL)),
    ];
    const [left, right] = cells(spot.x, spot.w / 2, across);
    const [top, bottom] = cells(spot.y, spot.h / 2, down);
    for (let row = top; row <= bottom; row += 1) {
      taken.fill(value, row * across + left, row * across + right + 1);
    }
  };
  for (const spot of plan.spots.values()) if (spot !== a && spot !== b) fill(spot, ROOM, 1);
  fill(b, 0, 2);
  fill(a, 0, 3);
  const nearest = (spot: Spot) => Math.round(spot.y / CELL) * across + Math.round(spot.x / CELL);
  const goal = nearest(b);
  const states = across * down * 4;
  const costs = new Float64Array(states).fill(Infinity);
  const before = new Int32Array(states).fill(-1);
  const buckets: number[][] = [];
  const reach = (state: number, cost: number, from: number) => {
    if (cost >= costs[state]) return;
    costs[state] = cost;
    before[state] = from;
    (buckets[cost] ??= []).push(state);
  };
  for (let way = 0; way < 4; way += 1) reach(nearest(a) * 4 + way, 0, -1);
  for (let cost = 0; cost < buckets.length; cost += 1) {
    for (const state of buckets[cost] ?? []) {
      if (costs[state] !== cost) continue;
      const [cell, way] = [state >> 2, state & 3];
      if (cell === goal) return traced(state, before, across, taken, used);
      const [column, row] = [cell % across, Math.floor(cell / across)];
      STEPS.forEach(([right, below], next) => {
        if ((next ^ way) === 2) return;
        const [x, y] = [column + right, row + below];
        if (x < 0 || y < 0 || x >= across || y >= down || taken[y * across + x] === 1) return;
        const there = y * across + x;
        const step = 1 + (next === way ? 0 : BEND) + (used.has(there) ? SHARED : 0);
        reach(there * 4 + next, cost + step, state);
      });
    }
  }
  return null;
}

/** The corners of a way, from border to border. */
function traced(
  state: number,
  before: Int32Array,
  across: number,
  taken: Uint8Array,
  used: Set<number>,
): Point[] | null {
  const cells: number[] = [];
  for (let at = state; at >= 0; at = before[at]) cells.unshift(at >> 2);
  const open = cells.findIndex((cell) => taken[cell] !== 3);
  const last = cells.findIndex((cell) => taken[cell] === 2);
  const kept = cells.slice(Math.max(0, open - 1), last < 0 ? undefined : last + 1);
  for (const cell of kept) used.add(cell);
  const points = kept.map((cell): Point => [
    (cell % across) * CELL,
    Math.floor(cell / across) * CELL,
  ]);
  const corners = points.filter((_, place) => {
    const [back, ahead] = [points[place - 1], points[place + 1]];
    return !back || !ahead || (back[0] !== ahead[0] && back[1] !== ahead[1]);
  });
  return corners.length > 1 ? corners : null;
}
