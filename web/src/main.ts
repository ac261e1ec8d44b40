import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { fontsReady } from "./lib/fonts";
import { startTheme } from "./lib/theme.svelte";
import { firstLanguage, words } from "./lib/words.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("the document has no place for the page");

startTheme();
const language = firstLanguage();
const coming = fontsReady(language);
await words.speak(language);
// Its parts are fetched meanwhile.
target.style.visibility = "hidden";
mount(App, { target });
await coming;
target.style.visibility = "";
