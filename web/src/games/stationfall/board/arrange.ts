/** How the parts of the board share its room: as lets the station be largest. */

import { layout, type Schematic, type Shape } from "./layout";

export interface Arrangement {
  shape: Shape;
  /** Where the instruments are: beside the station on the drawing, or in a strip above it. */
  instruments: "corner" | "strip" | "slim";
}

/** The minute track: upright beside a wide drawing, level above an upright one. */
export const TRACK = { wide: 42, tall: 50 };
const STRIP = 80;
const SLIM = 46;
const NARROW = 560;
/** The upright drawing has to be so much larger to be worth its crowding. */
const UPRIGHT = 1.1;

export function arrange(station: Schematic, width: number, height: number): Arrangement {
  // On a phone names are readable only if the upright drawing fills the width; one pans up and down.
  if (width < NARROW) return { shape: "tall", instruments: "slim" };
  const wide = layout(station, "wide");
  const above = wide.corner ? 0 : STRIP;
  const scale = Math.min((width - TRACK.wide) / wide.width, (height - above) / wide.height);
  const tall = layout(station, "tall");
  const upright = Math.min(width / tall.width, (height - TRACK.tall - SLIM) / tall.height);
  if (upright / UPRIGHT > scale) return { shape: "tall", instruments: "slim" };
  return { shape: "wide", instruments: wide.corner ? "corner" : "strip" };
}
