/** The keys that go from one thing on the board to the next. */

import type { Camera } from "../../../play/camera.svelte";
import { neighbour, type Direction } from "./near";
import type { Plan } from "./plan";
import type { Standing } from "./standing.svelte";
import type { Lit, Target } from "./types";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const CLOSER = 1.3;

export interface Walk {
  plan: Plan;
  standing: Standing;
  camera: Camera;
  lit: Lit;
  /** Where Tab enters the board. */
  home: string;
  /** Whether a card is open. */
  open: boolean;
  focus(name: string): void;
  pick(target: Target): void;
}

/** What a key does; false where it does nothing here. */
export function walked(event: KeyboardEvent, walk: Walk): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { plan, standing, camera, home } = walk;
  const direction = ARROWS[event.key];
  if (direction && event.shiftKey) {
    among(walk, direction === "right" || direction === "down" ? 1 : -1);
  } else if (direction) {
    const from = plan.spots.get(standing.sectionOf(home));
    const next = from && neighbour(plan.spots.values(), from, direction);
    if (next) walk.focus(next);
  } else if (event.key === "Enter" || event.key === " ") {
    const corridor = (event.target as SVGElement).dataset.corridor;
    if (corridor) walk.pick({ sort: "corridor", name: corridor });
    else walk.pick({ sort: plan.spots.has(home) ? "section" : "character", name: home });
  } else if (event.key === "PageDown" || event.key === "PageUp") {
    possible(walk, event.key === "PageDown" ? 1 : -1);
  } else if (event.key === "Escape" && !walk.open && !plan.spots.has(home)) {
    walk.focus(standing.sectionOf(home));
  } else if (event.key === "+" || event.key === "=") {
    camera.zoom(CLOSER, undefined, undefined, true);
  } else if (event.key === "-") {
    camera.zoom(1 / CLOSER, undefined, undefined, true);
  } else if (event.key === "0") {
    camera.all();
  } else {
    return false;
  }
  return true;
}

/** From one character of a section to the next. */
function among({ standing, home, focus }: Walk, step: number): void {
  const section = standing.sectionOf(home);
  const names = standing.onBoard.filter((pawn) => pawn.at === section).map(({ name }) => name);
  if (!names.length) return;
  const place = names.indexOf(home);
  const next = place < 0 ? (step > 0 ? 0 : names.length - 1) : place + step;
  focus(names[(next + names.length) % names.length]);
}

/** From one thing that can be picked to the next. */
function possible({ plan, standing, lit, home, focus }: Walk, step: number): void {
  const names = [
    ...[...plan.spots.keys()].filter((name) => lit.sections.has(name)),
    ...standing.onBoard.map(({ name }) => name).filter((name) => lit.characters.has(name)),
  ];
  if (!names.length) return;
  focus(names[(names.indexOf(home) + step + names.length) % names.length]);
}
