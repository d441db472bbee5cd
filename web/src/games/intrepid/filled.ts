/** The legal actions with what the desk says about them. The service sends only what a client cannot
 * put together by itself. */

import { filledWith } from "../../play/filled";
import type {
  Action,
  Arg,
  Choice,
  IntrepidContent,
  IntrepidDesk,
  IntrepidView,
  WireDesk,
} from "./types";

export function filled(
  view: IntrepidView,
  desk: WireDesk,
  fields: IntrepidContent["actions"],
): IntrepidDesk {
  const choices = filledWith(view.legal, fields, (action, args, number) =>
    choice(action, args, desk, number),
  );
  return { ...desk, choices };
}

function choice(action: Action, args: Record<string, Arg>, desk: WireDesk, number: number): Choice {
  return {
    kind: action.kind,
    group: action.kind,
    words: { id: `intrepid-do-${action.kind}`, args },
    label: null,
    note: desk.notes[number] ?? null,
    price: desk.prices[number] ?? null,
  };
}
