import type { Language } from "../text";

/** The sources of each language's texts, fetched when they are first wanted. */
export const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  pl: () => import("./pl"),
  ru: () => import("./ru"),
};

/** Sources that only some screens need, by path. */
export const LATER = import.meta.glob<string>("/text/later/*/*.ftl", { query: "?raw", import: "default" });
