/** What is great in Intrepid. */

import type { Greats } from "../../play/moments.svelte";

export const GREAT: Greats = {
  "intrepid-event-missions-complete": {
    rank: 9,
    title: "web-intrepid-moment-won",
    span: 1600,
    flash: true,
    sound: "reveal",
  },
  "intrepid-event-in-the-red": {
    rank: 8,
    title: "web-intrepid-moment-lost",
    span: 1600,
    sound: "down",
  },
  "intrepid-event-card-drawn": {
    rank: 6,
    title: "web-intrepid-moment-card",
    words: "web-intrepid-moment-card-says",
    span: 1600,
    sound: "alarm",
  },
  "intrepid-event-destroyed": { rank: 5, title: "web-intrepid-moment-destroyed", sound: "blast" },
  "intrepid-event-mission-done": {
    rank: 4,
    title: "web-intrepid-moment-mission",
    sound: "launch",
  },
};
