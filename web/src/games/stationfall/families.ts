/** How kinds of actions stand together in a list. */

import { Order } from "../../play/choices";

export const FAMILIES = [
  "turn",
  "answer",
  "move",
  "things",
  "data",
  "force",
  "place",
  "skill",
  "leverage",
  "close",
] as const;

export type Family = (typeof FAMILIES)[number];

const KINDS: Record<Exclude<Family, "answer">, string[]> = {
  turn: ["activate", "influence", "renegotiate", "withdraw", "reveal"],
  move: ["step", "drag", "airlock", "airlock-drag", "moss-step", "rocket-wings"],
  things: [
    "pick-up",
    "pick-up-kompromat",
    "take",
    "drop",
    "give",
    "throw",
    "airlock-throw",
    "claw",
    "claw-item",
    "revive",
    "investigate",
  ],
  data: ["copy", "delete", "transmit", "rob-data", "draw-up", "hardcopy", "process-server"],
  force: [
    "attack",
    "rob",
    "ignite",
    "airlock-ignite",
    "airlock-push",
    "sabotage",
    "nerve-gas",
    "emp-burst",
    "missile",
    "infect",
    "feed",
    "moss-feed",
  ],
  place: [
    "abandon-ship",
    "release",
    "decontaminate",
    "jettison",
    "timed-launch",
    "section-launch",
    "bridge-launch",
    "manufacture",
    "meditate",
    "repair",
    "self-destruct",
    "cameras",
    "suppress",
    "jammers",
    "reassemble",
    "scram",
    "remote-control",
  ],
  skill: [
    "jury-rig",
    "mend",
    "breach",
    "wormtongue",
    "heal",
    "self-repair",
    "tradecraft",
    "telepathy",
    "root-access",
    "disassemble",
    "disassemble-for",
    "lawyer-up",
  ],
  leverage: ["bribe", "grey-bribe", "kompromat"],
  close: ["end", "wait", "recall", "decline", "done", "leave-mouth", "take-blame"],
};

/** Every kind that stands nowhere answers a question of its own. */
export const ORDER = new Order(KINDS, FAMILIES, "answer");

/** Kinds with targets all over the station: these light up only once they are chosen. */
export const QUIET = new Set(["influence", "bribe", "grey-bribe", "kompromat", "withdraw"]);
