import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  aside,
  begin,
  dotted,
  has,
  headed,
  learn,
  parts,
  say,
  sentence,
  sentences,
  speak,
  speakPack,
  tell,
  tellEvent,
  tellReason,
  withoutAside,
  worded,
} from "../src/lib/words";
import { tongue } from "../src/lib/tongue.svelte";

const ENGLISH = `
stationfall-player-red = Red
stationfall-player-blue = Blue
stationfall-section-reactor = Reactor
stationfall-character-engineer = Engineer
stationfall-alias-to = section
stationfall-alias-identity = character
stationfall-event-stepped = { $character } steps to { $to }.
stationfall-event-chose = { $player } chooses an identity ({ $identity }).
stationfall-event-cubes = { $count ->
    [one] one cube
   *[other] { $count } cubes
 }
stationfall-event-mixed = { $other-character } and { $player }
stationfall-to = to { $name }
stationfall-most = { $name ->
    [one] one place
   *[other] { $name } places
 }
plain = Hello
`;
const WORDS = "plain = Hello\nonly = Only here";
const NAMES = ["stationfall-player-red", "stationfall-player-blue"];

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  learn("en", ENGLISH);
});

describe("words", () => {
  test("parts of a text are said, within each other too, and the rest stands as it is", () => {
    expect(parts("stationfall", "[{most 2}] go {to {section-reactor}} ({remark as written})")).toBe(
      "[2 places] go to Reactor (as written)",
    );
    expect(parts("stationfall", "{to} [{nothing-such}]")).toBe("to [{nothing-such}]");
    expect(worded("stationfall", { "other-text": "{most 1}" }, [])).toEqual({
      "other-text": "one place",
    });
  });

  test("Polish binds a word of one letter to the next, but nothing that is typed", () => {
    learn(
      "pl",
      "one = i w { $place }, `a b`\nnamed = Racje w puszkach\n    .gen = Racji w puszkach",
    );
    learn("pl", 'two = A potem { FORM($name, case: "gen") }');
    tongue.language = "pl";
    expect(say("one", { place: "tle" })).toBe("i\u00a0w\u00a0tle, `a b`");
    expect(say("two", { name: say("named") })).toBe("A\u00a0potem Racji w\u00a0puszkach");
    tongue.language = "en";
  });

  test("an unknown message reads as its id", () => {
    expect(say("nothing-such")).toBe("nothing-such");
    expect(has("nothing-such")).toBe(false);
  });

  test("arguments read by their names and by aliases", () => {
    const args = { character: "engineer", to: "reactor", at: "reactor", count: 3 };
    expect(worded("stationfall", args, NAMES)).toEqual({
      character: "Engineer",
      to: "Reactor",
      at: "reactor",
      count: 3,
    });
  });

  test("what stands before a dash only tells arguments apart", () => {
    expect(worded("stationfall", { "other-character": "engineer" }, [])).toEqual({
      "other-character": "Engineer",
    });
  });

  test("a player is named, a number beyond the players stays a number", () => {
    expect(worded("stationfall", { player: 1, "other-player": 0 }, NAMES)).toEqual({
      player: "Blue",
      "other-player": "Red",
    });
    expect(worded("stationfall", { player: 7 }, NAMES)).toEqual({ player: 7 });
  });

  test("people's own names are shown as they are", () => {
    expect(worded("stationfall", { player: 0 }, ["Ann <b>"])).toEqual({ player: "Ann <b>" });
  });

  test("numbers decide on plural forms", () => {
    expect(tell("stationfall", { id: "stationfall-event-cubes", args: { count: 1 } })).toBe(
      "one cube",
    );
    expect(tell("stationfall", { id: "stationfall-event-cubes", args: { count: 2 } })).toBe(
      "2 cubes",
    );
  });

  test("what a reader may not know is left out of a line of the log", () => {
    const event = { id: "stationfall-event-chose", args: { player: 0, identity: null }, step: 1 };
    expect(tellEvent("stationfall", event, NAMES)).toBe("Red chooses an identity.");
    const known = { ...event, args: { player: 0, identity: "engineer" } };
    expect(tellEvent("stationfall", known, NAMES)).toBe("Red chooses an identity (Engineer).");
  });

  test("a line of the log begins with a capital letter", () => {
    const event = { id: "stationfall-event-cubes", args: { count: 1 }, step: 1 };
    expect(tellEvent("stationfall", event, NAMES)).toBe("One cube");
  });

  test("a reason without words here reads as the service said it", () => {
    expect(tellReason("stationfall", { id: "new-rule", args: {}, text: "No." })).toBe("No.");
  });

  test("words of a content pack are spoken at its table only", async () => {
    const texts: Record<string, string> = {
      "/api/words/en": WORDS,
      "/api/words/en?pack=abc": "plain = Ahoy",
    };
    vi.stubGlobal("fetch", async (path: string) => new Response(texts[path]));
    await speak("en");
    expect(say("plain")).toBe("Hello");
    await speakPack("abc");
    expect(say("plain")).toBe("Ahoy");
    await speak("en");
    expect(say("plain")).toBe("Ahoy");
    await speakPack();
    expect(say("plain")).toBe("Hello");
    const late = speakPack("abc");
    await Promise.all([speakPack(), late]);
    expect(say("plain")).toBe("Hello");
  });

  test("a name takes the form that its sentence wants", async () => {
    const polish = `
c-engineer = Inżynier
    .acc = Inżyniera
    .gender = m
attacks = Atakuje { FORM($who, case: "acc") }.
down = { FORM($who, case: "gender") ->
    [m] Leży sam
   *[f] Leży sama
 }
`;
    vi.stubGlobal("fetch", async () => new Response(polish));
    await speak("pl-PL");
    expect(say("attacks", { who: say("c-engineer") })).toBe("Atakuje Inżyniera.");
    expect(say("attacks", { who: "Ann" })).toBe("Atakuje Ann.");
    expect(say("down", { who: "Inżynier" })).toBe("Leży sam");
    await speak("en");
  });

  test("another language falls back to English", async () => {
    const texts: Record<string, string> = {
      "/api/words/en": WORDS,
      "/api/words/pl": "plain = Cześć",
    };
    vi.stubGlobal("fetch", async (path: string) => new Response(texts[path]));
    await speak("pl");
    expect(say("plain")).toBe("Cześć");
    expect(say("only")).toBe("Only here");
    await speak("en");
  });
});

describe("joins of a language", () => {
  const files = import.meta.glob<string>("../../src/deorbit/locale/*/lists.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const lists = (language: string) => files[`../../src/deorbit/locale/${language}/lists.ftl`]!;
  const EVENT = "stationfall-event-chose = { $player }は選んだ（{ $identity }）。";

  beforeEach(() => learn("en", lists("en")));
  afterEach(() => begin("en", ""));

  test("English has blanks, ASCII signs and capitals", () => {
    expect(aside("Red", "you")).toBe("Red (you)");
    expect(headed("Red", 3)).toBe("Red: 3");
    expect(dotted(["a", null, "b"])).toBe("a · b");
    expect(sentences(["One.", "Two."])).toBe("One. Two.");
    expect(sentence("one cube")).toBe("One cube");
    expect(withoutAside("Red chooses an identity (Engineer).")).toBe("Red chooses an identity.");
    expect(withoutAside("Red (blue) chooses an identity.")).toBe("Red (blue) chooses an identity.");
  });

  test("Japanese has neither", () => {
    begin("ja", `${lists("ja")}\n${EVENT}`);
    expect(aside("赤", "あなた")).toBe("赤（あなた）");
    expect(headed("赤", 3)).toBe("赤：3");
    expect(sentences(["一。", "二。"])).toBe("一。二。");
    expect(sentence("a型の駒")).toBe("a型の駒");
    expect(withoutAside("赤は選んだ（技師）。")).toBe("赤は選んだ。");
    const event = { id: "stationfall-event-chose", args: { player: 0, identity: null }, step: 1 };
    expect(tellEvent("stationfall", event, ["赤"])).toBe("赤は選んだ。");
  });

  test("the name of a cell never has a capital", () => {
    expect(sentence("m14 is empty")).toBe("m14 is empty");
  });
});
