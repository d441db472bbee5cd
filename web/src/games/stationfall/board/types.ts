/** What the board is given. */

import type { Traces } from "../lately";
import type { StationContent, StationDesk, Target } from "../types";

/** What the drawing is made of. */
export type Printed = Pick<StationContent, "sections" | "corridors" | "vents">;

export interface Lit {
  sections: Set<string>;
  characters: Set<string>;
  /** "a|b" */
  corridors: Set<string>;
}

export interface BoardProps {
  content: StationContent;
  desk: StationDesk;
  lit: Lit;
  chosen: Target | null;
  /** Sections, one after another. */
  way: string[];
  changed: string[];
  find: string | null;
  /** Pieces and sections to keep in sight. */
  sight?: readonly string[];
  /** Cards of the characters that the reader secretly is, as long as it may be seen. */
  secret?: readonly string[];
  /** What others did since this person acted last. */
  traces?: Traces;
  /** The keys that choose a section or a character. */
  numbers?: ReadonlyMap<string, string>;
  onpick(target: Target): void;
}

export type { StationContent, StationDesk, Target };
