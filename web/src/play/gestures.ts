/** Drag, pinch and wheel on the board, as Svelte attachment. */

import type { Camera } from "./camera.svelte";
import { listen, type Drag } from "./listening";

const SLACK = 6;

export function gestures(camera: Camera) {
  return (node: SVGSVGElement) => {
    const touching = new Map<number, { x: number; y: number }>();
    const drag: Drag = { begun: false };

    const place = (event: MouseEvent) => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (!touching.size) drag.begun = false;
      touching.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent) => {
      const before = touching.get(event.pointerId);
      if (!before) return;
      const here = place(event);
      const far = Math.hypot(here.x - before.x, here.y - before.y);
      if (!drag.begun && far < SLACK && touching.size < 2) return;
      if (!drag.begun) {
        drag.begun = true;
        node.setPointerCapture(event.pointerId);
      }
      touching.set(event.pointerId, here);
      const other = [...touching.entries()].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return camera.pan(here.x - before.x, here.y - before.y);
      const gap = (point: { x: number; y: number }) =>
        Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const [mx, my] = [(here.x + other.x) / 2, (here.y + other.y) / 2];
      camera.zoom(gap(here) / gap(before), mx, my);
      camera.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
    };
    const up = (event: PointerEvent) => touching.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = place(event);
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0018)), x, y);
    };
    return listen(
      node,
      { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, wheel },
      drag,
    );
  };
}
