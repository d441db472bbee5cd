/** Sentences from the Fluent files that the service shares, put into words as core/text.py does. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { tongue } from "./tongue.svelte";
import type { Args, GameEvent, Message, Reason, Value } from "./types";

const FALLBACK = "en";

/** What is spoken now, by language: the language of the page and the one to fall back to. */
const bundles = new Map<string, FluentBundle>();
/** What has been fetched, by language and content pack. */
const fetched = new Map<string, Promise<FluentBundle>>();

const PART = /\{([a-z0-9-]+)(?: ([^{}]*))?\}/g;
/** How many parts stand within each other at most. */
const DEEPEST = 6;
const ENTRY = /^[a-z][\w-]* *= *(.+)((?:\n +\.\w+ *=.*)+)/gm;
const ATTRIBUTE = /^ +\.(\w+) *= *(.*?) *$/gm;

/** `{ FORM($character, case: "acc") }` in a message: a name in another case, or its gender. */
function formsOf(source: string) {
  const forms = new Map<string, Map<string, string>>();
  for (const [, name, attributes] of source.matchAll(ENTRY)) {
    const found = [...attributes!.matchAll(ATTRIBUTE)];
    forms.set(name!.trim(), new Map(found.map(([, key, form]) => [key!, form!])));
  }
  return ([name]: FluentValue[], { case: key }: Record<string, FluentValue>) =>
    forms.get(String(name))?.get(String(key)) ?? name ?? "";
}

/** By language: words of one letter that a line does not end with; words of the program stay as they
 * are typed. */
const LONE: Record<string, RegExp> = { pl: /`[^`\n]*`|(?<![\p{L}\p{N}_$.-])[aiouwz] (?=\S)/giu };

/** The source of messages with such words bound to the next, as core/text.py does. */
function bound(language: string, source: string): string {
  const tie = (found: string) => (found.startsWith("`") ? found : `${found[0]}\u00a0`);
  return language in LONE ? source.replace(LONE[language]!, tie) : source;
}

/** A word with a figure in it, such as the name of a cell, begins a sentence as it is. */
const FIGURED = /^\p{L}+\d/u;

/** `{ CAPITAL($words) }` in a message, for languages that begin a sentence so. */
function capital(words: string): string {
  return FIGURED.test(words) ? words : words.slice(0, 1).toUpperCase() + words.slice(1);
}

function bundleOf(language: string, source: string): FluentBundle {
  const text = bound(language, source);
  const functions = {
    FORM: formsOf(text),
    CAPITAL: ([words]: FluentValue[]) => capital(String(words)),
  };
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Take words that are at hand. What is fetched later takes their place. */
export function learn(language: string, source: string): void {
  const known = bundles.get(language);
  if (known)
    known.addResource(new FluentResource(bound(language, source)), { allowOverrides: true });
  else bundles.set(language, bundleOf(language, source));
  tongue.version += 1;
}

/** Speak a language with the words that are at hand, until all of them have come. */
export function begin(language: string, source: string): void {
  learn(language, source);
  tongue.language = language;
  document.documentElement.lang = language;
}

async function fetchWords(language: string, pack: string): Promise<FluentBundle> {
  const query = pack ? `?pack=${encodeURIComponent(pack)}` : "";
  const answer = await fetch(`/api/words/${encodeURIComponent(language)}${query}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  return bundleOf(language, await answer.text());
}

/** What was asked for last: the language, and the content pack (its hash) whose words go with it. */
let asked = { language: FALLBACK, pack: "" };
let spoken = asked;

/** Speak a language. */
export function speak(language: string): Promise<void> {
  return take({ ...asked, language });
}

/** Speak with the words of a content pack, or again without. */
export async function speakPack(pack = ""): Promise<void> {
  if (pack !== asked.pack || pack !== spoken.pack) await take({ ...asked, pack });
}

async function take(wish: typeof asked): Promise<void> {
  asked = wish;
  const { language, pack } = wish;
  const words = new Map<string, FluentBundle>();
  for (const one of new Set([FALLBACK, language])) {
    const key = `${one} ${pack}`;
    if (!fetched.has(key)) fetched.set(key, fetchWords(one, pack));
    try {
      words.set(one, await fetched.get(key)!);
    } catch (error) {
      fetched.delete(key);
      if (asked === wish) asked = spoken;
      throw error;
    }
  }
  // Meanwhile something else was asked for.
  if (asked !== wish) return;
  spoken = wish;
  for (const [one, bundle] of words) bundles.set(one, bundle);
  tongue.language = language;
  tongue.version += 1;
  document.documentElement.lang = language;
}

function bundleWith(id: string): FluentBundle | undefined {
  void tongue.version;
  for (const language of [tongue.language, FALLBACK]) {
    const bundle = bundles.get(language);
    if (bundle?.getMessage(id)?.value) return bundle;
  }
  return undefined;
}

export function has(id: string): boolean {
  return bundleWith(id) !== undefined;
}

/** The sentence for a message id; in English where the language lacks it, else the id itself. */
export function say(id: string, args: Args = {}): string {
  const bundle = bundleWith(id);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const known: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) known[name] = value ?? "?";
  return bundle.formatPattern(pattern, known, []);
}

// Joins --------------------------------------------------------------------------------------------

type Some = readonly (string | number | false | null | undefined)[];

/** As long as the words are on their way, joins are those of English. */
const FIRST = {
  "list-comma": ", ",
  "list-then": "; ",
  "list-dot": " · ",
  "list-between": " ",
} as const;

function joined(words: Some, id: keyof typeof FIRST): string {
  const there = words.filter((word) => word || word === 0);
  return there.join(has(id) ? say(id) : FIRST[id]);
}

/** Words one after the other, as the language joins them; what is not there is left out. */
export const listed = (words: Some): string => joined(words, "list-comma");

/** Lists one after the other. */
export const listedLists = (words: Some): string => joined(words, "list-then");

/** Facts beside each other. */
export const dotted = (words: Some): string => joined(words, "list-dot");

/** Whole sentences one after the other. */
export const sentences = (words: Some): string => joined(words, "list-between");

/** A name with words in brackets. */
export function aside(name: string, words: Value): string {
  return has("list-aside") ? say("list-aside", { name, words }) : `${name} (${words ?? "?"})`;
}

/** A name with what is told of it. */
export function headed(name: string, words: Value): string {
  return has("list-headed") ? say("list-headed", { name, words }) : `${name}: ${words ?? "?"}`;
}

/** Words as they stand at the beginning of a line. */
export function sentence(words: string): string {
  return has("list-sentence") ? say("list-sentence", { words }) : capital(words);
}

/** A sentence without what stands in brackets at its end. */
export function withoutAside(told: string): string {
  const mark = "\u2060";
  const [before, after] = aside("", mark).split(mark) as [string, string];
  const from = told.lastIndexOf(before);
  const end = told.indexOf(after, from) + after.length;
  const last = from >= 0 && end >= told.length - 1;
  return last ? told.slice(0, from) + told.slice(end) : told;
}

/**
 * Arguments as a reader wants them: `unit = "droid"` of game `g` reads as the message
 * `g-unit-droid` where there is one; a number whose name ends in `player` reads as that player's
 * name (a message id or a plain name); what stands before a dash only tells arguments of one sort
 * apart; `g-alias-to = section` makes the argument `to` read like `section`; and a `text` is told
 * in parts.
 */
export function worded(game: string, args: Args, names: readonly string[]): Args {
  const spoken: Args = {};
  for (const [name, value] of Object.entries(args)) {
    spoken[name] = wordedOne(game, name, value, names);
  }
  return spoken;
}

function wordedOne(game: string, name: string, value: Value, names: readonly string[]): Value {
  if (typeof value === "number") {
    return name.endsWith("player") && value < names.length ? say(names.at(value)!) : value;
  }
  if (typeof value !== "string") return value;
  const sort = name.slice(name.lastIndexOf("-") + 1);
  if (sort === "text") return parts(game, value);
  const alias = `${game}-alias-${sort}`;
  const message = `${game}-${has(alias) ? say(alias) : sort}-${value}`;
  return has(message) ? say(message) : value;
}

/**
 * A text of which some parts are said in the reader's language: of game `g`, `{unit-droid}` is the
 * message `g-unit-droid`, and `{to {place-dock}}` the message `g-to` about that, its `$name`. In
 * place of a message that is not there stands what it is about.
 */
export function parts(game: string, told: string): string {
  let text = told;
  for (let depth = 0; depth < DEEPEST; depth++) {
    text = text.replace(PART, (part, end: string, about = "") => {
      const id = `${game}-${end}`;
      if (!has(id)) return about || part;
      return say(id, { name: /^\d+$/.test(about) ? Number(about) : about }).trim();
    });
  }
  return text;
}

/** A message of a game as a sentence: questions, places, reasons, rows of an agenda. */
export function tell(game: string, message: Message, names: readonly string[] = []): string {
  return say(message.id, worded(game, message.args, names));
}

/** A line of the log; what this reader may not know is left out. */
export function tellEvent(game: string, event: GameEvent, names: readonly string[]): string {
  const args = worded(game, event.args, names);
  let told = say(event.id, args);
  if (Object.values(args).includes(null)) told = told.replaceAll(aside("", null), "");
  return sentence(told);
}

/** Why something is refused, in this language where its words are known, else as the service said. */
export function tellReason(game: string, reason: Reason, names: readonly string[] = []): string {
  if (!has(reason.id)) return reason.text || reason.id;
  const told = tell(game, reason, names);
  return game ? sentence(told) : told;
}
