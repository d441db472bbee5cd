/** Words for what a game of Station-X is made of. */

import { Speech } from "../../play/speech";

export const speech = new Speech("stationx");

/** What the others are asked, for those who wait. */
export function waiting(ask: string | null, asking: number[], names: string[]): string {
  const [who] = asking;
  if (who === undefined) return "";
  const id = `waits-${ask ?? "turn"}`;
  return speech.web(speech.hasWeb(id) ? id : "waits-for", { who: names[who] ?? "" });
}
