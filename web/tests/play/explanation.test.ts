import { expect, test } from "vitest";
import { account } from "../../src/play/explanation";
import type { Message } from "../../src/lib/types";

const line = (id: string): Message => ({ id: `g-why-${id}`, args: {} }) as unknown as Message;

test("what was done stands first, with what broke its ties, then what was passed over", () => {
  const found = account(
    [
      "considered-focus",
      "skipped-goto",
      "skipped-nobody",
      "considered-fails",
      "chosen",
      "considered-would",
      "chosen-section",
      "tie-top-most-goal",
    ].map(line),
  );
  expect(found.before).toEqual([line("considered-focus")]);
  expect(found.done?.says).toEqual(line("chosen"));
  expect(found.done?.more.map(({ tie }) => tie)).toEqual([false, false, true]);
  expect(found.skipped.map((one) => one.says)).toEqual([
    line("skipped-goto"),
    line("skipped-nobody"),
  ]);
  expect(found.skipped[1].more).toEqual([{ says: line("considered-fails"), tie: false }]);
});

test("a bot that can follow no line has done that", () => {
  const found = account(["skipped-nobody", "chosen-regroup"].map(line));
  expect(found.done?.says).toEqual(line("chosen-regroup"));
  expect(account([])).toEqual({ before: [], done: null, skipped: [] });
});
