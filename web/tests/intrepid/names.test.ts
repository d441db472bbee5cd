import { beforeAll, expect, test } from "vitest";
import english from "../../../src/deorbit/locale/en/web_intrepid.ftl?raw";
import { abilityShort } from "../../src/games/intrepid/board/names";
import type { Play } from "../../src/games/intrepid/play.svelte";
import { learn } from "../../src/lib/words";
import { Speech } from "../../src/play/speech";

beforeAll(() => learn("en", english));

/** A screen on which a tile has this ability. */
function screen(kind: string, args: Record<string, unknown>): Play {
  const speech = new Speech("intrepid");
  const tiles = { tile: { ability: { kind, words: { id: `ability-${kind}`, args } } } };
  return { content: { tiles }, web: speech.web.bind(speech) } as unknown as Play;
}

test.each([
  ["adjust", { of: [4], most: 1 }, "4 ±1"],
  ["adjust", { of: "1-3", most: 2 }, "1-3 ±2"],
  ["reroll", { of: [1, 6] }, "re-roll 1, 6"],
  ["set", { of: [1, 2], to: [6] }, "1, 2 to 6"],
  ["turn", { turn: ["left", "right"] }, "turn ← →"],
  ["roll", { count: 2, discard: 0 }, "roll 2"],
  ["converter", { count: 1 }, "+1 Converter"],
])("the ability %s of %o is told in a few signs", (kind, args, told) => {
  expect(abilityShort(screen(kind, args), "tile").replace(/[\u2068\u2069]/g, "")).toBe(told);
});
