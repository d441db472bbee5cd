/** What a person is doing at the screen: what is chosen, open, lit and looked at. */

import { settings } from "../../lib/settings.svelte";
import type { GameEvent } from "../../lib/types";
import {
  groups,
  loud,
  narrowed,
  nextStep,
  options,
  sole,
  type Group,
  type Heap,
  type Option,
} from "./choices";
import { liesOpen } from "./covers";
import { Lore } from "./lore.svelte";
import { asking, valueWords, waiting, web } from "./speech";
import { scored, type Scored } from "./scores";
import { touchedBy } from "./story";
import { lit, tapped, touched, type Ground, type Lit } from "./targets";
import type { Arg, StationDesk, StationView, Target, Towards } from "./types";

export type Tab = "actions" | "cards" | "players" | "log" | "way" | "guide";

interface Pick {
  field: string;
  value: Arg;
}

export interface Menu {
  target: Target;
  options: Option[];
  x: number;
  y: number;
}

/** What leads towards a target and is not possible, with the reasons. */
interface Barred {
  key: string;
  answers: Towards[];
}

const NOTHING: Lit = { sections: new Set(), characters: new Set(), corridors: new Set() };

export class Play extends Lore {
  tab = $state<Tab>("actions");
  /** The card that is open. */
  card = $state<Target | null>(null);
  menu = $state<Menu | null>(null);
  group = $state<string | null>(null);
  picks = $state<Pick[]>([]);
  /** Options that taps on the board have left open. */
  pointed = $state<number[] | null>(null);
  /** A move that cannot be taken back, waiting to be confirmed. */
  confirming = $state<Option | null>(null);
  busy = $state(false);
  /** Whether the last thing this person did here was a move. */
  acted = $state(false);
  way = $state<string[]>([]);
  find = $state<string | null>(null);
  /** The path tool: whether it is open, who goes and where to. */
  pathing = $state(false);
  walker = $state("");
  goal = $state("");
  /** Whether the secret cards lie open, and whether they are held open just now. */
  showCards = $state(liesOpen());
  peeking = $state(false);
  barred = $state<Barred | null>(null);
  #pointer: { x: number; y: number } | null = null;

  /** The moment that is looked at instead of now. */
  past = $derived.by(() => this.props.past);
  /** As the board shows it: now, or at that moment. */
  shownView = $derived.by(() => (this.past?.view as unknown as StationView) ?? this.view);
  shownDesk = $derived.by(() => (this.past?.desk as unknown as StationDesk) ?? this.desk);
  seat = $derived.by(() => this.props.seat);
  over = $derived.by(() => this.props.game.outcome !== null);
  asked = $derived.by(() => this.seat !== null && this.view.to_act.includes(this.seat));
  choosing = $derived.by(
    () => this.asked && this.view.legal.length > 0 && this.view.legal[0].kind === "choose",
  );

  all = $derived.by(() =>
    this.asked ? options(this.view.legal, this.desk.choices, this.fields) : [],
  );
  groups = $derived.by((): Group[] => this.grouped(this.all));
  /** The only kind of answer that the question allows: it need not be chosen first. */
  sole = $derived.by(() => sole(this.groups));
  chosen = $derived.by(() => this.groups.find((one) => one.name === this.group) ?? this.sole);
  /** The options of the chosen group that are still open. */
  open = $derived.by((): Option[] => {
    if (!this.chosen) return [];
    const pointed = this.pointed;
    const heap = pointed
      ? this.chosen.options.filter((one) => pointed.includes(one.index))
      : this.chosen.options;
    return narrowed(heap, this.picks);
  });
  step = $derived.by(() => (this.chosen ? nextStep(this.open) : null));

  ground = $derived.by((): Ground => {
    const { acting, characters } = this.desk;
    return { here: acting ? (characters[acting]?.at ?? null) : null };
  });
  /** What lights up before anything is chosen. */
  glowing = $derived.by(() => loud(this.groups).flatMap((group) => group.options));
  lit = $derived.by((): Lit => {
    if (this.past || this.busy || !this.asked) return NOTHING;
    if (this.confirming) return lit([this.confirming], this.ground);
    if (this.menu) return lit(this.menu.options, this.ground);
    if (this.chosen) return lit(this.open, this.ground);
    return lit(this.glowing, this.ground);
  });
  /** The sections that the last events touched. */
  changed = $derived.by(() => {
    const { log, step } = this.props.game;
    const last = this.past?.step ?? step;
    return touchedBy(log.filter((event: GameEvent) => event.step === last));
  });

  /** The question that is put to this person, or what the others are asked. */
  question = $derived.by(() => {
    const { prompt } = this.desk;
    if (this.asked && prompt) return asking(prompt, this.names);
    return waiting(this.view, this.asking, this.names);
  });
  /** What else may be done first. */
  hint = $derived.by(() => {
    if (!this.asked || this.desk.ask !== "turn") return "";
    const kinds = new Set(this.groups.map((group) => group.kind));
    const first = ["reveal", "influence"].filter((kind) => kinds.has(kind)).join("-");
    return first && kinds.has("activate") ? web(`first-${first}`) : "";
  });
  /** The players whose decision is awaited. */
  asking = $derived.by((): number[] => this.desk.asked);
  /** Right after an own move that one cannot take back alone, one may ask the others. */
  mayPropose = $derived.by(() => {
    const { game, table } = this.props;
    return this.acted && !this.asked && !this.over && !game.undo && !table.proposal;
  });
  picksWords = $derived.by(() =>
    this.picks.map((one) => valueWords(one.field, one.value, this.names)).join(", "),
  );

  /** What an own identity would score now: its rows, and what comes besides. */
  preview(player: number): Scored | null {
    const found = this.desk.preview[player];
    const agenda = this.content.identities[found?.identity ?? ""]?.agenda;
    return found && agenda ? scored(found, agenda) : null;
  }

  /** Some options under the headings of the list. */
  grouped(some: Option[]): Group[] {
    return groups(some, this.desk.groups);
  }

  // Choosing -----------------------------------------------------------------------------------

  /** Forget what was begun: the question has changed, or somebody went back. */
  reset(): void {
    this.group = null;
    this.picks = [];
    this.pointed = null;
    this.menu = null;
    this.confirming = null;
  }

  choose(group: Group): void {
    this.menu = null;
    this.confirming = null;
    // Who looks at the past comes back first: nothing is done that is not seen.
    const back = this.past !== null;
    if (back) void this.visit(null);
    if (this.group === group.name) return this.reset();
    this.picks = [];
    this.pointed = null;
    if (group.options.length === 1) {
      this.group = null;
      if (!back) void this.take(group.options[0]);
    } else {
      this.group = group.name;
    }
  }

  pick(field: string, heap: Heap): void {
    if (this.past) void this.visit(null);
    else if (heap.options.length === 1) void this.take(heap.options[0]);
    else this.picks = [...this.picks, { field, value: heap.value }];
  }

  pickInMenu(options: Option[]): void {
    if (!this.menu) return;
    if (options.length === 1) void this.take(options[0]);
    else this.menu = { ...this.menu, options };
  }

  /** One step back: of what was begun, else of what is open. True if there was anything. */
  back(): boolean {
    if (this.menu) this.menu = null;
    else if (this.confirming) this.confirming = null;
    else if (this.picks.length > 0) this.picks = this.picks.slice(0, -1);
    else if (this.pointed) this.pointed = null;
    else if (this.group) this.reset();
    else if (this.card) this.card = null;
    else if (this.past) void this.visit(null);
    else return false;
    return true;
  }

  async take(option: Option, sure = false): Promise<void> {
    if (this.busy) return;
    this.menu = null;
    this.busy = true;
    try {
      const warn = !sure && settings.warn;
      if (warn && (await this.props.consider(option.action)).final) {
        this.confirming = option;
      } else if (await this.props.act(option.action)) {
        this.confirming = null;
      } else {
        this.acted = true;
        this.reset();
      }
    } catch {
      // The page has said what went wrong; everything is as it was.
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    if (this.busy || !this.props.game.undo) return;
    this.busy = true;
    await this.props.undo();
    this.busy = false;
    this.acted = false;
    this.reset();
  }

  // The board ----------------------------------------------------------------------------------

  /** Where a menu shall open: the pointer, or what has the focus. */
  pointer(event: { clientX: number; clientY: number } | null): void {
    this.#pointer = event && { x: event.clientX, y: event.clientY };
  }

  #spot(): { x: number; y: number } {
    if (this.#pointer) return this.#pointer;
    const box = document.activeElement?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
  }

  tap(target: Target): void {
    this.menu = null;
    if (this.past || !this.asked || this.busy) return this.look(target);
    const beside = this.#section(target);
    const answer = this.chosen
      ? tapped(this.open, target, beside, this.ground)
      : touched(this.all, this.glowing, target, beside, this.ground);
    if (answer.sort === "act") void this.take(answer.option);
    else if (answer.sort === "narrow") this.pointed = answer.options.map((one) => one.index);
    else if (answer.sort === "menu") {
      this.menu = { target, options: answer.options, ...this.#spot() };
    } else this.look(target);
  }

  /** The section of a character: pawns stand in the way of taps on sections. */
  #section(target: Target): Target | null {
    const at = target.sort === "character" ? this.desk.characters[target.name]?.at : null;
    return at ? { sort: "section", name: at } : null;
  }

  look(target: Target): void {
    this.menu = null;
    if (this.pathing && target.sort === "section") {
      this.goal = target.name;
      return;
    }
    if (this.pathing && target.sort === "character") {
      this.walker = target.name;
      return;
    }
    this.card = target.sort === "pod" ? { sort: "section", name: target.name } : target;
  }

  /** Let the board glide to somebody or something and open the card. */
  seek(target: Target): void {
    this.find = null;
    queueMicrotask(() => (this.find = target.name));
    this.pathing = false;
    this.look(target);
  }

  /** The card of an identity, a card or a pawn. */
  lookCard(name: string): void {
    const card = this.cardOf(name);
    this.look({ sort: "character", name: this.content.characters[card]?.pawns[0] ?? name });
  }

  /** Ask which rules keep one from a target. */
  async askTowards(target: Target): Promise<void> {
    const key = `${target.sort} ${target.name}`;
    if (this.barred?.key === key) return;
    this.barred = { key, answers: [] };
    const found = (await this.props.towards(target).catch(() => null)) as Towards[] | null;
    if (this.barred?.key !== key || !Array.isArray(found)) return;
    this.barred = { key, answers: found.filter((one) => one.reason !== null) };
  }

  // Time ---------------------------------------------------------------------------------------

  /** Look at the board as it was after so many actions; null: at now. */
  async visit(step: number | null): Promise<void> {
    this.menu = null;
    await this.props.visit(step);
  }
}
