/** Keys that work anywhere on the page. */

import { settings } from "../lib/settings.svelte";

type Run = (event: KeyboardEvent) => void;

const FIELDS = 'textarea, select, [contenteditable=""], [contenteditable="true"]';
const NO_TYPING = new Set(["checkbox", "radio", "button", "submit", "reset"]);

/** The key's name as in `KeyboardEvent.key`, letters small and by their place where the alphabet is not Latin. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  if (place && key.length === 1 && !/[a-z]/i.test(key)) return place.toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Whether what one types goes somewhere else: into a field. */
export function isTyping(element: Element): boolean {
  if (element.tagName === "INPUT") return !NO_TYPING.has(element.getAttribute("type") ?? "text");
  return element.closest(FIELDS) !== null;
}

/** What Enter presses by itself. */
const PRESSED = "a[href], button, summary";

/** Run these by their keys until the returned function is called; not while typing, nor in a dialog or a menu. */
export function onKeys(keys: Readonly<Record<string, Run>>): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    const run = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!run) return;
    if (key.length === 1 && (event.repeat || !settings.shortcuts)) return;
    if (event.target instanceof Element && (isTyping(event.target) || (key === "Enter" && event.target.closest(PRESSED)))) return;
    if (document.querySelector("dialog:modal, [role=menu]:popover-open")) return;
    event.preventDefault();
    run(event);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
