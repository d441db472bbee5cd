/** The keys of the screen, for its help and for that of the page. */

import type { Key } from "../../lib/screens";

export const KEYS: Key[] = [
  { keys: ["1", "…", "9"], id: "web-play-key-choose" },
  { keys: ["d"], id: "web-intrepid-key-dice" },
  { keys: ["PgDn"], id: "web-intrepid-key-place" },
  { keys: ["e"], id: "web-intrepid-key-done" },
  { keys: ["Esc"], id: "web-play-key-back" },
  { keys: ["u"], id: "web-play-key-undo" },
  { keys: ["m"], id: "web-play-key-board" },
  { keys: ["a"], id: "web-play-key-actions" },
  { keys: ["p"], id: "web-intrepid-key-crews" },
  { keys: ["l"], id: "web-play-key-log" },
  { keys: ["n"], id: "web-play-key-next" },
  { keys: ["?"], id: "web-play-key-help" },
];
