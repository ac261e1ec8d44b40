import { settings } from "../lib/settings.svelte";
import { journeys, type Journey, type Spot } from "./travel";

interface Seen extends Spot {
  element: Element;
  box: DOMRect;
}

interface Look {
  spots: Seen[];
  faces: ReadonlyMap<string, string>;
}

const TIME = 320;
const LIFT = 6;

/** The look at the page before the moment that is being drawn, and what moves at present. */
let moment: unknown = null;
let before: Look | null = null;
let running: Animation[] = [];

/**
 * Lets pieces travel whenever what this tells changes. Every part of a table that shows pieces calls it: the first that
 * is drawn anew looks at the page as it was, the first that is done lets travel what has moved.
 */
export function travels(now: () => unknown): void {
  $effect.pre(() => {
    const next = now();
    if (next === moment) return;
    before = moment === null || !settings.animated ? null : look();
    moment = next;
  });
  $effect(() => {
    now();
    if (before === null) return;
    const was = before;
    before = null;
    go(was, look());
  });
  // The next table begins still.
  $effect(() => () => {
    moment = null;
    finish();
  });
}

function look(): Look {
  finish();
  const spots = [...document.querySelectorAll("[data-piece]")].map((element): Seen => {
    const { piece = "", place = "", count } = (element as HTMLElement | SVGElement).dataset;
    return { piece, place, count: Number(count ?? 1), element, box: element.getBoundingClientRect() };
  });
  const dice = [...document.querySelectorAll<HTMLElement>("[data-roll]")];
  return {
    spots: spots.filter(({ box }) => box.width > 0),
    faces: new Map(dice.map(({ dataset }) => [dataset["roll"] ?? "", dataset["face"] ?? ""])),
  };
}

function go(was: Look, is: Look): void {
  for (const journey of journeys(was.spots, is.spots)) fly(journey);
  for (const die of document.querySelectorAll<HTMLElement>("[data-roll]")) {
    const { roll = "", face = "" } = die.dataset;
    if (face !== "0" && was.faces.has(roll) && was.faces.get(roll) !== face) run(die, ROLLING, TIME);
  }
  if (running.length === 0) return;
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, finish, { once: true, capture: true });
}

const ROLLING: Keyframe[] = [
  { transform: "translateY(-10px) rotate(-220deg)" },
  { transform: "translateY(-5px) rotate(-60deg)", offset: 0.6 },
  { transform: "none" },
];

/** A copy flies over everything else, since panels cut off what leaves them; the piece itself waits for it. */
function fly({ from, to }: Journey<Seen>): void {
  const ghost = copy(to);
  const [dx, dy] = [from.box.x + from.box.width / 2 - to.box.x - to.box.width / 2, from.box.y + from.box.height / 2 - to.box.y - to.box.height / 2];
  const scale = from.box.height / to.box.height;
  const flight = run(
    ghost,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - LIFT}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
      { transform: "none" },
    ],
    TIME,
  );
  flight.addEventListener("finish", () => ghost.remove());
  flight.addEventListener("cancel", () => ghost.remove());
  if (to.count === 1) run(to.element, [{ opacity: 0 }, { opacity: 0 }], TIME);
}

/** The piece as a picture of its own, laid over the page where the piece lies. */
function copy({ element, box }: Seen): HTMLElement {
  const ghost = document.createElement("div");
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "50",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
  });
  const twin = element.cloneNode(true) as Element;
  for (const one of [twin, ...twin.querySelectorAll("[data-piece]")]) one.removeAttribute("data-piece");
  ghost.append(element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) ? framed(element, twin, box) : twin);
  document.body.append(ghost);
  return ghost;
}

/** A part of a picture, in a picture that shows just this part. */
function framed(part: SVGGraphicsElement, twin: Element, box: DOMRect): Element {
  const inside = part.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("class", "piece");
  frame.setAttribute("viewBox", `${inside.x} ${inside.y} ${inside.width} ${inside.height}`);
  frame.setAttribute("width", String(box.width));
  frame.setAttribute("height", String(box.height));
  twin.removeAttribute("transform");
  frame.append(twin);
  return frame;
}

function run(element: Element, frames: Keyframe[], duration: number): Animation {
  const animation = element.animate(frames, { duration, easing: "cubic-bezier(.2,.7,.2,1)" });
  running.push(animation);
  return animation;
}

/** Whatever moves is at once where it goes. */
function finish(): void {
  const moving = running;
  running = [];
  for (const animation of moving) animation.finish();
}
