/** The keys of the screen, for its help and for that of the page. */

import type { Key } from "../../lib/screens";

export const KEYS: Key[] = [
  { keys: ["1", "…", "9"], id: "web-play-key-choose" },
  { keys: ["Esc"], id: "web-play-key-back" },
  { keys: ["u"], id: "web-play-key-undo" },
  { keys: ["m"], id: "web-play-key-board" },
  { keys: ["r"], id: "web-stationx-key-turn" },
  { keys: ["e"], id: "web-stationx-key-end" },
  { keys: ["a"], id: "web-play-key-actions" },
  { keys: ["g"], id: "web-stationx-key-upgrades" },
  { keys: ["p"], id: "web-play-key-players" },
  { keys: ["l"], id: "web-play-key-log" },
  { keys: ["n"], id: "web-play-key-next" },
  { keys: ["?"], id: "web-play-key-help" },
];
