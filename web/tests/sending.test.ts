import { expect, test, vi } from "vitest";
import { Refused, Unreachable } from "../src/lib/api";
import { pause } from "../src/lib/backoff";
import { insist, newId } from "../src/lib/sending";

const refused = (status: number, after: number | null = null) =>
  new Refused(status, { id: "x", args: {}, text: "x" }, after);
const always = () => true;

test("a decision is sent until it is answered", async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new Unreachable())
    .mockRejectedValueOnce(new Unreachable())
    .mockResolvedValue({ version: 7 });
  const wait = vi.fn(async () => {});
  expect(await insist(send, always, wait)).toEqual({ version: 7 });
  expect(send).toHaveBeenCalledTimes(3);
  expect(wait).toHaveBeenCalledTimes(2);
});

test("a refusal is an answer", async () => {
  const send = vi.fn().mockRejectedValue(refused(422));
  await expect(insist(send, always, async () => {})).rejects.toMatchObject({ status: 422 });
  expect(send).toHaveBeenCalledTimes(1);
});

test("who comes too often waits as long as the service says", async () => {
  const send = vi.fn().mockRejectedValueOnce(refused(429, 9)).mockResolvedValue(1);
  const wait = vi.fn(async (_: number) => {});
  await insist(send, always, wait);
  expect(wait.mock.calls[0][0]).toBeGreaterThanOrEqual(9000);
});

test("a service that keeps failing is given up", async () => {
  const send = vi.fn().mockRejectedValue(refused(500));
  await expect(insist(send, always, async () => {})).rejects.toMatchObject({ status: 500 });
  expect(send).toHaveBeenCalledTimes(5);
});

test("nobody waits any more: no further attempt", async () => {
  const send = vi.fn().mockRejectedValue(new Unreachable());
  await expect(
    insist(
      send,
      () => false,
      async () => {},
    ),
  ).rejects.toBeInstanceOf(Unreachable);
  expect(send).toHaveBeenCalledTimes(1);
});

test("pauses grow up to a limit and are spread out", () => {
  expect(pause(0, () => 0)).toBe(250);
  expect(pause(0, () => 1)).toBe(500);
  expect(pause(3, () => 1)).toBe(4000);
  expect(pause(30, () => 1)).toBe(15_000);
});

test("ids differ and are plain", () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  expect(newId()).not.toBe(newId());
});
