/** How a match ended, as a picture to send around. It is drawn here, by the browser of whoever wants
 * to have it. */

/** What stands on it. */
export interface Poster {
  game: string;
  won: string;
  story: string;
  players: { name: string; points: number | null; colour: string; face: SVGElement | null }[];
  /** What stands at the foot: where it comes from. */
  foot: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;
const FACE = 52;
/** What has to be told to a drawing that leaves its page. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "opacity",
  "filter",
  "transform",
  "font",
  "text-anchor",
];

export async function paint(poster: Poster): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const font = getComputedStyle(document.body).fontFamily;
  sky(pen);
  const write = (words: string, x: number, y: number, size: number, colour: string, bold = 400) => {
    pen.font = `${bold} ${size}px ${font}`;
    pen.fillStyle = colour;
    pen.fillText(words, x, y);
  };
  write(poster.game, EDGE, 84, 26, "#a3aebd", 600);
  write(poster.won, EDGE, 130, 30, "#f0b040", 650);
  pen.font = `750 54px ${font}`;
  let y = 196;
  for (const line of wrapped(pen, poster.story, WIDTH - 2 * EDGE).slice(0, 3)) {
    write(line, EDGE, y, 54, "#ece7dc", 750);
    y += 62;
  }
  await standings(pen, poster, write);
  write(poster.foot, EDGE, HEIGHT - 34, 20, "#a3aebd");
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

type Write = (
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  bold?: number,
) => void;

async function standings(pen: CanvasRenderingContext2D, poster: Poster, write: Write) {
  const columns = poster.players.length > 4 ? 3 : 2;
  const width = (WIDTH - 2 * EDGE) / columns;
  for (const [place, player] of poster.players.entries()) {
    const x = EDGE + (place % columns) * width;
    const y = 378 + Math.floor(place / columns) * 72;
    pen.fillStyle = player.colour;
    pen.fillRect(x, y - FACE / 2, 5, FACE);
    const face = player.face && (await faceOf(player.face));
    if (face) pen.drawImage(face, x + 14, y - FACE / 2, FACE, FACE);
    const left = x + (face ? FACE + 26 : 18);
    write(fitted(pen, player.name, width - (left - x) - 70), left, y + 9, 26, "#ece7dc", 600);
    if (player.points !== null) {
      write(String(player.points), x + width - 62, y + 12, 34, "#f0b040", 750);
    }
  }
}

function sky(pen: CanvasRenderingContext2D): void {
  const air = pen.createLinearGradient(0, 0, 0, HEIGHT);
  air.addColorStop(0, "#0b1018");
  air.addColorStop(0.62, "#141d2b");
  air.addColorStop(1, "#5a2a22");
  pen.fillStyle = air;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.beginPath();
  pen.ellipse(WIDTH / 2, HEIGHT + 900, 1500, 960, 0, 0, 2 * Math.PI);
  pen.fillStyle = "#16405299";
  pen.fill();
  pen.strokeStyle = "#8fd3e8";
  pen.lineWidth = 3;
  pen.stroke();
}

/** A text in lines; where a language has no spaces it breaks between letters. */
export function wrapped(
  pen: Pick<CanvasRenderingContext2D, "measureText">,
  words: string,
  width: number,
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of words.match(/[ -ɏ]+\s*|./gu) ?? []) {
    for (const word of part.match(/\S+\s*/g) ?? [part]) {
      if (line && pen.measureText((line + word).trimEnd()).width > width) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += word;
    }
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

function fitted(pen: CanvasRenderingContext2D, words: string, width: number): string {
  pen.font = pen.font.replace(/\d+px/, "26px");
  let cut = words;
  while (cut.length > 1 && pen.measureText(cut).width > width) cut = cut.slice(0, -1);
  return cut === words ? words : `${cut.trimEnd()}…`;
}

/** A drawing of the page as a picture of its own, with the styles that it has there. */
async function faceOf(svg: SVGElement): Promise<HTMLImageElement | null> {
  const copy = svg.cloneNode(true) as SVGElement;
  const ours = [svg, ...svg.querySelectorAll<SVGElement>("*")];
  const theirs = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  ours.forEach((one, place) => {
    const style = getComputedStyle(one);
    const told = STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
    theirs[place].setAttribute("style", told);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(FACE * 2));
  copy.setAttribute("height", String(FACE * 2));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(copy.outerHTML)}`;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Hand a picture to whatever shares pictures on this device, or keep it as a file. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const coarse = matchMedia("(pointer: coarse)").matches;
  if (coarse && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
