import { expect, test } from "vitest";
import { secretsOf } from "../../src/games/stationfall/secrets";
import type { Player } from "../../src/games/stationfall/types";

const player = (cards: Partial<Player>): Player =>
  ({ bonus: [], hand: [], shown: [], ...cards }) as unknown as Player;

test("who may see all cards sees identity, Bonus Characters and Kompromat", () => {
  const one = player({ identity: "medical", bonus: ["exile"], hand: ["cyborg", "engineer"] });
  expect(secretsOf(one)).toEqual({
    identity: "medical",
    bonus: ["exile"],
    hand: ["cyborg", "engineer"],
  });
});

test("of cards that lie face down nothing is told", () => {
  expect(secretsOf(player({ identity: null, bonus: [null], hand: [null, null] }))).toBe(null);
  expect(secretsOf(player({ bonus: [null], hand: [null, "cyborg"] }))?.hand).toEqual(["cyborg"]);
});

test("an identity that is revealed is no secret", () => {
  const one = player({ identity: "medical", pc: "medical", bonus: ["exile"] });
  expect(secretsOf(one)).toEqual({ identity: null, bonus: ["exile"], hand: [] });
});
