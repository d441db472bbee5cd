/** Where the upgrades stand: three trees beside each other, each growing from the bottom up. */

import type { UpgradeContent } from "../types";

export const NODE = { width: 57, height: 46 };
const GAP = { x: 4, tree: 10, y: 16 };
/** Room for the name of a tree, below it. */
const FOOT = 24;

export interface Node {
  name: string;
  /** The middle. */
  x: number;
  y: number;
}

export interface Forest {
  width: number;
  height: number;
  trees: { tree: string; x: number; width: number }[];
  nodes: Node[];
  links: { from: string; to: string; path: string }[];
}

export function forest(upgrades: Record<string, UpgradeContent>): Forest {
  const all = Object.entries(upgrades);
  const kinds = [...new Set(all.map(([, one]) => one.tree))];
  const tiers = Math.max(...all.map(([, one]) => one.tier)) + 1;
  const step = NODE.width + GAP.x;
  const height = tiers * NODE.height + (tiers - 1) * GAP.y;
  const trees: Forest["trees"] = [];
  const nodes: Node[] = [];
  let left = 0;
  for (const tree of kinds) {
    const its = all.filter(([, one]) => one.tree === tree);
    const wide = (tier: number): number => its.filter(([, one]) => one.tier === tier).length;
    const columns = Math.max(...its.map(([, one]) => wide(one.tier)));
    const width = columns * step - GAP.x;
    for (const [name, { tier, column }] of its) {
      const x = left + width / 2 + (column - (wide(tier) - 1) / 2) * step;
      nodes.push({ name, x, y: height - NODE.height / 2 - tier * (NODE.height + GAP.y) });
    }
    trees.push({ tree, x: left + width / 2, width });
    left += width + GAP.tree;
  }
  const at = new Map(nodes.map((node) => [node.name, node]));
  const links = all.flatMap(([to, one]) =>
    one.needs.map((from) => ({ from, to, path: link(at.get(from)!, at.get(to)!) })),
  );
  return { width: left - GAP.tree, height: height + FOOT, trees, nodes, links };
}

/** From the top of one to the foot of the other. */
function link(low: Node, high: Node): string {
  const [from, to] = [low.y - NODE.height / 2, high.y + NODE.height / 2];
  const middle = (from + to) / 2;
  return `M${low.x} ${from}C${low.x} ${middle} ${high.x} ${middle} ${high.x} ${to}`;
}
