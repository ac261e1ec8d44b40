/** The theme: day, evening, or whichever the reader's system has. */

import { keep, kept } from "./kept";

export const THEMES = ["system", "day", "evening"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "castellany-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<Theme>(THEMES.find((theme) => theme === kept(KEPT)) ?? "system");

/** The reader's choice, on this device. */
export const chosenTheme = (): Theme => chosen;

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  keep(KEPT, theme);
  show(theme);
}

/** Show the chosen theme from now on, and follow the system where it decides. */
export function startTheme(): void {
  show(chosen);
  dark.addEventListener("change", () => show(chosen));
}

function show(theme: Theme): void {
  const evening = theme === "evening" || (theme === "system" && dark.matches);
  document.documentElement.dataset["theme"] = evening ? "evening" : "day";
}
