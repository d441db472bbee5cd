/** Points: rows of an agenda, and what comes besides. */

import type { AgendaRow, Preview, ScoreRow } from "./types";

export interface Scored {
  total: number;
  /** Points by row of the agenda. */
  paid: Map<string, number>;
  /** Bonus Characters, Bribes, cubes above the limit. */
  more: ScoreRow[];
}

export function scored(preview: Pick<Preview, "rows" | "total">, agenda: AgendaRow[]): Scored {
  const rows = new Set(agenda.map((one) => one.row));
  const paid = preview.rows.filter((one) => rows.has(one.row));
  return {
    total: preview.total,
    paid: new Map(paid.map((one) => [one.row, one.points])),
    more: preview.rows.filter((one) => !rows.has(one.row)),
  };
}
