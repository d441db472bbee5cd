import { describe, expect, test } from "vitest";
import {
  countedDice,
  countryOn,
  frontOf,
  needSign,
  plain,
  signed,
  spotsOf,
  valueOf,
} from "../../src/games/intrepid/dice";

describe("a die as it lies", () => {
  test("shows its value, and of Japan its front", () => {
    expect([valueOf(4), frontOf(4)]).toEqual([4, null]);
    expect([valueOf("4/6"), frontOf("4/6")]).toEqual([4, 6]);
    expect([valueOf("kept-3"), frontOf("kept-3")]).toEqual([3, null]);
  });

  test("on a card tells whose it is, a mark of an earlier round does not", () => {
    expect([countryOn("united-states-5"), valueOf("united-states-5")]).toEqual([
      "united-states",
      5,
    ]);
    expect([countryOn(5), countryOn("open"), countryOn("kept-5")]).toEqual([null, null, null]);
  });

  test("has as many spots as its value", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(spotsOf(value)).toHaveLength(value);
  });

  test("equal dice of a pool are told apart", () => {
    const keys = countedDice([3, 3, "4/6", 3]).map(({ face, place }) => `${face} ${place}`);
    expect(keys).toEqual(["3 0", "3 1", "4/6 0", "3 2"]);
  });
});

describe("what a space asks for", () => {
  test("is drawn in few signs, or takes a word", () => {
    expect(["any", "same", "other", "next", "4-6", "1,4"].map(needSign)).toEqual([
      "",
      "=",
      "≠",
      "+1",
      "4–6",
      "1·4",
    ]);
    expect([needSign("even"), needSign("odd")]).toEqual(["2·4·6", "1·3·5"]);
  });
});

test("numbers below 0 have a minus sign", () => {
  expect([signed(2), signed(0), signed(-2), plain(3), plain(-3)]).toEqual([
    "+2",
    "+0",
    "−2",
    "3",
    "−3",
  ]);
});
