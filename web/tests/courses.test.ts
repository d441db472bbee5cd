import { expect, test } from "vitest";
import {
  deedOf,
  filmOf,
  firstPart,
  isGuided,
  lessonAfter,
  partAfter,
  partsOf,
  plansOf,
  ticked,
  tutorialTable,
  waitsForReader,
} from "../src/lib/courses";
import type { LessonCard } from "../src/wire/answers";
import { preferred } from "../src/lib/languages";
import type { LessonTold, TutorialTold } from "../src/lib/types";

const lesson: LessonTold = {
  sort: "lesson",
  name: "vents",
  seat: 0,
  rules: ["5.4.2"],
  goals: [
    { id: "a", done: false },
    { id: "b", done: false },
  ],
  fault: null,
  done: false,
};

const chapter: TutorialTold = {
  sort: "tutorial",
  time: "first",
  chapter: "13",
  title: "t13",
  chapters: [
    { name: "13", title: "t13", step: 0 },
    { name: "12", title: "t12", step: null },
    { name: "free", title: "free", step: null },
    { name: "end", title: "end", step: null },
  ],
  rules: [],
  new: ["n1"],
  lindsey: ["l1"],
  you: ["y1"],
  limits: [],
  goals: [{ id: "g", done: false }],
  next: { seat: 0, action: { kind: "reveal", args: [] }, say: "s1", skipped: [] },
  done: false,
};

const card = (name: string): LessonCard => ({
  name,
  message: `stationfall-lesson-${name}`,
  rules: [],
  minutes: 2,
  pack: null,
  words: {},
});

test("a goal is told when it is reached, and never what was so on arrival", () => {
  const reached = { ...lesson, goals: [lesson.goals[0], { id: "b", done: true }] };
  expect(ticked(lesson, reached)).toEqual(["b"]);
  expect(ticked(null, reached)).toEqual([]);
  expect(ticked(reached, lesson)).toEqual([]);
});

test("the one button of a lesson tries again after a fault and goes on when it is done", () => {
  expect(deedOf(lesson, "new")).toBeNull();
  expect(deedOf({ ...lesson, fault: { id: "f", rule: "1" } }, "new")).toEqual({ do: "again" });
  expect(deedOf({ ...lesson, done: true }, "new")).toEqual({ do: "lesson" });
});

test("the next lesson is the next one that was not learned, going round", () => {
  const cards = ["a", "b", "c"].map(card);
  expect(lessonAfter(cards, "stationfall", "a", [])?.name).toBe("b");
  expect(lessonAfter(cards, "stationfall", "a", ["stationfall/b"])?.name).toBe("c");
  expect(lessonAfter(cards, "stationfall", "c", ["stationfall/b"])?.name).toBe("a");
  const all = ["a", "b", "c"].map((name) => `stationfall/${name}`);
  expect(lessonAfter(cards, "stationfall", "a", all)).toBeNull();
});

test("a chapter is read page by page, and Lindsey moves when somebody wants to see it", () => {
  expect(partsOf(chapter)).toEqual(["new", "plan", "lindsey", "you"]);
  expect(deedOf(chapter, "new")).toEqual({ do: "turn", to: "plan" });
  expect(deedOf(chapter, "plan")).toEqual({ do: "turn", to: "lindsey" });
  expect(deedOf(chapter, "lindsey")).toEqual({ do: "show" });
  const shown = { ...chapter, next: null };
  expect(partAfter(chapter, shown, "lindsey")).toBe("lindsey");
  expect(deedOf(shown, "lindsey", true)).toEqual({ do: "turn", to: "you" });
  expect(deedOf(shown, "you", true)).toBeNull();
});

test("what Lindsey does can be told as a film, which is no part of her plan", () => {
  const filmed = { ...chapter, lindsey: ["l1", "l10-film"] };
  expect(filmOf(filmed)).toBe("l10-film");
  expect(plansOf(filmed)).toEqual(["l1"]);
  expect(filmOf(chapter)).toBeNull();
});

test("what goes on opens the page that it is about", () => {
  const waiting = { ...chapter, next: null };
  expect(partAfter(waiting, waiting, "new")).toBe("new");
  const reached = { ...waiting, goals: [{ id: "g", done: true }] };
  expect(partAfter(waiting, reached, "new")).toBe("you");
  expect(partAfter(waiting, waiting, "lindsey")).toBe("you");
  expect(partAfter(waiting, chapter, "you")).toBe("lindsey");
  expect(partAfter(waiting, chapter, "new")).toBe("new");
  expect(deedOf(chapter, "you")).toEqual({ do: "turn", to: "lindsey" });
  const later = { ...chapter, chapter: "12" };
  expect(partAfter(waiting, later, "you")).toBe("new");
  expect(partAfter(waiting, { ...later, new: [] }, "you")).toBe("plan");
});

test("who comes back to a chapter finds the page that matters, who is new to it the first", () => {
  expect(firstPart(chapter, false)).toBe("new");
  expect(firstPart(chapter, true)).toBe("lindsey");
  expect(firstPart({ ...chapter, next: null }, true)).toBe("you");
});

test("a chapter can be left out only as long as somebody leads", () => {
  expect(isGuided(chapter)).toBe(true);
  expect(isGuided({ ...chapter, chapter: "free" })).toBe(false);
  expect(isGuided({ ...chapter, chapter: "end" })).toBe(false);
});

test("the seats beside Lindsey's go to people, then to agents or to a hand", () => {
  const kinds = (...given: Parameters<typeof tutorialTable>) =>
    tutorialTable(...given).seats.map((seat) => seat.kind);
  expect(kinds("stationfall", "first", 1, true, "agent", "Ann")).toEqual([
    "agent",
    "me",
    "agent",
    "agent",
  ]);
  expect(kinds("stationfall", "first", 1, true, "hand", "Ann")).toEqual([
    "agent",
    "me",
    "me",
    "me",
  ]);
  expect(kinds("stationfall", "second", 2, false, "agent", "Ann")).toEqual([
    "agent",
    "me",
    "open",
    "agent",
  ]);
  expect(kinds("stationfall", "second", 3, true, "agent", "Ann")).toEqual([
    "agent",
    "me",
    "me",
    "me",
  ]);
});

test("people at one screen are told apart", () => {
  const names = tutorialTable("stationfall", "first", 3, true, "agent", "Ann").seats.map(
    (seat) => seat.name,
  );
  expect(names).toEqual([undefined, undefined, "Ann 2", "Ann 3"]);
});

test("the first language of the browser that there are words for is spoken", () => {
  const known = ["en", "ja", "pl"];
  expect(preferred(["de-AT", "pl-PL", "en"], known)).toBe("pl");
  expect(preferred(["ja"], known)).toBe("ja");
  expect(preferred(["de"], known)).toBe("en");
  expect(preferred([], known)).toBe("en");
});

test("Lindsey waits for the reader while her next step is to be shown", () => {
  expect(waitsForReader(chapter, 0)).toBe(true);
  expect(waitsForReader(chapter, 1)).toBe(false);
  expect(waitsForReader({ ...chapter, next: null }, 0)).toBe(false);
  expect(waitsForReader(lesson, 0)).toBe(false);
  expect(waitsForReader(null, 0)).toBe(false);
});
