/** How kinds of actions stand together in a list. Order and place only: what is possible, and at
 *  what price, the server says. */

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
  leverage: ["bribe", "grey-bribe", "kompromat", "peek"],
  close: ["end", "wait", "recall", "decline", "done", "leave-mouth", "take-blame"],
};

const FAMILY_OF = new Map<string, Family>(
  Object.entries(KINDS).flatMap(([family, kinds]) =>
    kinds.map((kind): [string, Family] => [kind, family as Family]),
  ),
);

const ORDER = new Map(
  Object.values(KINDS)
    .flat()
    .map((kind, place) => [kind, place]),
);

/** Every kind that stands nowhere answers a question of its own. */
export function familyOf(kind: string): Family {
  return FAMILY_OF.get(kind) ?? "answer";
}

export function placeOf(kind: string): number {
  return ORDER.get(kind) ?? 0;
}

/** Kinds with targets all over the station: these light up only once they are chosen. */
export const QUIET = new Set(["influence", "bribe", "grey-bribe", "kompromat", "withdraw"]);
