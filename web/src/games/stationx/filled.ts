/** The legal actions with what the desk says about them. The service sends only what a client
 * cannot put together by itself: while the station is built there are hundreds of places. */

import { filledWith } from "../../play/filled";
import type { Action, Arg, Choice, StationXContent, StationXDesk, WireDesk } from "./types";

/** Where the thing that an action is about stands among its arguments. */
const THING: Record<string, string> = { place: "tile", buy: "unit", upgrade: "upgrade" };

export function filled(desk: WireDesk, fields: StationXContent["actions"]): StationXDesk {
  const choices = filledWith(desk.legal, fields, (action, args, number) =>
    choice(action, args, desk, number),
  );
  return { ...desk, choices };
}

function choice(action: Action, args: Record<string, Arg>, desk: WireDesk, number: number): Choice {
  const from = (args.from as string | undefined) ?? null;
  const thing = THING[action.kind];
  const recruit = action.kind === "recruit" ? desk.recruit : null;
  const at = from ?? (action.kind === "keep" ? String(args.at) : null);
  const unit = (at ? desk.units[at]?.unit : recruit) ?? null;
  return {
    kind: action.kind,
    group: action.kind,
    from,
    to: (args.to as string | undefined) ?? (args.at as string | undefined) ?? null,
    target: thing ? String(args[thing]) : recruit,
    words: { id: `stationx-do-${action.kind}`, args: unit ? { ...args, unit } : args },
    label: null,
    note: desk.notes[number] ?? null,
    price: desk.prices[number] ?? null,
    battle: action.kind === "attack" ? action.args.join(" ") : null,
  };
}
