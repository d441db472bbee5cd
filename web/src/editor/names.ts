/** How keys and values of a position are called. */

import { aside, dotted, has, headed, listed, say, sentence, worded } from "../lib/words";
import { inner, root, type Field, type Fields } from "./fields";
import { getIn, isDict, type Json, type Path } from "./paths";

/** What names are drawn from: the game, its description, its players. */
export interface Tongue {
  game: string;
  fields: Fields;
  players: string[];
}

const dashed = (key: string) => key.replaceAll("_", "-");

export function humane(word: string): string {
  const plain = word.replaceAll("-", " ").replaceAll("_", " ");
  return sentence(plain);
}

/** The keys of a path without the names and numbers of single pieces: `players-pool`. */
export function patternOf(fields: Fields, path: Path): string[] {
  const found: string[] = [];
  let field: Field | null = root(fields);
  for (const part of path) {
    if (field?.sort === "record" || !field) found.push(String(part));
    field = field && inner(field, part);
  }
  return found;
}

export function playerName(tongue: Tongue, player: number): string {
  const id = tongue.players[player];
  return id ? humane(say(id)) : say("web-editor-seat", { number: player + 1 });
}

/** A name out of a domain. */
export function nameIn(tongue: Tongue, domain: string, value: string): string {
  const sort = tongue.fields.called[domain] ?? domain;
  if (value.includes("|")) {
    return value
      .split("|")
      .map((part) => nameIn(tongue, sort, part))
      .join(" – ");
  }
  const told = worded(tongue.game, { [sort]: value }, [])[sort];
  return told !== value ? humane(String(told)) : wordName(tongue, value);
}

/** A word that stands for itself. */
export function wordName(tongue: Tongue, value: string): string {
  const id = `web-editor-${tongue.game}-value-${value}`;
  if (has(id)) return say(id);
  return /^[a-z]{1,2}\d+$|^\d+x\d+$/.test(value) ? value : humane(value);
}

export function labelOf(tongue: Tongue, path: Path, position?: Json): string {
  const last = path.at(-1);
  let field: Field | null = root(tongue.fields);
  for (let place = 0; place < path.length - 1 && field; place++) {
    field = inner(field, path[place], getIn(position, path.slice(0, place)));
  }
  if (field?.sort === "map") return nameIn(tongue, field.by, String(last));
  if (field?.sort === "rows") return playerName(tongue, Number(last));
  if (field?.sort === "list") {
    const item = getIn(position, path);
    if (item !== undefined) return summaryOf(tongue, field.of, item) || `${Number(last) + 1}`;
    return `${Number(last) + 1}`;
  }
  if (field?.sort === "kinds") {
    const id = `web-editor-arg-${dashed(String(last))}`;
    return has(id) ? say(id) : humane(String(last));
  }
  const id = `web-editor-${tongue.game}-key-${dashed(patternOf(tongue.fields, path).join("-"))}`;
  return has(id) ? say(id) : humane(String(last ?? ""));
}

/** Labels from the top down: "Players › Red › Cubes". */
export function trailOf(tongue: Tongue, path: Path, position?: Json): string {
  if (path.length === 0) return say("web-editor-as-a-whole");
  return path.map((_, place) => labelOf(tongue, path.slice(0, place + 1), position)).join(" › ");
}

/** The piece that is at a place: the record that the place belongs to, or the place itself. */
export function pieceName(tongue: Tongue, place: Path, position: Json): string {
  const piece = place.slice(0, -1);
  const own = labelOf(tongue, piece, position);
  const row = typeof piece.at(-1) === "number" && inRows(tongue.fields, piece);
  return row ? aside(labelOf(tongue, place, position), own) : own;
}

function inRows(fields: Fields, path: Path): boolean {
  return path.length === 2 && fields.keys[path[0]]?.sort === "rows";
}

export function hintOf(tongue: Tongue, path: Path): string {
  const id = `${tongue.game}-key-${patternOf(tongue.fields, path).join("-")}`;
  return has(id) ? say(id).replaceAll("`", "") : "";
}

export interface Choice {
  value: Json;
  label: string;
}

/** A name that is a number, as the value of a die, stands in positions as one. */
function written(name: string): Json {
  return /^\d+$/.test(name) ? Number(name) : name;
}

/** What may be chosen; null where it is no choice. */
export function choicesOf(tongue: Tongue, field: Field): Choice[] | null {
  switch (field.sort) {
    case "word":
      return field.values.map((value) => ({ value, label: wordName(tongue, value) }));
    case "name":
      return [
        ...field.also.map((value) => ({ value, label: wordName(tongue, value) })),
        ...(tongue.fields.domains[field.of] ?? []).map((value) => ({
          value: written(value),
          label: nameIn(tongue, field.of, value),
        })),
      ];
    case "pair":
      return (tongue.fields.domains[field.of] ?? []).map((value) => ({
        value: value.split("|"),
        label: nameIn(tongue, field.of, value),
      }));
    case "number":
      if (!field.of) return null;
      return Array.from({ length: field.most - field.least + 1 }, (_, step) => ({
        value: field.least + step,
        label:
          field.of === "player"
            ? playerName(tongue, field.least + step)
            : say("web-editor-seat", { number: field.least + step + 1 }),
      }));
    default:
      return null;
  }
}

export function valueName(tongue: Tongue, field: Field, value: Json): string {
  if (field.sort === "name" && (typeof value === "string" || typeof value === "number")) {
    const name = String(value);
    return field.also.includes(name) ? wordName(tongue, name) : nameIn(tongue, field.of, name);
  }
  if (field.sort === "pair" && Array.isArray(value))
    return nameIn(tongue, field.of, value.join("|"));
  if (field.sort === "word") return wordName(tongue, String(value));
  if (field.sort === "flag") return say(value ? "web-editor-yes" : "web-editor-no");
  if (field.sort === "number" && field.of === "player") return playerName(tongue, Number(value));
  if (field.sort === "number" && field.of === "seat") {
    return say("web-editor-seat", { number: Number(value) + 1 });
  }
  return typeof value === "object" ? "" : String(value);
}

/** What is worth telling of a piece in half a line. */
export function summaryOf(tongue: Tongue, field: Field, value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) {
    if (field.sort !== "list") return "";
    if (field.of.sort === "record" || field.of.sort === "kinds") return String(value.length);
    if (value.every((part) => part === 0)) return "";
    return listed(value.map((part) => summaryOf(tongue, field.of, part)));
  }
  if (!isDict(value)) return valueName(tongue, field, value);
  if (field.sort === "kinds") {
    const kind = String(value[field.by]);
    const rest = Object.entries(field.kinds[kind] ?? {}).map(([key, one]) =>
      summaryOf(tongue, one, value[key]),
    );
    return dotted([humane(kind), ...rest]);
  }
  const told: string[] = [];
  for (const [key, part] of Object.entries(value)) {
    const one = inner(field, key);
    if (!one || one.derived) continue;
    if (one.sort === "flag") {
      if (part === true) told.push(flagName(tongue, field, key));
    } else if (field.sort === "map" && one.sort === "number") {
      if (part) told.push(`${nameIn(tongue, field.by, key)} ${String(part)}`);
    } else if (field.sort === "map") {
      const what = summaryOf(tongue, one, part);
      if (what) told.push(headed(nameIn(tongue, field.by, key), what));
    } else if (isUsual(one, part)) {
      continue;
    } else if (one.sort === "name" || one.sort === "word" || (one.sort === "number" && one.of)) {
      told.push(valueName(tongue, one, part));
    } else if (one.sort === "list" && Array.isArray(part) && part.length) {
      told.push(summaryOf(tongue, one, part));
    }
  }
  return dotted(told);
}

/** What goes without saying. */
function isUsual(field: Field, value: Json): boolean {
  if (field.sort === "word") return value === field.values[0];
  return field.sort === "name" && !field.place && value === field.also[0];
}

/** A flag within a summary is told by the label of its key, wherever that record stands. */
function flagName(tongue: Tongue, record: Field, key: string): string {
  for (const [top, field] of Object.entries(tongue.fields.keys)) {
    const holds = field === record || ("of" in field && (field.of as unknown) === record);
    if (holds) return labelOf(tongue, [top, ...(field === record ? [] : [below(field)]), key]);
  }
  return humane(key);
}

const below = (field: Field): string | number => (field.sort === "map" ? "" : 0);
