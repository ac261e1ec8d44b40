import { place } from "../lib/place.svelte";

/** For the heading of a screen: who follows a link goes on reading there; who opens the page begins at its top. */
export function arrive(heading: HTMLElement): void {
  if (place.moved) heading.focus({ preventScroll: true });
}
