import { describe, expect, test } from "vitest";
import { since, traces, turnOf } from "../../src/games/stationfall/lately";
import type { GameEvent } from "../../src/lib/types";

function event(name: string, step: number, args: GameEvent["args"] = {}): GameEvent {
  return { id: `stationfall-event-${name}`, args, step };
}
const turn = (player: number, step: number) => event("turn-begun", step, { player, minute: 9 });
const steps = (character: string, step: number, from: string, to: string) =>
  event("stepped", step, { character, from, to });

const MINE = [turn(0, 1), event("activated", 2, { player: 0, character: "exile", actions: 2 })];
const THEIRS = [
  turn(1, 3),
  event("activated", 4, { player: 1, character: "security", actions: 2 }),
  steps("security", 5, "bridge", "rec-room"),
  steps("security", 6, "rec-room", "aft-hub"),
  turn(2, 7),
  event("attacked", 8, { character: "medical", "other-character": "exile", item: "gun" }),
  event("downed", 8, { character: "exile", at: "aft-hub" }),
  event("picked-up", 9, { character: "medical", item: "helmet", at: "aft-hub" }),
];
const LOG = [...MINE, ...THEIRS, turn(0, 9)];

describe("what happened since my turn", () => {
  test("stays until I act, and comes back when I take that back", () => {
    expect(since(LOG, [0])).toEqual(THEIRS);
    expect(since([...LOG, event("influenced", 10, { player: 0 })], [0])).toEqual([]);
  });

  test("goes on while the others act, and while one of them asks me", () => {
    expect(since([...MINE, ...THEIRS], [0])).toEqual(THEIRS);
    expect(since(MINE, [0])).toEqual([]);
  });

  test("begins with the game for who has had no turn", () => {
    expect(since(THEIRS, [0])).toEqual(THEIRS);
  });

  test("is the last turn for who only watches", () => {
    expect(since(LOG, [])).toEqual([...THEIRS.slice(4), LOG[LOG.length - 1]]);
  });

  test("of who plays two colours, the turns between count", () => {
    const log = [turn(0, 1), steps("exile", 2, "a", "b"), ...THEIRS.slice(0, 4), turn(2, 7)];
    expect(since(log, [0, 2])).toEqual(THEIRS.slice(0, 4));
  });
});

describe("what it leaves on the board", () => {
  test("a way goes from where it began to where it ended, in the colour of the mover", () => {
    const { trails } = traces(THEIRS);
    expect(trails).toEqual([
      { pawn: "security", player: 1, way: ["bridge", "rec-room", "aft-hub"], age: 1 },
    ]);
  });

  test("who comes later in another turn has a way of their own", () => {
    const { trails } = traces([...THEIRS, turn(3, 9), steps("security", 10, "aft-hub", "tanks")]);
    expect(trails.map((one) => [one.player, one.way.length, one.age])).toEqual([
      [1, 3, 2],
      [3, 2, 0],
    ]);
  });

  test("who is dragged goes the same way", () => {
    const args = { character: "medical", "other-character": "exile", from: "a", to: "b" };
    expect(traces([turn(2, 1), event("dragged", 2, args)]).trails.map((one) => one.pawn)).toEqual([
      "medical",
      "exile",
    ]);
  });

  test("attacks, wrecks and what was taken up", () => {
    const found = traces([...THEIRS, event("sabotaged", 9, { character: "medical", at: "tanks" })]);
    expect(found.struck).toEqual(["exile"]);
    expect(found.wrecked).toEqual(["tanks"]);
    expect([...found.taken]).toEqual([["medical", ["helmet"]]]);
  });

  test("a moment alone knows whose turn it was", () => {
    expect(turnOf(LOG, 6)).toBe(1);
    expect(traces([LOG[5]], turnOf(LOG, 6)).trails[0].player).toBe(1);
  });
});
