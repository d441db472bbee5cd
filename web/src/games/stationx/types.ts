/** What the server tells about a game of Station-X, as far as the screen reads it.
 *
 * A **cell** is its name: a column letter from the left and a row number from below ("l12"). A
 * **room** is a number into `desk.rooms`. A **player** is a seat, by its number. */

import type { View } from "../../lib/types";
import type { Action, Arg, Sentence } from "../../play/types";
import type * as wire from "../../wire/stationx";

export type { Action, Arg, Sentence };
export type {
  Fighter,
  Player as PlayerFacts,
  Room,
  Unit as UnitFacts,
  UnitKind,
  UpgradePrint as UpgradeContent,
  UpgradeState,
} from "../../wire/stationx";

/** A shape of the wire, its sentences as the words of this client read them. */
type Told<T> = T extends { rule: string }
  ? T
  : T extends { id: string; args: object }
    ? Sentence
    : T extends object
      ? { [K in keyof T]: Told<T[K]> }
      : T;

export type Cell = string;
export type StationXView = View;
export type StationXContent = wire.Content;
export type Battle = Told<wire.Battle>;

export interface Target {
  sort: "cell" | "player";
  name: string;
}

/** One legal action, made complete in this client by `filled` (filled.ts). */
export interface Choice {
  kind: string;
  /** The `kind` of the group it is offered under. */
  group: string;
  /** The cell of the own unit that acts, or null. */
  from: Cell | null;
  /** The cell it is aimed at: where a tile's lower left cell, a unit, a shot goes; or null. */
  to: Cell | null;
  /** The thing it is about: a tile's name (place), a kind of unit (buy, recruit), an upgrade. */
  target: string | null;
  /** The whole action: "move the trooper from e4 to e5". */
  words: Sentence;
  label: Sentence | null;
  /** What is special about it: a supply card to be drawn, the sums of a battle. */
  note: Sentence | null;
  /** In energy. */
  price: number | null;
  /** The key of its battle in `desk.battles`. */
  battle: string | null;
}

/** The desk as it is sent. */
export type WireDesk = Told<wire.Board> & Told<wire.Own>;

/** The desk with a choice for each action of `view.legal`, in that order. */
export type StationXDesk = WireDesk & { choices: Choice[] };
