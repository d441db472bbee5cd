/** The rules of a game: chapters of paragraphs, each with a number that is also its link. */

import type { GlossaryTerm, Rules, RulesChapter, RulesParagraph } from "../wire/books";
import { books } from "./books";
import type { Finder } from "./glossary";
import { has, say } from "./words";

export { glossaryPath, rulesPath } from "./rules-panel";

/** The rules of a game; in English where the language has none. */
export const rulesOf = books<Rules>("rules");

export function paragraphsOf(book: Rules): RulesParagraph[] {
  return book.chapters.flatMap((chapter) => chapter.paragraphs);
}

export function placesOf(book: Rules): Set<string> {
  const numbers = paragraphsOf(book).map((one) => one.number);
  return new Set([...numbers, ...book.chapters.map((chapter) => chapter.id)]);
}

/** Where a rule stands, as in core/rulebook.py: its paragraph, else the nearest above, at last the
 * chapter; empty if there is none. */
export function placeOf(places: ReadonlySet<string>, rule: string): string {
  let wanted = rule;
  while (wanted && !places.has(wanted)) {
    wanted = wanted.slice(0, Math.max(wanted.lastIndexOf("."), wanted.lastIndexOf("-"), 0));
  }
  return wanted;
}

const SORTS = ["ability", "character", "section", "item", "data", "action", "project"];

/** What a paragraph with a name is about, where the game has a word for it: `card-tunnel-rat` is
 * about Tunnel Rat. */
export function titleOf(game: string, number: string): string {
  const dash = number.indexOf("-");
  if (dash < 0 || number.startsWith("house-")) return "";
  const name = number.slice(dash + 1);
  const id = SORTS.map((sort) => `${game}-${sort}-${name}`).find(has);
  return id ? say(id) : "";
}

/** What a paragraph is called in a list: what it is about, the words in bold with which it begins, or
 * its number. */
export function leadOf(game: string, { number, text }: RulesParagraph): string {
  const bold = /^\*\*(.+?)[.。:]?\*\*/.exec(/^\d/.test(number) ? "" : text);
  return titleOf(game, number) || bold?.[1] || number;
}

/* What a text is made of ------------------------------------------------------------------------ */

export interface Token {
  sort: "text" | "term" | "code" | "cite";
  text: string;
  /** The place that is cited. */
  to?: string;
  /** What it is in the glossary. */
  term?: GlossaryTerm;
}

/** A stretch of a paragraph: a line of prose, or points one below the other. */
export interface Stretch {
  list: boolean;
  lines: Token[][];
}

const MARKUP = /\*\*(.+?)\*\*|`([^`]+)`/g;
const CITED = /(?<![\w.-])(?:\d+(?:\.\d+)+|[a-z]+(?:-[a-z0-9]+)+)(?![\w-]|\.\d)/g;

/** The parts of a paragraph's text. What names a rule leads to it; `chapter` is the word beside the
 * number of a chapter, or its forms with bars between them. */
export function tokensOf(text: string, places: ReadonlySet<string>, chapter: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const found of text.matchAll(MARKUP)) {
    tokens.push(...cited(text.slice(last, found.index), places, chapter));
    if (found[1]) tokens.push({ sort: "term", text: found[1] });
    else tokens.push({ sort: "code", text: found[2] });
    last = found.index + found[0].length;
  }
  return [...tokens, ...cited(text.slice(last), places, chapter)];
}

function cited(text: string, places: ReadonlySet<string>, chapter: string): Token[] {
  const found: { at: number; text: string }[] = [];
  for (const one of text.matchAll(CITED)) found.push({ at: one.index, text: one[0] });
  if (chapter) {
    const before = `(?:${chapter})\\s?(?<after>\\d+)(?![\\w.]*\\d)`;
    const behind = `(?<![\\d.])(?<before>\\d+)(?:${chapter})`;
    for (const one of text.matchAll(new RegExp(`${before}|${behind}`, "gi"))) {
      const number = (one.groups!.after ?? one.groups!.before)!;
      found.push({ at: one.index + one[0].indexOf(number), text: number });
    }
  }
  found.sort((one, other) => one.at - other.at);
  const tokens: Token[] = [];
  let last = 0;
  for (const { at, text: name } of found) {
    if (at < last || !places.has(name)) continue;
    if (at > last) tokens.push({ sort: "text", text: text.slice(last, at) });
    tokens.push({ sort: "cite", text: name, to: name });
    last = at + name.length;
  }
  if (last < text.length) tokens.push({ sort: "text", text: text.slice(last) });
  return tokens;
}

/** A text in stretches. A term of the glossary is marked where it occurs first, unless the paragraph
 * itself is what explains it. */
export function partsOf(
  text: string,
  places: ReadonlySet<string>,
  chapter: string,
  finder: Finder | null,
  number: string,
): Stretch[] {
  const own = finder?.terms.filter((term) => term.rule === number) ?? [];
  const seen = new Set(own.map((term) => term.id));
  const explained = (token: Token): Token[] => {
    if (!finder || token.sort === "cite" || token.sort === "code") return [token];
    const named = token.sort === "term" ? finder.named(token.text) : null;
    if (named) seen.add(named.id);
    if (token.sort === "term") return [token];
    return finder
      .split(token.text, seen)
      .map(({ text, term }) => (term ? { ...token, text, term } : { ...token, text }));
  };
  const line = (said: string) => tokensOf(said, places, chapter).flatMap(explained);
  return text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((part) => {
      const points = part.split(/\n(?=- )/);
      const list = points.every((point) => point.startsWith("- "));
      return { list, lines: list ? points.map((point) => line(point.slice(2))) : [line(part)] };
    });
}

/* Searching ------------------------------------------------------------------------------------- */

/** The accents of Latin letters. The marks of Japanese ones make other syllables of them. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A text as it is compared: without case and accents, wide letters as usual ones, of the same
 * length. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFKD").replace(ACCENTS, "").normalize("NFC").toLowerCase();
    const same = bare.length === letter.length ? bare : letter.toLowerCase();
    return same.slice(0, letter.length).replace("ł", "l");
  }).join("");
}

/** The words that are looked for; in quotes several are one. A single letter says too little. */
export function wordsOf(query: string): string[] {
  const found = plain(query.trim()).match(/"[^"]+"|[^\s"]+/g) ?? [];
  const words = found.map((word) => word.replaceAll('"', "")).filter(Boolean);
  return words.length === 1 && /^[a-z]$/.test(words[0]) ? [] : words;
}

/** What a text is looked through for: letters in a row, or a word by itself. */
export type Look = string | RegExp;

/** What is looked for, each in every way in which it is written: of a term any of its forms. `whole`
 * is the query as one term, if it is one. */
export interface Sought {
  words: Look[][];
  whole: Look[];
}

export function soughtFor(query: string, terms: readonly GlossaryTerm[]): Sought {
  const words = wordsOf(query);
  const others = (said: string) =>
    terms
      .map((term) => term.forms.map(plain))
      .filter((forms) => forms.includes(said))
      .flatMap((forms) => forms.filter((form) => !form.includes(said)).map(alone));
  return {
    words: words.map((word) => [word, ...others(word)]),
    whole: words.length > 1 ? others(words.join(" ")) : [],
  };
}

/** Letters that make no other word with their neighbours. Japanese has no edges between words. */
function alone(form: string): Look {
  if (!/^[\p{Script=Latin}\s-]+$/u.test(form)) return form;
  return new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, "gu");
}

const occurs = (text: string, look: Look) =>
  typeof look === "string" ? text.includes(look) : text.search(look) >= 0;

function hasAll(text: string, { words, whole }: Sought): boolean {
  const some = (looks: readonly Look[]) => looks.some((look) => occurs(text, look));
  return words.every(some) || some(whole);
}

const without = (text: string) => plain(text.replaceAll(/\*\*|`/g, ""));

/** What can be looked for in a paragraph: its number, its title, its text. */
const findable = new WeakMap<RulesParagraph, string>();

function found(game: string, one: RulesParagraph, sought: Sought): boolean {
  let whole = findable.get(one);
  if (whole === undefined) {
    whole = without([one.number, titleOf(game, one.number), one.text].join("\n"));
    findable.set(one, whole);
  }
  return hasAll(whole, sought);
}

/** The numbers of the paragraphs that have all that is looked for, and the ids of chapters that have
 * it in their introduction; null where nothing is looked for. A number finds its paragraph and those
 * below it. */
export function search(
  book: Rules,
  query: string,
  terms: readonly GlossaryTerm[] = [],
): Set<string> | null {
  const sought = soughtFor(query, terms);
  if (!sought.words.length) return null;
  const number = /^\d+(\.\d+)*\.?$/.test(query.trim()) ? query.trim().replace(/\.$/, "") : "";
  const below = (one: RulesParagraph) => `${one.number}.`.startsWith(`${number}.`);
  const all = paragraphsOf(book);
  if (number && all.some(below)) return new Set(all.filter(below).map((one) => one.number));
  const hits = all.filter((one) => found(book.game, one, sought)).map((one) => one.number);
  const chapters = book.chapters.filter(({ intro }) => hasAll(without(intro), sought));
  return new Set([...hits, ...chapters.map((chapter) => chapter.id)]);
}

/** Where a text has what is looked for, and how much of it that is. */
function placesIn(text: string, look: Look): [at: number, length: number][] {
  if (typeof look !== "string") {
    return Array.from(text.matchAll(look), (found) => [found.index, found[0].length]);
  }
  const places: [number, number][] = [];
  for (let at = text.indexOf(look); at >= 0; at = text.indexOf(look, at + look.length)) {
    places.push([at, look.length]);
  }
  return places;
}

/** A text cut where it has what is looked for: every other part is a hit. */
export function cut(text: string, looks: readonly Look[]): { text: string; hit: boolean }[] {
  const whole = plain(text);
  const hits = new Uint8Array(text.length);
  for (const look of looks) {
    for (const [at, length] of placesIn(whole, look)) hits.fill(1, at, at + length);
  }
  const parts: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length;) {
    let end = at + 1;
    while (end < text.length && hits[end] === hits[at]) end += 1;
    parts.push({ text: text.slice(at, end), hit: hits[at] === 1 });
    at = end;
  }
  return parts;
}

/* Neighbours ------------------------------------------------------------------------------------ */

export interface Surroundings {
  chapter: RulesChapter;
  /** The paragraph itself; null for a chapter. */
  paragraph: RulesParagraph | null;
  /** Those it stands below, outermost first. */
  above: RulesParagraph[];
  /** Those that stand below it. */
  below: RulesParagraph[];
  /** The places before and after it in the book. */
  before: string;
  after: string;
}

/** A place of the book with what stands around it; null if there is none. */
export function surroundings(book: Rules, place: string): Surroundings | null {
  for (const [index, chapter] of book.chapters.entries()) {
    const { paragraphs } = chapter;
    if (chapter.id === place) {
      return {
        chapter,
        paragraph: null,
        above: [],
        below: paragraphs.filter((one) => /^(\d+\.\d+|[a-z].*)$/.test(one.number)),
        before: book.chapters[index - 1]?.id ?? "",
        after: book.chapters[index + 1]?.id ?? "",
      };
    }
    const at = paragraphs.findIndex((one) => one.number === place);
    if (at < 0) continue;
    return {
      chapter,
      paragraph: paragraphs[at],
      above: paragraphs.filter((one) => place.startsWith(`${one.number}.`)),
      below: paragraphs.filter((one) => one.number.startsWith(`${place}.`)),
      before:
        paragraphs[at - 1]?.number ?? book.chapters[index - 1]?.paragraphs.at(-1)?.number ?? "",
      after: paragraphs[at + 1]?.number ?? book.chapters[index + 1]?.paragraphs[0]?.number ?? "",
    };
  }
  return null;
}
