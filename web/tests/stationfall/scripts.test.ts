import { expect, test } from "vitest";
import { lastAim, lastLine } from "../../src/games/stationfall/scripts";
import type { GameEvent } from "../../src/lib/types";

const event = (step: number, id: string, args: Record<string, unknown>): GameEvent =>
  ({ step, id: `stationfall-event-${id}`, args }) as unknown as GameEvent;

const LOG = [
  event(1, "manoeuvre", { player: 1, manoeuvre: "default-3" }),
  event(1, "aim-ware", { character: "exile", ware: "gun" }),
  event(2, "manoeuvre", { player: 2, manoeuvre: "revive-1" }),
  event(2, "aim-help", { character: "medical" }),
  event(5, "manoeuvre", { player: 1, manoeuvre: "default-5" }),
  event(9, "regroup", { player: 1 }),
];

test("the line that a bot followed last is found, as it was at a moment", () => {
  expect(lastLine(LOG, 2, Infinity)).toBe("revive-1");
  expect(lastLine(LOG, 1, 8)).toBe("default-5");
  expect(lastLine(LOG, 1, 4)).toBe("default-3");
});

test("a bot that could follow none has no line", () => {
  expect(lastLine(LOG, 1, Infinity)).toBe(null);
  expect(lastLine(LOG, 3, Infinity)).toBe(null);
});

test("what a bot is about stands with the line that it announced last", () => {
  expect(lastAim(LOG, 1, 4)?.args.ware).toBe("gun");
  expect(lastAim(LOG, 2, Infinity)?.args.character).toBe("medical");
  expect(lastAim(LOG, 1, Infinity)).toBe(null);
});
