import { describe, expect, test } from "vitest";
import { Numbering, Numbers } from "../../src/play/numbers";

const given = (numbers: Map<string, number>) => Object.fromEntries(numbers);

describe("the numbers of choices", () => {
  test("a choice keeps its number as long as the turn lasts", () => {
    const numbers = new Numbers();
    expect(given(numbers.of("1", ["step", "attack", "end"]))).toEqual({
      step: 1,
      attack: 2,
      end: 3,
    });
    expect(given(numbers.of("1", ["attack", "take", "end"]))).toEqual({
      attack: 2,
      take: 4,
      end: 3,
    });
    expect(given(numbers.of("1", ["step", "end"]))).toEqual({ step: 1, end: 3 });
  });

  test("the next turn begins anew", () => {
    const numbers = new Numbers();
    numbers.of("1", ["step", "attack"]);
    expect(given(numbers.of("2", ["attack"]))).toEqual({ attack: 1 });
  });

  test("when all nine were given, a new choice gets one that is free just now", () => {
    const numbers = new Numbers();
    const all = [..."abcdefghi"];
    numbers.of("1", all);
    expect(given(numbers.of("1", ["x", ...all.slice(1)]))).toMatchObject({ x: 1, b: 2, i: 9 });
    expect(numbers.of("1", ["a", "x", ...all.slice(1)]).has("a")).toBe(false);
  });

  test("several groups of a kind are told apart by what they are about", () => {
    const group = (kind: string, arg: string) => ({
      name: `${kind} ${arg}`,
      kind,
      family: "",
      words: null,
      options: [{ action: { kind, args: [arg] } } as never],
    });
    const numbering = new Numbering();
    const groups = [group("use", "gun"), group("use", "camera"), group("end", "")];
    expect([...numbering.ofGroups("1", groups).values()]).toEqual([1, 2, 3]);
    const later = numbering.ofGroups("1", [groups[1], group("use", "axe"), groups[2]]);
    expect([...later.values()]).toEqual([2, 4, 3]);
  });
});
