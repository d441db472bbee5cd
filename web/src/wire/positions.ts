// Written by `make docs` from deorbit.server.wire.positions.

import type { Outcome, View } from "./play";
import type { PlainContent } from "./screen";

/**
 * What is wrong at a key (`players[0].pool`; empty: as a whole). `left_out`: the position that is
 * given back is without it.
 */
export interface PositionProblem {
  key: string;
  id: string;
  args: Record<string, string | number | null>;
  text: string;
  left_out: boolean;
}

/**
 * `position` is whole, but for what is wrong and what is still to be drawn; null where nothing can
 * be made of it, and then so are `view`, left out for who wants none, and `desk`: as a screen shows
 * it. `fields` describes what may stand where, `content` is what is printed; both are null if the
 * scheme is the one that was known. `tidied` is the position that was given, without what follows
 * from the rest.
 */
export interface CheckedPosition {
  problems: PositionProblem[];
  scheme: string;
  names: string[];
  position: Record<string, unknown> | null;
  desk: Record<string, unknown> | null;
  outcome: Outcome | null;
  fields: Record<string, unknown> | null;
  content: PlainContent | null;
  tidied: Record<string, unknown> | null;
  view?: View | null;
}
