/** Names of what the service tells about a game of Sealed Orders. */

import type { Target as AnyTarget } from "../../play/types";
import type { Board, Own } from "../../wire/toy";

export type { Card, Content } from "../../wire/toy";

/** What a card is opened about: a player by number. */
export type Target = AnyTarget<"player">;

export type ToyDesk = Board & Own;
