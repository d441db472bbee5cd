import { expect, test } from "vitest";
import { mayFork, seatsLike, withSeats } from "../src/lib/forking";
import type { GameInfo, SeatInfo, TableInfo } from "../src/lib/types";

const game: GameInfo = {
  name: "stationx",
  seats: [2, 4],
  usual: 4,
  options: [],
  agents: ["greedy", "random"],
  secrets: false,
  tutorial: false,
};

function seat(number: number, given: Partial<SeatInfo>): SeatInfo {
  return {
    number,
    name: `Seat ${number}`,
    kind: "person",
    agent: null,
    bot: false,
    identity: null,
    left: false,
    resigned: false,
    muted: false,
    present: true,
    late: false,
    yours: false,
    ...given,
  };
}

function table(status: TableInfo["status"], ...seats: Partial<SeatInfo>[]): TableInfo {
  const all = seats.map((one, number) => seat(number, one));
  const yours = all.filter((one) => one.yours).map((one) => one.number);
  return { status, seats: all, yours } as TableInfo;
}

const mine = { yours: true };
const agent = { kind: "agent", agent: "random" } as const;

test("a finished match goes on for everybody", () => {
  expect(mayFork(table("over", {}, {}))).toBe(true);
});

test("a running match goes on only for who plays it alone", () => {
  expect(mayFork(table("playing", mine, mine, agent))).toBe(true);
  expect(mayFork(table("playing", mine, {}))).toBe(false);
  expect(mayFork(table("playing", mine, { kind: "left" }))).toBe(false);
  expect(mayFork(table("playing", mine, { kind: "open" }))).toBe(false);
  expect(mayFork(table("playing", agent, agent))).toBe(false);
  expect(mayFork(table("waiting", mine, agent))).toBe(false);
});

test("people stay where they sit, and agents take the rest", () => {
  expect(seatsLike(table("over", {}, mine, agent, mine), game)).toEqual([
    { kind: "agent", agent: "greedy" },
    { kind: "me" },
    { kind: "agent", agent: "random" },
    { kind: "me", name: "Seat 3" },
  ]);
});

test("who only watched takes the first seat", () => {
  expect(seatsLike(table("over", {}, { kind: "agent", agent: "gone" }), game)).toEqual([
    { kind: "me" },
    { kind: "agent", agent: "greedy" },
  ]);
});

test("a match keeps its number of seats", () => {
  expect(withSeats(game, 3).seats).toEqual([3, 3]);
});
