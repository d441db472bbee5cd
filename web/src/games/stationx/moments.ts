/** What is great in Station-X. */

import type { GameEvent } from "../../lib/types";
import type { Greats } from "../../play/moments.svelte";
import type { Play } from "./play.svelte";

const BEGUN = "stationx-event-turn-begun";

/** Whether the last round begins with this turn. */
function lastRound(event: GameEvent, play: Play): boolean {
  const { round } = event.args;
  if (round !== play.content.rounds) return false;
  return play.props.game.log.find((one) => one.id === BEGUN && one.args.round === round) === event;
}

export const GREAT: Greats = {
  "stationx-event-conquered": {
    rank: 9,
    title: "web-stationx-moment-conquered",
    span: 1600,
    flash: true,
    sound: "blast",
  },
  "stationx-event-eliminated": { rank: 8, title: "web-stationx-moment-eliminated", sound: "down" },
  "stationx-event-captured": {
    rank: 7,
    title: "web-stationx-moment-captured",
    span: 1400,
    sound: "alarm",
  },
  "stationx-event-retaken": { rank: 6, title: "web-stationx-moment-retaken", sound: "reveal" },
  "stationx-event-died": {
    rank: 5,
    title: "web-stationx-moment-commander",
    sound: "down",
    when: (event) => event.args.unit === "commander",
  },
  [BEGUN]: {
    rank: 3,
    title: "web-stationx-moment-last-round",
    words: "web-stationx-moment-last-round-says",
    sound: "toll",
    when: lastRound,
  },
};
