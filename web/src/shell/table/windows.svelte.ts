/** The windows that can be opened from every page. */
class Windows {
  /** The game at the open table, for the help. */
  game = $state<string | null>(null);
  open = $state<"settings" | "help" | null>(null);

  show(which: "settings" | "help"): void {
    this.open = which;
  }

  close(): void {
    this.open = null;
  }
}

export const windows = new Windows();
