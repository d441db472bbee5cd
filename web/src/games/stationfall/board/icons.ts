/** Signs as filled paths in a box of 20 by 20; holes by the even-odd rule. */

export const ICONS = {
  flame:
    "M10.5 1c.6 3.6 5.5 5.8 5.5 11a6 6 0 0 1-12 .4c0-2.3 1-3.8 2.2-5 0 1.6.6 2.7 1.6 3C7.3 6.8 8.6 3.6 10.5 1Z",
  mask: "M10 1.5c4 0 6.5 2.2 6.5 6 0 2.5-.8 4-2 5.5V16a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 16v-3c-1.2-1.5-2-3-2-5.5 0-3.8 2.5-6 6.5-6ZM7 5.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM13 5.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM8 12.5V14h4v-1.5ZM8 15v1.5h4V15Z",
  goo: "M2 3h16v6.5a2 2 0 0 1-4 0V9a1.2 1.2 0 0 0-2.4 0v7a2.4 2.4 0 0 1-4.8 0V9.5a1.2 1.2 0 0 0-2.4 0V11A1.2 1.2 0 0 1 2 11Z",
  bolt: "M11.5 1 4 11.5h5L7.5 19 16 8h-5.2Z",
  eye: "M1 10c2-3.7 5.3-6 9-6s7 2.3 9 6c-2 3.7-5.3 6-9 6s-7-2.3-9-6ZM10 6.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6ZM10 8.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6Z",
  wave: "M1 11.5C2.5 3 5 3 7 9.5s3.6 5 5-1S16.5 2 19 9.5l-1.9.8c-1.6-4.8-2.6-4.3-3.6-.9-1.8 7.2-6 7.4-8.3.5C3.8 5.5 3.6 8 2.9 12.2Z",
  moon: "M13.5 1.5a9 9 0 1 0 5 12A7.5 7.5 0 0 1 13.5 1.5Z",
  clock:
    "M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18ZM10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM9 5h2v4.6l3.2 2.3-1.2 1.6L9 10.6Z",
  lock: "M5 9V6.5a5 5 0 0 1 10 0V9h1.5v10h-13V9ZM7 9h6V6.5a3 3 0 0 0-6 0ZM9 12.5v3.5h2v-3.5Z",
  core: "M10 0l8.7 5v10L10 20 1.3 15V5ZM6.5 9.5V16h7V9.5h-.8V8a2.7 2.7 0 0 0-5.4 0v1.5ZM8.8 9.5V8a1.2 1.2 0 0 1 2.4 0v1.5Z",
  mouth:
    "M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18ZM10 3.2a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6ZM10 5.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8ZM10 7.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4Z",
  trap: "M2 16h16v2.5H2ZM3 14l2-5 2 3 3-8 3 8 2-3 2 5Z",
  decoy: "M2 16h16v2.5H2ZM3 14l2-5 2 3 3-8 3 8 2-3 2 5ZM7 13h6l-3-4Z",
  token: "M2 2h16v16H2ZM4 4v12h12V4ZM9 13h2v2H9ZM7 6h6v4l-2 1.2V12H9v-2l2-1.2V8H7Z",
  taint:
    "M10 1.5a4 4 0 0 1 3.9 5A4.3 4.3 0 0 1 16 14.5a4 4 0 0 1-6 1 4 4 0 0 1-6-1 4.3 4.3 0 0 1 2.1-8A4 4 0 0 1 10 1.5ZM10 8.2a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6Z",
  dossier: "M2 3h6l2 2.5h8V17H2ZM8.9 13.2v2h2v-2ZM7.3 7.5v1.6h3.6v1l-2 1v1.5h1.7v-.7l2-1V7.5Z",
  rocket:
    "M10 0.5c3 2.2 4.3 5 4.3 8.5l-.3 3 3 3v3l-4.3-2H7.3L3 18v-3l3-3-.3-3C5.7 5.5 7 2.7 10 .5ZM10 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z",
  burst: "M10 0l2 6 5-3-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 3Z",
  missile: "M17.5 2.5 18 7l-8 8 1 3.5-2.5-1.5-2 1 .5-3-3-3 3-.5 1-2L4 7l3.5 1 6-5Z",

  /* What a section offers */
  console: "M1 3h18v11H1ZM3 5v7h14V5ZM6 15.5h8V18H6ZM4.5 6.5h5V8h-5ZM4.5 9h8v1.5h-8Z",
  make: "M8.5 1h3l.5 2.6 2.3 1 2.2-1.5 2 2-1.5 2.2 1 2.2 2 .5v3l-2.5.5-1 2.3 1.5 2.2-2 2-2.2-1.5-2.3 1L11 19H9l-.6-2.5-2.3-1L4 17l-2-2 1.5-2.2-1-2.3L0 10V8.5L2.5 8l1-2.3L2 3.5l2-2L6.2 3l1.8-.7ZM10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z",
  send: "M9 10.5 6 19H4l4-10.5a2.5 2.5 0 1 1 4 0L16 19h-2l-3-8.5ZM4.5 1.5 6 2.7a6 6 0 0 0 0 8.6l-1.5 1.2a8 8 0 0 1 0-11ZM15.5 1.5a8 8 0 0 1 0 11L14 11.3a6 6 0 0 0 0-8.6Z",
  alarm: "M10 2a6 6 0 0 1 6 6v7h1.5v3h-15v-3H4V8a6 6 0 0 1 6-6ZM9 5v6h2V5ZM9 12.5v2h2v-2Z",
  release: "M3 1l7 6.5L17 1l2 2-6.5 7L19 17l-2 2-7-6.5L3 19l-2-2 6.5-7L1 3Z",
  drop: "M10 1c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11ZM7 12a3 3 0 0 0 3 3v1.5A4.5 4.5 0 0 1 5.5 12Z",
  eject: "M10 2l8 9H2ZM2 14h16v3.5H2Z",
  calm: "M10 1c2.5 3 3.5 5.5 3.3 8 1.7-1.6 3.6-2.3 6-2.5-.3 6-3.8 10-9.3 11-5.5-1-9-5-9.3-11 2.4.2 4.3.9 6 2.5C6.5 6.5 7.5 4 10 1Z",
  wrench:
    "M18.5 5.5a5 5 0 0 1-6.8 6L5.5 18a2 2 0 0 1-3-3l6.2-6.2a5 5 0 0 1 6.2-6.8L11.5 5l.5 3 3 .5Z",
  shreds: "M3 1h14v9H3ZM5 3v5h10V3ZM3 12h2v7H3ZM7 12h2v5H7ZM11 12h2v7h-2ZM15 12h2v5h-2Z",
  claw: "M9 1h2v5c4 .5 6 3 6.5 7l-3 5.5-1.5-1L15 13c-.5-2.5-1.5-4-4-4.5V13H9V8.5C6.5 9 5.5 10.5 5 13l2 4.5-1.5 1-3-5.5C3 9 5 6.5 9 6Z",

  scram: "M9 1h2v8H9ZM6 3l1 1.8a6 6 0 1 0 6 0L14 3a8 8 0 1 1-8 0Z",

  /* Rooms */
  door: "M3 1h14v18H3ZM6 4v12h8V4ZM8 6h4v8H8Z",
  bed: "M1 5h2v6h6V7h7a3 3 0 0 1 3 3v6h-2v-3H3v3H1ZM4 7.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
  hub: "M10 7a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM9 1h2v5H9ZM9 14h2v5H9ZM1 9h5v2H1ZM14 9h5v2h-5Z",
  flask: "M7 1h6v2h-1v5l5 8a2 2 0 0 1-2 3H5a2 2 0 0 1-2-3l5-8V3H7Z",
  atom: "M10 8a2 2 0 1 1 0 4a2 2 0 1 1 0-4ZM10 6C4 6 1 8 1 10s3 4 9 4 9-2 9-4-3-4-9-4Zm0 2c5 0 7 1 7 2s-2 2-7 2-7-1-7-2 2-2 7-2ZM8 1h4l1 4h-6ZM7 15h6l-1 4H8Z",
  star: "M10 1 12.6 7.1 19.2 7.7 14.2 12 15.7 18.5 10 15.1 4.3 18.5 5.8 12 .8 7.7 7.4 7.1Z",

  /* Items */
  helmet:
    "M10 1.5a8.5 8.5 0 0 1 8.5 8.5v5.5a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V10A8.5 8.5 0 0 1 10 1.5ZM7 6.5a3 3 0 0 0-3 3v2a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3v-2a3 3 0 0 0-3-3Z",
  bludgeon: "M15.5 1.5l3 3-1 2.5-8 8-2.5.5-3.5 3.5-2.5-2.5L4.5 13l.5-2.5 8-8Z",
  gun: "M1 4.5h18V10h-7.5l-1 3H7.2L5.7 18H1.8l1.7-8H1Z",
  firebomb:
    "M8 8.5h4V11c2.3 1 3.3 2.5 3.3 4.3A3.7 3.7 0 0 1 11.6 19H8.4a3.7 3.7 0 0 1-3.7-3.7C4.7 13.5 5.7 12 8 11ZM10.3.5c.5 2.2 2.5 2.8 2.5 4.7a2.7 2.7 0 0 1-5.4 0c0-1.7 2-2.5 2.9-4.7Z",
  nanogel: "M7.5 1.5h5v6h6v5h-6v6h-5v-6h-6v-5h6Z",
  "nanogel-used": "M7.5 1.5h5v6h6v5h-6v6h-5v-6h-6v-5h6ZM9.3 3.3v6H3.3v1.4h6v6h1.4v-6h6V9.3h-6v-6Z",
  artifact: "M10 .5l8 6.5-3 12.5H5L2 7ZM10 4.5 6 8l1.7 8h4.6L14 8Z",
  briefcase: "M6.5 2.5h7V6H19v12H1V6h5.5ZM8.5 4.5V6h3V4.5ZM1 11.5h7V13h4v-1.5h7V10h-7V8.5H8V10H1Z",
  antimatter:
    "M10 .5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19ZM10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM8.8 5.5h2.4v5.5H8.8ZM8.8 12.5h2.4v2.4H8.8Z",
  "rocket-wings": "M10 1l2.5 6L19.5 13v3.5l-7-3L11.5 19h-3l-1-5.5-7 3V13l7-6Z",
  fletcher:
    "M3 2l4 3h6l4-3 1 8-3 3v4l-3 2H8l-3-2v-4l-3-3ZM7 8v2h2V8ZM11 8v2h2V8ZM8.5 13l1.5 2 1.5-2Z",
  "fang-moss": "M1 4c3-3 15-3 18 0v3l-2.5 8-2.5-7-2 4-2-4-2 4-2-4-2.5 7L1 7Z",
  "telepathic-rat": "M10 4c5 0 8 4 8 8v3h-4v3h-2v-3H7v3H5v-3H2v-4c0-4 3-7 8-7ZM5 2l3 2-3 2Z",
} as const;

export type Icon = keyof typeof ICONS;

export function icon(name: string): string | null {
  return name in ICONS ? ICONS[name as Icon] : null;
}

const OFFERS: Record<string, Icon> = {
  transmit: "send",
  "abandon-ship": "alarm",
  "self-destruct": "burst",
  "bridge-launch": "rocket",
  release: "release",
  decontaminate: "drop",
  jettison: "eject",
  meditate: "calm",
  repair: "wrench",
  cameras: "eye",
  reassemble: "shreds",
  "cargo-claw": "claw",
  scram: "scram",
  "rocket-wings": "rocket-wings",
};

/** The sign for what a section offers; nothing for what the drawing tells anyway. */
export function offerIcon(offer: string): Icon | null {
  if (offer.startsWith("manufacture")) return "make";
  return OFFERS[offer] ?? null;
}

const WATERMARKS: Record<string, Icon> = {
  "aft-exhaust": "flame",
  "forward-exhaust": "flame",
  "fuel-cells": "bolt",
  "aft-airlocks": "door",
  "forward-airlocks": "door",
  "machine-shop": "wrench",
  quarters: "bed",
  hydroponics: "calm",
  "therapy-garden": "calm",
  reactor: "bolt",
  "magnetic-containment": "antimatter",
  suite: "star",
  "shred-room": "shreds",
  "aft-hub": "hub",
  "forward-hub": "hub",
  "array-control": "send",
  mainframe: "console",
  "storm-shelter": "helmet",
  "locker-room": "helmet",
  "security-station": "eye",
  bridge: "alarm",
  tanks: "drop",
  "vault-x": "core",
  "bio-lab": "taint",
  "chem-lab": "flask",
  "physics-lab": "atom",
  "print-shop": "make",
};

/** What a section is for, drawn large and faintly on its floor. */
export function watermark(section: string): string | null {
  const sign = WATERMARKS[section];
  return sign ? ICONS[sign] : null;
}
