import { beforeEach, expect, test, vi } from "vitest";
import { hashOf, notedCommitment, noteCommitment } from "../src/lib/commitments";
import { Finder } from "../src/lib/glossary";
import {
  cut,
  leadOf,
  partsOf,
  placeOf,
  placesOf,
  search,
  soughtFor,
  surroundings,
  tokensOf,
  wordsOf,
} from "../src/lib/rules";
import type { Rules, RulesParagraph } from "../src/wire/books";
import type { TableInfo } from "../src/lib/types";

const paragraph = (number: string, text: string): RulesParagraph => ({
  number,
  text,
  house: number.startsWith("house-"),
});

const book: Rules = {
  game: "stationfall",
  language: "en",
  title: "Stationfall",
  intro: "A station is falling.",
  chapters: [
    {
      id: "12",
      number: "12",
      title: "Basic actions",
      intro: "",
      paragraphs: [
        paragraph("12.8", "Attack: put somebody **Down** with a weapon."),
        paragraph("12.8.1", "With a Bludgeon (8.1.4), put a colocated Robot Down."),
        paragraph("12.8.2", "With a Gun, put one character Down."),
        paragraph(
          "house-attack",
          "Targets are Humans and Robots, see chapter 12 and card-armored.",
        ),
        paragraph("12.9", "Rob."),
      ],
    },
    {
      id: "card",
      number: "",
      title: "Characters",
      intro: "What Robots and others can do.",
      paragraphs: [paragraph("card-armored", "Only a Gun puts this character Down. Not 9.9.")],
    },
  ],
};
const places = placesOf(book);
const numbers = (query: string) => [...(search(book, query) ?? [])];

test("a rule without a paragraph leads to the nearest above it", () => {
  expect(placeOf(places, "12.8.1")).toBe("12.8.1");
  expect(placeOf(places, "12.8.1.7")).toBe("12.8.1");
  expect(placeOf(places, "12.3")).toBe("12");
  expect(placeOf(places, "card-of-a-pack")).toBe("card");
  expect(placeOf(places, "99.1")).toBe("");
  expect(placeOf(places, "")).toBe("");
});

test("what a text cites becomes a link, and only that", () => {
  const tokens = tokensOf(book.chapters[0].paragraphs[3].text, places, "chapter");
  expect(tokens.filter((token) => token.sort === "cite").map((token) => token.to)).toEqual([
    "12",
    "card-armored",
  ]);
  expect(tokens.map((token) => token.text).join("")).toBe(book.chapters[0].paragraphs[3].text);
  expect(tokensOf("Not 9.9, not 112.8, not 12.8.15; but 12.8.", places, "chapter")).toEqual([
    { sort: "text", text: "Not 9.9, not 112.8, not 12.8.15; but " },
    { sort: "cite", text: "12.8", to: "12.8" },
    { sort: "text", text: "." },
  ]);
});

const down = { id: "down", name: "Down", means: "Out.", forms: ["Down"], rule: "12.8" };
const robot = { id: "robot", name: "Robot", means: "Cogs.", forms: ["Robot", "Robots"], rule: "4" };
const finder = new Finder([down, robot]);
const terms = (text: string, number = "") =>
  partsOf(text, places, "chapter", finder, number).flatMap((part) =>
    part.lines.flat().flatMap((token) => token.term?.id ?? []),
  );

test("a paragraph explains its terms once, and not those that it is about", () => {
  expect(terms("A Robot is Down. Robots go Down.\n\nA Robot.")).toEqual(["robot", "down"]);
  expect(terms("A Robot is Down.", "12.8")).toEqual(["robot"]);
  expect(terms("It is **Down**: a Robot is Down, see `Robot`.")).toEqual(["robot"]);
  expect(partsOf("A Robot.", places, "", null, "")).toEqual([
    { list: false, lines: [[{ sort: "text", text: "A Robot." }]] },
  ]);
});

test("points one below the other are a list", () => {
  const parts = partsOf("Some:\n\n- one 12.8\n- two\n\nEnd.", places, "", finder, "");
  expect(parts.map((part) => [part.list, part.lines.length])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
  ]);
  expect(parts[1].lines[0].at(-1)).toMatchObject({ sort: "cite", to: "12.8" });
});

test("a paragraph with a name is called by the words that it begins with", () => {
  expect(leadOf("x", paragraph("primer-end", "**Towards the end.** Count."))).toBe(
    "Towards the end",
  );
  expect(leadOf("x", paragraph("primer-end", "**終盤。**数える。"))).toBe("終盤");
  expect(leadOf("x", paragraph("12.8", "**Bold** words."))).toBe("12.8");
  expect(leadOf("x", paragraph("house-x", "Words."))).toBe("house-x");
});

test("terms and words of the program are told apart from the text", () => {
  expect(tokensOf("A **Secret Identity** by `tier`.", places, "").map((one) => one.sort)).toEqual([
    "text",
    "term",
    "text",
    "code",
    "text",
  ]);
});

test("all words have to be in a paragraph, in whatever order, case or accent", () => {
  expect(numbers("down GUN")).toEqual(["12.8.2", "card-armored"]);
  expect(numbers("gün")).toEqual(["12.8.2", "card-armored"]);
  expect(numbers('"put one"')).toEqual(["12.8.2"]);
  expect(numbers("nothing of the sort")).toEqual([]);
  expect(search(book, "  ")).toBeNull();
  expect(search(book, "a")).toBeNull();
});

const foreign = (language: string, ...texts: string[]): Rules => ({
  ...book,
  language,
  chapters: [
    { ...book.chapters[0], paragraphs: texts.map((text, index) => paragraph(`1.${index}`, text)) },
  ],
});

test("Polish rules are searched without the marks of their letters", () => {
  const polish = foreign("pl", "Śluza prowadzi na zewnątrz.", "Łom otwiera właz.");
  expect([...search(polish, "sluza")!]).toEqual(["1.0"]);
  expect([...search(polish, "ŁOM wlaz")!]).toEqual(["1.1"]);
  expect([...search(polish, "śluza")!]).toEqual(["1.0"]);
  expect(cut("Właz i ŚLUZA", wordsOf("wlaz sluza")).filter((part) => part.hit)).toHaveLength(2);
});

const term = (...forms: string[]) => ({ id: "", name: forms[0], means: "", forms, rule: "1.0" });

test("a term is found in all its forms, but not within other words", () => {
  const terms = [
    term("kłódka", "kłódki", "kłódek"),
    term("szyb wentylacyjny", "szybu wentylacyjnego"),
    term("cel", "celu"),
  ];
  const polish = foreign(
    "pl",
    "Oficer usuwa kłódki.",
    "Nie ma kłódek, a cel jest jasny.",
    "Z szybu wentylacyjnego akceleruje.",
  );
  const hits = (query: string) => [...search(polish, query, terms)!];
  expect(hits("kłódka")).toEqual(["1.0", "1.1"]);
  expect(hits("oficer klodka")).toEqual(["1.0"]);
  expect(hits("szyb wentylacyjny")).toEqual(["1.2"]);
  expect(hits("celu")).toEqual(["1.1"]);
  expect([...search(polish, "kłódka")!]).toEqual([]);
  const { words, whole } = soughtFor("kłódka", terms);
  const marked = cut("Kłódki i kłódek", [...words.flat(), ...whole]).filter((part) => part.hit);
  expect(marked.map((part) => part.text)).toEqual(["Kłódki", "kłódek"]);
});

test("Japanese rules are searched without spaces, letter by letter", () => {
  const japanese = foreign("ja", "容疑者はガンを持つ。", "カンを投げるＰＣ。");
  expect([...search(japanese, "容疑者")!]).toEqual(["1.0"]);
  expect([...search(japanese, "者")!]).toEqual(["1.0"]);
  expect([...search(japanese, "ガン")!]).toEqual(["1.0"]);
  expect([...search(japanese, "カン")!]).toEqual(["1.1"]);
  expect([...search(japanese, "投げる　pc")!]).toEqual(["1.1"]);
});

test("a number finds its paragraph and those below it", () => {
  expect(numbers("12.8")).toEqual(["12.8", "12.8.1", "12.8.2"]);
  expect(numbers("12.8.")).toEqual(["12.8", "12.8.1", "12.8.2"]);
  expect(numbers("12")).toEqual(["12.8", "12.8.1", "12.8.2", "12.9"]);
});

test("what stands before the paragraphs of a chapter is found too", () => {
  expect(numbers("others can")).toEqual(["card"]);
});

test("every hit is marked, and nothing of the text is lost", () => {
  const text = "A Gun, a gun and a GÜN.";
  const parts = cut(text, wordsOf("gun"));
  expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(["Gun", "gun", "GÜN"]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(cut("", ["x"])).toEqual([]);
});

test("a paragraph knows what it stands below and what stands around it", () => {
  const found = surroundings(book, "12.8.1")!;
  expect(found.above.map((one) => one.number)).toEqual(["12.8"]);
  expect([found.before, found.after]).toEqual(["12.8", "12.8.2"]);
  expect(surroundings(book, "12.8")!.below.map((one) => one.number)).toEqual(["12.8.1", "12.8.2"]);
  expect(surroundings(book, "12.9")!.after).toBe("card-armored");
  expect(surroundings(book, "card")!.paragraph).toBeNull();
  expect(surroundings(book, "99")).toBeNull();
});

/* Fair chance ----------------------------------------------------------------------------------- */

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const table = (id: string, commitment: string | null, status = "playing") =>
  ({ id, commitment, status }) as TableInfo;

test("the hash that was noted first stays", () => {
  noteCommitment(table("a", "first"));
  noteCommitment(table("a", "second"));
  expect(notedCommitment("a")).toBe("first");
});

test("a hash proves nothing once the secret is known, or before there is one", () => {
  noteCommitment(table("a", "late", "over"));
  noteCommitment(table("b", null));
  expect([notedCommitment("a"), notedCommitment("b")]).toEqual([null, null]);
});

test("the oldest notes are given up", () => {
  for (let count = 0; count < 250; count += 1) noteCommitment(table(`t${count}`, "hash"));
  expect(notedCommitment("t0")).toBeNull();
  expect(notedCommitment("t249")).toBe("hash");
});

test("notes that somebody broke are no notes", () => {
  kept.set("deorbit-hashes", "[broken");
  expect(notedCommitment("a")).toBeNull();
  kept.set("deorbit-hashes", '{"a": 7}');
  expect(notedCommitment("a")).toBeNull();
});

test("the hash of a secret is SHA-256 of its bytes", async () => {
  expect(await hashOf("616263")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(await hashOf("no secret")).toBeNull();
});

test("a browser that cannot work out hashes says so", async () => {
  vi.stubGlobal("crypto", {});
  expect(await hashOf("616263")).toBeNull();
  vi.unstubAllGlobals();
});
