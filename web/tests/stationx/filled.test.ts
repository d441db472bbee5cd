import { describe, expect, it } from "vitest";
import { filled } from "../../src/games/stationx/filled";
import type { Action, UnitFacts, WireDesk } from "../../src/games/stationx/types";

const FIELDS = {
  place: ["tile", "at"],
  move: ["from", "to"],
  attack: ["from", "to"],
  keep: ["at"],
  recruit: ["at"],
  buy: ["unit", "at"],
  upgrade: ["upgrade"],
  end: [],
};
const NOTE = { id: "stationx-note-card", args: {} };

function choicesOf(legal: Action[], more: Partial<WireDesk> = {}) {
  const desk: Partial<WireDesk> = {
    legal,
    units: { m12: { unit: "commander" } as UnitFacts },
    notes: { 1: NOTE },
    prices: { 1: 3 },
    recruit: null,
    ...more,
  };
  return filled(desk as WireDesk, FIELDS).choices;
}

describe("a desk that is filled", () => {
  it("has a choice for each legal action, in order", () => {
    const legal = [
      { kind: "move", args: ["m12", "m13"] },
      { kind: "move", args: ["m12", "m3"] },
      { kind: "end", args: [] },
    ];
    const choices = choicesOf(legal);
    expect(choices.map((one) => one.kind)).toEqual(["move", "move", "end"]);
    expect(choices.map((one) => one.note)).toEqual([null, NOTE, null]);
    expect(choices.map((one) => one.price)).toEqual([null, 3, null]);
    expect(choices[0]).toMatchObject({ group: "move", from: "m12", to: "m13", target: null });
    expect(choices[2]).toMatchObject({ from: null, to: null, target: null });
  });

  it("names the unit that acts", () => {
    const [move, keep] = choicesOf([
      { kind: "move", args: ["m12", "m13"] },
      { kind: "keep", args: ["m12"] },
    ]);
    expect(move.words).toEqual({
      id: "stationx-do-move",
      args: { from: "m12", to: "m13", unit: "commander" },
    });
    expect(keep.words.args).toEqual({ at: "m12", unit: "commander" });
    expect(keep.to).toBe("m12");
  });

  it("names the thing that is laid, bought, placed or learned", () => {
    const legal = [
      { kind: "place", args: ["3x1", "m10"] },
      { kind: "buy", args: ["droid", "u5"] },
      { kind: "upgrade", args: ["base-energy"] },
      { kind: "recruit", args: ["u5"] },
    ];
    const choices = choicesOf(legal, { recruit: "trooper" });
    expect(choices.map((one) => one.target)).toEqual(["3x1", "droid", "base-energy", "trooper"]);
    expect(choices.map((one) => one.to)).toEqual(["m10", "u5", null, "u5"]);
    expect(choices[3].words.args).toEqual({ at: "u5", unit: "trooper" });
  });

  it("leads from an attack to its battle", () => {
    const [attack] = choicesOf([{ kind: "attack", args: ["m12", "m13"] }]);
    expect(attack.battle).toBe("m12 m13");
  });

  it("bears a moment of the past, in which nobody chooses", () => {
    expect(choicesOf([])).toEqual([]);
  });
});
