/** Which page is open. Links with a path of this site are followed without loading anew. */

export type Page =
  | { name: "home" }
  | { name: "host"; game: string | null }
  /** `at`: the moment to look at; `as`: whose view, a seat's number or "all". */
  | { name: "table"; id: string; at: number | null; as: string | null }
  | { name: "claim"; token: string }
  | { name: "rules"; game: string | null; glossary: boolean }
  | { name: "editor"; game: string | null }
  | { name: "watch" }
  | { name: "learn" }
  | { name: "about" }
  | { name: "missing" };

export function pageAt(path: string, search = ""): Page {
  const parts = path.split("/").filter(Boolean);
  const query = new URLSearchParams(search);
  if (parts.length === 0) return { name: "home" };
  if (
    parts[0] === "rules" &&
    (parts.length <= 2 || (parts.length === 3 && parts[2] === "glossary"))
  ) {
    return { name: "rules", game: parts[1] ?? null, glossary: parts.length === 3 };
  }
  if (parts.length === 1 && parts[0] === "host") return { name: "host", game: query.get("game") };
  if (parts.length === 1 && parts[0] === "editor") {
    return { name: "editor", game: query.get("game") };
  }
  if (parts.length === 1 && parts[0] === "watch") return { name: "watch" };
  if (parts.length === 1 && parts[0] === "learn") return { name: "learn" };
  if (parts.length === 1 && parts[0] === "about") return { name: "about" };
  if (parts.length === 2 && parts[0] === "t") {
    const at = query.get("at") ?? "";
    return {
      name: "table",
      id: parts[1],
      at: /^\d{1,6}$/.test(at) ? Number(at) : null,
      as: query.get("as"),
    };
  }
  if (parts.length === 2 && parts[0] === "s") return { name: "claim", token: parts[1] };
  return { name: "missing" };
}

/** A table's id in what somebody pasted: a link or the code alone; null if it is neither. */
export function pathIn(pasted: string): string | null {
  const found = /(?:^|\/)([ts])\/([\w-]{16,})\/?(?:[?#].*)?$/.exec(pasted.trim());
  if (found) return `/${found[1]}/${found[2]}`;
  return /^[\w-]{16,}$/.test(pasted.trim()) ? `/t/${pasted.trim()}` : null;
}

class Router {
  page = $state.raw<Page>({ name: "home" });
  /** Counts moves, so that the page can take the focus after each but the first. */
  moves = $state(0);

  start(): () => void {
    this.page = pageAt(location.pathname, location.search);
    const back = () => this.#show();
    addEventListener("popstate", back);
    document.addEventListener("click", this.#follow);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", this.#follow);
    };
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#show();
    scrollTo(0, 0);
  }

  #show(): void {
    this.page = pageAt(location.pathname, location.search);
    this.moves += 1;
  }

  #follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) {
      return;
    }
    if (link.hash && link.pathname === location.pathname) return;
    if (pageAt(link.pathname).name === "missing") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
