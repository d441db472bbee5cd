/** How the parts of the board share its room: as lets the station be largest. */

import { layout, type Schematic, type Shape } from "./layout";

export interface Arrangement {
  shape: Shape;
  /** Where the instruments are: beside the station, or in a strip above it. */
  instruments: "side" | "strip" | "slim";
}

export const TRACK = 50;
export const SIDE = 180;
const STRIP = 80;
const SLIM = 46;
const NARROW = 560;
const COMPACT = 620;
/** The upright drawing has to be so much larger to be worth its crowding. */
const UPRIGHT = 1.1;

export function arrange(station: Schematic, width: number, height: number): Arrangement {
  const scale = (shape: Shape, across: number, down: number) => {
    const drawing = layout(station, shape);
    return Math.min(across / drawing.width, down / drawing.height);
  };
  const free = height - TRACK;
  // On a phone names are readable only if the upright drawing fills the width; one pans up and down.
  if (width < NARROW) return { shape: "tall", instruments: "slim" };
  const [above, high] = width < COMPACT ? (["slim", SLIM] as const) : (["strip", STRIP] as const);
  const side = scale("wide", width - SIDE, free);
  const strip = scale("wide", width, free - high);
  const tall = scale("tall", width, free - high) / UPRIGHT;
  if (tall > Math.max(side, strip)) return { shape: "tall", instruments: above };
  return { shape: "wide", instruments: strip > side * 1.04 ? above : "side" };
}
