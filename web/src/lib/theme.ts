/** The theme: day, evening, or whichever the reader's system has. */

import { keep, kept } from "./kept";

export const THEMES = ["system", "day", "evening"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "castellany-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** The reader's choice, on this device. */
export function chosenTheme(): Theme {
  const chosen = kept(KEPT);
  return THEMES.find((theme) => theme === chosen) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  keep(KEPT, theme);
  show(theme);
}

/** Show the chosen theme from now on, and follow the system where it decides. */
export function startTheme(): void {
  show(chosenTheme());
  dark.addEventListener("change", () => show(chosenTheme()));
}

function show(theme: Theme): void {
  const evening = theme === "evening" || (theme === "system" && dark.matches);
  document.documentElement.dataset["theme"] = evening ? "evening" : "day";
}
