/** What a course shows just now: the open page, what was just reached, and the one button. */

import { untrack } from "svelte";
import {
  deedOf,
  firstPart,
  lessonAfter,
  lessonKey,
  lessonsOf,
  partAfter,
  ticked,
  tutorialKey,
  type Deed,
  type Part,
} from "../../lib/courses";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Course, ScreenProps } from "../../lib/types";
import { voice } from "../../lib/voice.svelte";
import { say } from "../../lib/words";
import { hasRead, keepRead } from "./reading";

/** How long a goal that was reached glows. */
const GLOW = 2400;
/** How long a scene of the film lasts. */
const SCENE = 2600;

export class Teaching {
  readonly #props: () => ScreenProps;
  #before: Course | null = null;
  #glow: ReturnType<typeof setTimeout> | undefined;
  #reel = 0;

  part = $state<Part>("new");
  /** Whether the tip has been asked for. */
  tip = $state(false);
  folded = $state(false);
  /** Whether the chapters are listed: who leaves out one after the other need not open them again. */
  listing = $state(false);
  busy = $state(false);
  /** Whether her moves are shown as a film: one after the other by themselves. */
  film = $state(false);
  /** Whether the film was seen to its end: then its words stay, for as long as it takes to read. */
  screened = $state(false);
  /** Goals that were reached just now. */
  fresh = $state.raw<readonly string[]>([]);
  /** What Lindsey has said in this chapter, as far as somebody was here to hear it. */
  said = $state.raw<readonly string[]>([]);

  constructor(props: () => ScreenProps) {
    this.#props = props;
  }

  course = $derived.by(() => this.#props().game.course ?? null);
  deed = $derived.by(
    (): Deed | null => this.course && deedOf(this.course, this.part, this.said.length > 0),
  );

  get props(): ScreenProps {
    return this.#props();
  }

  /** The state of play is another one. True if something new stands here. */
  follow(): boolean {
    const { course } = this;
    return untrack(() => this.#follow(course));
  }

  #follow(now: Course | null): boolean {
    const before = this.#before;
    this.#before = now;
    if (!now) return false;
    const reached = ticked(before, now);
    if (reached.length) this.#tick(reached);
    return now.sort === "lesson"
      ? this.#lesson(before?.sort === "lesson" ? before : null, now)
      : this.#tutorial(before?.sort === "tutorial" ? before : null, now);
  }

  #lesson(before: (Course & { sort: "lesson" }) | null, now: Course & { sort: "lesson" }): boolean {
    if (now.done) this.#learned(now.name);
    const news = !before || before.fault?.id !== now.fault?.id || before.done !== now.done;
    if (!news) return false;
    if (now.done) voice.tell(say("web-learn-done"));
    else if (now.fault) voice.tell(say(now.fault.id));
    return !before || now.done || now.fault !== null;
  }

  #tutorial(
    before: (Course & { sort: "tutorial" }) | null,
    now: Course & { sort: "tutorial" },
  ): boolean {
    const was = this.part;
    if (now.done) this.#learned(tutorialKey(now.time));
    if (!before) {
      this.part = firstPart(now, hasRead(this.props.table.id, now.chapter));
      return true;
    }
    const turned = before.chapter !== now.chapter;
    if (turned) this.screened = false;
    else if (this.film && !now.next) this.screened = true;
    if (turned || !now.next) this.film = false;
    if (turned) this.said = [];
    else if (before.next && before.next.say !== now.next?.say) {
      this.said = [...this.said, before.next.say];
    }
    this.part = partAfter(before, now, was);
    if (this.part !== "new") keepRead(this.props.table.id, now.chapter);
    if (turned) voice.tell(say(now.title));
    if (now.next && now.next.say !== before.next?.say && this.part === "lindsey") {
      voice.tell(say(now.next.say));
    }
    return turned || this.part !== was;
  }

  #learned(name: string): void {
    const key = lessonKey(this.props.table.game, name);
    if (!settings.learned.includes(key)) settings.learned = [...settings.learned, key];
  }

  #tick(goals: string[]): void {
    this.fresh = goals;
    clearTimeout(this.#glow);
    this.#glow = setTimeout(() => (this.fresh = []), GLOW);
    for (const goal of goals) voice.tell(say("web-learn-reached", { goal: say(goal) }));
  }

  /** Press the one button. */
  async go(): Promise<void> {
    const { deed, course } = this;
    const { learn } = this.props;
    if (!deed || !learn || !course || this.busy) return;
    if (deed.do === "turn") {
      this.part = deed.to;
      if (course.sort === "tutorial") keepRead(this.props.table.id, course.chapter);
      voice.tell(say(`web-learn-part-${deed.to}`));
      return;
    }
    this.busy = true;
    try {
      if (deed.do === "show") await learn.next();
      else if (course.sort === "lesson") {
        if (deed.do === "again") await learn.begin(this.#same(course.name));
        else await this.#another(course.name);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Begin the film, or stop it. */
  async roll(): Promise<void> {
    this.film = !this.film;
    // A film that was stopped and begun again has one reel only.
    const reel = ++this.#reel;
    const runs = () => this.film && reel === this.#reel;
    while (runs() && this.deed?.do === "show") {
      await new Promise((done) => setTimeout(done, SCENE));
      if (runs()) await this.go();
    }
  }

  async again(): Promise<void> {
    const { course } = this;
    if (course?.sort !== "lesson" || this.busy) return;
    this.busy = true;
    await this.props.learn?.begin(this.#same(course.name));
    this.busy = false;
  }

  /** The lesson of this table, which plays with the pack that it comes from. */
  #same(name: string): { name: string; pack: string | null } {
    const pack = this.props.table.options.pack as { hash: string } | null | undefined;
    return { name, pack: pack?.hash ?? null };
  }

  async #another(name: string): Promise<void> {
    const { game } = this.props.table;
    const cards = await lessonsOf(game).catch(() => []);
    const next = lessonAfter(cards, game, name, settings.learned);
    if (next) await this.props.learn?.begin(next);
    else router.go("/learn");
  }
}
