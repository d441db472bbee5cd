/** What the service tells about a game of Sealed Orders. */

import type { View } from "../../lib/types";
import type { PlainDesk } from "../../play/types";
import type { Board, Own, Player } from "../../wire/toy";

export type { Card, Content } from "../../wire/toy";
export type { Player, View };

/** What a card is opened about: a player by number. */
export interface Target {
  sort: "player";
  name: string;
}

export type WireDesk = Board & Own;
export type ToyDesk = WireDesk & PlainDesk;
