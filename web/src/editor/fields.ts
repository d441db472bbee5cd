/** What may stand in a position, as the game describes it, and changes that keep to it. */

import { getIn, isDict, type Dict, type Json, type Path } from "./paths";

interface Traits {
  optional?: boolean;
  needed?: boolean;
  drawn?: boolean;
  unless?: string;
  derived?: boolean;
  /** What something new begins as. */
  usual?: string;
  /** Where a piece is on the board; `alone`: the place stands for the piece. */
  place?: boolean;
  alone?: boolean;
}

export type Field = Traits &
  (
    | { sort: "number"; least: number; most: number; of?: string }
    | { sort: "flag" }
    | { sort: "text" }
    | { sort: "name"; of: string; also: string[] }
    | { sort: "pair"; of: string }
    | { sort: "word"; values: string[] }
    | { sort: "list"; of: Field; most: number; repeat: boolean }
    | { sort: "record"; keys: Record<string, Field> }
    | { sort: "map"; by: string; of: Field; whole: boolean; most?: number }
    | { sort: "rows"; of: Field; count: number }
    | { sort: "kinds"; by: string; kinds: Record<string, Record<string, Field>> }
  );

export interface Fields {
  groups: { name: string; keys: string[] }[];
  keys: Record<string, Field>;
  domains: Record<string, string[]>;
  /** The domains that name what a board shows, by what the board calls it. */
  sorts: Record<string, string[]>;
  pins: string[];
  called: Record<string, string>;
}

export const root = (fields: Fields): Field => ({ sort: "record", keys: fields.keys });

/** What is described within a field under one part of a path. */
export function inner(field: Field, part: string | number, value?: Json): Field | null {
  if (field.sort === "record") return field.keys[part] ?? null;
  if (field.sort === "map" || field.sort === "rows" || field.sort === "list") return field.of;
  if (field.sort === "kinds" && isDict(value)) {
    if (part === field.by) return { sort: "word", values: Object.keys(field.kinds) };
    return field.kinds[String(value[field.by])]?.[part] ?? null;
  }
  return null;
}

export function fieldAt(fields: Fields, path: Path, position?: Json): Field | null {
  let field: Field | null = root(fields);
  for (let place = 0; place < path.length && field; place++) {
    field = inner(field, path[place], getIn(position, path.slice(0, place)));
  }
  return field;
}

/** Set what stands at a path. What lies above it comes into being: a part of a record or of a row is
 * given alone, a list as a whole. */
export function setIn(
  fields: Fields,
  given: Dict,
  whole: Json | undefined,
  path: Path,
  value: Json,
): Dict {
  return put(root(fields), given, whole, path, value) as Dict;
}

function put(
  field: Field | null,
  given: Json | undefined,
  whole: Json | undefined,
  path: Path,
  value: Json,
): Json {
  if (path.length === 0) return value;
  const [head, ...rest] = path;
  if (typeof head === "number") {
    const rows = field?.sort === "rows";
    const base = Array.isArray(given)
      ? [...given]
      : !rows && Array.isArray(whole)
        ? [...whole]
        : [];
    while (base.length < head) base.push(rows ? {} : null);
    const below = Array.isArray(whole) ? whole[head] : undefined;
    base[head] = put(field && inner(field, head), base[head], below, rest, value);
    return base;
  }
  const all = field?.sort === "map" && field.whole && isDict(whole) ? whole : {};
  const base = isDict(given) ? given : all;
  const below = isDict(whole) ? whole[head] : undefined;
  const next = field && inner(field, head, base);
  return { ...base, [head]: put(next, base[head], below, rest, value) };
}

/** Leave out what stands at a path, and what is empty then. A part of a piece takes the piece with
 * it if it cannot be without; so do questions. */
export function leaveOut(fields: Fields, given: Dict, path: Path): Dict {
  return (drop(root(fields), given, path) ?? {}) as Dict;
}

function drop(field: Field | null, given: Json | undefined, path: Path): Json | undefined {
  if (path.length === 0) return undefined;
  const [head, ...rest] = path;
  if (Array.isArray(given) && typeof head === "number") {
    const below = field && inner(field, head);
    if (field?.sort === "rows") {
      const rows = given.map((row, place) =>
        place === head ? (drop(below, row, rest) ?? {}) : row,
      );
      while (rows.length && isDict(rows.at(-1)!) && !Object.keys(rows.at(-1)!).length) rows.pop();
      return rows.length ? rows : undefined;
    }
    if (below?.sort === "kinds") return undefined;
    const part =
      rest.length && below && !isNeeded(below, rest) ? drop(below, given[head], rest) : undefined;
    return part === undefined ? given.filter((_, place) => place !== head) : given.with(head, part);
  }
  if (isDict(given) && typeof head === "string") {
    const { [head]: old, ...others } = given;
    if (rest.length && !(field && inner(field, head))) return others;
    const below = field && inner(field, head, given);
    const part =
      rest.length && below && !isNeeded(below, rest) ? drop(below, old, rest) : undefined;
    const left = part === undefined ? others : { ...given, [head]: part };
    const keeps = field?.sort === "map" && field.whole;
    return Object.keys(left).length || keeps ? left : undefined;
  }
  return undefined;
}

function isNeeded(field: Field, path: Path): boolean {
  return path.length === 1 && !!inner(field, path[0])?.needed;
}

/** What something new begins as; `here`: names that it should be about, by domain. */
export function fresh(fields: Fields, field: Field, here: Record<string, string> = {}): Json {
  switch (field.sort) {
    case "number":
      return Math.max(field.least, Math.min(field.most, 0));
    case "flag":
      return true;
    case "text":
      return "";
    case "name":
      return here[field.of] ?? field.usual ?? fields.domains[field.of]?.[0] ?? field.also[0] ?? "";
    case "pair":
      return (here[field.of] ?? fields.domains[field.of][0]).split("|");
    case "word":
      return field.values[0];
    case "list":
      return [];
    case "map":
      return {};
    case "rows":
      return [];
    case "kinds": {
      const [kind, keys] = Object.entries(field.kinds)[0];
      return { [field.by]: kind, ...freshKeys(fields, keys, here, true) };
    }
    case "record":
      return freshKeys(fields, field.keys, here, false);
  }
}

export function freshKeys(
  fields: Fields,
  keys: Record<string, Field>,
  here: Record<string, string> = {},
  all = true,
): Dict {
  const made: Dict = {};
  for (const [key, field] of Object.entries(keys)) {
    const about = field.sort === "name" && field.place && here[field.of] !== undefined;
    if (all || field.needed || about) made[key] = fresh(fields, field, here);
  }
  return made;
}
