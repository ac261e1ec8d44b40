/** Notices of the browser, for who has allowed them and looks elsewhere. */

import shield from "../shell/castellany.svg";

/** Whether the reader lets the browser tell them, asked if need be. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Tell who looks elsewhere; a click brings the page back. Says nothing where that is not allowed. */
export function notice(title: string, body: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag, icon: shield });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Telephones have the word and not the thing; the title of the page tells as well.
  }
}
