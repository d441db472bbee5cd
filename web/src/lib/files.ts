/** Save files that somebody brings along. */

import type { Look } from "../wire/past";
import { Refused, Unreachable, unknown } from "./api";
import type { NewSeat, Pace, WireError } from "./types";

export const LARGEST_FILE = 8 * 1024 * 1024;

export interface Seating {
  seats: NewSeat[];
  listed: boolean;
  pace: Pace;
  start: boolean;
}

/** Whether a file could be a save file at all: a picture is no text that was cut off. */
export async function mayBeSave(file: Blob): Promise<boolean> {
  const head = await file.slice(0, 64).text();
  return head.trim() !== "" && !/[\0-\x08]/.test(head);
}

export const look = (file: Blob) => send<Look>("/api/files/look", file);

/** Make a table of a file that has been looked at. */
export function bring(file: Blob, seating: Seating | null): Promise<{ id: string }> {
  const head = JSON.stringify(seating ?? {}).slice(0, -1) + (seating ? "," : "");
  return send("/api/files", new Blob([head, '"file":', file, "}"]));
}

/** As `request` of the interface, with a body that is sent as it is. */
async function send<T>(path: string, body: Blob): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "X-Deorbit": "1",
      },
      credentials: "same-origin",
      body,
    });
  } catch {
    throw new Unreachable(path);
  }
  const data = (await answer.json().catch(() => null)) as { error?: WireError } | null;
  if (answer.ok) return data as T;
  if (answer.status === 401) unknown.tell();
  const usual = { id: "web-error-status", args: { status: answer.status }, text: "" };
  throw new Refused(answer.status, data?.error ?? usual);
}
