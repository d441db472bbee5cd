import { describe, expect, test } from "vitest";

const words = import.meta.glob<string>("../../../src/deorbit/locale/en/web_*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../../src/{games,play}/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const known = new Set(
  Object.values(words).flatMap((source) => source.match(/^web-[\w-]+(?= =)/gm) ?? []),
);

/** The source in a folder of `games`, or that of all games' screens. */
function within(folder: string): string {
  return Object.entries(sources)
    .filter(([path]) => path.includes(`/${folder}/`))
    .map(([, source]) => source)
    .join("\n");
}

/** What some code says by name: `web("undo")`, or a key with its message. */
function said(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])web\(\s*"([\w-]+)"/g)].map((found) => found[1]);
}

describe.each(["stationfall", "stationx"])("the screen of %s", (game) => {
  const has = (id: string) => known.has(`web-${game}-${id}`) || known.has(`web-play-${id}`);

  test("every sentence has its words", () => {
    const used = [...new Set([...said(within(game)), ...said(within("play"))])];
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((id) => !has(id))).toEqual([]);
  });

  test("every key has its words", () => {
    const source = within(game) + within("play");
    const keys = source.match(/"web-(?:play|[a-z]+)-key-[\w-]+"/g) ?? [];
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.map((id) => id.slice(1, -1)).filter((id) => !known.has(id))).toEqual([]);
  });
});

test("no words of the panels are left over", () => {
  const made = (text: string) =>
    [...text.matchAll(/`(?:web-\w+-)?([a-z][\w-]*-)\$\{/g)].map((found) => found[1]);
  const all = ["stationx", "stationfall", "play"].map(within).join("\n");
  const starts = made(all);
  const literal = new Set([...all.matchAll(/"([\w-]+)"/g)].map((found) => found[1]));
  const unused = [...known]
    .filter((id) => /^web-(play|stationx)-(?!board-)/.test(id))
    .filter((id) => {
      const name = id.replace(/^web-(play|stationx)-/, "");
      return !literal.has(name) && !literal.has(id) && !starts.some((one) => name.startsWith(one));
    });
  // The question is found by the id of the game's own.
  expect(unused.filter((id) => !id.startsWith("web-stationx-ask-"))).toEqual([]);
});
