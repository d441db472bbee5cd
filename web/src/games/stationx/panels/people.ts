/** Who plays a faction. */

import type { Play } from "../play.svelte";

/** The name of the person; empty where nobody sits there and the seat is called like the faction. */
export function person({ people, names }: Pick<Play, "people" | "names">, player: number): string {
  const name = people[player] ?? "";
  return name === names[player] ? "" : name;
}
