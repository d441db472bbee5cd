import { keysWith } from "../../play/keys";

export const KEYS = keysWith({
  r: "web-stationx-key-turn",
  e: "web-stationx-key-end",
  g: "web-stationx-key-upgrades",
  p: "web-play-key-players",
});
