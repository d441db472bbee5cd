/** The entries of a form, to look for by what they are called. */

import type { Field } from "./fields";
import { hintOf, labelOf, nameIn, playerName, wordName, type Tongue } from "./names";
import type { Path } from "./paths";

export interface Found {
  path: Path;
  field: Field;
  /** What it is called, and what tells more of it. */
  label: string;
  words: string;
  /** Whether no other entry of the list lies within it. */
  inner: boolean;
}

export const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export function entriesOf(tongue: Tongue): Found[] {
  const found: Found[] = [];
  for (const [key, field] of Object.entries(tongue.fields.keys)) add([key], field, "");
  return found;

  function add(path: Path, field: Field, above: string): void {
    const label =
      typeof path.at(-1) === "number"
        ? playerName(tongue, Number(path.at(-1)))
        : labelOf(tongue, path);
    const few = field.sort === "word" ? field.values.map((value) => wordName(tongue, value)) : [];
    const words = plain([label, above, hintOf(tongue, path), ...few].join(" "));
    const entry: Found = { path, field, label: plain(label), words, inner: true };
    found.push(entry);
    const within = `${label} ${above}`;
    if (field.sort === "record") {
      entry.inner = false;
      for (const [key, part] of Object.entries(field.keys)) {
        if (!part.derived) add([...path, key], part, within);
      }
    } else if (field.sort === "rows") {
      entry.inner = false;
      for (let row = 0; row < field.count; row++) add([...path, row], field.of, within);
    } else if (field.sort === "map" && field.of.sort === "record") {
      entry.inner = false;
      for (const name of tongue.fields.domains[field.by] ?? []) {
        const called = nameIn(tongue, field.by, name);
        found.push({
          path: [...path, name],
          field: field.of,
          label: plain(called),
          words: plain(`${called} ${name} ${label}`),
          inner: true,
        });
      }
    }
  }
}

/** Those that have all the words; what is called so comes before what only speaks of it. */
export function matching(entries: Found[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const rank = (entry: Found) =>
    words.every((word) => entry.label.startsWith(word))
      ? 0
      : words.every((word) => entry.label.includes(word))
        ? 1
        : 2;
  return entries
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
