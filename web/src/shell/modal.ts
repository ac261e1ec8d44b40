import type { Attachment } from "svelte/attachments";

/** Opens a <dialog> above the page as soon as it is there; when it goes, focus returns to where it was. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  let pressed: EventTarget | null = null;
  const press = (event: PointerEvent): void => {
    pressed = event.target;
  };
  // Only a click that begins and ends outside closes: who marks a text may let go anywhere.
  const click = (event: MouseEvent): void => {
    if (event.target === dialog && pressed === dialog) dialog.close();
  };
  dialog.addEventListener("pointerdown", press);
  dialog.addEventListener("click", click);
  dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-first]")?.focus();
  return () => {
    dialog.removeEventListener("pointerdown", press);
    dialog.removeEventListener("click", click);
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
  };
};
