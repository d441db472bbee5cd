/** What actions cost, in Capacity. */

import type { Option } from "../spots";
import type { IntrepidContent, IntrepidDesk, Token } from "../types";

export function priceOf(
  { action, args }: Option,
  content: IntrepidContent,
  desk: IntrepidDesk,
): number | null {
  switch (action.kind) {
    case "buy":
      return content.tiles[String(args.tile)]?.cost ?? null;
    case "die":
      return desk.crews.find((crew) => crew.country === args.country)?.die_price ?? null;
    case "mend":
      return content.mend[args.token as Token] ?? null;
    case "free":
      return content.mend.disable;
    case "treat":
      return content.badges["medical-officer"]?.price ?? null;
    default:
      return null;
  }
}
