/** What a person is doing at the screen of Station-X, beyond what every game has. */

import type { Action, GameEvent } from "../../lib/types";
import { say } from "../../lib/words";
import { Advising } from "../../play/advising.svelte";
import { heaped, type Group, type Heap, type Step } from "../../play/choices";
import { Playing } from "../../play/playing.svelte";
import { sinceTurn, touchedBy, type Cast } from "../../play/story";
import type { Could } from "../../play/types";
import { filled } from "./filled";
import { KEYS } from "./keys";
import { ORDER } from "./order";
import Portrait from "./panels/Portrait.svelte";
import Price from "./panels/Price.svelte";
import { speech, StationSpeech, waiting } from "./speech";
import { litBy, NOTHING, tapped, type Lit, type Option } from "./targets";
import type {
  Battle,
  Cell,
  Choice,
  StationXContent,
  StationXDesk,
  Target,
  WireDesk,
} from "./types";

/** What is to be put on the board: a tile, or a unit that is bought. */
export interface Hand {
  kind: "place" | "buy";
  name: string;
}

/** The argument that says what is put on the board. */
const THING = { place: "tile", buy: "unit" } as const;

/** Kinds that are the only answer to a question: they need not be chosen first. */
const ANSWERS = new Set(["place", "teleporter", "commander", "respawn", "keep", "recruit"]);

/** How long a tile hovers where it does not fit before one is told why, in milliseconds. */
const PATIENCE = 350;

/** How much events weigh among those that decided a match. */
const WEIGHTS: Record<string, number> = {
  "stationx-event-conquered": 9,
  "stationx-event-time-up": 8,
  "stationx-event-eliminated": 7,
  "stationx-event-captured": 6,
  "stationx-event-retaken": 5,
  "stationx-event-baseless": 4,
  "stationx-event-respawned": 3,
  "stationx-event-battle-won": 2,
  "stationx-event-battle-lost": 2,
};

/** Some cell: where it would lie does not matter for a base that is not yet to be laid. */
const CORNER = "a1";
/** Why a tile that has no place at all cannot be taken. */
const NOWHERE = { id: "web-stationx-board-no-place", rule: "2.4" };

export class Play extends Playing<StationXDesk, StationXContent, Target, WireDesk> {
  readonly speech = new StationSpeech(() => this.desk);
  readonly order = ORDER;
  readonly chapters = { count: "round", chapter: [], turn: ["stationx-event-turn-begun"] };
  readonly tabKeys = { a: "actions", l: "log", p: "players", g: "upgrades", "?": "guide" };
  readonly keys = KEYS;
  override readonly Price = Price;
  override readonly Portrait = Portrait;
  override readonly closers = ["end"];

  #unit = $state<Cell | null>(null);
  /** The cell of the own unit that is chosen, as long as it can do something. */
  unit = $derived.by((): Cell | null =>
    this.all.some(({ choice }) => choice.from === this.#unit) ? this.#unit : null,
  );
  /** The cell that is pointed at, or that has the focus. */
  aim = $state<Cell | null>(null);
  readonly advising = new Advising(this);
  /** What the advice is about. */
  advised = $derived.by((): Cell[] => {
    const choice = this.advising.option?.choice;
    return choice ? [choice.from, choice.to].filter((one): one is Cell => !!one) : [];
  });
  /** An attack that is looked at: tapped once, not yet ordered. */
  pinned = $state<Option | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #version = -1;
  /** The unit that has just done something stays chosen, for what else it can do. */
  #follow: { from: Cell; cell: Cell; version: number } | null = null;

  names = $derived.by(() => this.props.table.names.map((id) => say(id)));
  /** Who did it: the unit, or the commander of those who did. */
  override cast({ args }: GameEvent): Cast {
    const named = (player: unknown, unit: unknown): string | null =>
      typeof player === "number" ? `${unit ?? "commander"} ${player}` : null;
    return { by: named(args.player, args.unit), to: named(args["other-player"], null) };
  }

  faction(player: number): string {
    return this.shownDesk.players[player]?.faction ?? "";
  }
  question = $derived.by(() => {
    const { prompt } = this.desk;
    const { pinned, battle } = this;
    if (pinned && battle) {
      const { enemy, to } = battle;
      const unit = this.desk.units[to]?.unit ?? "";
      return this.web("ask-attack", { who: this.names[enemy] ?? "", unit });
    }
    if (this.asked && prompt) return speech.asking(prompt, this.names);
    return waiting((this.over ? this.shownDesk : this.desk).ask, this.asking, this.names);
  });

  hand = $derived.by((): Hand | null => {
    const kind = this.unit ? undefined : this.chosen?.kind;
    if (kind !== "place" && kind !== "buy") return null;
    const picked = this.picks.find((one) => one.field === THING[kind]);
    if (picked) return { kind, name: String(picked.value) };
    const names = new Set(this.open.map((one) => one.choice.target));
    const [name] = names;
    return names.size === 1 && name ? { kind, name } : null;
  });
  lit = $derived.by((): Lit => {
    if (this.past || this.busy || !this.asked) return NOTHING;
    const { hand } = this;
    if (hand?.kind === "place") {
      const corners = this.open.flatMap(({ choice }) => choice.to ?? []);
      return { ...NOTHING, corners: new Set(corners) };
    }
    return litBy(this.all, this.unit, this.#open());
  });
  /** The battle to show before it is fought: the one looked at, else the one pointed at. */
  battle = $derived.by((): Battle | null => {
    if (this.past || !this.asked) return null;
    const { battles } = this.desk;
    if (this.pinned) return battles[this.pinned.choice.battle ?? ""] ?? null;
    if (!this.aim) return null;
    if (this.unit) return battles[`${this.unit} ${this.aim}`] ?? null;
    const found = Object.values(battles).filter((one) => one.to === this.aim);
    return found.length === 1 ? found[0] : null;
  });
  /** The cells that the last events touched. */
  changed = $derived.by(() => {
    const { log, step } = this.props.game;
    const last = this.past?.step ?? step;
    return touchedBy(log.filter((event) => event.step === last));
  });
  /** What others did since the own last turn, until the moment that is shown. */
  trail = $derived.by(() => {
    const last = this.past?.step ?? this.props.game.step;
    const told = this.props.game.log.filter((event) => event.step <= last);
    return sinceTurn(told, this.chapters, this.desk.own);
  });

  override deskOf(desk: WireDesk): StationXDesk {
    return filled(desk, this.props.content.actions);
  }

  override nextStep(heap: Option[], within?: string): Step<Choice> | null {
    if (within === undefined) return super.nextStep(heap);
    return { field: within, heaps: heaped(heap, (one) => one.args[within]) };
  }

  /** The end of the turn has its button beside the question. */
  override grouped(some: Option[]): Group<Choice>[] {
    return super.grouped(some.filter(({ choice }) => choice.kind !== "end"));
  }

  override soleOf(all: Group<Choice>[]): Group<Choice> | null {
    const [first, ...more] = all.filter((group) => group.kind !== "wait");
    return first && more.length === 0 && ANSWERS.has(first.kind) ? first : null;
  }

  override costOf(option: Option): string {
    return String(option.choice.price ?? "");
  }

  /** Units are found by what they are and where they stand. */
  override heapWords(field: string, heap: Heap<Choice>): string {
    if (field !== "from") return super.heapWords(field, heap);
    const { unit } = heap.options[0].choice.words.args;
    return speech.web("unit-at", { unit: String(unit), at: String(heap.value) });
  }

  /** What is not possible, with the unit that would do it. */
  override couldWords(could: Could): string {
    const { kind, words } = could;
    const { from, unit } = words.args;
    if (!from) return speech.spoken(words, this.names);
    const what = speech.kindWords(kind, words, this.names);
    return speech.web("could-unit", { what, unit: String(unit), at: String(from) });
  }

  override weight(event: GameEvent): number {
    return WEIGHTS[event.id] ?? 0;
  }

  override title(target: Target): string {
    return target.sort === "player" ? (this.names[Number(target.name)] ?? "") : target.name;
  }

  override at(target: Target): Option[] {
    return this.all.filter(
      ({ choice }) => choice.from === target.name || choice.to === target.name,
    );
  }

  // Choosing -------------------------------------------------------------------------------------

  override reset(): void {
    const follow = this.#follow;
    const own = this.busy;
    super.reset();
    if (this.props.game.version !== this.#version) this.advising.overtaken(!own);
    this.#version = this.props.game.version;
    this.pinned = null;
    const still = follow && this.props.game.version <= follow.version + 1;
    this.#unit = still ? follow.cell : null;
    if (still && this.card?.name === follow.from) this.card = { sort: "cell", name: follow.cell };
  }

  override choose(group: Group<Choice>): void {
    this.#leave();
    super.choose(group);
  }

  override back(): boolean {
    this.#follow = null;
    if (this.doubt && !this.menu) this.doubt = null;
    else if (this.pinned && !this.menu) this.pinned = null;
    else if (this.unit && !this.menu && !this.confirming) this.#unit = null;
    else if (this.advising.advice && !this.begun && !this.confirming) this.advising.advice = null;
    else return super.back();
    return true;
  }

  /** A battle is looked at before it is fought. */
  override async take(option: Option, sure = false): Promise<void> {
    const { kind, from, to } = option.choice;
    if (this.busy) return;
    if (kind === "attack" && !sure) {
      this.menu = null;
      this.doubt = null;
      this.#unit = from;
      this.pinned = option;
      if (from) this.card = { sort: "cell", name: from };
      return;
    }
    const gone = kind === "move" || kind === "jump";
    const { version } = this.props.game;
    this.#follow = from ? { from, cell: gone && to ? to : from, version } : null;
    await super.take(option, sure);
    if (this.confirming) this.#follow = null;
  }

  /** Nothing is chosen on the board any more. */
  #leave(): void {
    this.#follow = null;
    this.#unit = null;
    this.pinned = null;
    this.doubt = null;
  }

  /** Take a tile or a unit that is bought into the hand. */
  hold(kind: Hand["kind"], name: string): void {
    const group = this.groups.find((one) => one.kind === kind);
    if (!group) return;
    if (this.past) void this.visit(null);
    this.#leave();
    super.reset();
    this.group = group.name;
    this.picks = [{ field: THING[kind], value: name }];
  }

  /** The tile in the hand the other way round. */
  turnTile(): boolean {
    const { hand } = this;
    if (hand?.kind !== "place") return false;
    const turned = this.content.tiles[hand.name]?.turned;
    this.doubt = null;
    if (turned && turned !== hand.name) this.picks = [{ field: "tile", value: turned }];
    return true;
  }

  // The board ------------------------------------------------------------------------------------

  /** The options of the chosen kind of action, if cells are what is still to be chosen. */
  #open(): Option[] | null {
    if (!this.chosen || (this.chosen.kind in THING && !this.hand)) return null;
    return this.open.some(({ choice }) => choice.to !== null) ? this.open : null;
  }

  tap(cell: Cell): void {
    this.menu = null;
    this.doubt = null;
    this.#follow = null;
    const target: Target = { sort: "cell", name: cell };
    if (this.past || !this.asked || this.busy) return this.look(target);
    if (this.hand?.kind === "place") return this.lay(cell);
    const answer = tapped(this.all, this.unit, this.#open(), cell);
    const again = this.pinned;
    this.pinned = null;
    switch (answer.sort) {
      case "act":
        return void this.take(answer.option, again?.index === answer.option.index);
      case "menu":
        this.menu = { target, options: answer.options, ...this.spot() };
        return;
      case "unit":
        this.card = target;
        if (this.group) super.reset();
        this.#unit = this.unit === cell ? null : cell;
        return;
      case "doubt":
        this.look(target);
        return void this.inquire(this.#meant(cell));
      case "none":
        this.#unit = null;
        this.look(target);
    }
  }

  /** Lay the tile in the hand with its lower left cell there, or say why it cannot lie there. */
  lay(at: Cell): void {
    const option = this.open.find(({ choice }) => choice.to === at);
    if (option) void this.take(option);
    else this.wonder(at);
  }

  /** Say why a tile cannot be taken: the base comes last, and another may have no place at all. */
  bar(tile: string): void {
    if (!this.asked || this.past) return;
    if (tile === "base") return void this.inquire({ kind: "place", args: [tile, CORNER] });
    this.doubt = { key: `bar ${tile}`, reason: { ...NOWHERE, args: {}, text: "" } };
  }

  /** The tile in the hand hovers there. Where it stays and does not fit, the reason is told. */
  hover(ghost: { at: Cell; fits: boolean } | null): void {
    clearTimeout(this.#waiting);
    this.doubt = null;
    if (ghost && !ghost.fits) this.#waiting = setTimeout(() => this.wonder(ghost.at), PATIENCE);
  }

  /** Ask why the tile in the hand cannot lie there. */
  wonder(at: Cell): void {
    const { hand } = this;
    if (hand?.kind === "place") void this.inquire({ kind: "place", args: [hand.name, at] });
  }

  /** What a tap was probably meant to do with what is chosen. */
  #meant(cell: Cell): Action {
    const { unit, hand } = this;
    if (!unit) {
      if (hand) return { kind: hand.kind, args: [hand.name, cell] };
      return { kind: this.open[0]?.action.kind ?? "move", args: [cell] };
    }
    const { units, players } = this.desk;
    if (units[cell] && units[cell].player !== units[unit]?.player) {
      return { kind: "attack", args: [unit, cell] };
    }
    const gate = players.some((player) => player.teleporter === cell);
    if (gate) return { kind: "capture", args: [unit, cell] };
    const leap = units[unit]?.moved && units[unit].jumps;
    return { kind: leap ? "jump" : "move", args: [unit, cell] };
  }
}
