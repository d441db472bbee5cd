import { expect, test } from "vitest";
import english from "../../../src/deorbit/locale/en/web_stationx_board.ftl?raw";

const sources = import.meta.glob<string>("../../src/games/stationx/board/*", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PREFIX = "web-stationx-board-";
const known = [...english.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]);
const text = Object.values(sources).join("\n");
const used = [...text.matchAll(/\bword\(\s*(["`])([a-z][\w-]*)/g)].map((found) => found[2]);

test("every word of the board is known", () => {
  expect(used.length).toBeGreaterThan(40);
  const missing = used.filter(
    (id) =>
      !known.some(
        (one) => one === PREFIX + id || (id.endsWith("-") && one.startsWith(PREFIX + id)),
      ),
  );
  expect(missing).toEqual([]);
});

test("no word of the board is left over", () => {
  // Some are put together from a beginning and what it is about: `goal-${goal}`.
  const begun = used.filter((id) => id.endsWith("-"));
  // And one of two: name === "base" ? "base-last" : "no-place".
  const left = known.filter((id) => {
    const short = id.slice(PREFIX.length);
    return !text.includes(`"${short}"`) && !begun.some((start) => short.startsWith(start));
  });
  expect(left).toEqual([]);
});
