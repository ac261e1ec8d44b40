import { href, read, type Route } from "./router";

/** Where the reader is in the page; links within it change the screen without a reload. */
class Place {
  route = $state.raw<Route>(read(new URL(location.href)));
  /** Whether the reader has come here from another screen. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("click", (event) => this.follow(event));
  }

  /** Open a screen; `replace` where going back should not lead here again. */
  go(route: Route, replace = false): void {
    this.open(href(route), replace);
  }

  /** Open the screen that comes out of this, unless the reader has gone elsewhere by then. */
  async goAfter(doing: () => Promise<Route>): Promise<void> {
    const { screen } = this.route;
    const route = await doing();
    if (this.route.screen === screen) this.go(route);
  }

  private open(address: string, replace: boolean): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  private look(): void {
    this.moved = true;
    this.route = read(new URL(location.href));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download")) return;
    const address = new URL(link.href, location.href);
    // What the page does not know itself, such as a record, is for the browser to fetch.
    if (address.origin !== location.origin || read(address).screen === "lost") return;
    // Within a screen the browser finds the place itself.
    if (address.hash !== "" && address.pathname === location.pathname && address.search === location.search) return;
    event.preventDefault();
    this.open(address.pathname + address.search + address.hash, false);
  }
}

export const place = new Place();
