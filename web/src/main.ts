import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startTheme } from "./lib/theme.svelte";
import { firstLanguage, words } from "./lib/words.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("the document has no place for the page");

startTheme();
await words.speak(firstLanguage());
mount(App, { target });
