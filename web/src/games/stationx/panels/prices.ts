/** What actions cost. */

import type { Option } from "../targets";
import type { StationXContent, StationXDesk } from "../types";

/** In energy; null for what costs nothing. A supply card gives its upgrade for nothing. */
export function priceOf(
  { choice }: Option,
  content: StationXContent,
  desk: Pick<StationXDesk, "ask">,
): number | null {
  switch (choice.kind) {
    case "buy":
      return content.units[choice.target as keyof StationXContent["units"]]?.price ?? null;
    case "upgrade":
      return desk.ask === "learn" ? null : (content.upgrades[choice.target ?? ""]?.price ?? null);
    case "respawn":
      return content.energy.respawn;
    default:
      return null;
  }
}
