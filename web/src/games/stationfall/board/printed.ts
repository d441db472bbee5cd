/** Where the sections of the printed station stand, tuned by hand: once for a wide screen and once
 * for an upright phone. Axis at x = 0, y downwards from the aft end. */

import type { Cell } from "./layout";

export interface Place {
  /** Where map.toml has it. Another place there means another station: this one does not apply. */
  at: Cell;
  wide: Cell;
  tall: Cell;
}

export const PRINTED: Record<string, Place> = {
  alcatraz: { at: [4, 11], wide: [-252, -20], tall: [-270, 0] },
  "hail-mary": { at: [5, 11], wide: [-84, -20], tall: [-90, 0] },
  mcqueen: { at: [7, 11], wide: [84, -20], tall: [90, 0] },
  houdini: { at: [8, 11], wide: [252, -20], tall: [270, 0] },

  "aft-exhaust": { at: [1, 9], wide: [-496, 118], tall: [-366, 168] },
  "fuel-cells": { at: [3, 9], wide: [-232, 118], tall: [-184, 168] },
  "aft-airlocks": { at: [6, 9], wide: [0, 118], tall: [0, 168] },
  "machine-shop": { at: [9, 9], wide: [232, 118], tall: [184, 168] },

  kitchen: { at: [4, 8], wide: [-292, 238], tall: [-366, 288] },
  quarters: { at: [8, 8], wide: [292, 238], tall: [366, 288] },
  hydroponics: { at: [3, 7], wide: [-412, 348], tall: [-366, 394] },
  "magnetic-containment": { at: [5, 8], wide: [200, 348], tall: [184, 394] },
  reactor: { at: [6, 7], wide: [0, 348], tall: [0, 394] },
  suite: { at: [9, 7], wide: [412, 348], tall: [366, 390] },
  "panic-pod": { at: [11, 7], wide: [598, 348], tall: [366, 486] },
  "shred-room": { at: [3, 6], wide: [-492, 458], tall: [-366, 516] },
  "therapy-garden": { at: [4, 6], wide: [-290, 458], tall: [-184, 516] },
  "aft-hub": { at: [6, 6], wide: [0, 458], tall: [0, 516] },
  "rec-room": { at: [8, 6], wide: [290, 458], tall: [184, 516] },

  "array-control": { at: [0, 5], wide: [-558, 570], tall: [-366, 760] },
  mainframe: { at: [2, 5], wide: [-372, 570], tall: [-366, 638] },
  storage: { at: [4, 5], wide: [-186, 570], tall: [-184, 638] },
  "storm-shelter": { at: [6, 5], wide: [0, 570], tall: [0, 638] },
  "locker-room": { at: [9, 4], wide: [186, 570], tall: [184, 638] },
  "security-station": { at: [9, 5], wide: [372, 570], tall: [366, 690] },
  bridge: { at: [11, 5], wide: [558, 570], tall: [366, 584] },

  "cryo-lab": { at: [5, 4], wide: [-264, 680], tall: [-184, 760] },
  tanks: { at: [6, 3], wide: [0, 680], tall: [0, 760] },
  nanofactory: { at: [8, 3], wide: [264, 680], tall: [184, 760] },
  "vault-x": { at: [1, 3], wide: [-580, 786], tall: [-366, 882] },
  "bio-lab": { at: [3, 3], wide: [-374, 786], tall: [-184, 882] },
  "forward-hub": { at: [6, 2], wide: [0, 786], tall: [0, 882] },
  "print-shop": { at: [9, 2], wide: [374, 786], tall: [366, 882] },
  "chem-lab": { at: [3, 1], wide: [-264, 892], tall: [-184, 1004] },
  "physics-lab": { at: [8, 1], wide: [264, 892], tall: [184, 1004] },

  "forward-exhaust": { at: [3, 0], wide: [-350, 1004], tall: [-184, 1126] },
  "forward-airlocks": { at: [6, 0], wide: [0, 892], tall: [0, 1004] },
  "medevac-pod": { at: [8, 0], wide: [-84, 1008], tall: [96, 1130] },
  "inspector-shuttle": { at: [9, 0], wide: [84, 1008], tall: [270, 1130] },
  "outer-space": { at: [0, 0], wide: [-580, 1004], tall: [-366, 1126] },
};

/** The habitats that turn about the axis, as seen from the side: centre and half axes. */
export const RINGS: Record<"wide" | "tall", [cy: number, rx: number, ry: number][]> = {
  wide: [
    [348, 404, 112],
    [786, 370, 108],
  ],
  tall: [
    [394, 366, 150],
    [882, 275, 146],
  ],
};
