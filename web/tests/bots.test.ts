import { afterEach, expect, test } from "vitest";
import {
  alone,
  botSeats,
  canTeam,
  fitted,
  fittedOptions,
  hasBots,
  leastBots,
  leftToBots,
  levelOf,
  LEVELS,
  modeOf,
  parted,
  room,
  seatsOfBots,
  together,
} from "../src/lib/bots";
import { soloTable } from "../src/lib/hosting";
import { settings } from "../src/lib/settings.svelte";
import type { GameInfo, NewSeat } from "../src/lib/types";

const game: GameInfo = {
  name: "stationfall",
  seats: [2, 9],
  usual: 4,
  options: [
    { name: "bots", default: [], accepts: "SEAT,SEAT,..." },
    { name: "bot_identities", default: [], accepts: "NAME,..." },
    { name: "bot_tier", default: 4, accepts: "1 .. 4" },
    { name: "cooperative", default: false, accepts: "yes | no" },
    { name: "teams", default: false, accepts: "yes | no" },
    { name: "tier", default: 4, accepts: "1 .. 4" },
  ],
  agents: ["automation", "greedy"],
  secrets: true,
  tutorial: false,
};
const me: NewSeat = { kind: "me" };
const open: NewSeat = { kind: "open" };
const bot: NewSeat = { kind: "bot" };

afterEach(() => {
  settings.hosting = {};
  settings.solo = "";
});

test("a game has bots that offers them", () => {
  expect(hasBots(game)).toBe(true);
  expect(hasBots({ ...game, options: [] })).toBe(false);
});

test("bots sit behind the players, and are told from them", () => {
  const seats = together([me, open], 2);
  expect(seats).toEqual([me, open, bot, bot]);
  expect(parted(seats)).toEqual({ players: [me, open], bots: 2 });
});

test("two players who are a team have a bot between them on both sides", () => {
  expect(together([me, open], 3, "teams")).toEqual([me, bot, open, bot, bot]);
  expect(together([me, open], 3, "cooperative")).toEqual([me, open, bot, bot, bot]);
  expect(seatsOfBots(4, 2, "teams")).toEqual([4, 5]);
  expect([canTeam(2, 1), canTeam(2, 2), canTeam(4, 1), canTeam(3, 4)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("the seats of bots are read from options, whatever these are", () => {
  expect(botSeats({ bots: [1, 3] })).toEqual([1, 3]);
  expect(botSeats({ bots: "1,3" })).toEqual([]);
  expect(botSeats(null)).toEqual([]);
});

test("where bots sit nobody else does, and I sit beside them", () => {
  const agent: NewSeat = { kind: "agent", agent: "greedy" };
  expect(leftToBots([me, agent, agent], [0, 2])).toEqual([bot, me, bot]);
  expect(leftToBots([agent, me, agent], [0])).toEqual([bot, me, agent]);
  expect(leftToBots([agent, agent], [1])).toEqual([agent, bot]);
});

test("at least three play with bots, and at most as many as the game takes", () => {
  expect(room(game, 0)).toEqual([2, 9]);
  expect(room(game, 1)).toEqual([2, 8]);
  expect(room(game, 2)).toEqual([1, 7]);
  expect(room(game, 8)).toEqual([1, 1]);
  expect([leastBots(1), leastBots(2), leastBots(5)]).toEqual([2, 1, 1]);
});

test("players make room for bots, and seats open where too few play", () => {
  expect(fitted(game, [me, open, open], 7)).toEqual([me, open]);
  expect(fitted(game, [me], 1)).toEqual([me, open]);
});

test("a level is known by number and difficulty, and is none with bots by name", () => {
  for (const { name, count, tier } of LEVELS) {
    expect(levelOf(count, { bot_tier: tier })).toBe(name);
  }
  expect(levelOf(2, { bot_tier: 3 })).toBe("own");
  expect(levelOf(3, { bot_tier: 2, bot_identities: ["exile"] })).toBe("own");
});

test("there is one way to win", () => {
  expect(modeOf({})).toBe("alone");
  expect(modeOf({ teams: true })).toBe("teams");
  expect(modeOf({ cooperative: true, teams: false })).toBe("cooperative");
});

test("without bots nothing about them is left, and no more are named than play", () => {
  const options = {
    bots: [1],
    bot_identities: ["a", "b"],
    bot_tier: 2,
    cooperative: true,
    tier: 1,
  };
  expect(fittedOptions(options, 0)).toEqual({ tier: 1 });
  expect(fittedOptions(options, 1)).toEqual({
    bot_identities: ["a"],
    bot_tier: 2,
    cooperative: true,
    tier: 1,
  });
});

test("alone it is as last time, as is usual, or as strong as is wished for", () => {
  expect(alone({}, 0)).toEqual({ bots: 3, options: { bot_tier: 2 } });
  expect(alone({ bot_tier: 4, teams: true }, 5).bots).toBe(5);
  expect(alone({ bot_tier: 4, teams: true }, 5).options).not.toHaveProperty("teams");
  expect(alone({ bot_tier: 4 }, 5, "easy")).toEqual({ bots: 2, options: { bot_tier: 1 } });
});

test("another number of players does not keep to characters that are too few for it", () => {
  expect(alone({ tier: 1 }, 3, "hard").options).not.toHaveProperty("tier");
  expect(alone({ tier: 1 }, 2, "easy").options).toHaveProperty("tier", 1);
});

test("one click seats me and the bots", () => {
  const usual = soloTable(game);
  expect(usual.seats).toEqual([me, bot, bot, bot]);
  expect(usual.start).toBe(true);
  settings.solo = "easy";
  expect(soloTable(game).seats).toEqual([me, bot, bot]);
  expect(soloTable(game).options).toEqual({ bot_tier: 1 });
});

test("one click plays against the bots that were hosted last", () => {
  settings.hosting = {
    stationfall: {
      seats: together([me, open], 4),
      options: { bot_tier: 3, cooperative: true },
      listed: true,
      pace: "live",
    },
  };
  const table = soloTable(game);
  expect(table.seats).toEqual(together([me], 4));
  expect(table.options).toEqual({ bot_tier: 3, cooperative: true, bot_identities: [] });
  expect(table.listed).toBe(false);
});
