/** What a board hears of pointers. */

type Heard = { [K in keyof ElementEventMap]?: (event: ElementEventMap[K]) => void };
interface ElementEventMap {
  pointerdown: PointerEvent;
  pointermove: PointerEvent;
  pointerup: PointerEvent;
  pointercancel: PointerEvent;
  wheel: WheelEvent;
}

/** Listens until it is ended. The end of a drag is no click: `dragged` tells whether there was one,
 * once. */
export function listen(node: Element, heard: Heard, dragged: () => boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  for (const [name, handler] of Object.entries(heard)) {
    node.addEventListener(name, handler as EventListener, { signal, passive: false });
  }
  const click = (event: Event) => dragged() && event.stopPropagation();
  node.addEventListener("click", click, { capture: true, signal });
  return () => ending.abort();
}
