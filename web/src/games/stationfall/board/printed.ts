/** Where the sections of the printed station stand, tuned by hand: once for a wide screen and once
 * for an upright phone. Axis at x = 0, y downwards from the aft end. */

import type { Box, Cell } from "./layout";

export interface Place {
  /** Where map.toml has it. Another place there means another station: this one does not apply. */
  at: Cell;
  wide: Cell;
  tall: Cell;
}

/** The rows of a wide screen and of a phone. */
const W = Array.from({ length: 9 }, (_, row) => row * 73.6);
const T = Array.from({ length: 10 }, (_, row) => row * 79);

export const PRINTED: Record<string, Place> = {
  alcatraz: { at: [4, 11], wide: [-124, W[0] - 4], tall: [-117, T[0]] },
  "hail-mary": { at: [5, 11], wide: [-41, W[0] - 4], tall: [-39, T[0]] },
  mcqueen: { at: [7, 11], wide: [41, W[0] - 4], tall: [39, T[0]] },
  houdini: { at: [8, 11], wide: [124, W[0] - 4], tall: [117, T[0]] },

  "aft-exhaust": { at: [1, 9], wide: [-322, W[0]], tall: [-156, T[1]] },
  "fuel-cells": { at: [3, 9], wide: [-218, W[0]], tall: [-78, T[1]] },
  "aft-airlocks": { at: [6, 9], wide: [0, W[1]], tall: [0, T[1]] },
  "machine-shop": { at: [9, 9], wide: [230, W[0]], tall: [78, T[1]] },

  kitchen: { at: [4, 8], wide: [-224, W[1]], tall: [-156, T[2]] },
  quarters: { at: [8, 8], wide: [220, W[1]], tall: [156, T[2]] },
  hydroponics: { at: [3, 7], wide: [-280, W[2]], tall: [-156, T[3]] },
  "magnetic-containment": { at: [5, 8], wide: [150, W[2]], tall: [78, T[3]] },
  reactor: { at: [6, 7], wide: [0, W[2]], tall: [0, T[3]] },
  suite: { at: [9, 7], wide: [290, W[2]], tall: [156, T[3]] },
  "panic-pod": { at: [11, 7], wide: [327, W[1] - 4], tall: [78, T[2]] },
  "shred-room": { at: [3, 6], wide: [-300, W[3]], tall: [-156, T[4]] },
  "therapy-garden": { at: [4, 6], wide: [-152, W[3]], tall: [-78, T[4]] },
  "aft-hub": { at: [6, 6], wide: [0, W[3]], tall: [0, T[4]] },
  "rec-room": { at: [8, 6], wide: [170, W[3]], tall: [78, T[4]] },

  "array-control": { at: [0, 5], wide: [-318, W[4]], tall: [-156, T[6]] },
  mainframe: { at: [2, 5], wide: [-212, W[4]], tall: [-156, T[5]] },
  storage: { at: [4, 5], wide: [-106, W[4]], tall: [-78, T[5]] },
  "storm-shelter": { at: [6, 5], wide: [0, W[4]], tall: [0, T[5]] },
  "locker-room": { at: [9, 4], wide: [106, W[4]], tall: [78, T[5]] },
  "security-station": { at: [9, 5], wide: [212, W[4]], tall: [156, T[5] + 33] },
  bridge: { at: [11, 5], wide: [318, W[4]], tall: [156, T[4] + 33] },

  "cryo-lab": { at: [5, 4], wide: [-144, W[5]], tall: [-78, T[6]] },
  tanks: { at: [6, 3], wide: [0, W[5]], tall: [0, T[6]] },
  nanofactory: { at: [8, 3], wide: [148, W[5]], tall: [78, T[6]] },
  "vault-x": { at: [1, 3], wide: [-318, W[6]], tall: [-156, T[7]] },
  "bio-lab": { at: [3, 3], wide: [-184, W[6]], tall: [-78, T[7]] },
  "forward-hub": { at: [6, 2], wide: [0, W[6]], tall: [0, T[7]] },
  "print-shop": { at: [9, 2], wide: [182, W[6]], tall: [156, T[7]] },
  "chem-lab": { at: [3, 1], wide: [-144, W[7]], tall: [-78, T[8]] },
  "physics-lab": { at: [8, 1], wide: [148, W[7]], tall: [78, T[8]] },

  "forward-exhaust": { at: [3, 0], wide: [-184, W[8]], tall: [-78, T[9]] },
  "forward-airlocks": { at: [6, 0], wide: [0, W[7]], tall: [0, T[8]] },
  "medevac-pod": { at: [8, 0], wide: [-50, W[8] + 4], tall: [40, T[9]] },
  "inspector-shuttle": { at: [9, 0], wide: [50, W[8] + 4], tall: [118, T[9]] },
  "outer-space": { at: [0, 0], wide: [-318, W[8]], tall: [-156, T[9]] },
};

/** Where the status lamps stand beside the printed station: no section is put there. */
export const INSTRUMENTS: Box = { x: 287, y: 551, w: 166, h: 142 };

/** The habitats that turn about the axis, as seen from the side: centre and half axes. */
export const RINGS: Record<"wide" | "tall", [cy: number, rx: number, ry: number][]> = {
  wide: [
    [W[2], 282, 80],
    [W[6], 196, 76],
  ],
  tall: [
    [T[3], 156, 98],
    [T[7], 117, 94],
  ],
};
