/** The languages that there are words for, each called by its own name. */

export interface Language {
  code: string;
  name: string;
}

const FALLBACK = "en";

/** The words of the first pages, by language: small files that a browser keeps. */
const first = import.meta.glob<string>(
  ["../../../src/deorbit/locale/*/web{,_learn}.ftl", "!../../../src/deorbit/locale/en/*"],
  { query: "?raw", import: "default" },
);
const languageOf = (path: string) => path.split("/").at(-2)!;

const codes = [...new Set([FALLBACK, ...Object.keys(first).map(languageOf)])];

export const languages: readonly Language[] = codes.map((code) => ({ code, name: ownName(code) }));

function ownName(code: string): string {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}

/** The first of the languages somebody reads that there are words for. */
export function preferred(wanted: readonly string[], known: readonly string[] = codes): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    if (known.includes(code)) return code;
  }
  return FALLBACK;
}

/** The words of the first pages; null for English, which is here, and where they cannot be had. */
export async function firstWords(language: string): Promise<string | null> {
  const files = Object.entries(first).filter(([path]) => languageOf(path) === language);
  try {
    const found = await Promise.all(files.map(([, load]) => load()));
    return found.length ? found.join("\n") : null;
  } catch {
    return null;
  }
}
