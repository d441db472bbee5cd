/** The lines of corridors and vents: level and upright, along the lanes between sections. */

import { grid, lane, type Point } from "./lanes";
import { overlaps, type Box, type Layout, type Spot } from "./layout";

export type { Point };

export interface Line {
  /** Two sections may be joined by a corridor and by a vent. */
  key: string;
  a: string;
  b: string;
  vent: boolean;
  dock: boolean;
  points: Point[];
  path: string;
  middle: Point;
}

const CORNER = 9;

export interface Edge {
  a: string;
  b: string;
  vent: boolean;
  dock: boolean;
}

/** Short lines first: long ones keep out of their way. */
export function routes(plan: Layout, edges: Edge[]): Line[] {
  const far = ({ a, b }: Edge) => distance(centre(plan, a), centre(plan, b));
  const lines = grid(plan);
  return [...edges]
    .sort((one, other) => far(one) - far(other))
    .map((edge) => {
      const [a, b] = [plan.spots.get(edge.a)!, plan.spots.get(edge.b)!];
      // A station too crowded for any line: it passes below the sections.
      const direct = [centre(plan, edge.a), centre(plan, edge.b)];
      const points =
        (edge.dock && docking(plan, a, b)) || outside(lane(lines, a, b) ?? direct, a, b);
      const key = `${edge.a}|${edge.b}${edge.vent ? "|vent" : ""}`;
      return { ...edge, key, points, path: rounded(points, CORNER), middle: along(points, 0.5) };
    });
}

/** Straight from a pod to the wall of the section it is docked to; null where something is in the
 * way. */
function docking(plan: Layout, a: Spot, b: Spot): Point[] | null {
  const side = Math.sign(b.y - a.y);
  if (Math.abs(b.y - a.y) < (a.h + b.h) / 2) return null;
  const middle = (a.x + b.x) / 2;
  const wall = (spot: Spot, towards: number): Point => {
    const most = spot.w / 2 - 12;
    const aside = Math.max(-most, Math.min(most, (middle - spot.x) * 0.6));
    return [spot.x + aside, spot.y + (towards * spot.h) / 2];
  };
  const [from, to] = [wall(a, side), wall(b, -side)];
  const others = [...plan.spots.values()].filter((spot) => spot !== a && spot !== b);
  const points = Array.from({ length: 9 }, (_, place): Point => {
    const share = place / 8;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  return points.some((point) => others.some((spot) => within(point, spot))) ? null : points;
}

function centre(plan: Layout, name: string): Point {
  const spot = plan.spots.get(name)!;
  return [spot.x, spot.y];
}

export function distance([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}

export function lengthOf(points: Point[]): number {
  return points.slice(1).reduce((sum, point, place) => sum + distance(points[place], point), 0);
}

/** The point at a share of the way. */
export function along(points: Point[], share: number): Point {
  let left = lengthOf(points) * share;
  for (let place = 1; place < points.length; place += 1) {
    const [from, to] = [points[place - 1], points[place]];
    const piece = distance(from, to);
    if (piece >= left && piece > 0) {
      const part = left / piece;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    left -= piece;
  }
  return points[points.length - 1];
}

function within([x, y]: Point, box: Box): boolean {
  return overlaps({ x, y, w: 0, h: 0 }, box);
}

/** The part of a line between two sections, from border to border. */
function outside(points: Point[], a: Spot, b: Spot): Point[] {
  const first = points.findLastIndex((point) => within(point, a));
  const last = points.findIndex((point) => within(point, b));
  return [
    border(points[first], points[first + 1], a),
    ...points.slice(first + 1, last),
    border(points[last], points[last - 1], b),
  ];
}

function border(inner: Point, outer: Point, box: Box): Point {
  for (let turn = 0; turn < 12; turn += 1) {
    const half: Point = [(inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2];
    if (within(half, box)) inner = half;
    else outer = half;
  }
  return outer;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A line of straight pieces with round corners. */
export function rounded(points: Point[], radius: number): string {
  let path = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let place = 1; place < points.length - 1; place += 1) {
    const [before, here, after] = [points[place - 1], points[place], points[place + 1]];
    const bend = Math.min(radius, distance(before, here) / 2, distance(here, after) / 2);
    const [u, v] = [towards(here, before, bend), towards(here, after, bend)];
    path += `L${round(u[0])} ${round(u[1])}Q${round(here[0])} ${round(here[1])} ${round(v[0])} ${round(v[1])}`;
  }
  const last = points[points.length - 1];
  return `${path}L${round(last[0])} ${round(last[1])}`;
}

function towards(from: Point, to: Point, far: number): Point {
  const share = far / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
