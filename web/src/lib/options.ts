/** How an option of a game is asked for, from what the service says it accepts. */

import { characterName } from "./casts";
import type { GameOption } from "./types";
import { has, listed, say } from "./words";

export type Field =
  | { sort: "flag" }
  | { sort: "number"; least: number; most: number }
  | { sort: "choice"; values: unknown[] };

/** Null where there is nothing to choose: no choice, or none that a form could offer. */
export function fieldFor(option: GameOption): Field | null {
  if (typeof option.default === "boolean") return { sort: "flag" };
  const range = /^(\d+) \.\. (\d+)$/.exec(option.accepts);
  if (range) return { sort: "number", least: Number(range[1]), most: Number(range[2]) };
  const values = option.choices ?? plainWords(option.accepts);
  if (option.default === null && values.length && !values.includes(null)) {
    return { sort: "choice", values: [null, ...values] };
  }
  return values.length > 1 ? { sort: "choice", values } : null;
}

/** The values in `tutorial | random | NAME,NAME,...`: what is in small letters stands for itself. */
function plainWords(accepts: string): string[] {
  return accepts.split(" | ").filter((word) => /^[a-z][a-z0-9-]*$/.test(word));
}

export function labelOf(game: string, option: string): string {
  const id = `web-option-${game}-${option.replaceAll("_", "-")}`;
  return has(id) ? say(id) : option.replaceAll("_", " ");
}

export function hintOf(game: string, option: string): string {
  const id = `web-option-${game}-${option.replaceAll("_", "-")}-hint`;
  return has(id) ? say(id) : "";
}

export function choiceName(game: string, option: string, value: unknown): string {
  if (value === null) return say("web-choice-none");
  if (Array.isArray(value)) {
    return listed(value.map((name) => characterName(game, String(name))));
  }
  if (typeof value === "object" && value && "name" in value) return String(value.name);
  for (const id of [
    `web-choice-${game}-${option.replaceAll("_", "-")}-${value}`,
    `${game}-section-${value}`,
    `${game}-${option}-${value}`,
  ]) {
    if (has(id)) return say(id);
  }
  return String(value);
}
