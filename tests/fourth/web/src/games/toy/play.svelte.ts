/** What a person is doing at the screen of Sealed Orders, beyond what every game has. */

import type { Action } from "../../lib/types";
import { say } from "../../lib/words";
import { Order, type Option } from "../../play/choices";
import { Playing } from "../../play/playing.svelte";
import { Speech, listed } from "../../play/speech";
import { KEYS } from "./keys";
import type { Card, Content, Target, ToyDesk } from "./types";

const speech = new Speech("toy");
const same = (a: Action, b: Action) => a.kind === b.kind && String(a.args) === String(b.args);

export class Play extends Playing<ToyDesk, Content, Target, ToyDesk> {
  readonly speech = speech;
  readonly order = new Order({ turn: ["keep", "peek", "show", "pass"] }, ["turn"], "turn");
  readonly chapters = { count: "round", chapter: [], turn: [] };
  readonly tabKeys = { a: "actions", l: "log", p: "players", "?": "guide" };
  readonly keys = KEYS;

  names = $derived.by(() => this.props.table.names.map((id) => say(id)));
  question = $derived.by(() => {
    const { prompt, phase } = this.desk;
    if (this.asked && prompt) return speech.asking(prompt, this.names);
    if (this.over) return "";
    return this.web(`waits-${phase}`, { who: listed(this.asking.map((one) => this.names[one])) });
  });

  override deskOf(desk: ToyDesk): ToyDesk {
    return desk;
  }

  override title(target: Target): string {
    return this.names[Number(target.name)] ?? "";
  }

  cardWords(card: Card | null): string {
    return speech.called("card", card ?? "hidden");
  }

  /** The action that an order on the table stands for, if it is possible. */
  option(action: Action): Option<ToyDesk["choices"][number]> | null {
    return (this.past ? undefined : this.all.find((one) => same(one.action, action))) ?? null;
  }

  /** Do what an order on the table is for, or ask why that is not possible. */
  tap(action: Action): void {
    if (this.past || this.busy || this.over || this.seat === null) return;
    const option = this.option(action);
    this.doubt = null;
    void (option ? this.take(option) : this.inquire(action));
  }
}
