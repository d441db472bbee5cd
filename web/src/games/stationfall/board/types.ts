/** What the board reads of the content of a table. */

import type { StationDesk, StationView, Target } from "../types";

export interface SectionContent {
  at: number[];
  gravity: boolean;
  dark?: boolean;
  power?: boolean;
  console?: boolean;
  airlock?: (string | boolean)[] | null;
  pod: { dock: string; capacity: number; needs: string } | null;
  offers?: string[];
  makes?: string[];
  contaminates?: boolean;
  deletes_data?: boolean;
  kompromat?: string | null;
}

export interface StationContent {
  sections: Record<string, SectionContent>;
  corridors: string[][];
  vents: string[][];
  characters: Record<string, { kind: string }>;
  /** The first Minute by number of seats. */
  minutes?: Record<string, number>;
}

export interface Lit {
  sections: Set<string>;
  characters: Set<string>;
  /** "a|b" */
  corridors: Set<string>;
}

export interface BoardProps {
  content: StationContent;
  view: StationView;
  desk: StationDesk;
  lit: Lit;
  chosen: Target | null;
  /** Sections, one after another. */
  way: string[];
  changed: string[];
  find: string | null;
  /** Pieces and sections to keep in sight. */
  sight?: readonly string[];
  onpick(target: Target): void;
}

export type { StationDesk, StationView, Target };
