/** A position out of what somebody pasted: text, a link to the editor, a link to a table. */

import { fromHash } from "./link";
import { isDict, type Dict } from "./paths";
import { momentOf } from "./wire";

export interface Opened {
  /** Null where the text does not say. */
  game: string | null;
  position: Dict;
  /** Whether it says everything, so that it should be tidied. */
  whole: boolean;
}

const TABLE = /\/t\/([\w-]{16,})\/?(?:\?([^#\s]*))?/;
const EDITOR = /\/editor\/?(?:\?([^#\s]*))?#([\w-]+)/;

/** Null if it is none of these. */
export async function opened(pasted: string): Promise<Opened | null> {
  const text = pasted.trim();
  if (text.startsWith("{")) {
    const position = parsed(text);
    return position && { game: null, position, whole: "asks" in position };
  }
  const editor = EDITOR.exec(text);
  if (editor) {
    const position = await fromHash(editor[2]);
    const game = new URLSearchParams(editor[1] ?? "").get("game");
    return position && { game, position, whole: false };
  }
  const table = TABLE.exec(text);
  if (!table) return null;
  const at = new URLSearchParams(table[2] ?? "").get("at") ?? "";
  return ofTable(table[1], at);
}

export async function ofTable(table: string, at: string): Promise<Opened> {
  const step = /^\d{1,6}$/.test(at) ? Number(at) : null;
  return { ...(await momentOf(table, step)), whole: true };
}

function parsed(text: string): Dict | null {
  try {
    const read: unknown = JSON.parse(text);
    return isDict(read) ? read : null;
  } catch {
    return null;
  }
}
