/** The colours of the players in the order of the seats, each with a sign: nothing is told by
 * colour alone. */

export const COLOURS = [
  "red",
  "blue",
  "yellow",
  "green",
  "white",
  "black",
  "purple",
  "orange",
  "grey",
] as const;

/** The same signs as in the terminal. */
export const SIGNS = ["◆", "●", "▲", "■", "★", "▼", "✚", "◗", "◖"] as const;

/** The signs as paths in a box of 20 by 20: for boards, and where a font might lack them. */
export const SIGN_PATHS = [
  "M10 1 19 10 10 19 1 10Z",
  "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z",
  "M10 2 19 18H1Z",
  "M3 3H17V17H3Z",
  "M10 1 12.6 7.1 19.2 7.7 14.2 12 15.7 18.5 10 15.1 4.3 18.5 5.8 12 .8 7.7 7.4 7.1Z",
  "M1 2H19L10 18Z",
  "M7 1H13V7H19V13H13V19H7V13H1V7H7Z",
  "M6 1A9 9 0 0 1 6 19Z",
  "M14 1A9 9 0 0 0 14 19Z",
] as const;

export type Shade = "line" | "fill" | "ink";

/** The colour of a player as a CSS value. */
export function colour(player: number, shade: Shade = "line"): string {
  const name = COLOURS[player % COLOURS.length];
  return `var(--player-${name}${shade === "line" ? "" : `-${shade}`})`;
}

/** The same as a broad line on a dark case: black is too dark for it. */
export function ringColour(player: number): string {
  return colour(player, COLOURS[player % COLOURS.length] === "black" ? "line" : "fill");
}

export function sign(player: number): string {
  return SIGNS[player % SIGNS.length];
}

export function signPath(player: number): string {
  return SIGN_PATHS[player % SIGN_PATHS.length];
}
