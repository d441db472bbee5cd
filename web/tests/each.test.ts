import { expect, test } from "vitest";
import { fittedEach, fittedNames, renamed } from "../src/lib/each";
import type { GameOption } from "../src/lib/types";

const each = { names: ["russia", "japan", "canada", "united-states"], least: 2, lot: true };
const countries: GameOption = { name: "countries", default: null, accepts: "", each };

test("who plays alone names two", () => {
  expect(fittedNames(each, [], 1)).toEqual(["russia", "japan"]);
});

test("another number of seats keeps what was chosen, in its order", () => {
  expect(fittedNames(each, ["canada", "russia"], 3)).toEqual(["canada", "russia", "japan"]);
  expect(fittedNames(each, ["canada", "russia", "japan"], 2)).toEqual(["canada", "russia"]);
});

test("names that are not known or stand there twice are replaced", () => {
  expect(fittedNames(each, ["atlantis", "japan", "japan"], 2)).toEqual(["japan", "russia"]);
});

test("a name that somebody has is exchanged", () => {
  expect(renamed(["russia", "japan"], 0, "japan")).toEqual(["japan", "russia"]);
  expect(renamed(["russia", "japan"], 0, "canada")).toEqual(["canada", "japan"]);
});

test("what is left to the lot stays with it", () => {
  expect(fittedEach([countries], { countries: null }, 3)).toEqual({ countries: null });
  expect(fittedEach([countries], { countries: ["japan"] }, 2)).toEqual({
    countries: ["japan", "russia"],
  });
});
