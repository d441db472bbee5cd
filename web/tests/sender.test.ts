import { beforeEach, expect, test, vi } from "vitest";
import { api, Refused, Unreachable } from "../src/lib/api";
import type { Live } from "../src/lib/live.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import { Sender } from "../src/shell/table/sender.svelte";

const action = { kind: "step", args: ["engineer", "reactor"] };
const refusal = (status: number) =>
  new Refused(status, { id: "some-rule", args: {}, text: "No.", rule: "12.1" });

function table() {
  const live = {
    id: "T",
    seat: 1,
    game: { version: 5 },
    decide: vi.fn((): Promise<{ version: number }> | null => null),
    reaches: vi.fn(async () => {}),
    refresh: vi.fn(),
  };
  const sender = new Sender(
    () => live as unknown as Live,
    () => ({ game: "stationfall", names: [] }),
  );
  return { live, sender };
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers();
  toasts.shown = [];
});

test("a decision names its seat and the version it was made on", async () => {
  const { live, sender } = table();
  const act = vi.spyOn(api, "act").mockResolvedValue({ version: 6 });
  expect(await sender.act(action, false)).toBeNull();
  const decided = { seat: 1, action, id: expect.any(String), version: 5, careful: false };
  expect(act).toHaveBeenCalledWith("T", decided);
  expect(live.reaches).toHaveBeenCalledWith(6);
});

test("a lost answer is asked for under the same id", async () => {
  const { sender } = table();
  const act = vi
    .spyOn(api, "act")
    .mockRejectedValueOnce(new Unreachable())
    .mockResolvedValue({ version: 6 });
  const done = sender.act(action, false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await done).toBeNull();
  expect(act.mock.calls[0][1].id).toBe(act.mock.calls[1][1].id);
});

test("two decisions have two ids", async () => {
  const { sender } = table();
  const act = vi.spyOn(api, "act").mockResolvedValue({ version: 6 });
  await sender.act(action, false);
  await sender.act(action, false);
  expect(act.mock.calls[0][1].id).not.toBe(act.mock.calls[1][1].id);
});

test("what could not be taken back is to be confirmed, and nothing has happened", async () => {
  const { live, sender } = table();
  vi.spyOn(api, "act").mockResolvedValue({ version: 5, confirm: true });
  expect(await sender.act(action, true)).toBe("confirm");
  expect(live.reaches).not.toHaveBeenCalled();
  expect(toasts.shown).toEqual([]);
});

test("a second press while the first is on its way does nothing", async () => {
  const { sender } = table();
  const act = vi.spyOn(api, "act").mockResolvedValue({ version: 6 });
  const first = sender.act(action, false);
  expect(await sender.act(action, false)).toMatchObject({ id: "web-busy" });
  await first;
  expect(act).toHaveBeenCalledTimes(1);
});

test("a refusal is shown with its rule", async () => {
  const { live, sender } = table();
  vi.spyOn(api, "act").mockRejectedValue(refusal(422));
  expect(await sender.act(action, false)).toMatchObject({ rule: "12.1" });
  expect(toasts.shown).toMatchObject([{ text: "No.", rule: "12.1", bad: true }]);
  expect(live.refresh).not.toHaveBeenCalled();
});

test("a table that has moved on is looked at anew", async () => {
  const { live, sender } = table();
  vi.spyOn(api, "undo").mockRejectedValue(refusal(409));
  await sender.undo();
  expect(live.refresh).toHaveBeenCalled();
});

test("an open channel takes the decision, and nothing is sent beside it", async () => {
  const { live, sender } = table();
  const act = vi.spyOn(api, "act");
  live.decide.mockResolvedValue({ version: 6 });
  expect(await sender.act(action, false)).toBeNull();
  const sent = {
    type: "act",
    seat: 1,
    action,
    id: expect.any(String),
    version: 5,
    careful: false,
  };
  expect(live.decide).toHaveBeenCalledWith(sent);
  expect(act).not.toHaveBeenCalled();
  expect(live.reaches).toHaveBeenCalledWith(6);
});

test("a decision whose channel broke is sent again under the same id, another way", async () => {
  const { live, sender } = table();
  const act = vi.spyOn(api, "act").mockResolvedValue({ version: 6 });
  live.decide.mockRejectedValueOnce(new Unreachable()).mockReturnValue(null);
  const done = sender.act(action, false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await done).toBeNull();
  const [first] = live.decide.mock.calls[0] as unknown as [{ id: string }];
  expect(act.mock.calls[0][1].id).toBe(first.id);
});
