/** The lines of corridors and vents: straight where the way is clear, else a gentle curve, else
 * along the lanes between sections. */

import { overlaps, type Box, type Layout, type Spot } from "./layout";
import { lane } from "./lanes";

export type Point = [number, number];

export interface Line {
  /** Two sections may be joined by a corridor and by a vent. */
  key: string;
  a: string;
  b: string;
  vent: boolean;
  dock: boolean;
  points: Point[];
  /** Fewer of the points: to tell what crosses. */
  coarse: Point[];
  path: string;
  middle: Point;
}

const CLEAR = 7;
const CROSSING = 90;
const BULGES = [0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.48, -0.48, 0.64, -0.64];
const SAMPLES = 28;

export interface Edge {
  a: string;
  b: string;
  vent: boolean;
  dock: boolean;
}

export function routes(plan: Layout, edges: Edge[]): Line[] {
  const far = ({ a, b }: Edge) => distance(centre(plan, a), centre(plan, b));
  const drawn: Line[] = [];
  const used = new Set<number>();
  for (const edge of [...edges].sort((one, other) => far(one) - far(other))) {
    drawn.push(route(plan, edge, drawn, used));
  }
  return drawn;
}

function route(plan: Layout, edge: Edge, drawn: Line[], used: Set<number>): Line {
  const [a, b] = [plan.spots.get(edge.a)!, plan.spots.get(edge.b)!];
  const others = [...plan.spots.values()].filter((spot) => spot !== a && spot !== b);
  let best: Point[] | null = null;
  let least = Infinity;
  for (const bulge of BULGES) {
    const points = outside(curve(a, b, bulge), a, b);
    if (points.length < 2 || points.some((point) => blocked(plan, point, others))) continue;
    const coarse = thinned(points);
    const cost =
      lengthOf(points) * (1 + Math.abs(bulge)) +
      CROSSING * drawn.filter((line) => touches(line, edge, coarse)).length;
    if (cost < least) [least, best] = [cost, points];
  }
  const straight = distance([a.x, a.y], [b.x, b.y]);
  if (!best || least > straight * 1.6 + 3 * CROSSING) {
    const points = lane(plan, a, b, used);
    if (points && (!best || lengthOf(points) * 1.1 < least)) {
      return { ...edge, ...named(edge, points), path: rounded(points, 22) };
    }
  }
  // A station too crowded for any line: it passes below the sections.
  const points = best ?? outside(curve(a, b, 0), a, b);
  return { ...edge, ...named(edge, points), path: smooth(points) };
}

function named(edge: Edge, points: Point[]) {
  const middle = along(points, 0.5);
  const key = `${edge.a}|${edge.b}${edge.vent ? "|vent" : ""}`;
  return { key, points, coarse: thinned(points), middle };
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

function curve(a: Spot, b: Spot, bulge: number): Point[] {
  const [x, y] = [(a.x + b.x) / 2 - (b.y - a.y) * bulge, (a.y + b.y) / 2 + (b.x - a.x) * bulge];
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const t = step / SAMPLES;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [p * a.x + q * x + r * b.x, p * a.y + q * y + r * b.y];
  });
}

function within([x, y]: Point, box: Box, room = 0): boolean {
  return overlaps({ x, y, w: 0, h: 0 }, box, room);
}

function blocked({ width, height }: Layout, point: Point, others: Spot[]): boolean {
  const [x, y] = point;
  if (x < CLEAR || y < CLEAR || x > width - CLEAR || y > height - CLEAR) return true;
  return others.some((spot) => within(point, spot, CLEAR));
}

/** The part of a line between two sections, from border to border. */
function outside(points: Point[], a: Spot, b: Spot): Point[] {
  const first = points.findIndex((point) => !within(point, a));
  let last = points.length - 1;
  while (last >= 0 && within(points[last], b)) last -= 1;
  if (first < 1 || last < first) return [];
  return [
    border(points[first - 1], points[first], a),
    ...points.slice(first, last + 1),
    border(points[last + 1], points[last], b),
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

function touches(line: Line, edge: Edge, coarse: Point[]): boolean {
  if ([edge.a, edge.b].some((end) => end === line.a || end === line.b)) return false;
  const other = line.coarse;
  if (apart(coarse, other, 0) || apart(coarse, other, 1)) return false;
  for (let place = 1; place < coarse.length; place += 1) {
    for (let step = 1; step < other.length; step += 1) {
      if (cross(coarse[place - 1], coarse[place], other[step - 1], other[step])) return true;
    }
  }
  return false;
}

/** Whether two lines lie in different parts of the drawing, along one side of it. */
function apart(one: Point[], other: Point[], side: 0 | 1): boolean {
  const least = (points: Point[]) => points.reduce((a, p) => Math.min(a, p[side]), Infinity);
  const most = (points: Point[]) => points.reduce((a, p) => Math.max(a, p[side]), -Infinity);
  return most(one) < least(other) || most(other) < least(one);
}

function thinned(points: Point[]): Point[] {
  return points.filter((_, place) => place % 5 === 0 || place === points.length - 1);
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function smooth(points: Point[]): string {
  return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
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
