import type { GameEvent } from "../../../lib/types";
import type { Hand } from "../play.svelte";
import type { Lit } from "../targets";
import type { Battle, Cell, StationXContent, StationXDesk } from "../types";
import type { Ghost } from "./placing";

export interface BoardProps {
  content: StationXContent;
  desk: StationXDesk;
  /** What the players are called. */
  names: string[];
  lit: Lit;
  /** The cell that is chosen: of an own unit, or looked at. */
  unit: Cell | null;
  chosen: Cell | null;
  hand: Hand | null;
  battle: Battle | null;
  /** The cells that the last action touched. */
  changed: string[];
  /** The cells of a hint. */
  advised: Cell[];
  /** What others did since the own last turn. */
  trail: readonly GameEvent[];
  /** The cell to glide to. */
  find: string | null;
  onpick: (cell: Cell) => void;
  /** The cell that is pointed at, or that has the focus. */
  onaim: (cell: Cell | null) => void;
  /** Put the tile in the hand down with its lower left cell there. */
  onlay: (at: Cell) => void;
  onturn: () => void;
  onhold: (tile: string) => void;
  onbarred: (tile: string) => void;
  /** The tile in the hand hovers there. */
  onhover: (ghost: Ghost | null) => void;
}
