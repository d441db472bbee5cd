/** The great events of Stationfall. */

import type { Greats } from "../../play/moments.svelte";

const event = (name: string) => `stationfall-event-${name}`;
const title = (name: string) => `web-stationfall-moment-${name}`;

/** Bots are revealed before anybody has moved: that is no surprise. */
const afterTheBeginning = ({ step }: { step: number }) => step > 1;

export const GREAT: Greats = {
  [event("detonated")]: {
    rank: 10,
    title: title("detonated"),
    span: 1600,
    flash: true,
    sound: "blast",
  },
  [event("station-falls")]: { rank: 9, title: title("station-falls"), span: 1600, sound: "toll" },
  [event("abandon-ship")]: { rank: 8, title: title("abandon-ship"), sound: "alarm" },
  [event("blackout")]: { rank: 7, title: title("blackout"), span: 1400, sound: "down" },
  [event("released")]: { rank: 7, title: title("released"), span: 1400, sound: "alarm" },
  [event("last-minute")]: { rank: 6, title: title("last-minute"), sound: "alarm" },
  [event("minute")]: {
    rank: 6,
    title: title("minute"),
    sound: "alarm",
    when: ({ args }) => args.minute === 1,
  },
  [event("detonated-space")]: {
    rank: 6,
    title: title("detonated-away"),
    flash: true,
    sound: "blast",
  },
  [event("detonated-away")]: {
    rank: 6,
    title: title("detonated-away"),
    flash: true,
    sound: "blast",
  },
  [event("launched")]: { rank: 5, title: title("launched"), sound: "launch" },
  [event("revealed")]: {
    rank: 4,
    title: title("revealed"),
    sound: "reveal",
    when: afterTheBeginning,
  },
  [event("schroedinger")]: { rank: 4, title: title("revealed"), sound: "reveal" },
};
