import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allowNotices, canNotify, mark, setTitle, turn } from "../src/lib/notices";
import { settings } from "../src/lib/settings.svelte";

/** The browser's notifications, as far as this page uses them. */
class FakeNotification {
  static permission: NotificationPermission = "granted";
  static answer: NotificationPermission = "granted";
  static shown: FakeNotification[] = [];
  static requestPermission = vi.fn(async () => {
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.answer;
  });
  onclick: (() => void) | null = null;
  close = vi.fn();
  constructor(
    readonly heading: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this);
  }
}

/** Loudspeakers that only note what they were to play. */
class FakeAudio {
  static pitches: number[] = [];
  static closed = 0;
  currentTime = 0;
  destination = {};
  createOscillator() {
    const frequency = { setValueAtTime: (pitch: number) => FakeAudio.pitches.push(pitch) };
    return { frequency, type: "", connect: (to: unknown) => to, start() {}, stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: unknown) => to };
  }
  async close() {
    FakeAudio.closed += 1;
  }
}

const page = { title: "", hidden: true };
const focus = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  FakeNotification.permission = FakeNotification.answer = "granted";
  FakeNotification.shown = [];
  FakeAudio.pitches = [];
  FakeAudio.closed = 0;
  page.hidden = true;
  settings.sound = settings.notify = false;
  const here = { Notification: FakeNotification, AudioContext: FakeAudio, focus };
  vi.stubGlobal("window", here);
  for (const [name, value] of Object.entries({
    ...here,
    document: page,
    isSecureContext: true,
    location: { pathname: "/t/abc" },
  })) {
    vi.stubGlobal(name, value);
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe("a turn", () => {
  test("it makes no noise unless that is wished", () => {
    turn("Your turn", "Stationfall");
    expect(FakeAudio.pitches).toEqual([]);
    expect(FakeNotification.shown).toEqual([]);
  });

  test("it sounds in two tones, and the loudspeaker is given back", () => {
    settings.sound = true;
    turn("Your turn", "Stationfall");
    expect(FakeAudio.pitches).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    expect(FakeAudio.closed).toBe(1);
  });

  test("a browser without sound is silent", () => {
    settings.sound = true;
    vi.stubGlobal("window", {});
    expect(() => turn("Your turn", "Stationfall")).not.toThrow();
  });

  test("it is notified once for each table, and a click leads back to it", () => {
    settings.notify = true;
    turn("Your turn", "Stationfall");
    const [notice] = FakeNotification.shown;
    expect(notice.heading).toBe("Your turn");
    expect(notice.options).toEqual({ body: "Stationfall", tag: "/t/abc" });
    notice.onclick?.();
    expect(focus).toHaveBeenCalled();
    expect(notice.close).toHaveBeenCalled();
  });

  test("who looks at the page is not notified", () => {
    settings.notify = true;
    page.hidden = false;
    turn("Your turn", "Stationfall");
    expect(FakeNotification.shown).toEqual([]);
  });

  test.each(["default", "denied"] as const)("a browser that says %s notifies nobody", (answer) => {
    settings.notify = true;
    FakeNotification.permission = answer;
    turn("Your turn", "Stationfall");
    expect(FakeNotification.shown).toEqual([]);
  });

  test("a phone that refuses notifications from pages harms nothing", () => {
    settings.notify = true;
    vi.stubGlobal(
      "Notification",
      class extends FakeNotification {
        constructor() {
          super("", {});
          throw new TypeError("Illegal constructor");
        }
      },
    );
    expect(() => turn("Your turn", "Stationfall")).not.toThrow();
  });
});

describe("permission", () => {
  test("it is asked for, and the answer counts", async () => {
    FakeNotification.permission = "default";
    expect(await allowNotices()).toBe(true);
    FakeNotification.permission = "default";
    FakeNotification.answer = "denied";
    expect(await allowNotices()).toBe(false);
  });

  test("who has refused is not asked again", async () => {
    FakeNotification.permission = "denied";
    expect(canNotify()).toBe(false);
    expect(await allowNotices()).toBe(false);
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  });

  test("without a safe connection there are none", () => {
    vi.stubGlobal("isSecureContext", false);
    expect(canNotify()).toBe(false);
  });
});

test("the title is marked while somebody is waited for here", () => {
  setTitle("Stationfall");
  mark(true);
  expect(page.title).toBe("● Stationfall");
  setTitle("Your turn");
  expect(page.title).toBe("● Your turn");
  mark(false);
  expect(page.title).toBe("Your turn");
});
