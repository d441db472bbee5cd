/** The drawing of a station: everything about it that no action changes. */

import { layout, type Layout, type Shape, type Spot } from "./layout";
import { routes, type Edge, type Line, type Point } from "./routes";
import { stub, type Stub } from "./stubs";
import type { Printed } from "./types";

export interface Plan extends Layout {
  lines: Line[];
  stubs: Stub[];
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
  return { ...laid, lines, stubs, axis: axis(content, laid) };
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
