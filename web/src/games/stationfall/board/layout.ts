/** Where the sections of a station stand on the drawing. The printed station is tuned by hand;
 * every other is worked out from its schematic. No two sections ever overlap. */

import { INSTRUMENTS, PRINTED, RINGS } from "./printed";

export type Cell = [number, number];
export type Shape = "wide" | "tall";

/** What the drawing needs to know of a station. */
export interface Schematic {
  sections: Record<string, { at: number[]; gravity: boolean; pod: { dock: string } | null }>;
  corridors: string[][];
  vents: string[][];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A section on the drawing: its middle and its size. */
export interface Spot extends Box {
  name: string;
}

export interface Layout {
  spots: Map<string, Spot>;
  rings: [cx: number, cy: number, rx: number, ry: number][];
  /** Where the status lamps stand beside the station; null where no room is kept for them. */
  corner: Box | null;
  width: number;
  height: number;
}

/** Sizes in pixels, as on a screen of 1280 by 720 or on a phone: rooms and pods. */
const SIZES = {
  wide: { room: [96, 62], pod: [77, 54] },
  tall: { room: [72, 66], pod: [72, 58] },
} as const;
/** The least room between two sections. */
export const GAP = 11;
const MARGIN = 8;
const AXIS = 6;
const PITCH = 52;
/** So many sections may stand elsewhere than in print before the tuned drawing is given up. */
const STRANGERS = 6;

export function layout(station: Schematic, shape: Shape): Layout {
  const names = Object.keys(station.sections);
  const printed = names.filter((name) => isPrinted(station, name));
  const tuned = printed.length > names.length / 2 && names.length - printed.length <= STRANGERS;
  const spots = tuned ? tunedSpots(station, printed, shape) : computedSpots(station, shape);
  return framed(spots, tuned ? RINGS[shape] : [], tuned && shape === "wide" ? INSTRUMENTS : null);
}

export function overlaps(a: Box, b: Box, room = 0): boolean {
  return (
    Math.abs(a.x - b.x) < (a.w + b.w) / 2 + room && Math.abs(a.y - b.y) < (a.h + b.h) / 2 + room
  );
}

function isPrinted(station: Schematic, name: string): boolean {
  const place = PRINTED[name];
  const [column, row] = station.sections[name].at;
  return place !== undefined && place.at[0] === column && place.at[1] === row;
}

function spotOf(station: Schematic, shape: Shape, name: string, x: number, y: number): Spot {
  const [w, h] = SIZES[shape][station.sections[name].pod ? "pod" : "room"];
  return { name, x, y, w, h };
}

function tunedSpots(station: Schematic, printed: string[], shape: Shape): Spot[] {
  const spots = printed.map((name) => spotOf(station, shape, name, ...PRINTED[name][shape]));
  for (const name of Object.keys(station.sections)) {
    if (!printed.includes(name)) spots.push(settled(station, name, spots, shape));
  }
  return spots;
}

/** A section that print does not know: as near as there is room to where its neighbours on the
 * schematic stand. */
function settled(station: Schematic, name: string, spots: Spot[], shape: Shape): Spot {
  const [column, row] = station.sections[name].at;
  let [x, y, weight] = [0, 0, 0];
  for (const place of Object.values(PRINTED)) {
    const near = 1 / ((place.at[0] - column) ** 2 + (place.at[1] - row) ** 2 + 0.1) ** 2;
    x += place[shape][0] * near;
    y += place[shape][1] * near;
    weight += near;
  }
  const wished = spotOf(station, shape, name, x / weight, y / weight);
  const taken = shape === "wide" ? [...spots, INSTRUMENTS] : spots;
  for (let ring = 0; ; ring += 1) {
    const turns = Math.max(1, ring * 8);
    for (let turn = 0; turn < turns; turn += 1) {
      const angle = (2 * Math.PI * turn) / turns;
      const spot = {
        ...wished,
        x: wished.x + Math.cos(angle) * ring * 10,
        y: wished.y + Math.sin(angle) * ring * 10,
      };
      if (!taken.some((other) => overlaps(spot, other, GAP))) return spot;
    }
  }
}

/** As the schematic has it, row by row, pushed outwards from the axis. */
function computedSpots(station: Schematic, shape: Shape): Spot[] {
  const spots: Spot[] = [];
  const [width, height] = SIZES[shape].room;
  const rows = new Map<number, string[]>();
  for (const [name, { at }] of Object.entries(station.sections)) {
    rows.set(at[1], [...(rows.get(at[1]) ?? []), name]);
  }
  const order = [...rows.keys()].sort((a, b) => b - a);
  order.forEach((row, level) => {
    const columnOf = (name: string) => station.sections[name].at[0];
    const band = rows.get(row)!.sort((a, b) => columnOf(a) - columnOf(b));
    const stand = (name: string, x: number) =>
      spots.push(spotOf(station, shape, name, x, level * (height + 2 * GAP)));
    const step = width + 2 * GAP;
    const axis = band.filter((name) => columnOf(name) === AXIS);
    axis.forEach((name, place) => stand(name, (place - (axis.length - 1) / 2) * step));
    for (const side of [-1, 1]) {
      let edge = axis.length ? (axis.length / 2) * step - step / 2 : -step / 2;
      const out = band.filter((name) => (columnOf(name) - AXIS) * side > 0);
      for (const name of side < 0 ? out.reverse() : out) {
        edge = Math.max(edge + step, Math.abs(columnOf(name) - AXIS) * PITCH);
        stand(name, edge * side);
      }
    }
  });
  return spots;
}

function framed(spots: Spot[], rings: [number, number, number][], corner: Box | null): Layout {
  const left = Math.min(...spots.map((spot) => spot.x - spot.w / 2)) - MARGIN;
  const right = Math.max(...spots.map((spot) => spot.x + spot.w / 2)) + MARGIN;
  const top = Math.min(...spots.map((spot) => spot.y - spot.h / 2)) - MARGIN;
  const bottom = Math.max(...spots.map((spot) => spot.y + spot.h / 2)) + MARGIN;
  const shifted = spots.map((spot) => ({ ...spot, x: spot.x - left, y: spot.y - top }));
  return {
    spots: new Map(shifted.map((spot) => [spot.name, spot])),
    rings: rings.map(([cy, rx, ry]) => [-left, cy - top, rx, ry]),
    corner: corner && { ...corner, x: corner.x - left, y: corner.y - top },
    width: right - left,
    height: bottom - top,
  };
}
