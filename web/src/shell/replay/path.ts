/** The address of a moment. */

import { withQuery } from "../../lib/api";
import { ALL, type Timeline } from "../../lib/replay.svelte";

/** Leads to the moment that is looked at, seen with the same eyes; now has no query. */
export function pathTo(id: string, { at, as, over }: Pick<Timeline, "at" | "as" | "over">): string {
  const eyes = at !== null && over && as !== ALL ? as : null;
  return withQuery(`/t/${encodeURIComponent(id)}`, { at, as: eyes });
}
