/** Going about the screen with the arrow keys: from one thing to the next in that direction. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** Which of some boxes comes next in the direction of a key; -1 if none does. What lies beside the
 * way counts double. */
export function nextBox(boxes: Box[], from: number, key: string): number {
  const [right, down] = WAYS[key];
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2];
  const [x, y] = middle(boxes[from]);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const [toX, toY] = middle(box);
    const along = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    if (place === from || along < 4) return;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [place, far];
  });
  return best;
}
