/** The outlines of pawns and sections. */

function polygon(corners: [number, number][]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** What stands around a face: in a box of 64 by 64 the outline itself, the lines of ring and plate,
 * and how large it is drawn; the halo in pixels around its middle. */
export interface PawnFrame {
  plain: string;
  ring: string;
  plate: string;
  halo: string;
  scale: number;
}

const circle = (x: number, y: number, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 1-.01 0Z`;
const hexagon = (x: number, y: number, r: number) =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = ((corner - 1) * Math.PI) / 3;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    }),
  );
const diamond = (r: number) => `M32 ${32 - r}L${32 + r} 32 32 ${32 + r} ${32 - r} 32Z`;
const square = (r: number) => `M32 ${32 - r}H${32 + r}V${32 + r}H${32 - r}V${32 - r}Z`;

const ROUND: PawnFrame = {
  plain: circle(32, 32, 27),
  ring: circle(32, 32, 33.5),
  plate: circle(32, 32, 35.5),
  halo: circle(0, 0, 26),
  scale: 0.66,
};

/** By what somebody is: Human, Robot, both, Data, Item, and the Monster. */
export const FRAMES: Record<string, PawnFrame> = {
  human: {
    plain: hexagon(32, 32, 30),
    ring: hexagon(32, 32, 35),
    plate: hexagon(32, 32, 37),
    halo: hexagon(0, 0, 28.5),
    scale: 0.7,
  },
  robot: ROUND,
  "human+robot": ROUND,
  data: { ...ROUND, plain: diamond(29), ring: diamond(35), plate: diamond(37) },
  item: { ...ROUND, plain: square(27), ring: square(30), plate: square(32) },
  monster: { ...ROUND, plain: circle(32, 32, 24) },
};

/** A ring in equal parts, one for each of those who share it. */
export function sharesOf(players: number[]): { player: number; dash: string; offset: number }[] {
  const each = 100 / players.length;
  const gap = players.length > 1 ? 5 : 0;
  return players.map((player, place) => ({
    player,
    dash: `${each - gap} ${100 - each + gap}`,
    offset: -(place * each + gap / 2),
  }));
}

/** Gravity: a room with round corners. Without: a faceted module. A pod: a seed. */
export function outline(sort: "gravity" | "weightless" | "pod", w: number, h: number): string {
  const [x, y] = [w / 2, h / 2];
  if (sort === "gravity") {
    const r = 8;
    return (
      `M${-x + r} ${-y}H${x - r}A${r} ${r} 0 0 1 ${x} ${-y + r}V${y - r}A${r} ${r} 0 0 1 ${x - r} ${y}` +
      `H${-x + r}A${r} ${r} 0 0 1 ${-x} ${y - r}V${-y + r}A${r} ${r} 0 0 1 ${-x + r} ${-y}Z`
    );
  }
  if (sort === "weightless") {
    const c = 9;
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
  const r = Math.min(24, y - 3);
  return (
    `M${-x + r} ${-y}H${x - r}a${r} ${r} 0 0 1 ${r} ${r}V${y - r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `H${-x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${-y + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

/** The broken corner of a damaged section, below on the right: what is missing, its edge, and the
 * cracks that run from there. */
export function crack(w: number, h: number): { bite: string; edge: string; lines: string } {
  const [x, y] = [w / 2, h / 2];
  const edge = `M${x} ${y - 27}l-6 5 1 6-8 1-2 6-8 1-3 5`;
  return {
    bite: `${edge}V${y + 3}H${x + 3}V${y - 27}Z`,
    edge,
    lines: `M${x - 6} ${y - 17}l-9-7-1-9-7-5M${x - 15} ${y - 10}l-14-3-8-8M${x - 29} ${y - 13}l-10 3`,
  };
}

/** A puddle with a wavy shore at the foot of a section. */
export function slime(w: number, h: number): string {
  const [x, y] = [w / 2 - 2, h / 2 - 2];
  const waves = 6;
  const long = (2 * x) / waves;
  let shore = "";
  for (let wave = 0; wave < waves; wave += 1) {
    shore += `q${long / 2} ${wave % 2 ? 9 : -12} ${long} ${wave % 3 ? -2 : 4}`;
  }
  return `M${-x} ${y - 17}${shore}V${y - 7}q0 7-7 7H${-x + 7}q-7 0-7-7Z`;
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
