/** How wide words are in the font of the page. */

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** In units of the font size, for words in half-bold. */
export function widthOf(words: string): number {
  const before = known.get(words);
  if (before !== undefined) return before;
  if (!pen) {
    pen = document.createElement("canvas").getContext("2d");
    const family = getComputedStyle(document.body).fontFamily;
    if (pen) pen.font = `600 100px ${family}`;
  }
  const width = pen ? pen.measureText(words).width / 100 : words.length * 0.6;
  known.set(words, width);
  return width;
}
