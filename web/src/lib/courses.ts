/** Lessons and the tutorial: what the service offers, and how far somebody has come. */

import { request } from "./api";
import type { Course, LessonCard, NewTable, TutorialTold } from "./types";

export const lessonsOf = (game: string) =>
  request<LessonCard[]>("GET", `/api/lessons/${encodeURIComponent(game)}`);

/** `instead`: the table of an earlier try. */
export const beginLesson = (
  game: string,
  lesson: string,
  pack: string | null,
  instead: string | null = null,
) => request<{ id: string }>("POST", "/api/lessons", { game, lesson, pack, instead });

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}/course`;

export const showNext = (table: string, version: number) =>
  request<{ version: number }>("POST", `${at(table)}/next`, { version });

export const skipChapter = (table: string) => request<unknown>("POST", `${at(table)}/skip`);

/* Lessons -------------------------------------------------------------------------------------- */

export const lessonKey = (game: string, lesson: string) => `${game}/${lesson}`;

/** The same of the tutorial, which is no lesson. */
export const tutorialKey = (time: TutorialTold["time"]) => `tutorial:${time}`;

/** The lesson to take after one: the next that was not learned yet, going round. */
export function lessonAfter(
  cards: readonly LessonCard[],
  game: string,
  name: string,
  learned: readonly string[],
): LessonCard | null {
  const place = cards.findIndex((card) => card.name === name);
  const round = [...cards.slice(place + 1), ...cards.slice(0, Math.max(0, place))];
  return round.find((card) => !learned.includes(lessonKey(game, card.name))) ?? null;
}

/** The goals that were reached between two moments. */
export function ticked(before: Course | null, after: Course): string[] {
  const open = new Set(before?.goals.filter((goal) => !goal.done).map((goal) => goal.id));
  return after.goals.filter((goal) => goal.done && open.has(goal.id)).map((goal) => goal.id);
}

/* The tutorial --------------------------------------------------------------------------------- */

/** What is new, what Lindsey plans, her moves with what she says to them, and what you do. */
export type Part = "new" | "plan" | "lindsey" | "you";

/** The pages of a chapter. `heard`: whether Lindsey has said something in it already. */
export function partsOf(course: TutorialTold, heard = false): Part[] {
  const parts: Part[] = [];
  if (course.new.length) parts.push("new");
  if (plansOf(course).length) parts.push("plan");
  if (course.next || heard) parts.push("lindsey");
  if (course.you.length || course.goals.length) parts.push("you");
  return parts;
}

/** Her thoughts before she moves. */
export function plansOf(course: TutorialTold): string[] {
  return course.lindsey.filter((id) => id !== filmOf(course));
}

/** What Lindsey does in a chapter, told as in a film, where somebody has told it so. */
export function filmOf(course: TutorialTold): string | null {
  return course.lindsey.find((id) => id.endsWith("-film")) ?? null;
}

/** Whether the players are not yet on their own: then the rest of a chapter can be left out. */
export function isGuided(course: TutorialTold): boolean {
  const place = course.chapters.findIndex((one) => one.name === course.chapter);
  return place >= 0 && place < course.chapters.length - 2;
}

/** The page to open for somebody who arrives; `read`: whether they have been in this chapter. */
export function firstPart(course: TutorialTold, read: boolean): Part {
  const parts = partsOf(course);
  if (!read) return parts[0] ?? "you";
  return course.next ? "lindsey" : (parts.at(-1) ?? "you");
}

/** The page to open when the course has gone on; the same where nothing has to change. */
export function partAfter(before: TutorialTold, after: TutorialTold, part: Part): Part {
  const parts = partsOf(after);
  if (before.chapter !== after.chapter) return parts[0] ?? "you";
  // Who has yet to read what is new reads on; but whoever reaches a goal has moved meanwhile.
  if (part === "new" || part === "plan") return ticked(before, after).length ? "you" : part;
  if (before.next) return part;
  return after.next ? "lindsey" : "you";
}

/** What the one button of a course does: turn the page, show the next step, try again, go to
 * another lesson. */
export type Deed = { do: "turn"; to: Part } | { do: "show" } | { do: "again" } | { do: "lesson" };

export function deedOf(course: Course, part: Part, heard = false): Deed | null {
  if (course.sort === "lesson") {
    if (course.done) return { do: "lesson" };
    return course.fault ? { do: "again" } : null;
  }
  if (course.next && part === "lindsey") return { do: "show" };
  if (course.next && part === "you") return { do: "turn", to: "lindsey" };
  const parts = partsOf(course, heard);
  const to = parts[parts.indexOf(part) + 1];
  return to ? { do: "turn", to } : null;
}

/** Whether a seat moves only when somebody at the table wants to see it. */
export function waitsForReader(course: Course | null | undefined, seat: number): boolean {
  return course?.sort === "tutorial" && course.next?.seat === seat;
}

export type Surplus = "agent" | "hand";

/** A table for the tutorial: so many people, at this screen or by a link, and who plays the seats
 * that are left. */
export function tutorialTable(
  game: string,
  time: TutorialTold["time"],
  people: number,
  together: boolean,
  surplus: Surplus,
  name: string,
): NewTable {
  const others = Array.from({ length: PUPILS }, (_, place): NewTable["seats"][number] => {
    if (place === 0) return { kind: "me" };
    const here: NewTable["seats"][number] = { kind: "me", name: `${name} ${place + 1}` };
    if (place < people) return together ? here : { kind: "open" };
    return surplus === "hand" ? here : { kind: "agent", agent: "novice" };
  });
  return {
    game,
    options: { tutorial: time },
    seats: [{ kind: "agent", agent: "lindsey" }, ...others],
    listed: false,
    pace: "slow",
    start: false,
  };
}

/** Seats beside Lindsey's. */
export const PUPILS = 3;
