/** Words for what a game of Station-X is made of. */

import { Speech } from "../common/speech";
import type { StationXView } from "./types";

export const speech = new Speech("stationx");

/** What the others are asked, for those who wait. */
export function waiting(view: StationXView, asking: number[], names: string[]): string {
  const [who] = asking;
  if (who === undefined) return "";
  const id = `waits-${view.asks.at(-1)?.ask ?? "turn"}`;
  return speech.web(speech.hasWeb(id) ? id : "waits-for", { who: names[who] ?? "" });
}
