/** Dice and offered tiles are dragged with mouse, pen or finger, as Svelte attachment. */

import { listen } from "../../../play/listening";
import type { Play } from "../play.svelte";
import type { Hand, Spot } from "../spots";

/** What moves less is a tap. */
const SLACK = 7;
/** So near to the edge the board scrolls along. */
const EDGE = 44;

export function spotUnder(x: number, y: number): Spot | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-spot]");
  return found?.dataset.spot ?? null;
}

export function dragging(play: Play) {
  return (node: HTMLElement) => {
    let from: { x: number; y: number; id: number; hand: Hand } | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      dragged = false;
      const spot = (event.target as Element).closest<HTMLElement>("[data-spot]")?.dataset.spot;
      const hand = spot && event.button === 0 ? play.handAt(spot) : null;
      from = hand && { x: event.clientX, y: event.clientY, id: event.pointerId, hand };
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const { clientX: x, clientY: y } = event;
      if (!dragged) {
        if (Math.hypot(x - from.x, y - from.y) < SLACK) return;
        dragged = true;
        node.setPointerCapture(event.pointerId);
        play.hold(from.hand);
      }
      play.drag = { x, y };
      play.aim = spotUnder(x, y);
      scroll(x, y);
      event.preventDefault();
    };
    const scroll = (x: number, y: number) => {
      const ground = node.querySelector<HTMLElement>("[data-ground]");
      const box = ground?.getBoundingClientRect();
      if (!ground || !box) return;
      if (y < box.top + EDGE) ground.scrollBy(0, -14);
      else if (y > box.bottom - EDGE && y < box.bottom) ground.scrollBy(0, 14);
      if (x < box.left + EDGE) ground.scrollBy(-14, 0);
      else if (x > box.right - EDGE) ground.scrollBy(14, 0);
    };
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      from = null;
      if (!dragged) return;
      play.drop(spotUnder(event.clientX, event.clientY));
    };
    const cancel = () => {
      from = null;
      play.drag = null;
    };
    const was = () => {
      const before = dragged;
      dragged = false;
      return before;
    };
    return listen(
      node,
      { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel },
      was,
    );
  };
}
