/** Words for what a game of Stationfall is made of. */

import { has, say, tell, tellEvent, worded } from "../../lib/words";
import type { Args, GameEvent, TableInfo, Value } from "../../lib/types";
import type { Group, Heap, Option } from "./choices";
import type { Arg, Said, Sentence, StationView } from "./types";

export const GAME = "stationfall";

/** A sentence of this screen. */
export function web(id: string, args: Record<string, Arg | null> = {}): string {
  return say(`web-stationfall-${id}`, worded(GAME, args, []));
}

/** The words for a value: `called("section", "bridge")` is "Bridge". */
export function called(sort: string, value: string): string {
  const id = `${GAME}-${sort}-${value}`;
  return has(id) ? say(id) : value;
}

/** A text that not everything has: a story, a note, a tip. */
export function text(sort: string, name: string): string {
  const id = `${GAME}-${sort}-${name}`;
  return has(id) ? say(id) : "";
}

export function colourName(colour: string): string {
  return called("player", colour);
}

/** What to call each colour: the person behind it; both, where a person plays two. */
export function playerNames(view: StationView, table: TableInfo, colours: string[]): string[] {
  const two = view.players.length > view.seats;
  return view.players.map((player, number) => {
    const person = table.seats[player.seat]?.name ?? "";
    const colour = colourName(colours[number] ?? "");
    if (!person) return colour;
    return two ? web("person-of", { who: person, colour }) : person;
  });
}

/** The names of several, in one line. */
export function listed(names: string[]): string {
  return names.join(", ");
}

const SORTS: Record<string, string> = {
  to: "section",
  at: "section",
  from: "section",
  pod: "section",
  card: "character",
  "other-card": "character",
  "taken-card": "character",
  "other-character": "character",
  identity: "character",
};

/** The words for the value of an argument, as they stand on a chip. */
export function valueWords(field: string, value: Arg, names: string[]): string {
  if (field.endsWith("player") && typeof value === "number") return names[value] ?? String(value);
  if (field === "count") return web("cubes", { count: value });
  if (field.includes("|")) {
    return String(value)
      .split("|")
      .map((end) => called("section", end))
      .join(" – ");
  }
  return called(SORTS[field] ?? field, String(value));
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What is said, with all that is said within it. */
export function told(words: Sentence, names: string[]): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(words.args)) args[name] = flat(name, value, names);
  return tell(GAME, { id: words.id, args }, names);
}

/** The same at the beginning of a line. */
export function spoken(words: Sentence, names: string[]): string {
  return capital(told(words, names));
}

function flat(name: string, value: Said, names: string[]): Value {
  if (Array.isArray(value)) {
    return listed(
      value.map((one) => {
        const said = flat(name, one, names);
        return String(worded(GAME, { [name]: said }, names)[name] ?? "?");
      }),
    );
  }
  return typeof value === "object" && value !== null ? told(value, names) : value;
}

/** An action in words. */
export function phrase(option: Option, names: string[]): string {
  const own = `web-stationfall-do-${option.action.kind}`;
  const { id, args } = option.choice.words;
  return spoken({ id: has(own) ? own : id, args }, names);
}

/** A group as it stands in the list: an action alone speaks for itself. */
export function groupWords(group: Group, names: string[]): string {
  if (group.options.length === 1 || !group.words) return phrase(group.options[0], names);
  return spoken(group.words, names).replace(/ ?\.\.\.$/, "");
}

/** A kind of action that is not possible: its heading, else the action that stands for it. */
export function kindWords(kind: string, words: Sentence, names: string[]): string {
  const id = `${GAME}-group-${kind}`;
  return has(id) ? capital(say(id)) : spoken(words, names);
}

/** Kinds that are unclear without what all their options have in common. */
const IN_FULL = new Set(["deliver", "resolve"]);

/** What stands on a chip for a heap of options. */
export function heapWords(field: string, heap: Heap, names: string[]): string {
  const [first] = heap.options;
  if (heap.options.length === 1 && IN_FULL.has(first.action.kind)) return phrase(first, names);
  const label = heap.options.length === 1 ? first.choice.label : null;
  const last = Object.keys(first.args).at(-1) === field;
  if (label && last) return spoken(label, names);
  if (field === "action") return phrase(first, names);
  const words = valueWords(field, heap.value, names);
  return label ? listed([words, told(label, names)]) : words;
}

export function sentence(event: GameEvent, names: string[]): string {
  return tellEvent(GAME, event, names);
}

/** What the others are asked, for those who wait. */
export function waiting(view: StationView, asking: number[], names: string[]): string {
  const ask = view.asks.at(-1);
  const [who] = asking;
  if (who === undefined) return "";
  if (asking.length > 1)
    return web("waits-for-many", { names: listed(asking.map((one) => names[one])) });
  const id = `waits-${ask?.ask ?? "choose"}`;
  const args: Record<string, Arg> = { who: names[who] };
  for (const key of ["character", "source"]) {
    if (typeof ask?.[key] === "string") args[key] = ask[key] as string;
  }
  return has(`web-stationfall-${id}`) ? web(id, args) : web("waits-for", args);
}

/** The question to this person, in fewer words where this screen has them. */
export function asking(prompt: Sentence, names: string[]): string {
  const own = ownWords(prompt);
  return own ? web(own) : told(prompt, names);
}

function ownWords(prompt: Sentence): string | null {
  const step = prompt.args.step ?? prompt.args.phase ?? "";
  const id = `${prompt.id.replace(`${GAME}-`, "")}-${String(step)}`;
  return has(`web-stationfall-${id}`) ? id : null;
}
