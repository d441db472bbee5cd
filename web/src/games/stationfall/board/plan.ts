/** The drawing of a station: everything about it that no action changes. */

import { layout, type Layout, type Shape, type Spot } from "./layout";
import { routes, type Edge, type Line, type Point } from "./routes";
import { stub, type Stub } from "./stubs";
import type { Printed } from "./types";

export interface Plan extends Layout {
  lines: Line[];
  stubs: Stub[];
  /** How far a section could widen on either side without covering another one or a line. */
  free: Map<string, { left: number; right: number }>;
  axis: { x: number; top: number; bottom: number } | null;
}

const drawn = new WeakMap<Printed, Map<Shape, Plan>>();

/** Worked out once for each content and shape. */
export function plan(content: Printed, shape: Shape): Plan {
  const known = drawn.get(content) ?? new Map<Shape, Plan>();
  drawn.set(content, known);
  const found = known.get(shape) ?? draw(content, shape);
  known.set(shape, found);
  return found;
}

function draw(content: Printed, shape: Shape): Plan {
  const laid = layout(content, shape);
  const edges: Edge[] = [
    ...content.corridors.map(([a, b]) => ({ a, b, vent: false, dock: docked(content, a, b) })),
    ...content.vents.map(([a, b]) => ({ a, b, vent: true, dock: false })),
  ];
  const joined = new Set(edges.flatMap(({ a, b }) => [`${a}|${b}`, `${b}|${a}`]));
  for (const [name, section] of Object.entries(content.sections)) {
    const dock = section.pod?.dock;
    if (dock && !joined.has(`${name}|${dock}`)) {
      edges.push({ a: dock, b: name, vent: false, dock: true });
    }
  }
  const lines = routes(laid, edges);
  const stubs = Object.entries(content.sections)
    .filter(([, section]) => section.airlock.length)
    .map(([name]) => stub(laid, lines, laid.spots.get(name)!));
  const free = new Map(
    [...laid.spots].map(([name, spot]) => [name, freeBeside(laid, lines, spot)]),
  );
  return { ...laid, lines, stubs, free, axis: axis(content, laid) };
}

/** How near a widened section comes to another one, and to a line that is not its own. */
const NEAR = { spot: 8, line: 9 };

function freeBeside(laid: Layout, lines: Line[], spot: Spot): { left: number; right: number } {
  const [left, right] = [spot.x - spot.w / 2, spot.x + spot.w / 2];
  const [top, bottom] = [spot.y - spot.h / 2, spot.y + spot.h / 2];
  let [low, high] = [3, laid.width - 3];
  const stop = (from: number, to: number, room: number) => {
    if (to <= spot.x) low = Math.max(low, to + room);
    else if (from >= spot.x) high = Math.min(high, from - room);
  };
  for (const other of [...laid.spots.values(), ...(laid.corner ? [laid.corner] : [])]) {
    if (other === spot || Math.abs(other.y - spot.y) >= (other.h + spot.h) / 2) continue;
    stop(other.x - other.w / 2, other.x + other.w / 2, NEAR.spot);
  }
  for (const { a, b, points } of lines) {
    if (a === spot.name || b === spot.name) continue;
    for (const [place, [x, y]] of points.entries()) {
      const [u, v] = points[place + 1] ?? [x, y];
      if (Math.max(y, v) < top - 4 || Math.min(y, v) > bottom + 4) continue;
      stop(Math.min(x, u), Math.max(x, u), NEAR.line);
    }
  }
  return { left: Math.max(0, left - low), right: Math.max(0, high - right) };
}

function docked(content: Printed, a: string, b: string): boolean {
  return content.sections[a].pod?.dock === b || content.sections[b].pod?.dock === a;
}

/** The spine: from the foremost to the aftmost section in the middle column. */
function axis(content: Printed, laid: Layout): Plan["axis"] {
  const middle = [...laid.spots.values()].filter(
    ({ name }) => content.sections[name].at[0] === 6 && !content.sections[name].gravity,
  );
  if (middle.length < 2) return null;
  return {
    x: middle[0].x,
    top: Math.min(...middle.map((spot) => spot.y)),
    bottom: Math.max(...middle.map((spot) => spot.y)),
  };
}

/** A corridor by its two ends, whichever is named first. */
export function corridorKey(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** The line of a way through sections, along corridors where there are any. */
export function wayPoints(drawing: Plan, way: string[]): Point[] {
  const spots = way.map((name) => drawing.spots.get(name)).filter((spot): spot is Spot => !!spot);
  return spots.flatMap((spot, place) => {
    const next = spots[place + 1];
    const here: Point = [spot.x, spot.y];
    if (!next) return [here];
    const line = drawing.lines.find(
      ({ a, b }) => (a === spot.name && b === next.name) || (b === spot.name && a === next.name),
    );
    if (!line) return [here];
    return [here, ...(line.a === spot.name ? line.points : line.points.toReversed())];
  });
}
