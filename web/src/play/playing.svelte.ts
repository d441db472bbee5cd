/** A person at the screen of a game: what is chosen, open and looked at, and the way from a choice
 * to an action. What the board lights up, and what a tap on it means, each game adds. */

import type { Component } from "svelte";
import type { Key } from "../lib/screens";
import { settings } from "../lib/settings.svelte";
import type { Action, Desk, GameEvent, Reason, ScreenProps } from "../lib/types";
import {
  families,
  groups,
  narrowed,
  nextStep,
  options,
  type Group,
  type Heap,
  type Option,
  type Order,
  type Pick,
  type Step,
} from "./choices";
import { Numbering } from "./numbers";
import { listed, type Speech } from "./speech";
import { story, type Cast, type Chapters } from "./story";
import type {
  Arg,
  Could,
  PlainChoice,
  PlainContent,
  PlainDesk,
  Sentence,
  Target,
  Towards,
} from "./types";

/** A small menu where the board was tapped. */
export interface Menu<C extends PlainChoice = PlainChoice, T extends Target = Target> {
  target: T;
  options: Option<C>[];
  x: number;
  y: number;
}

/** What leads towards a target and is not possible, with the reasons. */
interface Barred {
  key: string;
  answers: Towards[];
}

type ChoiceOf<D extends PlainDesk> = D["choices"][number];

export abstract class Playing<
  D extends PlainDesk = PlainDesk,
  K extends PlainContent = PlainContent,
  T extends Target = Target,
  /** The desk as it is sent. */
  W extends Desk = Desk,
> {
  abstract readonly speech: Speech;
  abstract readonly order: Order;
  /** What the players are called, as the log numbers them. */
  abstract readonly names: string[];
  /** The question that is put to this person, or what the others are asked. */
  abstract readonly question: string;
  /** Events that begin a chapter of the log, and what in them counts the chapters. */
  abstract readonly chapters: Chapters;
  /** Which panel a key leads to. */
  abstract readonly tabKeys: Record<string, string>;
  /** The keys of the screen, for its help. */
  abstract readonly keys: Key[];
  /** How the price of an action is shown. */
  readonly Price: Component<{ play: any; option: Option<any> }> | null = null;

  /** A picture of somebody that `cast` names, so many pixels high. */
  readonly Portrait: Component<{ play: any; name: string; size?: number }> | null = null;

  /** Kinds of actions that end the turn, or all that one does in it: the first that is possible has
   * its button beside what takes a move back, and the key E. */
  readonly closers: readonly string[] = [];

  /** What stands on a chip before its words. */
  readonly Picture: Component<{ play: any; field: string; heap: Heap<any> }> | null = null;

  readonly #props: () => ScreenProps<W, K, T>;
  #pointer: { x: number; y: number } | null = null;

  constructor(props: () => ScreenProps<W, K, T>) {
    this.#props = props;
  }

  get props(): ScreenProps<W, K, T> {
    return this.#props();
  }

  /** The panel that is seen where there is room for one. */
  tab = $state("actions");
  /** What the open card is about. */
  card = $state<T | null>(null);
  menu = $state<Menu<ChoiceOf<D>, T> | null>(null);
  group = $state<string | null>(null);
  picks = $state<Pick[]>([]);
  /** Options that taps on the board have left open. */
  pointed = $state<number[] | null>(null);
  /** A move that cannot be taken back, waiting to be confirmed. */
  confirming = $state<Option<ChoiceOf<D>> | null>(null);
  /** Whether that is asked only because it ends the turn. */
  ending = $state(false);
  busy = $state(false);
  /** Whether the last thing this person did here was a move. */
  acted = $state(false);
  /** Whether the result is wanted rather than the table, once there is one. */
  result = $state(true);
  /** What the board shall glide to. */
  find = $state<string | null>(null);
  /** What the board shall keep in sight, by name. */
  sight = $state.raw<readonly string[]>([]);
  barred = $state<Barred | null>(null);
  /** Why what was tried on the board will not do. */
  doubt = $state<{ key: string; reason: Reason } | null>(null);

  content = $derived.by(() => this.#props().content);
  /** As it is now. */
  desk = $derived.by(() => this.deskOf(this.#props().game.desk));
  /** The moment that is looked at instead of now. */
  past = $derived.by(() => this.#props().past);
  /** As the board shows it: now, or at that moment. */
  shownDesk = $derived.by(() => (this.past ? this.deskOf(this.past.desk) : this.desk));
  seat = $derived.by(() => this.#props().seat);
  over = $derived.by(() => this.#props().game.outcome !== null);
  /** Whether the result lies over the table. */
  ended = $derived.by(() => this.over && this.result && this.past === null);
  asked = $derived.by(() => this.seat !== null && this.desk.to_act.includes(this.seat));
  /** The players whose decision is awaited; of a finished match, at the moment looked at. */
  asking = $derived.by((): number[] => (this.over ? this.shownDesk : this.desk).asked);

  /** Who sits on the seats. */
  people = $derived.by((): string[] => this.props.table.seats.map((seat) => seat.name));

  all = $derived.by((): Option<ChoiceOf<D>>[] =>
    this.asked
      ? options<ChoiceOf<D>>(this.desk.legal, this.desk.choices, this.content.actions)
      : [],
  );
  groups = $derived.by((): Group<ChoiceOf<D>>[] => this.grouped(this.all));
  families = $derived.by(() => families(this.groups, this.order));
  /** What ends the turn now. */
  closing = $derived.by((): Option<ChoiceOf<D>> | null => {
    for (const kind of this.closers) {
      const found = this.all.find(({ action }) => action.kind === kind);
      if (found) return found;
    }
    return null;
  });
  /** The only kind of answer that the question allows: it need not be chosen first. */
  sole = $derived.by((): Group<ChoiceOf<D>> | null => this.soleOf(this.groups));
  chosen = $derived.by(() => this.groups.find((one) => one.name === this.group) ?? this.sole);
  /** The options of the chosen group that are still open. */
  open = $derived.by((): Option<ChoiceOf<D>>[] => {
    if (!this.chosen) return [];
    const pointed = this.pointed;
    const heap = pointed
      ? this.chosen.options.filter((one) => pointed.includes(one.index))
      : this.chosen.options;
    return narrowed<ChoiceOf<D>>(heap, this.picks, (some, field) => this.nextStep(some, field));
  });
  step = $derived.by(() => (this.chosen ? this.nextStep(this.open) : null));
  /** Whether something was begun that can be left again. */
  begun = $derived.by(() => this.group !== null || this.pointed !== null);

  /** Right after an own move that one cannot take back alone, one may ask the others. */
  mayPropose = $derived.by(() => {
    const { game, table } = this.props;
    return this.acted && !this.asked && !this.over && !game.undo && !table.proposal;
  });

  // The numbers of choices -----------------------------------------------------------------------

  readonly #numbering = new Numbering();
  /** Which turn this is: within it choices keep their numbers. */
  #turn = $derived.by((): string => {
    const { log } = this.props.game;
    const begins = new Set(this.content.turns);
    return `${this.seat} ${log.findLastIndex((event) => begins.has(event.id))}`;
  });
  /** Those of the kinds of action, by name of the group. */
  groupNumbers = $derived.by(() => this.#numbering.ofGroups(this.#turn, this.groups));
  /** Those of what is chosen among next, by its value. */
  heapNumbers = $derived.by((): Map<Arg, number> => {
    const { step, chosen } = this;
    return step && chosen ? this.#numbering.ofStep(this.#turn, chosen.kind, step) : new Map();
  });

  // What a game may see in another way -----------------------------------------------------------

  /** The desk as the panels read it. */
  abstract deskOf(desk: W): D;

  /** What has to be decided next; `within` names the field that was asked for before. */
  nextStep(heap: Option<ChoiceOf<D>>[], _within?: string): Step<ChoiceOf<D>> | null {
    return nextStep(heap);
  }

  soleOf(_all: Group<ChoiceOf<D>>[]): Group<ChoiceOf<D>> | null {
    return null;
  }

  /** What tells one price from another. */
  costOf(_option: Option<ChoiceOf<D>>): string {
    return "";
  }

  /** What else may be done first. */
  get hint(): string {
    return "";
  }

  /** What an action is for, in a line beneath it; empty where nobody needs it. */
  about(_group: Group<ChoiceOf<D>>, _open: boolean): string {
    return "";
  }

  /** What stands beside a chip. */
  remark(_field: string, heap: Heap<ChoiceOf<D>>): string {
    const note = heap.options.length === 1 ? heap.options[0].choice.note : null;
    return note ? this.speech.told(note, this.names) : "";
  }

  /** Whether what stands beside the chips of a field is what one chooses by: one in each line. */
  inLines(_field: string): boolean {
    return false;
  }

  /** Whether somebody had better think twice. */
  warns(_heap: Heap<ChoiceOf<D>>): boolean {
    return false;
  }

  /** Whether an action ends the turn: a key that was pressed once too often shall not. */
  ends(option: Option<ChoiceOf<D>>): boolean {
    return this.closers.includes(option.action.kind);
  }

  /** What a target is called. */
  title(target: T): string {
    return this.speech.called(target.sort, target.name);
  }

  /** What one may do with a target. */
  at(_target: T): Option<ChoiceOf<D>>[] {
    return [];
  }

  /** Whether somebody can be asked why that happened. */
  explains(_event: GameEvent): boolean {
    return false;
  }

  /** Whether a number was of a list that only this game has: the choice with it is taken. */
  numbered(_number: number): boolean {
    return false;
  }

  /** A key that only this game knows. */
  pressed(_key: string): boolean {
    return false;
  }

  // The log --------------------------------------------------------------------------------------

  #news = $derived.by(() => new Set(this.content.news));

  /** The log by Minutes or rounds and by turns. */
  story = $derived.by(() => story(this.props.game.log, this.chapters));

  /** Whether everybody wants to have heard of it: it stands for itself and is never folded away. */
  isNews(event: GameEvent): boolean {
    return this.#news.has(event.id);
  }

  /** Who did it, and to whom: names that `Portrait` has pictures of. */
  cast(_event: GameEvent): Cast {
    return { by: null, to: null };
  }

  /** How much an event weighs among those that decided the match; nothing: it did not. */
  weight(event: GameEvent): number {
    return this.isNews(event) ? 1 : 0;
  }

  /** Look at the moment at which a Minute or a round began; nothing happens before it has. */
  visitChapter(count: number): void {
    const chapter = this.story.find((one) => one.count === count);
    if (chapter) void this.visit(chapter.step);
  }

  // In words -------------------------------------------------------------------------------------

  /** A sentence of the screen. */
  web(id: string, args: Record<string, Arg | null> = {}): string {
    return this.speech.web(id, args);
  }

  told(words: Sentence): string {
    return this.speech.told(words, this.names);
  }

  spoken(words: Sentence): string {
    return this.speech.spoken(words, this.names);
  }

  phrase(option: Option<ChoiceOf<D>>): string {
    return this.speech.phrase(option, this.names);
  }

  groupWords(group: Group<ChoiceOf<D>>): string {
    return this.speech.groupWords(group, this.names);
  }

  heapWords(field: string, heap: Heap<ChoiceOf<D>>): string {
    return this.speech.heapWords(field, heap, this.names);
  }

  couldWords(could: Could): string {
    return this.speech.kindWords(could.kind, could.words, this.names);
  }

  /** The person on a seat; empty where nobody sits there and the seat is called like the player. */
  person(seat: number): string {
    const name = this.people[seat] ?? "";
    return name === this.names[seat] ? "" : name;
  }

  /** Who won. */
  wonWords(winners: number[]): string {
    const names = listed(winners.map((one) => this.names[one]));
    return winners.length > 0 ? this.web("won", { names }) : this.web("won-nobody");
  }

  picksWords = $derived.by(() =>
    listed(this.picks.map((one) => this.speech.valueWords(one.field, one.value, this.names))),
  );

  // Choosing -------------------------------------------------------------------------------------

  /** Some options under the headings of the list. */
  grouped(some: Option<ChoiceOf<D>>[]): Group<ChoiceOf<D>>[] {
    return groups<ChoiceOf<D>>(some, this.desk.groups, this.order);
  }

  /** An option that stands for all of these, if they all cost the same. */
  alike(some: Option<ChoiceOf<D>>[]): Option<ChoiceOf<D>> | null {
    const costs = new Set(some.map((one) => this.costOf(one)));
    return costs.size === 1 ? some[0] : null;
  }

  /** Forget what was begun: the question has changed, or somebody went back. */
  reset(): void {
    this.group = null;
    this.picks = [];
    this.pointed = null;
    this.menu = null;
    this.confirming = null;
    this.doubt = null;
  }

  choose(group: Group<ChoiceOf<D>>): void {
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

  pick(field: string, heap: Heap<ChoiceOf<D>>): void {
    if (this.past) void this.visit(null);
    else if (heap.options.length === 1) void this.take(heap.options[0]);
    else this.picks = [...this.picks, { field, value: heap.value }];
  }

  pickInMenu(some: Option<ChoiceOf<D>>[]): void {
    if (!this.menu) return;
    if (some.length === 1) void this.take(some[0]);
    else this.menu = { ...this.menu, options: some };
  }

  /** Ask first. */
  confirm(option: Option<ChoiceOf<D>>): void {
    this.menu = null;
    this.confirming = option;
    this.ending = true;
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

  async take(option: Option<ChoiceOf<D>>, sure = false): Promise<void> {
    if (this.busy) return;
    this.menu = null;
    this.doubt = null;
    this.ending = false;
    this.busy = true;
    try {
      const answer = await this.props.act(option.action, !sure && settings.warn);
      if (answer === null) {
        this.acted = true;
        this.reset();
      } else {
        // Where it is a refusal, the page has said what went wrong.
        this.confirming = answer === "confirm" ? option : null;
      }
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

  // Looking --------------------------------------------------------------------------------------

  /** Where a menu shall open: the pointer, or what has the focus. */
  pointer(event: { clientX: number; clientY: number } | null): void {
    this.#pointer = event && { x: event.clientX, y: event.clientY };
  }

  spot(): { x: number; y: number } {
    if (this.#pointer) return this.#pointer;
    const box = document.activeElement?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
  }

  look(target: T): void {
    this.menu = null;
    this.card = target;
  }

  /** Let the board glide to somebody or something and open the card. */
  seek(target: T): void {
    this.find = null;
    queueMicrotask(() => (this.find = target.name));
    this.look(target);
  }

  /** Ask which rules keep one from a target. */
  async askTowards(target: T): Promise<void> {
    const key = `${target.sort} ${target.name}`;
    if (this.barred?.key === key) return;
    this.barred = { key, answers: [] };
    const found = (await this.props.towards(target).catch(() => null)) as Towards[] | null;
    if (this.barred?.key !== key || !Array.isArray(found)) return;
    this.barred = { key, answers: found.filter((one) => one.reason !== null) };
  }

  /** Ask why an action that was tried on the board is not possible. */
  async inquire(action: Action): Promise<void> {
    const key = [action.kind, ...action.args].join(" ");
    if (this.doubt?.key === key) return;
    const { version } = this.props.game;
    try {
      const { reason } = await this.props.consider(action);
      if (reason && this.props.game.version === version) this.doubt = { key, reason };
    } catch {
      // The page has said what went wrong.
    }
  }

  // Time -----------------------------------------------------------------------------------------

  /** Look at the board as it was after so many actions; null: at now. */
  async visit(step: number | null): Promise<void> {
    this.menu = null;
    await this.props.visit(step);
  }
}
