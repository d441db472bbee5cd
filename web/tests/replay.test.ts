import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idsIn, kindsIn, lastOf, marksOf, nearest, unfolded } from "../src/lib/replay";
import type { MomentChange, Replay } from "../src/wire/past";
import { ALL, PIECE, Timeline, type Source } from "../src/lib/replay.svelte";
import type { GameEvent } from "../src/lib/types";
import { learn } from "../src/lib/words";
import { pathTo } from "../src/shell/replay/path";

/** A match whose view tells its step and whose eyes it is seen with. */
class Past implements Source {
  asked: string[] = [];
  steps = 1000;
  /** Rises when the line of play changes. */
  line = 0;
  #held: (() => void)[] | null = null;

  hold(): void {
    this.#held = [];
  }

  /** Answer what was asked meanwhile, in order. */
  async let(): Promise<void> {
    const held = this.#held ?? [];
    this.#held = null;
    for (const answer of held) answer();
    await settled();
  }

  async moments(as: string | null, first: number, count: number): Promise<Replay> {
    this.asked.push(`${as ?? "own"} ${first}`);
    const last = Math.min(this.steps, first + count - 1);
    const moments: MomentChange[] = [];
    for (let step = first; step <= last; step += 1) {
      const set: Record<string, unknown> = { step, line: this.line };
      if (step === first) set.eyes = as;
      moments.push({ desk: { set, gone: [] } });
    }
    const piece = { version: this.steps, first, steps: this.steps, moments };
    if (this.#held) await new Promise<void>((done) => this.#held!.push(done));
    return piece;
  }

  async log(as: string): Promise<GameEvent[]> {
    return [{ id: `told-${as}`, args: {}, step: 1 }];
  }
}

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

let source: Past;

function timeline(over = false, steps = 1000): Timeline {
  source = new Past();
  source.steps = steps;
  const made = new Timeline(source);
  made.follow(steps, steps, over);
  return made;
}

test("a piece is unfolded: what does not change is shared", () => {
  const rooms = { a: 1 };
  const [first, second, third] = unfolded(7, [
    { desk: { set: { rooms, minute: 3, gone: 1 }, gone: [] } },
    { desk: { set: { minute: 2 }, gone: ["gone"] } },
    { desk: { set: {}, gone: ["minute"] } },
  ]);
  expect([first.step, second.step, third.step]).toEqual([7, 8, 9]);
  expect(first.desk).toEqual({ rooms, minute: 3, gone: 1 });
  expect(second.desk).toEqual({ rooms, minute: 2 });
  expect(third.desk).toEqual({ rooms });
  expect(Object.values(third.desk)[0]).toBe(rooms);
});

describe("looking at a moment", () => {
  test("a moment is fetched with its neighbours, once", async () => {
    const time = timeline();
    await time.visit(500);
    expect(time.past).toMatchObject({ step: 500, desk: { step: 500 } });
    await settled();
    const [wanted, ...beside] = source.asked;
    expect(wanted).toBe(`own ${Math.floor(500 / PIECE) * PIECE}`);
    expect(beside.sort()).toEqual(["own 384", "own 512"]);
    for (const step of [449, 450, 511, 512]) {
      await time.visit(step);
      expect(time.past?.step).toBe(step);
    }
    await settled();
    expect(new Set(source.asked).size).toBe(source.asked.length);
  });

  test("the end is now, and no moment lies before the beginning", async () => {
    const time = timeline();
    await time.visit(3);
    await time.move(-9);
    expect(time.shown).toBe(0);
    await time.visit(1000);
    expect([time.at, time.past, time.shown]).toEqual([null, null, 1000]);
    await time.move(-1);
    expect(time.past?.step).toBe(999);
    await time.visit(null);
    expect(time.past).toBeNull();
  });

  test("who drags over a long match does not wait for what lies between", async () => {
    const time = timeline(false, 3000);
    source.hold();
    for (let step = 2999; step >= 100; step -= 7) void time.go(step);
    void time.go(100);
    expect(source.asked).toHaveLength(1);
    expect(time.loading).toBe(true);
    await source.let();
    await settled();
    expect(time.past?.step).toBe(100);
    expect(source.asked.length).toBeLessThanOrEqual(4);
    expect(source.asked[1]).toBe("own 64");
  });

  test("until a moment is there the one before stays in sight", async () => {
    const time = timeline();
    await time.visit(10);
    await settled();
    source.hold();
    const shown = time.visit(700);
    expect(time.past?.step).toBe(10);
    expect(time.loading).toBe(true);
    await source.let();
    await shown;
    expect(time.past?.step).toBe(700);
    expect(time.loading).toBe(false);
  });

  test("a moment that cannot be had leads back to one that is there", async () => {
    const time = timeline();
    await time.visit(10);
    await settled();
    vi.spyOn(source, "moments").mockRejectedValue(new Error("gone"));
    await time.visit(700);
    await settled();
    expect(time.shown).toBe(10);
  });

  test("only so much is kept", async () => {
    const time = timeline(false, 64 * 60);
    for (let piece = 0; piece < 60; piece += 1) {
      await time.visit(piece * 64 + 5);
      await settled();
    }
    const before = source.asked.length;
    await time.visit(5);
    expect(source.asked.length).toBeGreaterThan(before);
    expect(time.past?.step).toBe(5);
  });
});

describe("while the match goes on", () => {
  test("new moves throw nobody out of the past", async () => {
    const time = timeline();
    await time.visit(995);
    source.steps = 1003;
    time.follow(1003, 1003, false);
    expect(time.past?.step).toBe(995);
    await time.visit(1002);
    expect(time.past?.step).toBe(1002);
  });

  test("what was taken back is fetched anew", async () => {
    const time = timeline();
    await time.visit(990);
    await settled();
    source.line = 1;
    source.steps = 998;
    time.follow(1001, 998, false);
    await settled();
    expect(time.past).toMatchObject({ step: 990, desk: { line: 1 } });
  });

  test("an answer from before a move was taken back does not count", async () => {
    const time = timeline();
    source.hold();
    void time.visit(990);
    source.line = 1;
    time.follow(1002, 1000, false);
    await source.let();
    await settled();
    expect(time.past).toMatchObject({ step: 990, desk: { line: 1 } });
  });

  test("who looks at what was taken back comes to now", async () => {
    const time = timeline();
    await time.visit(999);
    source.steps = 998;
    time.follow(1001, 998, false);
    expect(time.at).toBeNull();
  });

  test("while it runs the eyes are one's own", async () => {
    const time = timeline();
    time.arrive(5, "2");
    await settled();
    expect(time.as).toBeNull();
    time.look("1");
    expect(time.as).toBeNull();
    expect(source.asked.every((one) => one.startsWith("own"))).toBe(true);
  });

  test("at the end everything lies open", async () => {
    const time = timeline();
    await time.visit(990);
    source.steps = 1001;
    time.follow(1001, 1001, true);
    await settled();
    expect(time.as).toBe(ALL);
    expect(time.past).toMatchObject({ step: 990, desk: { step: 990 } });
    expect(source.asked.at(-1)).toMatch(/^all /);
  });
});

describe("after the end", () => {
  test("a moment is seen with other eyes, and so is the log", async () => {
    const time = timeline(true);
    await time.visit(20);
    expect(source.asked[0]).toBe("all 0");
    await settled();
    source.asked = [];
    time.look("2");
    await settled();
    expect(source.asked[0]).toBe("2 0");
    expect(time.past?.step).toBe(20);
    expect(time.log?.[0].id).toBe("told-2");
    time.look(ALL);
    expect(time.log).toBeNull();
  });

  test("a link leads to its moment and its eyes", async () => {
    source = new Past();
    const time = new Timeline(source);
    time.arrive(37, "1");
    expect(time.at).toBeNull();
    time.follow(1000, 1000, true);
    await settled();
    expect([time.at, time.as, time.past?.step]).toEqual([37, "1", 37]);
    expect(source.asked[0]).toBe("1 0");
    expect(pathTo("T", time)).toBe("/t/T?at=37&as=1");
    time.arrive(40, "nonsense");
    expect([time.at, time.as]).toEqual([40, ALL]);
    expect(pathTo("T", time)).toBe("/t/T?at=40");
    await time.visit(null);
    expect(pathTo("T", time)).toBe("/t/T");
  });
});

describe("playing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("it goes on by itself at its speed and stops at the end", async () => {
    const time = timeline(true, 20);
    time.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(time.shown).toBe(0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(time.shown).toBe(3);
    time.setSpeed(8);
    await vi.advanceTimersByTimeAsync(1000);
    expect(time.shown).toBe(11);
    await vi.advanceTimersByTimeAsync(5000);
    expect([time.at, time.playing]).toEqual([null, false]);
  });

  test("it pauses, and goes on from there", async () => {
    const time = timeline(true, 50);
    await time.visit(10);
    time.toggle();
    await vi.advanceTimersByTimeAsync(2000);
    time.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect([time.shown, time.playing]).toEqual([12, false]);
    time.toggle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(time.shown).toBe(13);
  });

  test("who points at a line of the log stays there", async () => {
    const time = timeline(true, 50);
    time.play();
    await vi.advanceTimersByTimeAsync(2000);
    await time.visit(30);
    await vi.advanceTimersByTimeAsync(5000);
    expect([time.shown, time.playing]).toEqual([30, false]);
  });

  test("it waits for what is not there yet", async () => {
    const time = timeline(true, 300);
    await time.visit(100);
    await vi.advanceTimersByTimeAsync(0);
    time.setSpeed(8);
    source.hold();
    time.play();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([time.shown, time.past?.step, time.playing]).toEqual([192, 191, true]);
    await source.let();
    await vi.advanceTimersByTimeAsync(1000);
    expect(time.past?.step).toBe(200);
  });
});

describe("marks", () => {
  const event = (id: string, step: number, args = {}): GameEvent => ({ id, args, step });
  const log = [
    event("turn", 0, { player: 0 }),
    event("step", 1),
    event("fire", 1),
    event("turn", 3, { player: 1 }),
    event("fire", 5),
    event("turn", 6, { player: 0 }),
  ];
  const turns = idsIn({ turns: ["turn"] }, "turns");

  test("turns and news stand where the game says", () => {
    expect(marksOf(log, turns)).toEqual([0, 3, 6]);
    expect(marksOf(log, idsIn({ news: ["fire", "step"] }, "news"))).toEqual([1, 5]);
    expect(marksOf(log, idsIn(null, "news"))).toEqual([]);
  });

  test("one goes from mark to mark", () => {
    expect(nearest([0, 3, 6], 3, 1)).toBe(6);
    expect(nearest([0, 3, 6], 3, -1)).toBe(0);
    expect(nearest([0, 3, 6], 6, 1)).toBeNull();
    expect(nearest([], 6, -1)).toBeNull();
  });

  test("a moment belongs to the turn that began last", () => {
    expect(lastOf(log, turns, 5)?.args.player).toBe(1);
    expect(lastOf(log, turns, 0)?.args.player).toBe(0);
    expect(lastOf(log.slice(1), turns, 2)).toBeNull();
  });

  test("kinds of events are named by their sentences without what they are about", () => {
    learn("en", "turn = { $player } begins.\nfire = there is fire.\n");
    const kinds = kindsIn(log).map(({ words, count }) => `${words} ${count}`);
    expect(kinds).toContain("… begins. 3");
    expect(kinds).toContain("There is fire. 2");
  });
});
