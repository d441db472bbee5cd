import { expect, test } from "vitest";

const words = import.meta.glob<string>(
  "../../src/deorbit/locale/en/web{,_bots,_editor,_files,_glossary,_learn,_options,_replay,_rules}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const english = Object.values(words).join("\n");
const sources = import.meta.glob<string>(
  [
    "../src/App.svelte",
    "../src/editor/**/*",
    "../src/play/course/*",
    "../src/lib/**/*",
    "../src/shell/**/*",
  ],
  { query: "?raw", import: "default", eager: true },
);
const known = new Set(english.match(/^web-(?!play-tab-)[\w-]+(?= =)/gm));

test("every sentence of the pages has its words", () => {
  const used = Object.values(sources).flatMap((source) => source.match(/"web-[a-z][\w-]*"/g) ?? []);
  expect(used.length).toBeGreaterThan(100);
  expect(used.map((id) => id.slice(1, -1)).filter((id) => !known.has(id))).toEqual([]);
});

test("no words are left over", () => {
  const text = Object.values(sources).join("\n");
  // Some ids are put together: `web-status-${status}`, or a sentence with its `-text` and `-yes`.
  const made = [...text.matchAll(/`(web-[a-z][\w-]*-)\$\{/g)].map((found) => found[1]);
  const stems = [...text.matchAll(/"(web-[a-z][\w-]*)"/g)].map((found) => `${found[1]}-`);
  const starts = [...made, ...stems];
  const unused = [...known].filter(
    (id) => !text.includes(`"${id}"`) && !starts.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
