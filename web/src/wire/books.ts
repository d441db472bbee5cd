// Written by `make docs` from deorbit.server.wire.books.

/**
 * `number` is how refusals and links name it; `text` may hold `**terms**` and `` `code` ``.
 * `house`: a ruling of our own.
 */
export interface RulesParagraph {
  number: string;
  text: string;
  house: boolean;
}

/** `id` is what a link names: the number, or how the numbers of its paragraphs begin. */
export interface RulesChapter {
  id: string;
  number: string;
  title: string;
  intro: string;
  paragraphs: RulesParagraph[];
}

export interface Rules {
  game: string;
  language: string;
  title: string;
  intro: string;
  chapters: RulesChapter[];
}

/**
 * `id` is the same in every language, `rule` the paragraph it leads to, `forms` are those in which
 * it occurs in texts; a small first letter also stands for a capital one.
 */
export interface GlossaryTerm {
  id: string;
  name: string;
  means: string;
  forms: string[];
  rule: string;
}

export interface Glossary {
  game: string;
  language: string;
  terms: GlossaryTerm[];
}
