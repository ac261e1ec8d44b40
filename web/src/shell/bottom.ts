import type { Attachment } from "svelte/attachments";

/** Who is this near the end, in pixels, stays there when something comes. */
const NEAR = 40;

/** Keeps a list at its end, also where it is shown only later, in another tab; but not for who has scrolled back. */
export const bottom: Attachment<HTMLElement> = (list) => {
  let atEnd = true;
  const toEnd = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  const scrolled = (): void => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const sight = new ResizeObserver(toEnd);
  sight.observe(list);
  const news = new MutationObserver(toEnd);
  news.observe(list, { childList: true });
  list.addEventListener("scroll", scrolled, { passive: true });
  toEnd();
  return () => {
    sight.disconnect();
    news.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
};
