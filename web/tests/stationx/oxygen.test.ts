import { expect, test } from "vitest";
import { breaths } from "../../src/games/stationx/board/oxygen";

test("a circle is filled for each living unit and empty where there is air left", () => {
  expect(breaths(5, [1, 2], null)).toEqual([0, 1, 1, null, null]);
});

test("the reader's own units come first, to be counted against the share", () => {
  expect(breaths(5, [1, 2, 0], 1)).toEqual([1, 1, 0, null, null]);
});

test("a room that holds more than its oxygen still shows everybody", () => {
  expect(breaths(2, [2, 1], 0)).toEqual([0, 0, 1]);
});
