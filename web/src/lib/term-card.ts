/** When the card of a term opens and closes: one at a time, over whatever page is open. */

import { mount, unmount } from "svelte";
import type { GlossaryTerm } from "../wire/books";

const OPEN_AFTER = 250;
const CLOSE_AFTER = 250;

/** What holds the card open. A card that was asked for stays until somebody turns elsewhere. */
type Why = "pointer" | "focus" | "asked";

interface Shown {
  anchor: HTMLElement;
  card: HTMLElement;
  why: Why;
  close: () => void;
}

let shown: Shown | null = null;
/** The term whose card opens or closes in a moment. */
let timer: ReturnType<typeof setTimeout> | undefined;
let wanted: HTMLElement | null = null;
/** The term that the pointer has come to. */
let entered: HTMLElement | null = null;
/** The focus goes back to the term because its card closes. */
let returning = false;

/** Makes an element show the card of a term. */
export function termCard(game: string, term: GlossaryTerm) {
  return (anchor: HTMLElement) => {
    const open = (why: Why) => show(anchor, game, term, why);
    // Not on entering: who aims at something else, and a page that moves beneath the pointer, ask
    // for nothing.
    const onpointermove = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      if (entered !== anchor) return void (entered = anchor);
      clearTimeout(timer);
      if (shown?.anchor !== anchor) timer = setTimeout(() => void open("pointer"), OPEN_AFTER);
    };
    const onfocus = () => {
      // A tap brings the focus too, and then asks.
      if (!returning && anchor.matches(":focus-visible")) void open("focus");
    };
    const onclick = async (event: MouseEvent) => {
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      // A key press is a click without a place.
      const byKey = event.detail === 0;
      if (shown?.anchor === anchor && shown.why === "asked" && !byKey) return hide();
      await open("asked");
      if (byKey) shown?.card.focus();
    };
    // What is around it, such as a card that can be dragged or chosen, is not meant.
    const onkeydown = (event: KeyboardEvent) => {
      if (event.key === "Enter") event.stopPropagation();
    };
    anchor.addEventListener("pointermove", onpointermove);
    anchor.addEventListener("pointerleave", leaveSoon);
    anchor.addEventListener("focus", onfocus);
    anchor.addEventListener("click", onclick);
    anchor.addEventListener("keydown", onkeydown);
    return () => {
      if (shown?.anchor === anchor || wanted === anchor) hide();
      anchor.removeEventListener("pointermove", onpointermove);
      anchor.removeEventListener("pointerleave", leaveSoon);
      anchor.removeEventListener("focus", onfocus);
      anchor.removeEventListener("click", onclick);
      anchor.removeEventListener("keydown", onkeydown);
    };
  };
}

async function show(
  anchor: HTMLElement,
  game: string,
  term: GlossaryTerm,
  why: Why,
): Promise<void> {
  clearTimeout(timer);
  if (shown?.anchor === anchor) {
    if (why === "asked") shown.why = why;
    return;
  }
  hide();
  wanted = anchor;
  const { default: TermCard } = await import("./TermCard.svelte").catch(() => ({ default: null }));
  if (wanted !== anchor || !anchor.isConnected) return;
  if (!TermCard) {
    // Without the script there is still the page.
    if (why === "asked") window.open((anchor as HTMLAnchorElement).href, "_blank");
    return;
  }
  // What lies outside of an open window cannot be reached.
  const target = anchor.closest("dialog") ?? document.body;
  const made = mount(TermCard, { target, props: { game, term, anchor, onclose: hide } });
  const card = target.lastElementChild as HTMLElement;
  card.addEventListener("pointerenter", () => clearTimeout(timer));
  card.addEventListener("pointerleave", leaveSoon);
  anchor.setAttribute("aria-expanded", "true");
  anchor.setAttribute("aria-describedby", card.dataset.means ?? "");
  shown = { anchor, card, why, close: () => void unmount(made) };
  addEventListener("keydown", onKey, true);
  addEventListener("pointerdown", onElsewhere, true);
  addEventListener("focusin", onElsewhere, true);
}

export function hide(): void {
  clearTimeout(timer);
  wanted = null;
  if (!shown) return;
  const { anchor, card, close } = shown;
  shown = null;
  removeEventListener("keydown", onKey, true);
  removeEventListener("pointerdown", onElsewhere, true);
  removeEventListener("focusin", onElsewhere, true);
  anchor.removeAttribute("aria-expanded");
  anchor.removeAttribute("aria-describedby");
  if (card.contains(document.activeElement)) {
    returning = true;
    anchor.focus({ preventScroll: true });
    returning = false;
  }
  close();
}

function leaveSoon(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  entered = null;
  clearTimeout(timer);
  if (shown?.why !== "pointer") return;
  timer = setTimeout(hide, CLOSE_AFTER);
}

/** Escape closes the card and nothing else. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  hide();
}

function onElsewhere(event: Event): void {
  const { target } = event;
  if (!shown || !(target instanceof Node)) return;
  if (!shown.card.contains(target) && !shown.anchor.contains(target)) hide();
}
