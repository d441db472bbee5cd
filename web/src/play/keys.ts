/** The keys of a screen, for its help and for that of the page. */

import type { Key } from "../lib/screens";

/** What is pressed, and the message of what it does. */
type Keys = Record<string, string>;

const COMMON: Keys = {
  "1 … 9": "web-play-key-choose",
  Esc: "web-play-key-back",
  u: "web-play-key-undo",
  e: "web-play-key-end",
  m: "web-play-key-board",
  a: "web-play-key-actions",
  l: "web-play-key-log",
};
const LAST: Keys = { n: "web-play-key-next", "?": "web-play-key-help" };

/** Those that every game has, with `own` of a game. */
export function keysWith(own: Keys): Key[] {
  const all = Object.entries({ ...COMMON, ...own, ...LAST });
  return all.map(([pressed, id]) => ({ keys: pressed.split(" "), id }));
}
