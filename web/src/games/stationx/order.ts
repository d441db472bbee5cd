/** How kinds of actions stand together in the list. */

import { Order } from "../../play/choices";

export const ORDER = new Order(
  {
    units: ["move", "jump", "attack", "capture"],
    purchase: ["buy", "upgrade"],
    close: ["wait", "end"],
  },
  ["answer", "units", "purchase", "close"],
  "answer",
);
