import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent } from "../../src/lib/types";
import { greatOf, Moments, SPANS, STAY, spanOf, type Greats } from "../../src/play/moments.svelte";

const event = (id: string, args: GameEvent["args"] = {}): GameEvent => ({ id, args, step: 1 });
const GREATS: Greats = {
  boom: { rank: 9, title: "boom", span: 5000 },
  dark: { rank: 5, title: "dark" },
  minute: { rank: 1, title: "last", when: ({ args }) => args.minute === 1 },
};
const of = (...events: GameEvent[]) => greatOf(events, GREATS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("great events", () => {
  test("a game says which they are, and of which of them", () => {
    const found = of(event("minute", { minute: 2 }), event("dark"), event("constructor"));
    expect(found.map((one) => one.event.id)).toEqual(["dark"]);
    expect(of(event("minute", { minute: 1 }))).toHaveLength(1);
  });

  test("none is shorter or longer than it may be", () => {
    expect(spanOf(GREATS.boom)).toBe(SPANS.most);
    expect(spanOf(GREATS.dark)).toBe(SPANS.least);
  });

  test("of several the greatest takes the board, and the others are told", () => {
    const moments = new Moments(() => false);
    moments.tell(of(event("dark"), event("boom")));
    expect(moments.shown?.event.id).toBe("boom");
    expect(moments.shown?.others.map((one) => one.id)).toEqual(["dark"]);
    vi.advanceTimersByTime(SPANS.most);
    expect(moments.shown).toBeNull();
  });

  test("one that comes meanwhile waits for its place", () => {
    const moments = new Moments(() => false);
    moments.tell(of(event("dark")));
    moments.tell(of(event("boom")));
    expect(moments.shown?.event.id).toBe("dark");
    vi.advanceTimersByTime(SPANS.least);
    expect(moments.shown?.event.id).toBe("boom");
  });

  test("a question waits for one of them at most", () => {
    const moments = new Moments(() => true);
    moments.tell(of(event("dark")));
    moments.tell(of(event("boom")));
    vi.advanceTimersByTime(SPANS.least);
    expect(moments.shown).toBeNull();
  });

  test("whoever has seen enough sees no more of them", () => {
    const moments = new Moments(() => false);
    moments.tell(of(event("dark")));
    moments.tell(of(event("boom")));
    moments.end();
    vi.advanceTimersByTime(SPANS.most);
    expect(moments.shown).toBeNull();
  });

  test("who rushes through the past is not held up", () => {
    const moments = new Moments(() => false);
    moments.meet(of(event("boom")));
    vi.advanceTimersByTime(STAY - 1);
    moments.meet(of(event("dark")));
    expect(moments.shown).toBeNull();
    vi.advanceTimersByTime(STAY);
    expect(moments.shown?.event.id).toBe("dark");
    moments.meet([]);
    expect(moments.shown).toBeNull();
  });
});
