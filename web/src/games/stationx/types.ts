/** Names of what the service tells about a game of Station-X. */

import type { PlainChoice, Target as AnyTarget } from "../../play/types";
import type { Board, Own } from "../../wire/stationx";

export type { Action, Arg, Sentence } from "../../play/types";
export type {
  Battle,
  Content as StationXContent,
  Fighter,
  Player as PlayerFacts,
  Room,
  Unit as UnitFacts,
  UnitKind,
  UpgradePrint as UpgradeContent,
  UpgradeState,
} from "../../wire/stationx";

/** A column letter from the left and a row number from below, "l12". */
export type Cell = string;

export type Target = AnyTarget<"cell" | "player">;

/** One legal action, made complete in this client by `filled` (filled.ts). */
export interface Choice extends PlainChoice {
  kind: string;
  /** The cell of the own unit that acts, or null. */
  from: Cell | null;
  /** The cell it is aimed at: where a tile's lower left cell, a unit, a shot goes; or null. */
  to: Cell | null;
  /** The thing it is about: a tile's name (place), a kind of unit (buy, recruit), an upgrade. */
  target: string | null;
  /** In energy. */
  price: number | null;
  /** The key of its battle in `desk.battles`. */
  battle: string | null;
}

/** The desk as it is sent. */
export type WireDesk = Board & Own;

export type StationXDesk = WireDesk & { choices: Choice[] };
