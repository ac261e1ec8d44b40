/** Addresses of the page: which screen an address means, and which address leads to a screen. */

export type Route =
  | { screen: "home" }
  | { screen: "new"; game?: string }
  | { screen: "table"; id: string; invite: string | null }
  | { screen: "replay"; id: string; at: number | null; view?: View; invite?: string | null }
  | { screen: "rules"; game?: string; section?: string }
  | { screen: "account" }
  | { screen: "credits" }
  | { screen: "learn"; game?: string }
  | { screen: "lost" };

/** Whose eyes a replay is seen with: those of a seat, or from above with nothing hidden. */
export type View = number | "open";

/** Screens of which there is one for each game; which is shown where none is named, they decide themselves. */
type OfAGame = Extract<Route, { game?: string }>["screen"];
type Plain = Exclude<Route, { id: string }>["screen"];

const PLAIN: Record<string, Plain> = {
  "": "home",
  new: "new",
  rules: "rules",
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
      return replay(name, query);
    case "new":
    case "learn":
      return { screen: first, game: name };
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
      return `/replay/${encodeURIComponent(route.id)}${replayQuery(route)}`;
    case "new":
    case "learn":
    case "rules":
      return `${ofAGame(route.screen, route.game)}${"section" in route ? `#${route.section}` : ""}`;
    default:
      return `/${route.screen}`;
  }
}

function ofAGame(screen: OfAGame, game: string | undefined): string {
  return game === undefined ? `/${screen}` : `/${screen}/${encodeURIComponent(game)}`;
}

/** The secret of a link that invites, for those who have it to give on. */
export function inviteIn(link: string | null): string | null {
  return link === null ? null : new URL(link).searchParams.get("invite");
}

function replay(id: string, query: URLSearchParams): Route {
  const seat = number(query.get("seat"));
  const view = query.has("open") ? "open" : seat;
  const invite = query.get("invite");
  return { screen: "replay", id, at: number(query.get("at")), ...(view !== null && { view }), ...(invite !== null && { invite }) };
}

function replayQuery({ at, view, invite }: Extract<Route, { screen: "replay" }>): string {
  const asked = new URLSearchParams();
  if (at !== null) asked.set("at", String(at));
  if (view !== undefined && view !== "open") asked.set("seat", String(view));
  if (invite) asked.set("invite", invite);
  const said = [asked.toString(), view === "open" ? "open" : ""].filter((part) => part !== "").join("&");
  return said === "" ? "" : `?${said}`;
}

function query(name: string, value: string | number | null): string {
  return value === null ? "" : `?${new URLSearchParams({ [name]: String(value) })}`;
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
