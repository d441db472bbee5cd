/** A position as part of a link: JSON, deflated, in letters that an address may have. */

import { isDict, type Dict } from "./paths";

/** What browsers, chats and mails surely keep whole. */
export const LONGEST_LINK = 8000;
const DEFLATED = "1";
const PLAIN = "0";

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as TransformStream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function toLetters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export async function toHash(position: Dict): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  if (typeof CompressionStream === "undefined") return PLAIN + toLetters(bytes);
  return DEFLATED + toLetters(await through(bytes, new CompressionStream("deflate-raw")));
}

/** The position in a link; null if it is damaged. */
export async function fromHash(hash: string): Promise<Dict | null> {
  const [sort, letters] = [hash.slice(0, 1), hash.slice(1)];
  try {
    const bytes = fromLetters(letters);
    const plain =
      sort === DEFLATED
        ? await through(bytes, new DecompressionStream("deflate-raw"))
        : sort === PLAIN
          ? bytes
          : null;
    const read: unknown = plain && JSON.parse(new TextDecoder().decode(plain));
    return isDict(read) ? read : null;
  } catch {
    return null;
  }
}
