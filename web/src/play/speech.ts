/** Words for what a game is made of: those of the game, of its screen, and of all screens. */

import { has, listed, say, sentence, tell, tellEvent, worded } from "../lib/words";
import type { Args, GameEvent, Value } from "../lib/types";
import type { Group, Heap, Option } from "./choices";
import type { Arg, Said, Sentence } from "./types";

/** The names of several, in one line. */
export { listed };

export class Speech {
  constructor(readonly game: string) {}

  /** Whether this screen has words of its own, or shares them with the other screens. */
  #webId(id: string): string | null {
    return [`web-${this.game}-${id}`, `web-play-${id}`].find(has) ?? null;
  }

  hasWeb(id: string): boolean {
    return this.#webId(id) !== null;
  }

  /** A sentence of the screen. */
  web(id: string, args: Record<string, Arg | null> = {}): string {
    return say(this.#webId(id) ?? `web-${this.game}-${id}`, worded(this.game, args, []));
  }

  /** The words for a value: `called("section", "bridge")` is "Bridge". */
  called(sort: string, value: string): string {
    const id = `${this.game}-${sort}-${value}`;
    return has(id) ? say(id) : value;
  }

  /** What is said, with all that is said within it. */
  told(words: Sentence, names: string[]): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(words.args)) {
      args[name] = this.#flat(name, value, names);
    }
    return tell(this.game, { id: words.id, args }, names);
  }

  #flat(name: string, value: Said, names: string[]): Value {
    if (Array.isArray(value)) {
      return listed(
        value.map((one) => {
          const said = this.#flat(name, one, names);
          return String(worded(this.game, { [name]: said }, names)[name] ?? "?");
        }),
      );
    }
    return typeof value === "object" && value !== null ? this.told(value, names) : value;
  }

  /** The same at the beginning of a line. */
  spoken(words: Sentence, names: string[]): string {
    return sentence(this.told(words, names));
  }

  /** A line of the log. */
  sentence(event: GameEvent, names: string[]): string {
    return tellEvent(this.game, event, names);
  }

  /** The question to this person, in fewer words where the screen has them. */
  asking(prompt: Sentence, names: string[]): string {
    const own = prompt.id.replace(`${this.game}-`, `web-${this.game}-`);
    return has(own) ? this.told({ id: own, args: prompt.args }, names) : this.told(prompt, names);
  }

  // Choices --------------------------------------------------------------------------------------

  /** An action in words. */
  phrase(option: Option, names: string[]): string {
    const own = `web-${this.game}-do-${option.action.kind}`;
    const { id, args } = option.choice.words;
    return this.spoken({ id: has(own) ? own : id, args }, names);
  }

  /** A group as it stands in the list: an action alone speaks for itself. */
  groupWords(group: Group, names: string[]): string {
    if (group.options.length === 1 || !group.words) return this.phrase(group.options[0], names);
    return this.spoken(group.words, names).replace(/ ?(?:\.\.\.|…)$/, "");
  }

  /** A kind of action that is not possible: its heading, else the action that stands for it. */
  kindWords(kind: string, words: Sentence, names: string[]): string {
    const id = `${this.game}-group-${kind}`;
    return has(id) ? sentence(say(id)) : this.spoken(words, names);
  }

  /** The words for the value of an argument, as they stand on a chip. */
  valueWords(field: string, value: Arg, names: string[]): string {
    if (field.endsWith("player") && typeof value === "number") return names[value] ?? String(value);
    return this.called(field, String(value));
  }

  /** What stands on a chip for a heap of options. */
  heapWords(field: string, heap: Heap, names: string[]): string {
    const [first] = heap.options;
    const label = heap.options.length === 1 ? first.choice.label : null;
    const last = Object.keys(first.args).at(-1) === field;
    if (label && last) return this.spoken(label, names);
    if (field === "action") return this.phrase(first, names);
    const words = this.valueWords(field, heap.value, names);
    return label ? listed([words, this.told(label, names)]) : words;
  }
}
