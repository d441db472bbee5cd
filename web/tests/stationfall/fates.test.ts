import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/lib/types";
import { fates, storyOf } from "../../src/games/stationfall/fates";
import { decisive } from "../../src/play/story";

const event = (name: string, step: number, args: GameEvent["args"] = {}): GameEvent => ({
  id: `stationfall-event-${name}`,
  args,
  step,
});
const pawn = (at: string | null, more = {}) => ({ at, stands: "section", down: false, ...more });

const LOG = [
  event("turn-begun", 1, { player: 0, minute: 4 }),
  event("launched", 2, { at: "houdini" }),
  event("escaped", 2, { character: "stowaway" }),
  event("escaped", 2, { character: "exile" }),
  event("minute", 5, { minute: 3 }),
  event("downed", 6, { character: "stranger", at: "bridge" }),
];
const CHARACTERS = {
  stowaway: pawn("houdini"),
  exile: pawn("houdini", { down: true }),
  medical: pawn("bridge"),
  stranger: pawn("bridge", { down: true }),
  egg: pawn(null, { stands: "annihilated" }),
  briefcase: pawn(null, { stands: "card" }),
};

describe("what became of everybody", () => {
  const found = fates(CHARACTERS, LOG);

  test("who escaped stands with the pod and its Minute, Down or not", () => {
    expect(found.away).toEqual([{ pod: "houdini", minute: 4, names: ["stowaway", "exile"] }]);
  });

  test("who is Down or gone fell, and who is alive aboard burned", () => {
    expect(found.burned).toEqual(["medical"]);
    expect(found.fell).toEqual(["stranger", "egg"]);
  });

  test("the story follows from what happened", () => {
    expect(storyOf("stowaway", found)).toEqual({ id: "story-away", others: 1 });
    expect(storyOf("medical", found)).toEqual({ id: "story-stayed", others: 2 });
    expect(storyOf("stranger", found)).toEqual({ id: "story-fell", others: 2 });
    const none = fates({ medical: pawn("bridge") }, []);
    expect(storyOf("medical", none)).toEqual({ id: "story-together", others: 0 });
  });
});

test("the moments that decided are the heaviest, one of each action, in their order", () => {
  const weight = ({ id }: GameEvent) =>
    ({ "stationfall-event-escaped": 3, "stationfall-event-launched": 2 })[id] ??
    (id.endsWith("downed") ? 1 : 0);
  const places = (most: number) => decisive(LOG, weight, most).map((one) => one.place);
  expect(places(9)).toEqual([2, 5]);
  expect(places(1)).toEqual([2]);
});
