import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/lib/types";
import { scored } from "../../src/games/stationfall/scores";
import { deeds, since, sinceTurn, story, touchedBy } from "../../src/play/story";

function event(name: string, step: number, args: GameEvent["args"] = {}): GameEvent {
  return { id: `stationfall-event-${name}`, args, step };
}

const MINUTES = {
  count: "minute",
  chapter: ["stationfall-event-minute"],
  turn: ["stationfall-event-turn-begun"],
};
const LOG = [
  event("chose", 1, { player: 0 }),
  event("turn-begun", 1, { player: 0, minute: 13 }),
  event("stepped", 2, { character: "exile", from: "bridge", to: "rec-room" }),
  event("turn-begun", 3, { player: 1, minute: 13 }),
  event("waited", 4, { character: "medical" }),
  event("minute", 4, { minute: 12 }),
  event("turn-begun", 4, { player: 0, minute: 12 }),
];

describe("the log", () => {
  const steps = (events: GameEvent[]) => events.map((one) => one.step);

  test("since one's turn is what the others did, also when the own turn has come again", () => {
    expect(steps(sinceTurn(LOG, MINUTES, [0]))).toEqual([4]);
    expect(steps(sinceTurn(LOG, MINUTES, [1]))).toEqual([]);
    expect(steps(sinceTurn(LOG.slice(0, 5), MINUTES, [0]))).toEqual([4]);
    expect(steps(sinceTurn(LOG.slice(0, 5), MINUTES, [1]))).toEqual([1, 2]);
  });

  test("without turns it is what followed the last own deed", () => {
    const rounds = { ...MINUTES, turn: [] };
    const log = [event("laid", 1, { player: 0 }), event("laid", 2, { player: 1 })];
    expect(steps(sinceTurn(log, rounds, [0]))).toEqual([2]);
    expect(steps(sinceTurn(log, rounds, [1]))).toEqual([]);
    expect(steps(sinceTurn(log, rounds, [2]))).toEqual([1, 2]);
  });

  test("what follows from a deed is folded below it, but never what is news", () => {
    const names = ["moved", "down", "dropped", "stepped"];
    const lines = names.map((name, place) => ({ event: event(name, place < 3 ? 5 : 6), place }));
    const places = (news: string) =>
      deeds(lines, ({ id }) => id.endsWith(news)).map(({ lead, details }) => [
        lead.place,
        details.map((one) => one.place),
      ]);
    expect(places("nothing")).toEqual([
      [0, [1, 2]],
      [3, []],
    ]);
    expect(places("down")).toEqual([
      [1, [0, 2]],
      [3, []],
    ]);
  });

  test("it is told by Minutes and turns", () => {
    const chapters = story(LOG, MINUTES);
    expect(chapters.map((one) => one.count)).toEqual([null, 13, 12]);
    expect(chapters.map((one) => one.step)).toEqual([0, 1, 4]);
    expect(chapters[1].turns.map((one) => one.player)).toEqual([0, 1]);
    expect(chapters[1].turns[0].lines.map((one) => one.place)).toEqual([2]);
    expect(chapters[2].turns[0].lines).toEqual([]);
  });

  test("who was away hears one action after the other", () => {
    expect(since(LOG, 2).map((one) => [one.step, one.events.length])).toEqual([
      [3, 1],
      [4, 3],
    ]);
    expect(since(LOG, 4)).toEqual([]);
  });

  test("the board points at where something happened", () => {
    expect(touchedBy([LOG[2]])).toEqual(["bridge", "rec-room"]);
  });
});

describe("points", () => {
  const words = { id: "row", args: {} };

  test("rows of the agenda are told from what comes besides", () => {
    const row = { row: "exile-1", points: 2, per: false, plus: false, words };
    const agenda = [{ ...row, when: "escaped", what: null }];
    const rows = [
      { row: "exile-1", points: 2, words },
      { row: "bribe-unused", points: 1, words },
    ];
    const found = scored({ rows, total: 3 }, agenda);
    expect(found.total).toBe(3);
    expect(found.paid.get("exile-1")).toBe(2);
    expect(found.more.map((one) => one.row)).toEqual(["bribe-unused"]);
  });
});
