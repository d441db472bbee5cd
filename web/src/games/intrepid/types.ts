/** Names of what the service tells about a game of Intrepid. */

import type { PlainChoice, Target as AnyTarget } from "../../play/types";
import type { Board, Crew, Own } from "../../wire/intrepid";

export type { Action, Arg, Sentence } from "../../play/types";
export type {
  About,
  Card,
  Content as IntrepidContent,
  Light,
  Output,
  Token,
  Track,
} from "../../wire/intrepid";

/** A die as it lies: 1 to 6, or for Japan "4/6", a 4 with a 6 in front. */
export type Face = Crew["pool"][number];

/** What a card is opened about: a tile or card by its name, a slot, or a country. */
export type Target = AnyTarget<"place" | "slot" | "crew">;

/** One legal action, made complete in this client by `filled` (filled.ts). */
export interface Choice extends PlainChoice {
  kind: string;
  /** In Capacity. */
  price: number | null;
}

/** The desk as it is sent. */
export type WireDesk = Board & Own;

export type IntrepidDesk = WireDesk & { choices: Choice[] };
