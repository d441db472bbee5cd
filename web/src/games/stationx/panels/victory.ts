/** How far it is to victory. */

import type { Play } from "../play.svelte";

/** `own`: who reads it, null for who only watches. Of all `players` so many `bases` are theirs; of
 * the `rivals` so many commanders have `fallen`. */
export function victory(play: Play) {
  const { players } = play.shownDesk;
  const own = play.desk.own[0] ?? null;
  const rivals = players.filter((one) => one.player !== own);
  const bases = own === null ? 0 : (players[own]?.bases ?? 0);
  const fallen = rivals.filter((one) => one.out || !one.units.commander.alive).length;
  return {
    own,
    players,
    ways: [
      {
        name: "bases",
        marks: players.map((one, place) => ({ player: one.player, on: place < bases })),
        words: play.web("winning-bases", { count: bases, all: players.length }),
      },
      {
        name: "commanders",
        marks: rivals.map((one, place) => ({ player: one.player, on: place < fallen })),
        words: play.web("winning-commanders", { count: fallen, all: rivals.length }),
      },
    ],
  };
}
