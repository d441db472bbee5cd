/** Words for what a game of Stationfall is made of. */

import { isTutor, seatName } from "../../lib/seats";
import { has, parts, say } from "../../lib/words";
import type { GameEvent, TableInfo } from "../../lib/types";
import type { Heap as AnyHeap } from "../../play/choices";
import { listed, Speech } from "../../play/speech";
import type { Heap } from "./choices";
import type { Arg, ScriptLine, Sentence, StationDesk } from "./types";

export { listed };
export const GAME = "stationfall";

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

/** Kinds that are unclear without what all their options have in common. */
const IN_FULL = new Set(["deliver", "resolve"]);

class StationSpeech extends Speech {
  override valueWords(field: string, value: Arg, names: string[]): string {
    if (field === "count") return web("cubes", { count: value });
    if (field.includes("|")) {
      return String(value)
        .split("|")
        .map((end) => called("section", end))
        .join(" – ");
    }
    return super.valueWords(SORTS[field] ?? field, value, names);
  }

  override heapWords(field: string, heap: AnyHeap, names: string[]): string {
    const [first] = heap.options;
    const whole = heap.options.length === 1 && IN_FULL.has(first.action.kind);
    return whole ? this.phrase(first, names) : super.heapWords(field, heap, names);
  }
}

export const speech = new StationSpeech(GAME);

/** A sentence of this screen. */
export function web(id: string, args: Record<string, Arg | null> = {}): string {
  return speech.web(id, args);
}

/** The words for a value: `called("section", "bridge")` is "Bridge". */
export function called(sort: string, value: string): string {
  return speech.called(sort, value);
}

/** A text that not everything has: a story, a note, a tip. */
export function text(sort: string, name: string): string {
  const id = `${GAME}-${sort}-${name}`;
  return has(id) ? say(id) : "";
}

/** A line of a script, in this language. */
export function lineWords(line: ScriptLine): string {
  return parts(GAME, line.text);
}

export function colourName(colour: string): string {
  return called("player", colour);
}

/** What to call each colour: the person behind it; both, where a person plays two. Bots are called
 * by who they are. */
export function playerNames(desk: StationDesk, table: TableInfo, colours: string[]): string[] {
  const two = desk.players.length > table.seats.length;
  return desk.players.map((player, number) => {
    const seat = table.seats[desk.seats[number]];
    const person = seat && isTutor(seat) ? seatName(seat) : (seat?.name ?? "");
    const colour = colourName(colours[number] ?? "");
    if (player.bot) {
      return player.pc ? web("bot-as", { identity: player.pc }) : web("bot-of", { colour });
    }
    if (!person) return colour;
    return two ? web("person-of", { who: person, colour }) : person;
  });
}

/** What is said, with all that is said within it. */
export function told(words: Sentence, names: string[]): string {
  return speech.told(words, names);
}

/** The same at the beginning of a line. */
export function spoken(words: Sentence, names: string[]): string {
  return speech.spoken(words, names);
}

export function heapWords(field: string, heap: Heap, names: string[]): string {
  return speech.heapWords(field, heap, names);
}

export function sentence(event: GameEvent, names: string[]): string {
  return speech.sentence(event, names);
}

/** What the others are asked, for those who wait. */
export function waiting(desk: StationDesk, asking: number[], names: string[]): string {
  const [who] = asking;
  if (who === undefined) return "";
  if (asking.length > 1)
    return web("waits-for-many", { names: listed(asking.map((one) => names[one])) });
  const id = `waits-${desk.ask}`;
  const { subject: character, source } = desk;
  const args = { who: names[who], ...(character && { character }), ...(source && { source }) };
  return has(`web-stationfall-${id}`) ? web(id, args) : web("waits-for", args);
}

/** The question to this person, in the words of this screen where it has some. */
export function asking(prompt: Sentence, names: string[]): string {
  const id = prompt.id.replace(`${GAME}-`, "");
  const step = prompt.args.step ?? prompt.args.phase;
  const own = `web-${GAME}-${step === undefined ? id : `${id}-${String(step)}`}`;
  return told(has(own) ? { ...prompt, id: own } : prompt, names);
}
