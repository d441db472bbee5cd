/** Places in a position: `players[0].pool`, as the service names them. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Dict = { [key: string]: Json };
export type Path = (string | number)[];

export function isDict(value: unknown): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function parsePath(key: string): Path {
  return [...key.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map((found) =>
    found[1] === undefined ? found[0] : Number(found[1]),
  );
}

export function keyOf(path: Path): string {
  return path.reduce<string>(
    (key, part) => (typeof part === "number" ? `${key}[${part}]` : key ? `${key}.${part}` : part),
    "",
  );
}

export function getIn(value: Json | undefined, path: Path): Json | undefined {
  let found = value;
  for (const part of path) {
    if (typeof part === "number") found = Array.isArray(found) ? found[part] : undefined;
    else found = isDict(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return found;
}

/** Whether a path is another or lies within it. */
export function within(path: Path, other: Path): boolean {
  return other.every((part, place) => path[place] === part);
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same, in whatever order its keys stand. */
export function alike(one: Json | undefined, other: Json | undefined): boolean {
  if (!isDict(one) || !isDict(other)) return same(one, other);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => alike(one[key], other[key]))
  );
}

/** JSON that people read: what fits in a line stands in one. */
export function pretty(value: Json, indent = "", width = 72): string {
  const plain = inline(value);
  if (indent.length + plain.length <= width || typeof value !== "object" || value === null) {
    return plain;
  }
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => pretty(part, deeper, width))
    : Object.entries(value).map(
        ([key, part]) => `${JSON.stringify(key)}: ${pretty(part, deeper, width)}`,
      );
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => deeper + part).join(",\n")}\n${indent}${close}`;
}

function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isDict(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${inline(part)}`,
  );
  return parts.length ? `{ ${parts.join(", ")} }` : "{}";
}
