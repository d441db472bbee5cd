import type { Greats } from "../../play/moments.svelte";

export const GREAT: Greats = {
  "toy-event-peeked": {
    rank: 1,
    title: "web-toy-moment-peeked",
    flash: true,
    sound: "reveal",
  },
};
