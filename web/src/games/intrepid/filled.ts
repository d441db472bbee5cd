/** The legal actions with what the desk says about them. The service sends only what a client cannot
 * put together by itself. */

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
  const choices = view.legal.map((action, number) =>
    choice(action, fields[action.kind] ?? [], desk, number),
  );
  return { ...desk, choices };
}

function choice(action: Action, fields: string[], desk: WireDesk, number: number): Choice {
  const args: Record<string, Arg> = {};
  fields.forEach((name, place) => (args[name] = action.args[place]));
  return {
    kind: action.kind,
    group: action.kind,
    words: { id: `intrepid-do-${action.kind}`, args },
    label: null,
    note: desk.notes[number] ?? null,
  };
}
