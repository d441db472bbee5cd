/** Marks what something on the board is about: pieces and places by name, cells by their own. */

export function mark(ground: HTMLElement, names: readonly string[]): () => void {
  const found = names.flatMap((name) => {
    const said = CSS.escape(name);
    const places = `[data-name="${said}"], [data-cell="${said}"], [data-spot="${said}"]`;
    return [...ground.querySelectorAll(places)];
  });
  for (const one of found) one.setAttribute("data-taught", "");
  return () => {
    for (const one of found) one.removeAttribute("data-taught");
  };
}
