import { keysWith } from "../../play/keys";

export const KEYS = keysWith({
  p: "web-play-key-players",
  c: "web-stationfall-key-cards",
  h: "web-stationfall-key-hide",
  w: "web-stationfall-key-way",
  "/": "web-stationfall-key-find",
});
