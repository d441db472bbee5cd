import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/lib/types";
import { ORDER } from "../../src/games/stationx/order";
import { forest, NODE } from "../../src/games/stationx/panels/trees";
import type { UpgradeContent } from "../../src/games/stationx/types";
import { story } from "../../src/play/story";

function upgrade(
  tree: UpgradeContent["tree"],
  tier: number,
  column: number,
  ...needs: string[]
): UpgradeContent {
  return { tree, tier, column, needs, price: 7 };
}

const UPGRADES = {
  "troops-speed": upgrade("troops", 0, 0),
  "troops-speed-2": upgrade("troops", 1, 0, "troops-speed"),
  "troops-attack": upgrade("troops", 1, 1, "troops-speed"),
  "troops-jump": upgrade("troops", 2, 0, "troops-speed-2", "troops-attack"),
  "base-energy": upgrade("base", 0, 0),
};

describe("the trees of upgrades", () => {
  const drawn = forest(UPGRADES);
  const at = (name: string) => drawn.nodes.find((node) => node.name === name)!;

  test("what is needed first stands below", () => {
    for (const { from, to } of drawn.links) expect(at(from).y).toBeGreaterThan(at(to).y);
    expect(drawn.links.map(({ to }) => to).filter((to) => to === "troops-jump")).toHaveLength(2);
  });

  test("no two upgrades cover each other, and none sticks out", () => {
    for (const one of drawn.nodes) {
      expect(one.x - NODE.width / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + NODE.width / 2).toBeLessThanOrEqual(drawn.width);
      for (const other of drawn.nodes) {
        if (other === one) continue;
        const apart =
          Math.abs(one.x - other.x) >= NODE.width || Math.abs(one.y - other.y) >= NODE.height;
        expect(apart, `${one.name} and ${other.name}`).toBe(true);
      }
    }
  });

  test("one that stands alone on its tier stands above the middle", () => {
    expect(at("troops-jump").x).toBe(at("troops-speed").x);
    expect(at("troops-speed-2").x).toBeLessThan(at("troops-attack").x);
  });
});

describe("the list", () => {
  test("the end of the turn stands last, an answer to a question first", () => {
    const kinds = ["end", "upgrade", "keep", "move"].map((kind) => ({
      kind,
      family: ORDER.familyOf(kind),
    }));
    kinds.sort((a, b) => ORDER.compare(a, b));
    expect(kinds.map((one) => one.kind)).toEqual(["keep", "move", "upgrade", "end"]);
  });
});

describe("the log", () => {
  test("it is told by rounds and turns; what was built comes before", () => {
    const log: GameEvent[] = [
      { id: "stationx-event-placed", args: { player: 1 }, step: 1 },
      { id: "stationx-event-turn-begun", args: { round: 1, player: 1 }, step: 2 },
      { id: "stationx-event-income", args: { player: 1 }, step: 2 },
      { id: "stationx-event-turn-begun", args: { round: 1, player: 0 }, step: 3 },
      { id: "stationx-event-turn-begun", args: { round: 2, player: 1 }, step: 4 },
    ];
    const by = { count: "round", chapter: [], turn: ["stationx-event-turn-begun"] };
    const chapters = story(log, by);
    expect(chapters.map((one) => one.count)).toEqual([null, 1, 2]);
    expect(chapters[1].turns.map((one) => one.player)).toEqual([1, 0]);
  });
});
