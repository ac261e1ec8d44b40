/** Where something that opens beside a thing goes, so that it stays within the window. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The least distance from the edge of the window. */
export const MARGIN = 8;

/** A box without any size, at a point. */
export const boxAt = ({ x, y }: Point): Box => ({ left: x, top: y, right: x, bottom: y });

/** The upper left corner, on the preferred side of the anchor if there is room, else on the roomier one. */
export function beside(
  anchor: Box,
  size: Size,
  view: Size,
  prefer: "above" | "below",
  align: "start" | "middle",
): Point {
  const above = anchor.top - MARGIN - size.height;
  const below = anchor.bottom + MARGIN;
  const roomAbove = above >= MARGIN;
  const roomBelow = below + size.height <= view.height - MARGIN;
  const roomier = anchor.top > view.height - anchor.bottom ? "above" : "below";
  const preferred = prefer === "above" ? roomAbove : roomBelow;
  const other = prefer === "above" ? roomBelow : roomAbove;
  const turned = prefer === "above" ? "below" : "above";
  const side = preferred ? prefer : other ? turned : roomier;
  const x = align === "start" ? anchor.left : (anchor.left + anchor.right - size.width) / 2;
  return {
    x: clamp(x, view.width - size.width),
    y: clamp(side === "above" ? above : below, view.height - size.height),
  };
}

function clamp(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}
