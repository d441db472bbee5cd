import { keysWith } from "../../play/keys";

export const KEYS = keysWith({ p: "web-play-key-players" });
