/** The outlines of pawns and sections. */

function polygon(corners: [number, number][]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

function around(count: number, radius: (place: number) => number, turn = 0): string {
  return polygon(
    Array.from({ length: count }, (_, place) => {
      const angle = turn + (2 * Math.PI * place) / count;
      return [Math.cos(angle) * radius(place), Math.sin(angle) * radius(place)];
    }),
  );
}

const TEETH = 9;
const HEXAGON = around(6, () => 18);
const COG = around(TEETH * 4, (place) => (place % 4 < 2 ? 18.5 : 15), Math.PI / (TEETH * 4));

/** Outlines by what somebody is, with a radius of 18: Human, Robot, both, Data, Item. */
export const PAWNS: Record<string, string> = {
  human: HEXAGON,
  robot: COG,
  "human+robot": COG,
  data: around(4, () => 19.5),
  item: "M-14-12a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2h-24a2 2 0 0 1-2-2Z",
  monster: around(14, (place) => (place % 2 ? 13 : 20.5), -Math.PI / 2),
};

/** A Human within a Robot. */
export const INNER_HEXAGON = around(6, () => 12.5);

/** Gravity: a room with round corners. Without: a faceted module. A pod: a seed. */
export function outline(sort: "gravity" | "weightless" | "pod", w: number, h: number): string {
  const [x, y] = [w / 2, h / 2];
  if (sort === "gravity") {
    const r = 12;
    return (
      `M${-x + r} ${-y}H${x - r}A${r} ${r} 0 0 1 ${x} ${-y + r}V${y - r}A${r} ${r} 0 0 1 ${x - r} ${y}` +
      `H${-x + r}A${r} ${r} 0 0 1 ${-x} ${y - r}V${-y + r}A${r} ${r} 0 0 1 ${-x + r} ${-y}Z`
    );
  }
  if (sort === "weightless") {
    const c = 15;
    return polygon([
      [-x + c, -y],
      [x - c, -y],
      [x, -y + c],
      [x, y - c],
      [x - c, y],
      [-x + c, y],
      [-x, y - c],
      [-x, -y + c],
    ]);
  }
  const r = 34;
  return (
    `M${-x + r} ${-y}H${x - r}C${x - 8} ${-y} ${x} ${-y + 16} ${x} 0S${x - 8} ${y} ${x - r} ${y}` +
    `H${-x + r}C${-x + 8} ${y} ${-x} ${y - 16} ${-x} 0S${-x + 8} ${-y} ${-x + r} ${-y}Z`
  );
}

/** The broken corner of a damaged section, below on the right: what is missing, its edge, and the
 * cracks that run from there. */
export function crack(w: number, h: number): { bite: string; edge: string; lines: string } {
  const [x, y] = [w / 2, h / 2];
  const edge = `M${x} ${y - 27}l-7 6 1 6-9 1-1 7-9 1-3 6`;
  return {
    bite: `${edge}V${y + 4}H${x + 4}V${y - 27}Z`,
    edge,
    lines: `M${x - 6} ${y - 15}l-9-7-2-9M${x - 16} ${y - 7}l-15-3-8-9M${x - 31} ${y - 10}l-10 3`,
  };
}

/** A puddle with a wavy shore at the foot of a section. */
export function slime(w: number, h: number): string {
  const [x, y] = [w / 2 - 3, h / 2 - 3];
  const waves = 6;
  const long = (2 * x) / waves;
  let shore = "";
  for (let wave = 0; wave < waves; wave += 1) {
    shore += `q${long / 2} ${wave % 2 ? 13 : -17} ${long} ${wave % 3 ? -2 : 4}`;
  }
  return `M${-x} ${y - 24}${shore}V${y - 10}q0 10-10 10H${-x + 10}q-10 0-10-10Z`;
}

/** The hue of a character: its place among all names, spread around the circle. */
export function hue(card: string): number {
  let sum = 7;
  for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return HUES[card] ?? sum % 360;
}

const HUES: Record<string, number> = {
  astrochimp: 58,
  counselor: 158,
  cyborg: 22,
  daredevil: 340,
  engineer: 82,
  exile: 292,
  medical: 182,
  security: 250,
  "station-chief": 262,
  stowaway: 132,
  stranger: 318,
  troubleshooter: 108,
  billionaire: 92,
  boarder: 8,
  botanist: 142,
  colonel: 116,
  consort: 352,
  corpsicle: 222,
  "digital-assistant": 202,
  doctor: 170,
  drones: 235,
  inspector: 46,
  legal: 276,
  "maintenance-clones": 68,
  microbiologist: 150,
  operative: 300,
  "telepathic-rat": 328,
  monster: 25,
};
