/** What part of the drawing is shown, and how large. */

import { moves } from "../lib/settings.svelte";

export interface Size {
  width: number;
  height: number;
}

/** A part of the drawing, by its upper left corner. */
export interface Box extends Size {
  x: number;
  y: number;
}

const MOST = 3.2;
const GLIDE = 260;

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** Whether nobody has moved the drawing: it follows the room that there is for it. */
  whole = true;
  /** The part that matters, where that is not all of the drawing. */
  home: Box | null = null;
  #room: Size = { width: 1, height: 1 };
  #drawing: Size = { width: 1, height: 1 };
  #frame = 0;
  /** Below this size names are hard to read. */
  readonly #readable: number;

  constructor(readable = 0.37) {
    this.#readable = readable;
  }

  /** Room and drawing have changed. Who has not moved the drawing sees all of it; where that would
   * be too small to read, its full width around a point. */
  fit(room: Size, drawing: Size, around?: { x: number; y: number }): void {
    const same = this.#drawing.width === drawing.width && this.#drawing.height === drawing.height;
    const [dx, dy] = [room.width - this.#room.width, room.height - this.#room.height];
    this.#room = room;
    this.#drawing = drawing;
    if (!this.whole && same) return this.#set(this.x + dx / 2, this.y + dy / 2, this.k);
    if (this.home) return this.frame(this.home, false);
    const across = room.width / drawing.width;
    if (this.least > this.#readable || across < this.least * 1.05) return this.all(false);
    const k = Math.min(across, this.#readable * 1.25);
    const middle = around ?? { x: drawing.width / 2, y: drawing.height / 2 };
    this.#set(room.width / 2 - middle.x * k, room.height / 2 - middle.y * k, k);
    this.whole = true;
  }

  get least(): number {
    return Math.min(
      this.#room.width / this.#drawing.width,
      this.#room.height / this.#drawing.height,
    );
  }

  /** A box of the drawing as large as there is room for it, now and whenever the room changes. */
  frame(box: Box, glide = true): void {
    const { width, height } = this.#room;
    const k = Math.max(this.least, Math.min(width / box.width, height / box.height, MOST));
    this.home = box;
    this.whole = true;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    this.#go(width / 2 - x * k, height / 2 - y * k, k, glide);
  }

  /** The whole station. */
  all(glide = true): void {
    const k = this.least;
    this.whole = true;
    this.home = null;
    this.#go(
      (this.#room.width - this.#drawing.width * k) / 2,
      (this.#room.height - this.#drawing.height * k) / 2,
      k,
      glide,
    );
  }

  /** Nearer or farther, with a point of the screen kept in place. */
  zoom(factor: number, px = this.#room.width / 2, py = this.#room.height / 2, glide = false): void {
    const k = Math.min(MOST, Math.max(this.least, this.k * factor));
    if (k <= this.least * 1.001) return this.all(glide);
    this.whole = false;
    const turn = k / this.k;
    this.#go(px - (px - this.x) * turn, py - (py - this.y) * turn, k, glide);
  }

  pan(dx: number, dy: number): void {
    if (this.k <= this.least * 1.001) return;
    this.whole = false;
    this.#halt();
    this.#set(this.x + dx, this.y + dy, this.k);
  }

  /** A point of the drawing into the middle. */
  centre(x: number, y: number, k = this.k, glide = true): void {
    const near = Math.min(MOST, Math.max(this.least, k));
    if (near <= this.least * 1.001) return;
    this.whole = false;
    this.#go(this.#room.width / 2 - x * near, this.#room.height / 2 - y * near, near, glide);
  }

  /** Just so far that a box of the drawing can be seen. */
  show(x: number, y: number, w: number, h: number): void {
    const shift = (low: number, high: number, room: number) =>
      low < 0 ? -low : high > room ? room - high : 0;
    const [left, top] = [(x - w / 2) * this.k + this.x, (y - h / 2) * this.k + this.y];
    const dx = shift(left - 8, left + w * this.k + 8, this.#room.width);
    const dy = shift(top - 8, top + h * this.k + 8, this.#room.height);
    if (dx || dy) this.#go(this.x + dx, this.y + dy, this.k, true);
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame);
  }

  #go(x: number, y: number, k: number, glide: boolean): void {
    this.#halt();
    if (!glide || !moves()) return this.#set(x, y, k);
    const [fromX, fromY, fromK] = [this.x, this.y, this.k];
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / GLIDE));
      const eased = 1 - (1 - share) ** 3;
      this.#set(
        fromX + (x - fromX) * eased,
        fromY + (y - fromY) * eased,
        fromK + (k - fromK) * eased,
      );
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** The station never leaves the window altogether. */
  #set(x: number, y: number, k: number): void {
    const kept = (at: number, room: number, drawing: number) => {
      const long = drawing * k;
      if (long <= room) return (room - long) / 2;
      return Math.min(0, Math.max(room - long, at));
    };
    this.k = k;
    this.x = kept(x, this.#room.width, this.#drawing.width);
    this.y = kept(y, this.#room.height, this.#drawing.height);
  }
}
