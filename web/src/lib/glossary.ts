/** The terms of a game, and where they stand in a text. */

import type { Glossary, GlossaryTerm } from "../wire/books";
import { books } from "./books";

/** A stretch of a text, with the term that it is. */
export interface Part {
  text: string;
  term: GlossaryTerm | null;
}

/** The glossary of a game; in English where the language has none. */
export const glossaryOf = books<Glossary>("glossary");

/** Letters that make one word with a neighbour of their own sort. Japanese writes without spaces;
 * only its katakana words have edges that can be seen. */
const KINDS = ["\\p{Script=Latin}\\p{N}", "\\p{Script=Katakana}ー"];

function kindOf(letter: string): string | undefined {
  return KINDS.find((kind) => new RegExp(`[${kind}]`, "u").test(letter));
}

function patternOf(form: string): string {
  const letters = [...form];
  const [before, after] = [kindOf(letters[0]), kindOf(letters.at(-1)!)];
  const capital = letters[0].toUpperCase();
  const rest = letters.slice(1).join("");
  const first = capital === letters[0] ? escaped(capital) : `[${letters[0]}${capital}]`;
  const hyphen = before === KINDS[0] ? "-" : "";
  return [
    before ? `(?<![${before}${hyphen}])` : "",
    first + escaped(rest),
    after ? `(?![${after}]${after === KINDS[0] ? `|-[${after}]` : ""})` : "",
  ].join("");
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** Finds the terms of a text. */
export class Finder {
  #terms = new Map<string, GlossaryTerm>();
  #pattern: RegExp;

  constructor(readonly terms: readonly GlossaryTerm[]) {
    for (const term of terms) {
      for (const form of term.forms) {
        this.#terms.set(form, term);
        this.#terms.set(form[0].toUpperCase() + form.slice(1), term);
      }
    }
    const forms = terms.flatMap((term) => term.forms).filter(Boolean);
    // Where several begin at one place the longest is meant.
    forms.sort((one, other) => other.length - one.length);
    this.#pattern = new RegExp(forms.map(patternOf).join("|") || "(?!)", "gu");
  }

  /** The term that a text is, whole. */
  named(text: string): GlossaryTerm | null {
    return this.#terms.get(text) ?? null;
  }

  /** A text in parts: each term is marked where it occurs first. What is in `seen` has occurred
   * before, and what is found is added there. */
  split(text: string, seen: Set<string> = new Set()): Part[] {
    const parts: Part[] = [];
    let last = 0;
    for (const found of text.matchAll(this.#pattern)) {
      const term = this.#terms.get(found[0]);
      if (!term || seen.has(term.id)) continue;
      seen.add(term.id);
      if (found.index > last) parts.push({ text: text.slice(last, found.index), term: null });
      parts.push({ text: found[0], term });
      last = found.index + found[0].length;
    }
    if (last < text.length) parts.push({ text: text.slice(last), term: null });
    return parts;
  }
}
