import { expect, test } from "vitest";
import { filled } from "../../src/games/intrepid/filled";
import type { WireDesk } from "../../src/games/intrepid/types";

const fields = { place: ["country", "die", "place"], done: [], die: ["country"] };
const gain = { id: "intrepid-gain", args: { number: 2, resource: "power" } };

test("each legal action has its words, its arguments by name, its note and its price", () => {
  const desk: Partial<WireDesk> = {
    notes: { "0": gain },
    prices: { "2": 3 },
    legal: [
      { kind: "place", args: ["russia", 4, "tinned-rations"] },
      { kind: "done", args: [] },
      { kind: "die", args: ["russia"] },
    ],
  };
  const { choices } = filled(desk as WireDesk, fields);
  expect(choices[0].words).toEqual({
    id: "intrepid-do-place",
    args: { country: "russia", die: 4, place: "tinned-rations" },
  });
  expect(choices.map((one) => one.note)).toEqual([gain, null, null]);
  expect(choices.map((one) => one.price)).toEqual([null, null, 3]);
});
