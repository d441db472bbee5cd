/** The keys of the screen, for its help and for that of the page. */

export interface Key {
  keys: string[];
  /** Message id of what it does. */
  id: string;
}

export const KEYS: Key[] = [
  { keys: ["1", "…", "9"], id: "web-stationfall-key-choose" },
  { keys: ["Esc"], id: "web-stationfall-key-back" },
  { keys: ["u"], id: "web-stationfall-key-undo" },
  { keys: ["/"], id: "web-stationfall-key-find" },
  { keys: ["m"], id: "web-stationfall-key-board" },
  { keys: ["a"], id: "web-stationfall-key-actions" },
  { keys: ["l"], id: "web-stationfall-key-log" },
  { keys: ["p"], id: "web-stationfall-key-players" },
  { keys: ["c"], id: "web-stationfall-key-cards" },
  { keys: ["h"], id: "web-stationfall-key-hide" },
  { keys: ["w"], id: "web-stationfall-key-way" },
  { keys: ["n"], id: "web-stationfall-key-next" },
  { keys: ["?"], id: "web-stationfall-key-help" },
];
