// Written by `make docs` from deorbit.server.wire.play.

/** A sentence as a message id with arguments. */
export interface Message {
  id: string;
  args: Record<string, string | number | null>;
}

/** A message whose values may be lists, or sentences themselves. */
export interface Sentence {
  id: string;
  args: Record<string, Said>;
}

export type Said = string | number | Sentence | (string | number | Sentence | null)[] | null;

/** A decision: a kind and its arguments. */
export interface Action {
  kind: string;
  args: (string | number)[];
}

/** Something that happened; `step` counts the actions up to the one that caused it. */
export interface Event extends Message {
  step: number;
}

/** How a match ended. `rows` holds, for each seat, what lies behind its score. */
export interface Outcome {
  scores: number[];
  winners: number[];
  ending: string;
  rows: [string, number][][];
}

/** What every game's view holds, besides the keys of its own. */
export interface View {
  seats: number;
  options: Record<string, unknown>;
  to_act: number[];
  prompt: Message | null;
  legal: Action[];
}

/** `confirm`: nothing was done yet, because it could not be taken back. */
export interface Played {
  version: number;
  confirm?: boolean;
}

export interface ReasonBody {
  rule: string;
  id: string;
  args: Record<string, string | number | null>;
  text: string;
}

/** `final`: could not be taken back, as far as this seat can know. */
export interface Considered {
  reason: ReasonBody | null;
  final: boolean;
}

export interface Leg {
  to: string;
  by: string;
}

export interface Route {
  lines: Sentence[];
  legs: Leg[];
}

/** How a decision came about, line by line; empty where there is nothing to tell. */
export interface Why {
  lines: Sentence[];
}

/** A moment; without the view for who wants none. */
export interface Moment {
  step: number;
  desk: Record<string, unknown>;
  view?: View;
}

/**
 * `action` is what to do now, the first of `line`; nothing for a seat that owes no decision. The
 * line goes on to where something is drawn. `gain` is what it brings or is for, a sentence.
 */
export interface Advised {
  action: Action | null;
  gain: Sentence | null;
  line: Action[];
}

/** `optional`: reached if it comes along. */
export interface Goal {
  id: string;
  done: boolean;
  optional?: boolean;
}

export interface LessonFault {
  id: string;
  rule: string;
}

/** How far a learner has come in a lesson. */
export interface LessonTold {
  sort: "lesson";
  name: string;
  seat: number;
  rules: string[];
  goals: Goal[];
  fault: LessonFault | null;
  done: boolean;
}

/** `step`: after how many actions it began; null where it has not begun. */
export interface TutorialChapter {
  name: string;
  title: string;
  step: number | null;
}

/** A step of the script that is left out, and why. */
export interface TutorialSkipped {
  action: Action;
  reason: ReasonBody;
}

/** What the script plays next, as soon as somebody wants to see it. */
export interface TutorialNext {
  seat: number;
  action: Action;
  say: string;
  skipped: TutorialSkipped[];
}

/**
 * How far a learner has come in the tutorial. What is said are message ids, one for each paragraph.
 */
export interface TutorialTold {
  sort: "tutorial";
  time: "first" | "second";
  chapter: string;
  title: string;
  chapters: TutorialChapter[];
  rules: string[];
  new: string[];
  lindsey: string[];
  you: string[];
  limits: string[];
  goals: Goal[];
  next: TutorialNext | null;
  done: boolean;
}

export type Course = LessonTold | TutorialTold;

/** How far this reader has come; null at a table without a course, and for spectators. */
export interface CourseTold {
  course: Course | null;
}

export interface Notes {
  text: string;
}
