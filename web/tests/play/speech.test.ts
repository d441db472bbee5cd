import { beforeAll, expect, test } from "vitest";
import { learn } from "../../src/lib/words";
import { Speech } from "../../src/play/speech";

const speech = new Speech("chess");

beforeAll(() => {
  learn(
    "en",
    [
      "web-play-undo = Undo",
      "web-play-won = Won by { $names }",
      "web-chess-won = Mate by { $names }",
      "chess-ask-turn = It is your turn: move a piece of your colour.",
      "chess-ask-promote = What shall it be?",
      "web-chess-ask-turn = Move.",
    ].join("\n"),
  );
});

test("a screen uses its own words, else those that all screens share", () => {
  expect(speech.web("won", { names: "Ann" })).toBe("Mate by Ann");
  expect(speech.web("undo")).toBe("Undo");
  expect(speech.web("castle")).toBe("web-chess-castle");
  expect(speech.hasWeb("castle")).toBe(false);
});

test("a question is put in fewer words where the screen has them", () => {
  expect(speech.asking({ id: "chess-ask-turn", args: {} }, [])).toBe("Move.");
  expect(speech.asking({ id: "chess-ask-promote", args: {} }, [])).toBe("What shall it be?");
});
