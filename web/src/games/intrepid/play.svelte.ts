/** What a person is doing at the screen of Intrepid, beyond what every game has. */

import { MediaQuery } from "svelte/reactivity";
import type { Action, GameEvent } from "../../lib/types";
import { say } from "../../lib/words";
import { Advising } from "../../play/advising.svelte";
import { heaped, options, type Group, type Step } from "../../play/choices";
import { Playing } from "../../play/playing.svelte";
import type { Cast } from "../../play/story";
import { filled } from "./filled";
import { KEYS } from "./keys";
import { ORDER } from "./order";
import Picture from "./panels/Picture.svelte";
import Portrait from "./panels/Portrait.svelte";
import Price from "./panels/Price.svelte";
import { valueOf } from "./dice";
import { speech, waiting } from "./speech";
import { goalOf, isFor, litBy, readyIn, type Hand, type Option, type Spot } from "./spots";
import { sinceOwn, struckBy, touchedSpots } from "./traces";
import type { Choice, IntrepidContent, IntrepidDesk, Target, WireDesk } from "./types";

/** Kinds that are the only answer to a question: they need not be chosen first. */
const ANSWERS = new Set([
  "convert",
  "discard",
  "reroll",
  "turn",
  "take",
  "adjust",
  "gain",
  "name",
  "choose",
]);
/** What one may do instead of answering. */
const WAYS_OUT = new Set(["pass", "ready", "done"]);
/** How much events weigh among those that decided a match. */
const WEIGHTS: Record<string, number> = {
  "intrepid-event-missions-complete": 9,
  "intrepid-event-fell": 8,
  "intrepid-event-mission-done": 7,
  "intrepid-event-in-the-red": 6,
  "intrepid-event-destroyed": 5,
  "intrepid-event-card-drawn": 4,
  "intrepid-event-built": 2,
};
/** Arguments that need a word when they are chosen. */
const HINTS = new Set(["up", "down", "to-tile", "to-country", "slot"]);
const NOTHING = new Map<Spot, Option[]>();

export class Play extends Playing<IntrepidDesk, IntrepidContent, Target, WireDesk> {
  readonly speech = speech;
  readonly order = ORDER;
  readonly chapters = { count: "round", chapter: ["intrepid-event-round-begun"], turn: [] };
  readonly #wide = new MediaQuery("(min-width: 1180px)");
  /** On a wide screen missions and disaster stand beside the board, unless a course stands there. */
  beside = $derived.by(() => this.#wide.current && !this.picker && !this.props.game.course);
  tabKeys = $derived.by((): Record<string, string> => {
    return { a: "actions", l: "log", p: this.beside ? "crews" : "players", "?": "guide" };
  });
  readonly keys = KEYS;
  override readonly Price = Price;
  override readonly Picture = Picture;
  override readonly Portrait = Portrait;
  override readonly closers = ["done"];

  #hand = $state<Hand | null>(null);
  /** The die or the tile that is held, as long as something can be done with it. */
  hand = $derived.by((): Hand | null => {
    const hand = this.#hand;
    return hand && this.all.some((one) => isFor(one, hand)) ? hand : null;
  });
  /** Whose it is. */
  heldCrew = $derived.by(() =>
    this.shownDesk.crews.findIndex((one) => one.country === this.#hand?.country),
  );
  /** Where it hangs while it is dragged, on the page. */
  drag = $state.raw<{ x: number; y: number } | null>(null);
  /** The spot that is pointed at, or that has the focus. */
  aim = $state<Spot | null>(null);
  /** Where the keys are, and where Tab enters the board. */
  cursor = $state<Spot | null>(null);
  /** Where the board is shown to set something up: taps go here and nothing is played. */
  get picker(): ((target: Target) => void) | null {
    return this.props.onpick ?? null;
  }
  readonly advising = new Advising(this);
  #version = -1;
  #known = "";

  names = $derived.by(() => this.props.table.names.map((id) => say(id)));
  /** Who is asked decides beside others: the question is about one's own crews then. */
  override asking = $derived.by((): number[] =>
    this.asked ? this.desk.about.crews : (this.over ? this.shownDesk : this.desk).asked,
  );
  owns(player: number): boolean {
    return this.shownDesk.own.includes(player);
  }

  /** To take back that one is done. */
  resume = $derived.by((): Option | null => {
    if (this.seat === null || this.asked || this.over) return null;
    const all = options<Choice>(this.desk.legal, this.desk.choices, this.content.actions);
    return all.find((one) => one.action.kind === "resume") ?? null;
  });
  done = $derived.by(
    (): Option | null => this.all.find(({ action }) => action.kind === "done") ?? null,
  );
  question = $derived.by(() => {
    const { prompt } = this.desk;
    if (this.hand && !this.past) {
      const { sort, name } = this.hand;
      if (sort === "die") return this.web("ask-where", { die: valueOf(name) });
      return this.web("ask-build", { tile: speech.called("place", name) });
    }
    if (this.asked && prompt) return speech.asking(prompt, this.names);
    if (this.over && !this.past) return "";
    return waiting((this.over ? this.shownDesk : this.desk).phase, this.asking, this.names);
  });

  ready = $derived.by((): Set<Spot> => (this.#still() ? new Set() : readyIn(this.all)));
  lit = $derived.by((): Map<Spot, Option[]> => {
    if (this.#still()) return NOTHING;
    const open = this.chosen ? this.open : [];
    return litBy(this.all, this.hand, this.step, open, this.desk.about);
  });
  /** Where what is held may go, as the list of the board's spots has it. */
  places = $derived.by((): Option[] => {
    const { hand } = this;
    return hand && !this.#still() ? this.all.filter((one) => isFor(one, hand)) : [];
  });
  goal(option: Option): Spot | null {
    return goalOf(option);
  }
  /** What the advice is about. */
  advised = $derived.by((): Set<Spot> => {
    const option = this.advising.option;
    if (!option) return new Set();
    const { args } = option;
    const goal = goalOf(option);
    const from = "die" in args ? `die ${args.country} ${args.die}` : `offer ${args.tile}`;
    return new Set(goal ? [goal, from] : [from]);
  });
  /** What has happened until the moment that is shown. */
  happened = $derived.by(() => {
    const { log } = this.props.game;
    const last = this.past?.step;
    return last === undefined ? log : log.filter((event) => event.step <= last);
  });
  /** The places that were touched since the own crews did something. */
  changed = $derived.by((): Set<Spot> => {
    const own = this.shownDesk.crews.filter((crew) => this.owns(crew.player));
    return new Set(sinceOwn(this.happened, own).flatMap(touchedSpots));
  });
  /** Where the disaster of this round, or of the last one, has struck. */
  struck = $derived.by(() => struckBy(this.happened, this.shownDesk.tiles));

  #still(): boolean {
    return this.past !== null || this.busy || !this.asked;
  }

  override deskOf(desk: WireDesk): IntrepidDesk {
    return filled(desk, this.props.content.actions);
  }

  override nextStep(heap: Option[], within?: string): Step<Choice> | null {
    if (within === undefined) return super.nextStep(heap);
    return { field: within, heaps: heaped(heap, (one) => one.args[within]) };
  }

  override soleOf(all: Group<Choice>[]): Group<Choice> | null {
    const [first, ...more] = all.filter((group) => !WAYS_OUT.has(group.kind));
    return first && more.length === 0 && ANSWERS.has(first.kind) ? first : null;
  }

  override numbered(number: number): boolean {
    const option = this.places[number - 1];
    if (option) void this.take(option);
    return this.places.length > 0;
  }

  /** The crew that did it, and the one that it was done for. */
  override cast({ args }: GameEvent): Cast {
    const crew = (country: unknown): string | null =>
      this.desk.crews.some((one) => one.country === country) ? String(country) : null;
    return { by: crew(args.country), to: crew(args["other-country"]) };
  }

  /** E says that one is done, or passes. */
  override pressed(key: string): boolean {
    if (key !== "e" || this.past) return false;
    const out = this.all.find(({ action }) => WAYS_OUT.has(action.kind)) ?? this.resume;
    if (out) void this.take(out);
    return out !== null;
  }

  /** What is to be chosen next, where the question leaves it open. */
  override get hint(): string {
    const field = this.step?.field ?? "";
    return HINTS.has(field) ? this.web(`choose-${field}`) : "";
  }

  override costOf(option: Option): string {
    return String(option.choice.price ?? "");
  }

  override weight(event: GameEvent): number {
    return WEIGHTS[event.id] ?? 0;
  }

  override title(target: Target): string {
    if (target.sort === "slot") {
      const [sector, slot] = target.name.split("-");
      return this.web("slot-at", { sector, slot });
    }
    return speech.called(target.sort === "crew" ? "country" : "place", target.name);
  }

  override at(target: Target): Option[] {
    const { sort, name } = target;
    return this.all.filter(({ args }) => {
      if (sort === "slot") return args.slot === name;
      if (sort === "crew") return args["to-country"] === name;
      return args.place === name || args.tile === name || args["to-tile"] === name;
    });
  }

  // Choosing -------------------------------------------------------------------------------------

  /** What somebody else does changes nothing for who goes on choosing, takes nothing out of the hand
   * that can still be put somewhere, and leaves advice that can still be followed. */
  override reset(): void {
    const fresh = this.props.game.version !== this.#version;
    const known = this.#known;
    this.#note();
    if (fresh && known === this.#known) return;
    const kept = fresh && !this.busy ? this.hand : null;
    super.reset();
    this.#hand = kept;
    if (fresh) this.advising.overtaken(!this.busy);
  }

  /** What is possible while something is begun. */
  #note(): void {
    this.#version = this.props.game.version;
    this.#known = JSON.stringify(this.desk.legal);
  }

  override choose(group: Group<Choice>): void {
    this.#note();
    this.#hand = null;
    this.doubt = null;
    super.choose(group);
  }

  override back(): boolean {
    if (this.doubt && !this.menu) this.doubt = null;
    else if (this.hand && !this.menu && !this.confirming) this.#hand = null;
    else if (this.advising.advice && !this.menu && !this.confirming && !this.begun)
      this.advising.advice = null;
    else return super.back();
    return true;
  }

  /** Take a die or an offered tile up. */
  hold(hand: Hand | null): void {
    if (this.#still()) return;
    super.reset();
    this.#note();
    this.#hand = hand;
  }

  /** What lies on a spot, to be held. */
  handAt(spot: Spot): Hand | null {
    if (!this.ready.has(spot)) return null;
    const [sort, ...rest] = spot.split(" ");
    if (sort === "die") return { sort: "die", country: rest[0], name: rest[1] };
    const found = this.all.find(
      ({ action, args }) => action.kind === "buy" && args.tile === rest[0],
    );
    return found ? { sort: "tile", country: String(found.args.country), name: rest[0] } : null;
  }

  // The board ------------------------------------------------------------------------------------

  entry = $derived.by((): Spot => {
    if (this.cursor) return this.cursor;
    const own = this.shownDesk.crews.find((crew) => crew.player === this.seat && crew.pool.length);
    if (own) return `die ${own.country} ${own.pool[0]}`;
    const [tile] = Object.keys(this.shownDesk.tiles);
    return tile ? `place ${tile}` : "slot 1-1";
  });

  heldAt(spot: Spot): boolean {
    const { hand } = this;
    if (!hand) return false;
    return (
      spot === (hand.sort === "die" ? `die ${hand.country} ${hand.name}` : `offer ${hand.name}`)
    );
  }

  chosenAt(spot: Spot): boolean {
    const target = this.picker ? (this.props as { chosen?: Target | null }).chosen : this.card;
    const about = target && targetOf(spot);
    return !!about && about.sort === target.sort && about.name === target.name && isThing(spot);
  }

  /** Whether a spot fades while something else is held. */
  dims(spot: Spot): boolean {
    return spot.startsWith("place ") || spot.startsWith("slot ");
  }

  /** Whether somebody at this screen can go on with another crew, or take back that it is done. */
  mayPlay(player: number): boolean {
    const { table, sit } = this.props;
    const other = player !== this.seat && table.yours.includes(player);
    const done = this.desk.crews.some((crew) => crew.player === player && crew.done);
    const free = this.desk.to_act.includes(player) || done;
    return sit !== undefined && other && free && !this.past;
  }

  touch(spot: Spot): void {
    const target = targetOf(spot);
    if (!this.picker) this.tap(spot);
    else if (target) this.picker(target);
  }

  tap(spot: Spot): void {
    if (this.busy) return;
    this.menu = null;
    this.doubt = null;
    if (this.#still()) return this.lookAt(spot);
    const found = this.lit.get(spot);
    if (found) return this.#answer(found, spot);
    const hand = this.handAt(spot);
    if (hand) {
      const same = this.hand?.name === hand.name && this.hand.country === hand.country;
      return this.hold(same ? null : hand);
    }
    if (this.hand) return this.#tried(spot);
    this.lookAt(spot);
  }

  /** Let go of what is held over a spot. */
  drop(spot: Spot | null): void {
    this.drag = null;
    if (!spot) return;
    const found = this.lit.get(spot);
    if (found) this.#answer(found, spot);
    else this.#tried(spot);
  }

  #answer(found: Option[], spot: Spot): void {
    if (found.length === 1) return void this.take(found[0]);
    const heap = this.step?.heaps.find((one) => one.options.includes(found[0]));
    if (!this.hand && this.step && heap) return this.pick(this.step.field, heap);
    const target = targetOf(spot);
    if (target) this.menu = { target, options: found, ...this.spot() };
  }

  lookAt(spot: Spot): void {
    const target = targetOf(spot);
    if (target) this.look(target);
  }

  /** What is held cannot go there. */
  #tried(spot: Spot): void {
    const action = this.hand && meant(this.hand, spot);
    if (action) void this.inquire(action);
  }
}

/** What a tap was meant to do with what is held. */
function meant(hand: Hand, spot: Spot): Action | null {
  const [sort, name] = spot.split(" ");
  if (hand.sort === "tile") {
    return sort === "slot" ? { kind: "buy", args: [hand.country, hand.name, name] } : null;
  }
  if (sort === "place") return { kind: "place", args: [hand.country, hand.name, name] };
  if (sort === "habitation") return { kind: "place", args: [hand.country, hand.name, sort] };
  return sort === "crew" ? { kind: "dock", args: [hand.country, hand.name, name] } : null;
}

/** Whether a card about what lies there belongs to that very spot. */
function isThing(spot: Spot): boolean {
  return !spot.startsWith("die ") && !spot.startsWith("habitation ");
}

/** What is to be looked at on a spot. */
function targetOf(spot: Spot): Target | null {
  const [sort, name] = spot.split(" ");
  if (sort === "place" || sort === "offer") return { sort: "place", name };
  if (sort === "slot") return { sort: "slot", name };
  if (sort === "habitation") return { sort: "place", name: "habitation" };
  return sort === "crew" || sort === "die" ? { sort: "crew", name } : null;
}
