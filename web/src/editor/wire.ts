/** What the editor asks of the service. */

import { Refused, api, request } from "../lib/api";
import type { Desk, NewTable } from "../lib/types";
import type { CheckedPosition } from "../wire/positions";
import type { Fields } from "./fields";
import { isDict, type Dict, type Json } from "./paths";

/** The answer, with positions and fields as the editor knows them. */
export interface Checked extends Omit<CheckedPosition, "position" | "desk" | "fields" | "tidied"> {
  position: Dict | null;
  desk: Desk | null;
  fields: Fields | null;
  tidied: Dict | null;
}

export const check = (game: string, position: Dict, known: string, tidy = false) =>
  request<Checked>("POST", "/api/positions", { game, position, known, tidy, view: false });

export function play(table: NewTable, position: Dict): Promise<{ id: string }> {
  return request("POST", "/api/tables", { ...table, position });
}

/** A moment of a table as a position: the last one, if no other is asked for. */
export async function momentOf(
  table: string,
  at: number | null,
): Promise<{ game: string; position: Dict }> {
  const { game } = await api.table(table);
  let view;
  try {
    view = await api.view(table, at ?? 999_999);
  } catch (error) {
    const last = error instanceof Refused ? error.error.args.last : undefined;
    if (at !== null || typeof last !== "number") throw error;
    view = await api.view(table, last);
  }
  const { to_act, prompt, legal, ...position } = view;
  void [to_act, prompt, legal];
  return { game, position: known(position as Dict) as Dict };
}

/** What a reader may not know is left out, so that it is drawn. */
export function known(value: Json): Json | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    const parts = value.map(known);
    return parts.includes(undefined) ? undefined : (parts as Json[]);
  }
  if (!isDict(value)) return value;
  const kept: Dict = {};
  for (const [key, part] of Object.entries(value)) {
    const told = key === "options" ? part : known(part);
    if (told !== undefined) kept[key] = told;
  }
  return kept;
}
