/** The legal actions with what is known of each: the service sends only what a client cannot put
 * together by itself. */

import type { Action, Arg } from "./types";

/** `fields`: what the arguments of each kind are called. */
export function filledWith<C>(
  legal: Action[],
  fields: Record<string, string[]>,
  choice: (action: Action, args: Record<string, Arg>, number: number) => C,
): C[] {
  return legal.map((action, number) => {
    const names = fields[action.kind] ?? [];
    const args = Object.fromEntries(names.map((name, place) => [name, action.args[place]]));
    return choice(action, args, number);
  });
}
