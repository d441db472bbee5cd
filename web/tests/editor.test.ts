import { beforeAll, describe, expect, it } from "vitest";
import { fresh, leaveOut, setIn, type Field, type Fields } from "../src/editor/fields";
import { fromHash, toHash } from "../src/editor/link";
import {
  choicesOf,
  labelOf,
  patternOf,
  summaryOf,
  valueName,
  type Tongue,
} from "../src/editor/names";
import { alike, getIn, keyOf, parsePath, pretty, type Dict } from "../src/editor/paths";
import { canGo, entriesAbout, grabbed, piecesAt, toggled } from "../src/editor/picking";
import { entriesOf, matching } from "../src/editor/searching";
import { known } from "../src/editor/wire";
import { learn } from "../src/lib/words";

const number: Field & { sort: "number" } = { sort: "number", least: 0, most: 9 };
const at: Field = { sort: "name", of: "section", also: ["card"], place: true };
const cell: Field = { sort: "name", of: "cell", also: [], place: true, alone: true, needed: true };

/** A little of both games. */
const fields: Fields = {
  groups: [{ name: "all", keys: ["minute", "players", "characters", "fire", "units", "faces"] }],
  keys: {
    minute: number,
    players: {
      sort: "rows",
      count: 2,
      of: {
        sort: "record",
        keys: { pool: number, cubes: { sort: "map", by: "card", of: number, whole: false } },
      },
    },
    characters: {
      sort: "map",
      by: "character",
      whole: false,
      of: { sort: "record", keys: { at, down: { sort: "flag" } } },
    },
    fire: { sort: "list", of: { sort: "name", of: "section", also: [] }, most: 9, repeat: false },
    units: {
      sort: "list",
      most: 9,
      repeat: true,
      of: {
        sort: "record",
        keys: {
          player: { ...number, of: "player", needed: true },
          at: cell,
          new: { sort: "flag" },
        },
      },
    },
    faces: {
      sort: "map",
      by: "section",
      of: { sort: "word", values: ["unseen", "seen"] },
      whole: true,
    },
    asks: {
      sort: "list",
      most: 3,
      repeat: true,
      of: { sort: "kinds", by: "ask", kinds: { turn: { seat: number }, keep: {} } },
    },
  },
  domains: {
    section: ["reactor", "bridge"],
    character: ["exile", "medical"],
    card: ["exile", "medical"],
    cell: ["a1", "a2", "b1"],
  },
  sorts: { section: ["section"], character: ["character", "card"], cell: ["cell"] },
  pins: [],
  called: {},
};
const whole = {
  minute: 9,
  players: [
    { pool: 8, cubes: {} },
    { pool: 8, cubes: {} },
  ],
  characters: { exile: { at: "reactor", down: false }, medical: { at: "bridge", down: true } },
  fire: ["bridge"],
  units: [{ player: 0, at: "a1", new: false }],
  faces: { reactor: "unseen", bridge: "unseen" },
};
const tongue: Tongue = { game: "stationfall", fields, players: ["red", "blue"] };

beforeAll(() =>
  learn(
    "en",
    [
      "stationfall-character-exile = Exile",
      "stationfall-section-reactor = Reactor",
      "web-editor-stationfall-key-characters = Characters",
      "web-editor-stationfall-key-characters-down = Down",
      "web-editor-stationfall-key-players-pool = Cubes in the pool",
    ].join("\n"),
  ),
);

describe("paths", () => {
  it("are read and written as the service names them", () => {
    for (const key of ["minute", "players[0].cubes.exile", "asks[12].seat"]) {
      expect(keyOf(parsePath(key))).toBe(key);
    }
    expect(parsePath("players[1].pool")).toEqual(["players", 1, "pool"]);
  });

  it("of options compare whatever the order of keys", () => {
    expect(alike({ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 })).toBe(true);
    expect(alike({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  });

  it("lead nowhere in what has another shape", () => {
    expect(getIn({ players: 3 }, ["players", 0, "pool"])).toBeUndefined();
    expect(getIn({}, ["constructor"])).toBeUndefined();
  });
});

describe("setting an entry", () => {
  it("gives a part of a row alone, and leaves the rows before it empty", () => {
    expect(setIn(fields, {}, whole, ["players", 1, "pool"], 3)).toEqual({
      players: [{}, { pool: 3 }],
    });
  });

  it("gives a part of a character alone", () => {
    expect(setIn(fields, {}, whole, ["characters", "exile", "at"], "bridge")).toEqual({
      characters: { exile: { at: "bridge" } },
    });
  });

  it("gives a list as a whole", () => {
    expect(setIn(fields, {}, whole, ["units", 0, "at"], "b1")).toEqual({
      units: [{ player: 0, at: "b1", new: false }],
    });
  });

  it("keeps the other faces, of which none may be left out", () => {
    expect(setIn(fields, {}, whole, ["faces", "reactor"], "seen")).toEqual({
      faces: { reactor: "seen", bridge: "unseen" },
    });
  });

  it("does not change what was there", () => {
    const given = { fire: ["reactor"] };
    setIn(fields, given, whole, ["fire", 0], "bridge");
    expect(given).toEqual({ fire: ["reactor"] });
  });
});

describe("leaving out an entry", () => {
  it("takes what is empty then with it", () => {
    const given = { characters: { exile: { at: "bridge" } }, minute: 3 };
    expect(leaveOut(fields, given, ["characters", "exile", "at"])).toEqual({ minute: 3 });
  });

  it("keeps the place of a row", () => {
    const given = { players: [{ pool: 1 }, { pool: 2 }] };
    expect(leaveOut(fields, given, ["players", 0, "pool"])).toEqual({
      players: [{}, { pool: 2 }],
    });
    expect(leaveOut(fields, given, ["players", 1])).toEqual({ players: [{ pool: 1 }] });
  });

  it("takes a piece away whose needed part is wrong, and keeps one whose other part is", () => {
    const given = { units: [{ player: 0, at: "zz", new: true }] };
    expect(leaveOut(fields, given, ["units", 0, "at"])).toEqual({ units: [] });
    expect(leaveOut(fields, given, ["units", 0, "new"])).toEqual({
      units: [{ player: 0, at: "zz" }],
    });
  });

  it("takes all questions with one of them", () => {
    const given: Dict = { asks: [{ ask: "turn", seat: 7 }, { ask: "keep" }] };
    expect(leaveOut(fields, given, ["asks", 0, "seat"])).toEqual({});
  });

  it("takes away keys that nobody knows", () => {
    expect(leaveOut(fields, { bogus: { deep: 1 } }, ["bogus"])).toEqual({});
    expect(leaveOut(fields, { bogus: { deep: 1 } }, ["bogus", "deep"])).toEqual({});
  });
});

describe("a new piece", () => {
  it("has what it needs, and is where somebody tapped", () => {
    const units = fields.keys.units;
    if (units.sort !== "list") throw new Error();
    expect(fresh(fields, units.of, { cell: "b1" })).toEqual({ player: 0, at: "b1" });
  });

  it("of questions is the first kind with all its arguments", () => {
    const asks = fields.keys.asks;
    if (asks.sort !== "list") throw new Error();
    expect(fresh(fields, asks.of)).toEqual({ ask: "turn", seat: 0 });
  });
});

describe("a tap on the board", () => {
  it("takes a character into the hand, and a section none", () => {
    expect(grabbed(fields, whole, { sort: "character", name: "exile" })).toEqual([
      "characters",
      "exile",
      "at",
    ]);
    expect(grabbed(fields, whole, { sort: "section", name: "reactor" })).toBeNull();
  });

  it("takes the unit that has the cell for itself", () => {
    expect(grabbed(fields, whole, { sort: "cell", name: "a1" })).toEqual(["units", 0, "at"]);
    expect(grabbed(fields, whole, { sort: "cell", name: "b1" })).toBeNull();
  });

  it("says where a piece can go", () => {
    const place = ["characters", "exile", "at"];
    expect(canGo(fields, place, whole, { sort: "section", name: "bridge" })).toBe(true);
    expect(canGo(fields, place, whole, { sort: "character", name: "medical" })).toBe(false);
  });

  it("finds who is there, and every entry about a place", () => {
    const reactor = { sort: "section", name: "reactor" };
    expect(piecesAt(fields, whole, reactor)).toEqual([["characters", "exile"]]);
    expect(entriesAbout(fields, whole, reactor)).toEqual([
      { sort: "named", path: ["fire"], value: "reactor" },
      { sort: "entry", path: ["faces", "reactor"] },
    ]);
  });

  it("finds every entry about a character, and offers a unit on a free cell", () => {
    const paths = entriesAbout(fields, whole, { sort: "character", name: "exile" });
    expect(paths.map((one) => keyOf(one.path))).toEqual([
      "players[0].cubes.exile",
      "players[1].cubes.exile",
      "characters.exile",
    ]);
    expect(entriesAbout(fields, whole, { sort: "cell", name: "a1" })).toEqual([
      { sort: "entry", path: ["units", 0] },
    ]);
    expect(entriesAbout(fields, whole, { sort: "cell", name: "b1" })).toEqual([
      { sort: "new", path: ["units"] },
    ]);
  });

  it("puts a name into a list and takes it out again", () => {
    expect(toggled(undefined, "reactor")).toEqual(["reactor"]);
    expect(toggled([["a", "b"], "c"], ["a", "b"])).toEqual(["c"]);
  });
});

describe("a link", () => {
  it("holds a position, in letters that an address may have", async () => {
    const position = { seats: 4, characters: { exile: { at: "reactor" } }, note: "Łódź ✓" };
    const hash = await toHash(position);
    expect(hash).toMatch(/^[\w-]+$/);
    expect(await fromHash(hash)).toEqual(position);
  });

  it("that is damaged holds none", async () => {
    const hash = await toHash({ seats: 4 });
    for (const broken of ["", "x", "1", `${hash}??`, hash.slice(0, -3), "0bm8", `2${hash}`]) {
      expect(await fromHash(broken)).toBeNull();
    }
  });
});

describe("names", () => {
  it("of keys leave out which piece it is", () => {
    expect(patternOf(fields, ["players", 1, "cubes", "exile"])).toEqual(["players", "cubes"]);
    expect(labelOf(tongue, ["players", 1, "pool"])).toBe("Cubes in the pool");
    expect(labelOf(tongue, ["characters", "exile"])).toBe("Exile");
  });

  it("tell what is worth telling of a piece", () => {
    const one = fields.keys.characters;
    if (one.sort !== "map") throw new Error();
    expect(summaryOf(tongue, one.of, { at: "reactor", down: true })).toBe("Reactor · Down");
  });

  it("are searched, and what is called so comes first", () => {
    const found = matching(entriesOf(tongue), "exi");
    expect(found.map((one) => keyOf(one.path))).toEqual(["characters.exile"]);
    expect(matching(entriesOf(tongue), "pool red").map((one) => keyOf(one.path))).toEqual([
      "players[0].pool",
    ]);
  });
});

describe("text", () => {
  it("has in a line what fits in one", () => {
    expect(pretty({ a: [1, 2], b: {} })).toBe('{ "a": [1, 2], "b": {} }');
    const long = { list: Array.from({ length: 30 }, (_, one) => one) };
    expect(JSON.parse(pretty(long))).toEqual(long);
    expect(pretty(long).split("\n").length).toBeGreaterThan(20);
  });
});

describe("a moment of a table", () => {
  it("loses what its reader may not know, so that it is drawn", () => {
    expect(
      known({
        options: { pack: null },
        players: [{ identity: null, bonus: [null], pool: 3 }],
        n: 0,
      }),
    ).toEqual({ options: { pack: null }, players: [{ pool: 3 }], n: 0 });
  });
});

it("a name that is a number is chosen and shown as one", () => {
  const die: Field = { sort: "name", of: "die", also: [] };
  const dice = { ...tongue, fields: { ...fields, domains: { die: ["5", "4/6"] } } };
  expect(choicesOf(dice, die)!.map((choice) => choice.value)).toEqual([5, "4/6"]);
  expect(valueName(dice, die, 5)).toBe("5");
});
