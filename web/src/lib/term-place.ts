/** Where the card of a term lies: below it, else above it, always within the page. */

const GAP = 6;
const EDGE = 8;

export interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** Null where the term itself is out of sight. */
export function placed(
  anchor: HTMLElement,
  card: HTMLElement,
): { left: number; top: number } | null {
  // A term that is broken over two lines has two boxes; the card covers neither.
  const { top, bottom } = anchor.getBoundingClientRect();
  const first = anchor.getClientRects()[0];
  if (!first || bottom < 0 || top > innerHeight) return null;
  const box = { left: first.left, top, bottom };
  const { offsetWidth: width, offsetHeight: height } = card;
  return beside(box, { width, height }, { width: innerWidth, height: innerHeight });
}

export function beside(
  box: Box,
  card: { width: number; height: number },
  page: { width: number; height: number },
): { left: number; top: number } {
  const below = box.bottom + GAP;
  const above = box.top - GAP - card.height;
  const fits = below + card.height + EDGE <= page.height;
  const most = Math.max(page.height - card.height - EDGE, EDGE);
  const top = fits || above < EDGE ? Math.min(below, most) : above;
  const left = Math.min(box.left, page.width - card.width - EDGE);
  return { left: Math.max(left, EDGE), top };
}
