/** What the keys do. */

import { nextStep } from "./choices";
import type { Play, Tab } from "./play.svelte";

interface Doings {
  find(): void;
  board(): void;
  next(): void;
  panel(tab: Tab): void;
}

/** Whether the person is typing, or a window of the page lies above the screen. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target) return false;
  return target.isContentEditable || target.closest("input, textarea, select, dialog") !== null;
}

export function pressed(event: KeyboardEvent, play: Play, doings: Doings): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event)) return false;
  if (/^[1-9]$/.test(event.key)) return choose(play, Number(event.key) - 1);
  switch (event.key) {
    case "Escape":
      return play.back();
    case "u":
      if (!play.props.game.undo) return false;
      void play.undo();
      return true;
    case "/":
      doings.find();
      return true;
    case "m":
      doings.board();
      return true;
    case "n":
      doings.next();
      return true;
    case "h":
      play.showCards = !play.showCards;
      return true;
  }
  const tabs = {
    a: "actions",
    l: "log",
    p: "players",
    c: "cards",
    w: "way",
    "?": "guide",
  } as const;
  const tab = tabs[event.key as keyof typeof tabs];
  if (!tab) return false;
  play.card = null;
  play.tab = tab;
  doings.panel(tab);
  return true;
}

/** The number of a choice, in the order in which they stand on the screen. */
function choose(play: Play, place: number): boolean {
  if (play.busy || play.past || !play.asked) return false;
  if (play.confirming) {
    if (place === 0) void play.take(play.confirming, true);
    else if (place === 1) play.back();
    return place < 2;
  }
  if (play.choosing) {
    const option = play.all[place];
    if (option) void play.take(option);
    return option !== undefined;
  }
  if (play.menu) {
    const kinds = play.grouped(play.menu.options);
    const heaps = kinds.length > 1 ? kinds : (nextStep(play.menu.options)?.heaps ?? kinds);
    if (heaps[place]) play.pickInMenu(heaps[place].options);
    return heaps[place] !== undefined;
  }
  if (play.step) {
    const heap = play.step.heaps[place];
    if (heap) play.pick(play.step.field, heap);
    return heap !== undefined;
  }
  const group = play.groups[place];
  if (group) play.choose(group);
  return group !== undefined;
}
