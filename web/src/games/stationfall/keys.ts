/** The keys of the screen, for its help and for that of the page. */

import type { Key } from "../../lib/screens";

export const KEYS: Key[] = [
  { keys: ["1", "…", "9"], id: "web-play-key-choose" },
  { keys: ["Esc"], id: "web-play-key-back" },
  { keys: ["u"], id: "web-play-key-undo" },
  { keys: ["/"], id: "web-stationfall-key-find" },
  { keys: ["m"], id: "web-play-key-board" },
  { keys: ["a"], id: "web-play-key-actions" },
  { keys: ["l"], id: "web-play-key-log" },
  { keys: ["p"], id: "web-play-key-players" },
  { keys: ["c"], id: "web-stationfall-key-cards" },
  { keys: ["h"], id: "web-stationfall-key-hide" },
  { keys: ["w"], id: "web-stationfall-key-way" },
  { keys: ["n"], id: "web-play-key-next" },
  { keys: ["?"], id: "web-play-key-help" },
];
