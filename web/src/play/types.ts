/** What the screens of all games have in common. */

import type { PlainBoard, PlainChoice, PlainOwn } from "../wire/screen";
import type { Action } from "../lib/types";

export type { Action, Sentence, Target } from "../lib/types";
export type { Said } from "../wire/play";
export type {
  Because,
  Blocked as Could,
  Heading,
  PlainAttempt as Towards,
  PlainChoice,
  PlainContent,
} from "../wire/screen";

export type Arg = Action["args"][number];

/** The desk with what is known of each legal action. */
export type PlainDesk = PlainBoard & PlainOwn & { choices: PlainChoice[] };
