/** What the keys do. */

import type { Playing } from "./playing.svelte";

interface Doings {
  board(): void;
  next(): void;
  panel(tab: string): void;
}

/** Whether the person is typing, or a window of the page lies above the screen. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target) return false;
  return target.isContentEditable || target.closest("input, textarea, select, dialog") !== null;
}

export function pressed(event: KeyboardEvent, play: Playing, doings: Doings): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event)) return false;
  if (/^[1-9]$/.test(event.key)) return choose(play, Number(event.key));
  switch (event.key) {
    case "Escape":
      return play.back();
    case "u":
      if (!play.props.game.undo) return false;
      void play.undo();
      return true;
    case "e":
      if (play.busy || play.past || !play.closing) break;
      play.confirm(play.closing);
      return true;
    case "m":
      doings.board();
      return true;
    case "n":
      doings.next();
      return true;
  }
  if (play.pressed(event.key)) return true;
  const tab = play.tabKeys[event.key];
  if (!tab) return false;
  play.card = null;
  play.tab = tab;
  doings.panel(tab);
  return true;
}

/** A choice by its number. What ends the turn is asked first: a key is easily pressed once too
 * often. */
function choose(play: Playing, number: number): boolean {
  if (play.busy || play.past || !play.asked) return false;
  if (play.confirming) {
    if (number === 1) void play.take(play.confirming, !play.ending);
    else if (number === 2) play.back();
    return number < 3;
  }
  if (play.menu) {
    const kinds = play.grouped(play.menu.options);
    const heaps = kinds.length > 1 ? kinds : (play.nextStep(play.menu.options)?.heaps ?? kinds);
    const heap = heaps[number - 1];
    if (heap) play.pickInMenu(heap.options);
    return heap !== undefined;
  }
  if (play.numbered(number)) return true;
  if (play.step) {
    const heap = play.step.heaps.find((one) => play.heapNumbers.get(one.value) === number);
    if (heap?.options.length === 1 && play.ends(heap.options[0])) play.confirm(heap.options[0]);
    else if (heap) play.pick(play.step.field, heap);
    return heap !== undefined;
  }
  const group = play.groups.find((one) => play.groupNumbers.get(one.name) === number);
  if (group?.options.length === 1 && play.ends(group.options[0])) play.confirm(group.options[0]);
  else if (group) play.choose(group);
  return group !== undefined;
}
