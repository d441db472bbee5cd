import { expect, test } from "vitest";
import { fieldFor } from "../src/lib/options";
import { pageAt, pathIn } from "../src/lib/router.svelte";
import { nameOf, playersOf } from "../src/lib/seats";
import type { Desk, TableInfo } from "../src/lib/types";
import { learn } from "../src/lib/words";

test("paths open pages", () => {
  expect(pageAt("/")).toEqual({ name: "home" });
  expect(pageAt("/host", "?game=stationfall")).toEqual({ name: "host", game: "stationfall" });
  expect(pageAt("/t/abc")).toEqual({ name: "table", id: "abc", at: null, as: null });
  const moment = { name: "table", id: "abc", at: 37, as: "all" };
  expect(pageAt("/t/abc", "?at=37&as=all")).toEqual(moment);
  expect(pageAt("/t/abc", "?at=-1")).toMatchObject({ at: null });
  expect(pageAt("/rules/stationx")).toEqual({
    name: "rules",
    game: "stationx",
    glossary: false,
  });
  expect(pageAt("/rules/stationx/glossary")).toMatchObject({ game: "stationx", glossary: true });
  expect(pageAt("/rules/stationx/else").name).toBe("missing");
  expect(pageAt("/rules")).toEqual({ name: "rules", game: null, glossary: false });
  expect(pageAt("/editor", "?game=stationx")).toEqual({ name: "editor", game: "stationx" });
  expect(pageAt("/watch")).toEqual({ name: "watch" });
  expect(pageAt("/s/abc")).toEqual({ name: "claim", token: "abc" });
  expect(pageAt("/t")).toEqual({ name: "missing" });
  expect(pageAt("/schema")).toEqual({ name: "missing" });
});

test("an invitation is a link or the code alone", () => {
  const code = "AbCdEfGhIjKlMnOpQrStU_";
  expect(pathIn(`https://example.org/t/${code}`)).toBe(`/t/${code}`);
  expect(pathIn(`  /t/${code}/ `)).toBe(`/t/${code}`);
  expect(pathIn(`http://10.0.0.2:8000/s/${code}?x=1`)).toBe(`/s/${code}`);
  expect(pathIn(code)).toBe(`/t/${code}`);
  expect(pathIn("hello")).toBeNull();
  expect(pathIn("https://example.org/")).toBeNull();
});

test("options become fields", () => {
  const option = (accepts: string, value: unknown, choices?: unknown[]) =>
    fieldFor({ name: "x", default: value, accepts, choices });
  expect(option("yes | no", false)).toEqual({ sort: "flag" });
  expect(option("1 .. 4", 4)).toEqual({ sort: "number", least: 1, most: 4 });
  expect(option("tutorial | random | NAME,NAME,...", "tutorial")).toEqual({
    sort: "choice",
    values: ["tutorial", "random"],
  });
  expect(option('DIR | {"name": ..., "hash": ...}', null)).toBeNull();
  const pack = { name: "night", hash: "ab" };
  expect(option("DIR", null, [pack])).toEqual({ sort: "choice", values: [null, pack] });
});

test("where two play each runs two colours", () => {
  expect(playersOf({ seats: [0, 1, 0, 1] } as Desk, 1)).toEqual([1, 3]);
  expect(playersOf(undefined, 1)).toEqual([1]);
});

test("a bot is called by who it is as soon as the game tells it", () => {
  const words = ["web-bot-as = { $identity } Bot", "web-bot-number = Bot { $number }"];
  learn("en", [...words, "stationfall-character-exile = Exile"].join("\n"));
  const seat = { number: 1, kind: "agent", bot: true, identity: null };
  const table = { game: "stationfall", seats: [seat] } as unknown as TableInfo;
  expect(nameOf(table, 1)).toBe("Bot 2");
  const desk: Partial<Desk> = { seats: [0, 1], players: [{ pc: null }, { pc: "exile" }] };
  expect(nameOf(table, 1, desk as Desk)).toBe("Exile Bot");
});

test("what is the same for every game names none", () => {
  const sources = import.meta.glob<string>("../src/{shell,lib,editor,play}/**/*.{ts,svelte}", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const games = Object.keys(import.meta.glob("../src/games/*/Screen.svelte"));
  const names = games.map((path) => path.split("/").at(-2)!);
  expect(names.length).toBeGreaterThan(2);
  const naming = Object.entries(sources).filter(([, source]) =>
    names.some((name) => source.toLowerCase().includes(name)),
  );
  expect(naming.map(([path]) => path)).toEqual([]);
});
