import { expect, test } from "vitest";
import { Finder } from "../src/lib/glossary";
import type { GlossaryTerm } from "../src/wire/books";
import { beside } from "../src/lib/term-place";

const term = (id: string, ...forms: string[]): GlossaryTerm => ({
  id,
  name: forms[0],
  means: `What ${id} means.`,
  forms,
  rule: "1.1",
});

const english = new Finder([
  term("pc", "PC", "PCs"),
  term("npc", "NPC", "NPCs"),
  term("down", "Down"),
  term("launch", "launch", "Timed Launch", "launched"),
  term("influence", "Influence", "influence"),
  term("influence-limit", "influence limit"),
  term("x-secret", "X-Secret"),
  term("light", "light"),
]);
const polish = new Finder([
  term("airlock", "śluza", "śluzy", "śluzę", "śluzą", "śluz"),
  term("suspect", "Podejrzany", "Podejrzana", "Podejrzanego", "Podejrzaną"),
]);
const japanese = new Finder([
  term("lock", "ロック"),
  term("pod", "ポッド"),
  term("down", "ダウン"),
  term("suspect", "容疑者"),
  term("pc", "PC"),
  term("npc", "NPC"),
]);

const marked = (finder: Finder, text: string) =>
  finder.split(text).map((part) => (part.term ? `[${part.text}]` : part.text));

test("a sentence is cut at its terms and nothing of it is lost", () => {
  const text = "An NPC goes Down; so do other NPCs, and a PC.";
  expect(marked(english, text)).toEqual([
    "An ",
    "[NPC]",
    " goes ",
    "[Down]",
    "; so do other NPCs, and a ",
    "[PC]",
    ".",
  ]);
  expect(english.split(text).map((part) => part.text)).toContain(" goes ");
  expect(
    english
      .split(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
  expect(english.split("")).toEqual([]);
  expect(english.split("Nothing of it.")).toEqual([{ text: "Nothing of it.", term: null }]);
});

test("a term is marked only where it first occurs in a text", () => {
  expect(marked(english, "Down, Down and Down")).toEqual(["[Down]", ", Down and Down"]);
  const seen = new Set(["down"]);
  expect(english.split("Down in a PC", seen).filter((part) => part.term)).toHaveLength(1);
  expect([...seen]).toEqual(["down", "pc"]);
});

test("the longest form is meant, and only whole words", () => {
  expect(marked(english, "the influence limit")).toEqual(["the ", "[influence limit]"]);
  expect(marked(english, "Timed Launch")).toEqual(["[Timed Launch]"]);
  expect(marked(english, "launchers, Downing, blue-light, light-blue, PC5")).toEqual([
    "launchers, Downing, blue-light, light-blue, PC5",
  ]);
  expect(marked(english, "(X-Secret)")).toEqual(["(", "[X-Secret]", ")"]);
});

test("a small first letter stands for a capital one too, but not the other way round", () => {
  expect(marked(english, "Launched at once")).toEqual(["[Launched]", " at once"]);
  expect(marked(english, "turned down")).toEqual(["turned down"]);
  expect(english.named("Launch")?.id).toBe("launch");
  expect(english.named("Launch it")).toBe(null);
});

test("Polish terms are found in every case", () => {
  expect(marked(polish, "Postać przechodzi przez śluzę.")).toEqual([
    "Postać przechodzi przez ",
    "[śluzę]",
    ".",
  ]);
  expect(marked(polish, "Śluzą wraca Podejrzanego druh.")).toEqual([
    "[Śluzą]",
    " wraca ",
    "[Podejrzanego]",
    " druh.",
  ]);
  expect(marked(polish, "śluzowy i nieśluza")).toEqual(["śluzowy i nieśluza"]);
});

test("Japanese terms are found without spaces, katakana ones as whole words", () => {
  expect(marked(japanese, "容疑者はダウンしたPCをポッドへ運ぶ。")).toEqual([
    "[容疑者]",
    "は",
    "[ダウン]",
    "した",
    "[PC]",
    "を",
    "[ポッド]",
    "へ運ぶ。",
  ]);
  expect(marked(japanese, "エアロックとロック")).toEqual(["エアロックと", "[ロック]"]);
  expect(marked(japanese, "NPCの「ポッド」")).toEqual(["[NPC]", "の「", "[ポッド]", "」"]);
});

test("without terms a text is one part", () => {
  expect(new Finder([]).split("Down")).toEqual([{ text: "Down", term: null }]);
});

const page = { width: 390, height: 844 };
const card = { width: 300, height: 120 };
const box = (left: number, top: number) => ({ left, top, bottom: top + 20 });

test("a card lies below its term, else above, and always within the page", () => {
  expect(beside(box(20, 100), card, page)).toEqual({ left: 20, top: 126 });
  expect(beside(box(350, 100), card, page)).toEqual({ left: 82, top: 126 });
  expect(beside(box(-5, 100), card, page).left).toBe(8);
  expect(beside(box(20, 800), card, page)).toEqual({ left: 20, top: 674 });
  const low = { width: 390, height: 200 };
  const { top } = beside(box(20, 90), card, low);
  expect(top + card.height).toBeLessThanOrEqual(low.height - 8);
});
