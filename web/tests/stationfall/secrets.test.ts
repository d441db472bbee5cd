import { expect, test } from "vitest";
import { secretsOf } from "../../src/games/stationfall/secrets";
import type { Cards, Player } from "../../src/games/stationfall/types";

const secrets = (cards: Partial<Cards>, pc: string | null = null) =>
  secretsOf({ pc } as Player, { identity: null, bonus: [], hand: [], ...cards });

test("who may see all cards sees identity, Bonus Characters and Kompromat", () => {
  const cards = { identity: "medical", bonus: ["exile"], hand: ["cyborg", "engineer"] };
  expect(secrets(cards)).toEqual(cards);
});

test("of cards that lie face down nothing is told", () => {
  expect(secrets({ bonus: [null], hand: [null, null] })).toBe(null);
  expect(secrets({ bonus: [null], hand: [null, "cyborg"] })?.hand).toEqual(["cyborg"]);
});

test("an identity that is revealed is no secret", () => {
  const found = secrets({ identity: "medical", bonus: ["exile"] }, "medical");
  expect(found).toEqual({ identity: null, bonus: ["exile"], hand: [] });
});
