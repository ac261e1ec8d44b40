/** Addresses of the page: which screen an address means, and which address leads to a screen. */

export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "table"; id: string; invite: string | null }
  | { screen: "replay"; id: string; at: number | null }
  | { screen: "rules"; game: string; section?: string }
  | { screen: "account" }
  | { screen: "credits" }
  | { screen: "learn" }
  | { screen: "lost" };

type Plain = Exclude<Route, { id: string } | { game: string }>["screen"];

const PLAIN: Record<string, Plain> = {
  "": "home",
  new: "new",
  account: "account",
  credits: "credits",
  learn: "learn",
};

/** What an address means; the screen `lost` if nothing. */
export function read(address: URL): Route {
  const [first = "", name, ...rest] = address.pathname.replace(/^\/+|\/+$/g, "").split("/");
  if (rest.length > 0) return { screen: "lost" };
  if (name === undefined) return { screen: Object.hasOwn(PLAIN, first) ? (PLAIN[first] ?? "lost") : "lost" };
  const query = address.searchParams;
  switch (first) {
    case "tables":
      return { screen: "table", id: name, invite: query.get("invite") };
    case "replay":
      return { screen: "replay", id: name, at: number(query.get("at")) };
    case "rules":
      return { screen: "rules", game: name, ...(address.hash.length > 1 && { section: address.hash.slice(1) }) };
    default:
      return { screen: "lost" };
  }
}

/** The address of a screen, from the root of the server. */
export function href(route: Route): string {
  switch (route.screen) {
    case "home":
    case "lost":
      return "/";
    case "table":
      return `/tables/${encodeURIComponent(route.id)}${query("invite", route.invite)}`;
    case "replay":
      return `/replay/${encodeURIComponent(route.id)}${query("at", route.at)}`;
    case "rules":
      return `/rules/${encodeURIComponent(route.game)}${route.section === undefined ? "" : `#${route.section}`}`;
    default:
      return `/${route.screen}`;
  }
}

function query(name: string, value: string | number | null): string {
  return value === null ? "" : `?${new URLSearchParams({ [name]: String(value) })}`;
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
