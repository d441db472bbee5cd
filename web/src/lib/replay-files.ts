/** Recordings as files: on their way to the page that shows them, and to the service. */

import { Refused, Unreachable } from "./api";
import type { Watched } from "../wire/past";
import { router } from "./router.svelte";
import type { WireError } from "./types";

/** As large as the service takes them. */
export const LARGEST = 8 * 1024 * 1024;

let handed: File | null = null;

/** Show this recording. */
export function watchFile(file: File): void {
  handed = file;
  router.go("/watch");
}

/** The recording that the page is to show, once. */
export function takeFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}

/** What the service makes of a recording; `Refused` says why it is none. */
export async function openRecording(file: Blob): Promise<Watched> {
  if (file.size > LARGEST) {
    throw new Refused(413, { id: "web-watch-large", args: { most: LARGEST >> 20 }, text: "" });
  }
  let answer: Response;
  try {
    answer = await fetch("/api/watch?view=0", {
      method: "POST",
      headers: { "X-Deorbit": "1", "Content-Type": "application/json" },
      credentials: "same-origin",
      body: file,
    });
  } catch {
    throw new Unreachable("/api/watch");
  }
  const data = (await answer.json().catch(() => null)) as Watched | { error: WireError } | null;
  if (answer.ok && data) return data as Watched;
  const told = (data as { error?: WireError } | null)?.error;
  throw new Refused(
    answer.status,
    told ?? { id: "web-error-status", args: { status: answer.status }, text: "" },
  );
}
