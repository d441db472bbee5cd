/** What a course is called. */

import type { Course } from "../../lib/types";
import { say } from "../../lib/words";

export function titleOf(game: string, course: Course): string {
  if (course.sort === "lesson") return say(`${game}-lesson-${course.name}`);
  return say(course.title);
}
