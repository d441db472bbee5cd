import { expect, test } from "vitest";
import { filled } from "../../src/games/intrepid/filled";
import { priceOf } from "../../src/games/intrepid/panels/prices";
import type {
  IntrepidContent,
  IntrepidDesk,
  IntrepidView,
  WireDesk,
} from "../../src/games/intrepid/types";
import type { Option } from "../../src/games/intrepid/spots";

const fields = { place: ["country", "die", "place"], done: [], die: ["country"] };
const gain = { id: "intrepid-gain", args: { number: 2, resource: "power" } };

test("each legal action has its words, its arguments by name, and its note", () => {
  const view = {
    legal: [
      { kind: "place", args: ["russia", 4, "tinned-rations"] },
      { kind: "done", args: [] },
    ],
  } as unknown as IntrepidView;
  const { choices } = filled(view, { notes: { "0": gain } } as unknown as WireDesk, fields);
  expect(choices[0].words).toEqual({
    id: "intrepid-do-place",
    args: { country: "russia", die: 4, place: "tinned-rations" },
  });
  expect(choices.map((one) => one.note)).toEqual([gain, null]);
});

function price(kind: string, args: Record<string, string>): number | null {
  const content = {
    tiles: { "khladon-loop": { cost: 4 } },
    mend: { scenario: 1, strain: 2, disable: 1 },
    badges: { "medical-officer": { price: 2 } },
  } as unknown as IntrepidContent;
  const crews = [
    { country: "russia", die_price: 3 },
    { country: "japan", die_price: null },
  ];
  const option = { action: { kind, args: [] }, args } as unknown as Option;
  return priceOf(option, content, { crews } as unknown as IntrepidDesk);
}

test("what costs Capacity tells how much", () => {
  expect(price("buy", { tile: "khladon-loop" })).toBe(4);
  expect(price("die", { country: "russia" })).toBe(3);
  expect(price("die", { country: "japan" })).toBe(null);
  expect(price("mend", { token: "strain" })).toBe(2);
  expect(price("treat", {})).toBe(2);
  expect(price("place", {})).toBe(null);
});
