/** What a table does to be noticed: the page's title, turn notices, and words for screen readers. */

import { mark, setTitle, turn } from "../../lib/notices";
import { gameName } from "../../lib/seats";
import { voice } from "../../lib/voice.svelte";
import { say } from "../../lib/words";

export interface Noted {
  /** The name of the game; null while that is not known, or whose turn it is is not. */
  game: string | null;
  /** What is wanted of this reader, in a few words; empty where nothing is. */
  wanted: string;
  lost: boolean;
}

/** To be called while a component is made. */
export function attend(noted: () => Noted): void {
  let before: string | null = null;
  $effect(() => {
    const { game, wanted } = noted();
    if (game === null) return;
    const name = gameName(game);
    mark(wanted !== "");
    setTitle(
      wanted
        ? say("web-title-wanted", { wanted, game: name })
        : say("web-title-table", { game: name }),
    );
    if (wanted && before === "") {
      turn(wanted, say("web-title-table", { game: name }));
      voice.tell(wanted);
    }
    before = wanted;
  });
  $effect(() => () => mark(false));

  let wasLost = false;
  $effect(() => {
    const { lost } = noted();
    if (lost !== wasLost) voice.tell(say(lost ? "web-connection-lost" : "web-connection-back"));
    wasLost = lost;
  });
}
