/** What a table does to be noticed: the page's title, turn notices, and words for screen readers. */

import { mark, setTitle, turn } from "../../lib/notices";
import { gameName } from "../../lib/seats";
import { voice } from "../../lib/voice.svelte";
import { say } from "../../lib/words";

export interface Noted {
  /** The name of the game; null while that is not known, or whose turn it is is not. */
  game: string | null;
  myTurn: boolean;
  lost: boolean;
}

/** To be called while a component is made. */
export function attend(noted: () => Noted): void {
  let before: boolean | null = null;
  $effect(() => {
    const { game, myTurn } = noted();
    if (game === null) return;
    const name = gameName(game);
    mark(myTurn);
    setTitle(say(myTurn ? "web-title-turn" : "web-title-table", { game: name }));
    if (myTurn && before === false) {
      turn(say("web-your-turn"), say("web-title-table", { game: name }));
      voice.tell(say("web-your-turn"));
    }
    before = myTurn;
  });
  $effect(() => () => mark(false));

  let wasLost = false;
  $effect(() => {
    const { lost } = noted();
    if (lost !== wasLost) voice.tell(say(lost ? "web-connection-lost" : "web-connection-back"));
    wasLost = lost;
  });
}
