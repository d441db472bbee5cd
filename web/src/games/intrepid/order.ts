/** How kinds of actions stand together in the list. */

import { Order } from "../../play/choices";

export const ORDER = new Order(
  {
    dice: ["place", "dock", "amplify", "ask"],
    purchase: ["buy", "die", "mend", "free"],
    badge: ["shoulder", "strain", "treat", "scrap"],
    close: ["ready", "pass", "done"],
  },
  ["answer", "dice", "purchase", "badge", "close"],
  "answer",
);
