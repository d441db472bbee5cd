/** The legal actions with what the desk says about them. The service sends only what a client cannot
 * put together by itself. */

import { filledWith } from "../../play/filled";
import type { Action, Arg, Choice, IntrepidContent, IntrepidDesk, WireDesk } from "./types";

export function filled(desk: WireDesk, fields: IntrepidContent["actions"]): IntrepidDesk {
  const choices = filledWith(desk.legal, fields, (action, args, number) =>
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
