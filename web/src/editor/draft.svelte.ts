/** A position that is being set up: what is given of it, what the service makes of that, and the
 * way back. */

import { Refused, Unreachable } from "../lib/api";
import type { Content } from "../lib/types";
import { fieldAt, leaveOut, setIn, type Field, type Fields } from "./fields";
import type { Tongue } from "./names";
import {
  getIn,
  isDict,
  keyOf,
  parsePath,
  same,
  within,
  type Dict,
  type Json,
  type Path,
} from "./paths";
import { check, type Checked } from "./wire";
import type { PositionProblem } from "../wire/positions";

const MOST_STEPS = 200;
/** Changes of one entry that follow each other so soon are one step back. */
const TOGETHER = 900;
/** The service is asked at most so often. */
const BETWEEN = 350;

export type State = "checking" | "fine" | "wrong" | "unchecked";

export const storageKey = (game: string) => `deorbit-editor-${game}`;

export class Draft {
  given = $state.raw<Dict>({});
  checked = $state.raw<Checked | null>(null);
  fields = $state.raw<Fields | null>(null);
  content = $state.raw<Content | null>(null);
  /** The last answer that had a board. */
  shown = $state.raw<Checked | null>(null);
  state = $state<State>("checking");
  back = $state.raw<Dict[]>([]);
  forth = $state.raw<Dict[]>([]);
  /** The entry to go to, and how often somebody has asked for that. */
  goal = $state.raw<{ path: Path; count: number } | null>(null);

  /** The position with everything filled in; what is wrong in it is not. */
  whole = $derived.by((): Dict => this.checked?.position ?? this.shown?.position ?? {});
  problems = $derived.by((): PositionProblem[] => this.checked?.problems ?? []);
  tongue = $derived.by((): Tongue => ({
    game: this.game,
    fields: this.fields!,
    players: this.checked?.names ?? [],
  }));
  seats = $derived.by((): number => Number(this.given.seats ?? this.whole.seats ?? 0));
  options = $derived.by((): Dict => (isDict(this.whole.options) ? this.whole.options : {}));

  #touched = { key: "", at: 0 };
  #asking = false;
  #again = false;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(
    readonly game: string,
    given: Dict = {},
  ) {
    this.given = given;
  }

  start(): void {
    void this.#check();
  }

  stop(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  // Reading --------------------------------------------------------------------------------------

  /** What stands at a path: as given, else as the game fills it in. */
  value(path: Path): Json | undefined {
    const given = getIn(this.given, path);
    return given === undefined ? getIn(this.whole, path) : given;
  }

  /** All of it: what is given laid over what is filled in. */
  all(path: Path, field: Field | null = this.field(path)): Json | undefined {
    const given = getIn(this.given, path);
    const whole = getIn(this.whole, path);
    if (given === undefined) return whole;
    if (!field || whole === undefined) return given;
    if (isDict(given) && isDict(whole) && !(field.sort === "map" && field.whole)) {
      const laid: Dict = { ...whole };
      for (const key of Object.keys(given)) laid[key] = this.all([...path, key])!;
      return laid;
    }
    if (field.sort === "rows" && Array.isArray(given) && Array.isArray(whole)) {
      return whole.map((_, row) => this.all([...path, row])!);
    }
    return given;
  }

  isGiven(path: Path): boolean {
    return getIn(this.given, path) !== undefined;
  }

  field(path: Path): Field | null {
    return this.fields && fieldAt(this.fields, path, this.given);
  }

  problemsAt(path: Path): PositionProblem[] {
    const key = keyOf(path);
    return this.problems.filter((problem) => problem.key === key);
  }

  /** Problems at an entry or anywhere within it. */
  problemsIn(path: Path): PositionProblem[] {
    return this.problems.filter((problem) => within(parsePath(problem.key), path));
  }

  // Changing -------------------------------------------------------------------------------------

  set(path: Path, value: Json): void {
    if (!this.fields) return;
    this.take(setIn(this.fields, this.given, this.whole, path, value), keyOf(path));
  }

  leaveOut(path: Path): void {
    if (this.fields) this.take(leaveOut(this.fields, this.given, path));
  }

  /** Another position in place of this one. */
  take(given: Dict, about = ""): void {
    if (same(given, this.given)) return;
    const now = Date.now();
    const goesOn = about && about === this.#touched.key && now - this.#touched.at < TOGETHER;
    this.#touched = { key: about, at: now };
    if (!goesOn) this.back = [...this.back.slice(-MOST_STEPS), this.given];
    this.forth = [];
    this.#show(given);
  }

  undo(): void {
    this.#step("back", "forth");
  }

  redo(): void {
    this.#step("forth", "back");
  }

  #step(from: "back" | "forth", to: "back" | "forth"): void {
    const wanted = this[from].at(-1);
    if (!wanted) return;
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], this.given];
    this.#show(wanted);
  }

  go(path: Path): void {
    this.goal = { path, count: (this.goal?.count ?? 0) + 1 };
  }

  /** What to share or to play from: with what is drawn first, so that it stays as it is here. */
  pinned(): Dict {
    const pinned: Dict = { ...this.given };
    for (const key of this.fields?.pins ?? []) {
      if (pinned[key] === undefined && this.whole[key] !== undefined) pinned[key] = this.whole[key];
    }
    pinned.seats ??= this.whole.seats;
    return pinned;
  }

  #show(given: Dict): void {
    this.given = given;
    try {
      if (Object.keys(given).length)
        localStorage.setItem(storageKey(this.game), JSON.stringify(given));
      else localStorage.removeItem(storageKey(this.game));
    } catch {
      // A draft that cannot be kept can still be edited.
    }
    this.#soon();
  }

  // Asking ---------------------------------------------------------------------------------------

  #soon(wait = 0): void {
    this.#again = true;
    if (this.#asking || this.#gone) return;
    clearTimeout(this.#timer);
    const pause = Math.max(wait, this.#asked + BETWEEN - Date.now(), 0);
    this.#timer = setTimeout(() => void this.#check(), pause);
  }

  async #check(): Promise<void> {
    const given = this.given;
    this.#asking = true;
    this.#again = false;
    this.#asked = Date.now();
    if (this.state !== "unchecked") this.state = "checking";
    let wait = 0;
    try {
      const answer = await check(this.game, given, this.checked?.scheme ?? "");
      this.fields = answer.fields ?? this.fields;
      this.content = answer.content ?? this.content;
      this.checked = answer;
      if (answer.desk) this.shown = answer;
      this.state = answer.problems.length ? "wrong" : "fine";
    } catch (error) {
      this.state = "unchecked";
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      this.#again = true;
      wait = error instanceof Refused ? (error.after ?? 4) * 1000 : 3000;
    } finally {
      this.#asking = false;
      if (this.#again && !this.#gone) this.#soon(wait);
    }
  }
}
