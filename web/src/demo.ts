/**
 * A game's screen with a sample position and no service behind it: for working on screens.
 *
 * Run `DEORBIT_SAMPLES=folder npx vite`, then open
 * /demo.html?sample=NAME[&screen=path under src/games, such as stationfall/board/Board.svelte]
 *            [&theme=light|dark][&seat=none].
 * A sample is {content, game, table, seat?, seen?}; `game` as the live channel sends it.
 */
import { mount, type Component } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import { learn } from "./lib/words";
import type { Action, GameMessage, LiveGame, Moment, ScreenProps, TableInfo } from "./lib/types";

const words = import.meta.glob<string>("../../src/deorbit/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const screens = import.meta.glob<{ default: Component<Record<string, unknown>> }>(
  "./games/**/*.svelte",
);

interface Sample {
  content: ScreenProps["content"];
  game: GameMessage;
  table?: TableInfo;
  seat?: number | null;
  seen?: number;
}

function tableOf(game: LiveGame, seat: number | null): TableInfo {
  const seats = Array.from({ length: game.view.seats }, (_, number) => ({
    number,
    name: ["Ann", "Bo", "Cleo", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida"][number],
    kind: number < 2 ? ("person" as const) : ("agent" as const),
    agent: number < 2 ? null : "greedy",
    left: false,
    resigned: false,
    muted: false,
    present: true,
    yours: number === seat,
  }));
  return {
    id: "sample",
    game: "stationfall",
    status: game.outcome ? "over" : "playing",
    pace: "live",
    listed: false,
    open: 0,
    yours: seat === null ? [] : [seat],
    your_turn: seat !== null && game.view.to_act.includes(seat),
    clock: null,
    touched: 0,
    host_name: "Ann",
    names: [],
    seats,
    options: game.view.options,
    host: true,
    proposal: null,
    rematch: null,
    commitment: null,
    version: game.version,
    outcome: game.outcome,
    secret: null,
    note: "",
    watchers: 0,
  };
}

async function show(): Promise<void> {
  for (const source of Object.values(words)) learn("en", source);
  const query = new URLSearchParams(location.search);
  const theme = query.get("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  const sample: Sample = await (await fetch(`/samples/${query.get("sample")}.json`)).json();
  const sent = sample.game;
  if (!sent.view) throw new Error("a sample's game needs a view");
  const game: LiveGame = { ...sent, view: sent.view, log: sent.log.events };
  const asked = query.get("seat");
  const seat = asked === "none" ? null : asked ? Number(asked) : (sample.seat ?? 0);
  const note = (...what: unknown[]) => console.log("screen:", JSON.stringify(what));
  const props: ScreenProps = {
    game,
    table: sample.table ?? tableOf(game, seat),
    content: sample.content,
    seat,
    seen: sample.seen ?? game.step,
    act: async (action: Action) => (note("act", action), null),
    undo: async () => (note("undo"), null),
    consider: async (action: Action) => (note("consider", action), { reason: null, final: false }),
    route: async (start, goal) => (note("route", start, goal), { lines: [], legs: [] }),
    moment: async (step): Promise<Moment> => ({ step, view: game.view, desk: game.desk }),
    towards: async (target) => note("towards", target),
    propose: async (kind) => note("propose", kind),
    recordPath: "#",
    rematch: async () => note("rematch"),
  };
  const path = query.get("screen") ?? "stationfall/Stationfall.svelte";
  const screen = await screens[`./games/${path}`]();
  const board = {
    view: game.view,
    desk: game.desk,
    lit: emptyLight(),
    chosen: null,
    way: [],
    changed: [],
    find: null,
    onpick: (target: unknown) => note("pick", target),
  };
  mount(screen.default, {
    target: document.getElementById("app")!,
    props: { ...board, ...props } as unknown as Record<string, unknown>,
  });
}

/** A board alone lights nothing. */
function emptyLight() {
  return { sections: new Set(), characters: new Set(), corridors: new Set() };
}

void show();
