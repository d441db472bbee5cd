import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "../src/lib/api";
import { Live, type Wiring } from "../src/lib/live.svelte";
import type { GameMessage, TableInfo } from "../src/lib/types";

class FakeSocket {
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let answer: TableInfo | Refused | null;
const wires: Wiring = {
  open: (url) => {
    sockets.push(new FakeSocket(url));
    return sockets.at(-1) as unknown as WebSocket;
  },
  ask: async () => answer,
};
const last = () => sockets.at(-1)!;
const table = (yours: number[]) => ({ id: "T", yours, seats: [] }) as unknown as TableInfo;
const event = (id: string) => ({ id, args: {}, step: 1 });

function game(change: Partial<GameMessage>): GameMessage {
  return {
    version: 5,
    step: 5,
    log: { at: 0, events: [event("a"), event("b")] },
    undo: true,
    outcome: null,
    scores: null,
    course: null,
    ...change,
  };
}
const desk = { to_act: [0], minute: 13 };
const hello = (change: object = {}) => ({
  type: "hello",
  table: table([0]),
  game: game({ desk }),
  chat: [],
  notes: "",
  seen: 3,
  ...change,
});

function connected(seat: number | null = 0): Live {
  const live = new Live("T", seat, wires);
  live.start();
  last().say(hello());
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  sockets = [];
  answer = null;
});
afterEach(() => vi.useRealTimers());

describe("the live channel", () => {
  test("one that is not open yet is closed when it is", () => {
    const live = new Live("T", 0, wires);
    live.start();
    const socket = last();
    socket.readyState = 0;
    live.close();
    expect(socket.readyState).toBe(0);
    socket.onopen!();
    expect(socket.readyState).toBe(3);
    expect(live.connection).toBe("closed");
  });

  test("the first connection knows nothing", () => {
    new Live("T", 0, wires).start();
    expect(last().url).toBe("ws://here/api/tables/T/live?seat=0&view=0");
  });

  test("a spectator names no seat", () => {
    new Live("T", null, wires).start();
    expect(last().url).toBe("ws://here/api/tables/T/live?view=0");
  });

  test("after a lost connection it resumes from its version", async () => {
    const live = connected();
    last().close();
    expect(live.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(600);
    expect(sockets).toHaveLength(2);
    expect(last().url).toBe("ws://here/api/tables/T/live?seat=0&version=5&log=2&view=0");
    const news = game({
      version: 7,
      desk_patch: { set: { minute: 12 }, gone: [] },
      log: { at: 2, events: [event("c")] },
    });
    last().say(hello({ game: news, seen: 7 }));
    expect(live.connection).toBe("open");
    expect(live.game?.desk).toEqual({ to_act: [0], minute: 12 });
    expect(live.game?.log).toHaveLength(3);
    // What was missed is measured from the first look, not from the latest.
    expect(live.seen).toBe(3);
  });

  test("pauses between attempts grow", async () => {
    connected();
    last().close();
    await vi.advanceTimersByTimeAsync(500);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      last().close();
      await vi.advanceTimersByTimeAsync(0);
    }
    const before = sockets.length;
    await vi.advanceTimersByTimeAsync(100);
    expect(sockets.length).toBe(before);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(sockets.length).toBe(before + 1);
  });

  test("a patch that does not fit makes it ask for everything", () => {
    const live = connected();
    last().say({
      type: "game",
      ...game({ version: 9, desk_patch: { set: {}, gone: [] }, log: { at: 9, events: [] } }),
    });
    expect(sockets).toHaveLength(2);
    expect(last().url).toBe("ws://here/api/tables/T/live?seat=0&view=0");
    expect(live.game).toBeNull();
  });

  test("messages of an abandoned connection are ignored", () => {
    const live = connected();
    const old = last();
    live.refresh();
    old.say(hello({ game: game({ desk, version: 99 }) }));
    expect(live.game).toBeNull();
  });

  test("a table that is gone is not asked for again", async () => {
    const live = connected();
    answer = new Refused(404, { id: "gone", args: {}, text: "gone" });
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.connection).toBe("refused");
    expect(live.refusal?.status).toBe(404);
    expect(sockets).toHaveLength(1);
  });

  test("a seat that was given up is not asked for again, and the page is told", async () => {
    const live = connected();
    answer = table([]);
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(live.table?.yours).toEqual([]);
  });

  test("a silent connection is tested and given up", async () => {
    const live = connected();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(last().sent).toContain('{"type":"ping"}');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(live.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(2);
  });

  test("an answered ping keeps the connection", async () => {
    const live = connected();
    await vi.advanceTimersByTimeAsync(25_000);
    last().say({ type: "pong" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.connection).toBe("open");
  });

  test("who decided waits until the new state is here", async () => {
    const live = connected();
    const done = vi.fn();
    void live.reaches(6).then(done);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).not.toHaveBeenCalled();
    last().say({ type: "game", ...game({ version: 6, desk }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
  });

  test("nobody waits on a lost connection", async () => {
    const live = connected();
    const done = vi.fn();
    void live.reaches(6).then(done);
    last().close();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
  });

  test("a step is reported as seen once", () => {
    const live = connected();
    live.look(5);
    live.look(5);
    live.look(4);
    expect(last().sent).toEqual(['{"type":"seen","step":5}']);
  });

  test("chat comes once and goes", () => {
    const live = connected();
    const line = { number: 1, seat: 0, name: "Ann", channel: "table", text: "hi", at: 0 };
    last().say({ type: "chat", line });
    last().say({ type: "chat", line });
    expect(live.chat).toHaveLength(1);
    last().say({ type: "chat-gone", number: 1 });
    expect(live.chat).toEqual([]);
  });

  test("a closed channel stays closed", async () => {
    const live = connected();
    live.close();
    live.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  test("a decision is answered on the channel", async () => {
    const live = connected();
    const action = { kind: "end", args: [] };
    const one = { type: "act", seat: 0, action, version: 5 } as const;
    const done = live.decide({ ...one, id: "x", careful: false });
    expect(JSON.parse(last().sent.at(-1)!)).toMatchObject({ type: "act", seat: 0, id: "x" });
    last().say({ type: "acted", id: "x", version: 6 });
    expect(await done).toEqual({ version: 6 });
    const asked = live.decide({ ...one, id: "y", careful: true });
    expect(JSON.parse(last().sent.at(-1)!)).toMatchObject({ id: "y", careful: true });
    last().say({ type: "confirm", id: "y" });
    expect(await asked).toEqual({ version: 5, confirm: true });
  });

  test("a refusal on the channel is the same as one by HTTP", async () => {
    const live = connected();
    const done = live.decide({ type: "undo", seat: 0, id: "x", version: 5 })!;
    const error = { id: "server-moved-on", args: {}, text: "No." };
    last().say({ type: "refused", id: "x", status: 409, error, after: null });
    await expect(done).rejects.toMatchObject({ status: 409, error });
  });

  test("a decision on a channel that breaks, or stays silent, is not answered", async () => {
    const live = connected();
    const one = live.decide({ type: "undo", seat: 0, id: "x", version: 5 })!;
    const broken = expect(one).rejects.toBeInstanceOf(Unreachable);
    last().close();
    await broken;
    expect(live.decide({ type: "undo", seat: 0, id: "x", version: 5 })).toBeNull();
    const other = connected();
    const two = other.decide({ type: "undo", seat: 0, id: "y", version: 5 })!;
    const silent = expect(two).rejects.toBeInstanceOf(Unreachable);
    await vi.advanceTimersByTimeAsync(10_000);
    await silent;
  });
});
