import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/pieces.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("the document has no place for the gallery");

// ?theme=evening, ?castles=dark-green and ?grey show the pieces in another light.
const asked = new URLSearchParams(location.search);
const root = document.documentElement;
for (const name of ["theme", "castles"] as const) {
  const value = asked.get(name);
  if (value !== null) root.dataset[name] = value;
}
root.classList.toggle("grey", asked.has("grey"));

mount(Gallery, { target });
