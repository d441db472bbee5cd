// Looks at what was built: how much script each page loads, and whether the first page is held up by
// any of it. Run behind `vite build`; a site that has grown too heavy is not built.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Compressed bytes of all script that a page loads, and of what comes before anything is seen. */
const MOST_SCRIPT = 200_000;
const MOST_STYLE = 20_000;
const MOST_PAGE = 4_000;

/** Components that bring a page's script along, besides the entry: for each game its own screen. */
const GAMES = readdirSync("src/games").filter((game) =>
  existsSync(`src/games/${game}/Screen.svelte`),
);
const PAGES = {
  home: [],
  host: ["Host"],
  rules: ["Rules"],
  learn: ["Learn"],
  watch: GAMES.map((game) => ["Watch", game]),
  table: GAMES.map((game) => ["TablePage", game]),
  editor: GAMES.map((game) => ["Editor", game]),
};

const folder = process.argv[2] ?? "../src/deorbit/server/site";
const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
const read = (file) => readFileSync(join(folder, file));
const weight = (file) => gzipSync(read(file)).length;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const problems = [];

function check(what, bytes, most) {
  console.log(`${what.padEnd(36)} ${kB(bytes).padStart(9)} of ${kB(most)}`);
  if (bytes > most) problems.push(`${what}: ${kB(bytes)}, at most ${kB(most)}`);
}

const page = read("index.html").toString();
const tags = [...page.matchAll(/<(script|link)\b[^>]*>/g)].map((found) => found[0]);
const named = (tag) => /(?:src|href)="\/(?:assets\/)?([^"]+)"/.exec(tag)?.[1];
const entry = tags.filter((tag) => /<script|modulepreload/.test(tag)).map(named);

/** The chunks that come with some: what they import, and what that imports. */
function together(chunks) {
  const found = new Set(chunks);
  for (const chunk of found) {
    const code = read(`assets/${chunk}`).toString();
    for (const [, name] of code.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)) {
      found.add(name);
    }
  }
  return [...found];
}

function chunkOf(component) {
  const found = scripts.find((name) => name.startsWith(`${component}-`));
  if (!found) problems.push(`there is no script of ${component}`);
  return found ? [found] : [];
}

const sum = (chunks) => chunks.map((name) => weight(`assets/${name}`)).reduce((a, b) => a + b, 0);

for (const [name, parts] of Object.entries(PAGES)) {
  const ways = Array.isArray(parts[0]) ? parts : [parts];
  for (const way of ways) {
    const chunks = together([...entry, ...way.flatMap(chunkOf)]);
    const title = ways.length > 1 ? `${name}, ${way.at(-1)}` : name;
    check(`script of a page: ${title}`, sum(chunks), MOST_SCRIPT);
  }
}
const styles = tags.filter((tag) => tag.includes("stylesheet")).map(named);
check("style of the first page", sum(styles), MOST_STYLE);
check("index.html", weight("index.html"), MOST_PAGE);
console.log(`${"all script there is".padEnd(36)} ${kB(sum(scripts)).padStart(9)}`);

for (const tag of tags) {
  // A module waits for the page; a plain script makes the page wait.
  if (tag.startsWith("<script") && !/type="module"|\b(async|defer)\b/.test(tag)) {
    problems.push(`a script that holds up the page: ${tag}`);
  }
  if (/(?:src|href)="(https?:)?\/\//.test(tag)) problems.push(`from another site: ${tag}`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
