/** What a tap on the board is about: the entries of a thing, and pieces that can be moved. */

import type { Target } from "../lib/types";
import { fieldAt, root, type Field, type Fields } from "./fields";
import { isDict, same, type Dict, type Json, type Path } from "./paths";

export type { Target };

/** An entry that is about a thing: all of it, or only whether a list names it. */
export type About =
  | { sort: "entry"; path: Path }
  | { sort: "named"; path: Path; value: Json }
  | { sort: "new"; path: Path };

/** Whether a domain has names of what the board calls so. */
function speaksOf(fields: Fields, domain: string, target: Target): boolean {
  return (fields.sorts[target.sort] ?? []).includes(domain);
}

/** All entries about a thing, in the order of the description. */
export function entriesAbout(fields: Fields, position: Dict, target: Target): About[] {
  const found: About[] = [];
  const own = fields.keys[target.name];
  if (own && placeKey(own)) found.push({ sort: "entry", path: [target.name] });
  walk(root(fields), position, []);
  return found;

  function walk(field: Field, value: Json | undefined, path: Path): void {
    if (field.derived) return;
    // What has not come into play at all is put in where it belongs, in the form.
    if (field.optional && value === undefined && (field.sort === "record" || field.sort === "map"))
      return;
    if (field.sort === "record") {
      for (const [key, part] of Object.entries(field.keys)) {
        walk(part, isDict(value) ? value[key] : undefined, [...path, key]);
      }
    } else if (field.sort === "map") {
      const names = fields.domains[field.by] ?? [];
      if (speaksOf(fields, field.by, target) && names.includes(target.name)) {
        found.push({ sort: "entry", path: [...path, target.name] });
      } else if (isDict(value)) {
        for (const key of Object.keys(value)) {
          if (field.of.sort === "record") continue;
          if (isAbout(field.of, value[key])) found.push({ sort: "entry", path: [...path, key] });
        }
      }
    } else if (field.sort === "rows") {
      for (let row = 0; row < field.count; row++) {
        walk(field.of, Array.isArray(value) ? value[row] : undefined, [...path, row]);
      }
    } else if (field.sort === "list") {
      const one = field.of;
      if ((one.sort === "name" || one.sort === "pair") && speaksOf(fields, one.of, target)) {
        const names = fields.domains[one.of] ?? [];
        const named = one.sort === "pair" ? target.name.split("|") : target.name;
        if (names.includes(target.name) && !field.repeat && !path.includes("cast")) {
          found.push({ sort: "named", path, value: named });
        }
      } else if (one.sort === "record") {
        const about = Object.values(one.keys).some((part) => part.place && names(part));
        let there = false;
        if (Array.isArray(value)) {
          value.forEach((row, place) => {
            const here =
              isDict(row) &&
              Object.entries(one.keys).some(([key, part]) => part.place && isAbout(part, row[key]));
            if (here) found.push({ sort: "entry", path: [...path, place] });
            there ||= here;
          });
        }
        const alone = Object.values(one.keys).some((part) => part.alone);
        if (about && !(alone && there)) found.push({ sort: "new", path });
      }
    } else if (isAbout(field, value)) {
      found.push({ sort: "entry", path });
    }
  }

  function names(field: Field): boolean {
    return field.sort === "name" && speaksOf(fields, field.of, target);
  }

  function isAbout(field: Field, value: Json | undefined): boolean {
    return names(field) && value === target.name;
  }
}

/** Who is at a place: pieces of a map that say so. */
export function piecesAt(fields: Fields, position: Dict, target: Target): Path[] {
  const found: Path[] = [];
  for (const [key, field] of Object.entries(fields.keys)) {
    if (field.sort !== "map" || field.of.sort !== "record" || !isDict(position[key])) continue;
    const place = placeKey(field.of);
    const where = place && field.of.keys[place];
    if (!place || !where || where.sort !== "name") continue;
    if (!(fields.sorts[target.sort] ?? []).includes(where.of)) continue;
    for (const [name, piece] of Object.entries(position[key])) {
      if (isDict(piece) && piece[place] === target.name) found.push([key, name]);
    }
  }
  return found;
}

function placeKey(field: Field): string | null {
  if (field.sort !== "record") return null;
  return Object.entries(field.keys).find(([, part]) => part.place)?.[0] ?? null;
}

/** The place of the piece that a tap takes into the hand; null where it takes none. */
export function grabbed(fields: Fields, position: Dict, target: Target): Path | null {
  for (const [key, field] of Object.entries(fields.keys)) {
    if (field.sort === "map" && speaksOf(fields, field.by, target)) {
      const place = placeKey(field.of);
      if (place && fields.domains[field.by]?.includes(target.name))
        return [key, target.name, place];
    }
    if (field.sort === "list" && field.of.sort === "record") {
      const place = placeKey(field.of);
      const list = position[key];
      if (!place || !field.of.keys[place].alone || !Array.isArray(list)) continue;
      const row = list.findIndex((piece) => isDict(piece) && piece[place] === target.name);
      if (row >= 0) return [key, row, place];
    }
  }
  // What is no character of its own but stands on the board under its own name.
  const single = fields.keys[target.name];
  const place = single && placeKey(single);
  return place && isDict(position[target.name]) ? [target.name, place] : null;
}

/** Whether a piece can be put where somebody has tapped. */
export function canGo(fields: Fields, path: Path, position: Dict, target: Target): boolean {
  const field = fieldAt(fields, path, position);
  return (
    field?.sort === "name" &&
    (fields.sorts[target.sort] ?? []).includes(field.of) &&
    fields.domains[field.of].includes(target.name)
  );
}

/** A list with a value in it, or without. */
export function toggled(list: Json | undefined, value: Json): Json[] {
  const old = Array.isArray(list) ? list : [];
  return old.some((one) => same(one, value))
    ? old.filter((one) => !same(one, value))
    : [...old, value];
}
