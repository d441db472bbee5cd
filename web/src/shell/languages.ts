/** The languages that the service has words for, each called by its own name. */

import { request } from "../lib/api";

export interface Language {
  code: string;
  name: string;
}

export async function languages(): Promise<Language[]> {
  let codes = ["en"];
  try {
    codes = await request<string[]>("GET", "/api/words");
  } catch {
    // Without an answer there is English.
  }
  return codes.map((code) => ({ code, name: ownName(code) }));
}

function ownName(code: string): string {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}
