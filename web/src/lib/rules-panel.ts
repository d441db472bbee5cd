/** The way to a rule: its link, and its paragraph over whatever page is open. */

import { mount, unmount } from "svelte";

export const rulesPath = (game: string, rule = "") => `/rules/${game}${rule ? `#${rule}` : ""}`;
export const glossaryPath = (game: string, term = "") =>
  `/rules/${game}/glossary${term ? `#${term}` : ""}`;

let shown: (() => void) | null = null;

export async function openRule(game: string, rule: string): Promise<void> {
  let panel: typeof import("../shell/rules/RulePanel.svelte");
  try {
    panel = await import("../shell/rules/RulePanel.svelte");
  } catch {
    // Without the script there is still the page.
    window.open(rulesPath(game, rule), "_blank");
    return;
  }
  shown?.();
  const close = () => {
    if (shown !== close) return;
    shown = null;
    void unmount(made);
  };
  const made = mount(panel.default, {
    target: document.body,
    props: { game, rule, onclose: close },
  });
  shown = close;
}
