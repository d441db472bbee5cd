/** Who plays a crew. */

import type { Play } from "../play.svelte";

/** The name of the person; empty where the seat is called like the country. */
export function person({ people, names }: Pick<Play, "people" | "names">, player: number): string {
  const name = people[player] ?? "";
  return name === names[player] ? "" : name;
}
