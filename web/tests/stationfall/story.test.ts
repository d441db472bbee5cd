import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/lib/types";
import { scored } from "../../src/games/stationfall/scores";
import { lately, since, story, touchedBy } from "../../src/play/story";

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
  test("who waits reads what happened last, without headings", () => {
    expect(lately(LOG, MINUTES, 2).map((one) => one.step)).toEqual([2, 4]);
    expect(lately(LOG, MINUTES, 9)).toHaveLength(3);
  });

  test("it is told by Minutes and turns", () => {
    const chapters = story(LOG, MINUTES);
    expect(chapters.map((one) => one.count)).toEqual([null, 13, 12]);
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
