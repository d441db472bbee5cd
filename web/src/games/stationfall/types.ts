/** Names of what the service tells about a game of Stationfall. */

import type { Target as AnyTarget } from "../../play/types";
import type { Board, Own, Sort } from "../../wire/stationfall";

export type { Action, Arg, Because, Heading, Said, Sentence } from "../../play/types";
export type {
  Cards,
  Choice,
  Cost,
  Marker,
  Player,
  Preview,
  Row as ScoreRow,
  Trap,
} from "../../wire/stationfall";
export type {
  AgendaRow,
  Content as StationContent,
  ScriptLine,
  SectionPrint,
} from "../../wire/stationfall_content";

/** What a card is opened about; tracks are instruments of the board. */
export type Target = AnyTarget<Sort | "pod" | "track">;

export type StationDesk = Board & Own;
