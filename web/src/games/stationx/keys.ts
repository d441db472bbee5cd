import { keysWith } from "../../play/keys";

export const KEYS = keysWith({
  r: "web-stationx-key-turn",
  g: "web-stationx-key-upgrades",
  p: "web-play-key-players",
});
