/** What a board hears of pointers. */

type Heard = { [K in keyof ElementEventMap]?: (event: ElementEventMap[K]) => void };
interface ElementEventMap {
  pointerdown: PointerEvent;
  pointermove: PointerEvent;
  pointerup: PointerEvent;
  pointercancel: PointerEvent;
  wheel: WheelEvent;
}

/** Whether the pointer has been moved so far that it drags. */
export interface Drag {
  begun: boolean;
}

/** Listens until it is ended. The end of a drag is no click. */
export function listen(node: Element, heard: Heard, drag: Drag): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  for (const [name, handler] of Object.entries(heard)) {
    node.addEventListener(name, handler as EventListener, { signal, passive: false });
  }
  const click = (event: Event) => {
    if (drag.begun) event.stopPropagation();
    drag.begun = false;
  };
  node.addEventListener("click", click, { capture: true, signal });
  return () => ending.abort();
}
