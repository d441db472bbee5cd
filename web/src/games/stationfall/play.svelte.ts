/** What a person is doing at the screen of Stationfall: what is lit, tapped and looked at. */

import { tick } from "svelte";
import type { GameEvent } from "../../lib/types";
import { has } from "../../lib/words";
import { Advising } from "../../play/advising.svelte";
import { touchedBy, type Cast } from "../../play/story";
import { loud, nextStep, sole, type Group, type Heap, type Option, type Step } from "./choices";
import { liesOpen } from "./covers";
import { ORDER } from "./families";
import { KEYS } from "./keys";
import { NO_TRACES, since, traces, turnOf, type Traces } from "./lately";
import { Lore } from "./lore.svelte";
import Cost from "./panels/Cost.svelte";
import Token from "./panels/Token.svelte";
import { asking, called, GAME, waiting, web } from "./speech";
import { scored, type Scored } from "./scores";
import { DECISIONS, tellsAim } from "./scripts";
import { at, lit, tapped, touched, type Ground, type Lit } from "./targets";
import type { AgendaRow, Target } from "./types";

/** How much events weigh among those that decided a match. */
const WEIGHTS: Record<string, number> = {
  detonated: 10,
  "abandon-ship": 9,
  released: 8,
  blackout: 7,
  annihilated: 6,
  revealed: 5,
  convicted: 5,
  escaped: 5,
  launched: 4,
  delivered: 4,
  "emergency-power": 4,
  armed: 3,
  downed: 3,
  "station-falls": 2,
};

const NOTHING: Lit = { sections: new Set(), characters: new Set(), corridors: new Set() };

export class Play extends Lore {
  readonly order = ORDER;
  readonly keys = KEYS;
  readonly chapters = {
    count: "minute",
    chapter: [`${GAME}-event-minute`],
    turn: [`${GAME}-event-turn-begun`],
  };
  readonly tabKeys = {
    a: "actions",
    l: "log",
    p: "players",
    c: "cards",
    w: "way",
    "?": "guide",
  };
  override readonly Price = Cost;
  override readonly Portrait = Token;
  override readonly closers = ["end", "wait"];

  readonly advising = new Advising(this);
  #version = -1;

  way = $state<string[]>([]);
  /** The path tool: whether it is open, who goes and where to. */
  pathing = $state(false);
  walker = $state("");
  goal = $state("");
  /** Whether the secret cards lie open, and whether they are held open just now. */
  showCards = $state(liesOpen());
  peeking = $state(false);

  choosing = $derived.by(() => this.asked && this.desk.legal[0]?.kind === "choose");

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

  /** What happened since this person acted last. */
  #since = $derived.by(() => (this.over ? [] : since(this.props.game.log, this.desk.own)));
  /** What that leaves on the board; of a moment that is looked at, what happened then. */
  traces = $derived.by((): Traces => {
    const { log } = this.props.game;
    if (!this.past) return this.#since.length > 0 ? traces(this.#since) : NO_TRACES;
    const { step } = this.past;
    return traces(
      log.filter((event) => event.step === step),
      turnOf(log, step),
    );
  });

  question = $derived.by(() => {
    const { prompt } = this.desk;
    if (this.asked && prompt) return asking(prompt, this.names);
    return waiting(this.over ? this.shownDesk : this.desk, this.asking, this.names);
  });

  override get hint(): string {
    if (!this.asked || this.desk.ask !== "turn" || !this.#early) return "";
    const kinds = new Set(this.groups.map((group) => group.kind));
    const first = ["reveal", "influence"].filter((kind) => kinds.has(kind)).join("-");
    if (!kinds.has("activate")) return "";
    return web(first ? `first-${first}` : "or-renegotiate");
  }

  /** Who has played a few turns knows what these are for. */
  #early = $derived.by(() => this.desk.minute > this.desk.start - 3);
  #explained = $derived.by(() => this.desk.ask === "turn" && this.groups.length < 5 && this.#early);

  override about(group: Group, open: boolean): string {
    const id = `about-${group.kind}`;
    return (open || this.#explained) && has(`web-${GAME}-${id}`) ? web(id) : "";
  }

  /** Beside whom to influence stands whose cubes lie there; beside a way, what is special. */
  override remark(field: string, heap: Heap): string {
    if (heap.options[0].action.kind !== "influence" || field !== "card") {
      return super.remark(field, heap);
    }
    const pawn = this.content.characters[String(heap.value)]?.pawns[0] ?? "";
    const cubes = this.desk.characters[pawn]?.cubes ?? [];
    return cubes.map(([player, count]) => `${this.signs[player]}${count}`).join(" ");
  }

  /** How many cubes one places depends on what they bring. */
  override inLines(field: string): boolean {
    return field === "count";
  }

  override warns(heap: Heap): boolean {
    return heap.options.every((one) => one.choice.note?.id === `${GAME}-brings-idle`);
  }

  override ends(option: Option): boolean {
    return option.choice.cost === "turn";
  }

  override title(target: Target): string {
    return called(target.sort === "character" ? "character" : "section", target.name);
  }

  override at(target: Target): Option[] {
    return at(this.all, target, this.ground);
  }

  override nextStep(heap: Option[], within?: string): Step | null {
    return nextStep(heap, within);
  }

  override soleOf(all: Group[]): Group | null {
    return sole(all);
  }

  override costOf(option: Option): string {
    return option.choice.cost;
  }

  /** Asked is where it stands what a bot is about; where that does not, at what it decided. */
  override explains(event: GameEvent): boolean {
    if (this.props.why === null) return false;
    if (tellsAim(event)) return true;
    const { log } = this.props.game;
    return (
      DECISIONS.includes(event.id) &&
      !log.some((other) => other.step === event.step && tellsAim(other))
    );
  }

  override cast(event: GameEvent): Cast {
    const { args } = event;
    const named = (value: unknown) => (typeof value === "string" && value ? value : null);
    const by = named(args.character) ?? named(args.card) ?? named(args.identity);
    return { by, to: named(args["other-character"]) };
  }

  override weight(event: GameEvent): number {
    return WEIGHTS[event.id.slice(`${GAME}-event-`.length)] ?? 0;
  }

  /** Advice is for one position only. */
  override reset(): void {
    super.reset();
    const { version } = this.props.game;
    if (version !== this.#version) this.advising.overtaken(!this.busy);
    this.#version = version;
  }

  override back(): boolean {
    if (this.advising.advice && !this.menu && !this.begun && !this.confirming) {
      this.advising.advice = null;
      return true;
    }
    return super.back();
  }

  override pressed(key: string): boolean {
    if (key === "h") this.showCards = !this.showCards;
    else if (key === "/") void this.#focusFind();
    else return false;
    return true;
  }

  async #focusFind(): Promise<void> {
    this.card = null;
    this.tab = "way";
    await tick();
    document.querySelector<HTMLInputElement>("input[role=combobox]")?.focus();
  }

  /** Who one is, is chosen on a page of its own that says what it means: nobody is asked twice. */
  override take(option: Option, sure = this.choosing): Promise<void> {
    return super.take(option, sure);
  }

  /** What an own identity would score now: its rows, and what comes besides. */
  preview(player: number): Scored | null {
    const found = this.desk.preview[player];
    return found?.identity
      ? scored(found, this.agendaOf(found.identity, this.isBot(player)))
      : null;
  }

  /** The rows of an agenda; of a bot those of the bot side of its card. */
  agendaOf(identity: string, bot: boolean): AgendaRow[] {
    const card = this.content.identities[identity];
    return (bot && card?.bot_agenda.length ? card.bot_agenda : card?.agenda) ?? [];
  }

  // The board ----------------------------------------------------------------------------------

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
      this.menu = { target, options: answer.options, ...this.spot() };
    } else this.look(target);
  }

  /** The section of a character: pawns stand in the way of taps on sections. */
  #section(target: Target): Target | null {
    const at = target.sort === "character" ? this.desk.characters[target.name]?.at : null;
    return at ? { sort: "section", name: at } : null;
  }

  override look(target: Target): void {
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

  override seek(target: Target): void {
    this.pathing = false;
    super.seek(target);
  }

  /** The card of an identity, a card or a pawn. */
  lookCard(name: string): void {
    const card = this.cardOf(name);
    this.look({ sort: "character", name: this.content.characters[card]?.pawns[0] ?? name });
  }
}
