import { mount } from "svelte";
import english from "../../src/deorbit/locale/en/web.ftl?raw";
import learning from "../../src/deorbit/locale/en/web_learn.ftl?raw";
import "./style/tokens.css";
import "./style/base.css";
import "./style/classes.css";
import App from "./App.svelte";
import { firstWords } from "./lib/languages";
import { keep, settings } from "./lib/settings.svelte";
import { begin, learn } from "./lib/words";

// The words of the pages around the games come along, so that the first of them is there at once
// and can say so when the service is not.
learn("en", `${english}\n${learning}`);
keep();

// After an update of the service the scripts that this page knows are gone: load it anew, once.
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("deorbit-reloaded") ?? 0);
  if (Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem("deorbit-reloaded", String(Date.now()));
  location.reload();
});

// Those of another language come first, so that nobody sees English for a moment. A browser that
// was here before has them already.
const words = await firstWords(settings.language);
if (words) begin(settings.language, words);

// The name that stood there while the script was on its way makes room.
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
