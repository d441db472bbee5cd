import { expect, test } from "vitest";
import english from "../../../src/deorbit/locale/en/web_intrepid.ftl?raw";
import shared from "../../../src/deorbit/locale/en/web_play.ftl?raw";

const sources = import.meta.glob<string>("../../src/{games/intrepid,play}/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = Object.values(sources).join("\n");
const ids = (source: string, start: string) =>
  [...source.matchAll(/^([\w-]+) =/gm)]
    .map((found) => found[1])
    .filter((id) => id.startsWith(start))
    .map((id) => id.slice(start.length));
const own = ids(english, "web-intrepid-");
const known = new Set([...own, ...ids(shared, "web-play-")]);
/** What is said by name, and what is put together from a beginning: web(`family-${family}`). */
const said = [...text.matchAll(/(?<![\w-])web\(\s*"([\w-]+)"/g)].map((found) => found[1]);
const begun = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]);

test("every sentence of the screen has its words", () => {
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
});

test("no words of the screen are left over", () => {
  const literal = new Set([...text.matchAll(/"([\w-]+)"/g)].map((found) => found[1]));
  const unused = own.filter(
    (id) =>
      !literal.has(id) &&
      !literal.has(`web-intrepid-${id}`) &&
      !begun.some((start) => id.startsWith(start)),
  );
  // The question is found by the id of the game's own.
  expect(unused.filter((id) => !id.startsWith("ask-"))).toEqual([]);
});

test("every key has its words", () => {
  const keys = [...text.matchAll(/"web-intrepid-(key-[\w-]+)"/g)].map((found) => found[1]);
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((id) => !known.has(id))).toEqual([]);
});
