/** Frames around what the coach speaks of. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 6;
/** What lies no farther apart has one frame. */
const NEAR = 40;
/** A frame is whole at the edge of the window, too. */
const EDGE = 1;

const isNear = (one: Box, other: Box): boolean =>
  one.left - other.right <= NEAR && other.left - one.right <= NEAR && one.top - other.bottom <= NEAR && other.top - one.bottom <= NEAR;

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** One around each group of neighbours. */
function joined(boxes: readonly Box[]): readonly Box[] {
  return boxes.reduce<readonly Box[]>((groups, box) => {
    const near = groups.filter((group) => isNear(group, box));
    const rest = groups.filter((group) => !near.includes(group));
    return [...rest, around([...near, box])];
  }, []);
}

/** Frames with air around what they show, in a window of this size. */
export function framesOf(boxes: readonly Box[], width: number, height: number): readonly Box[] {
  return joined(boxes).map(({ left, top, right, bottom }) => ({
    left: Math.max(EDGE, left - MARGIN),
    top: Math.max(EDGE, top - MARGIN),
    right: Math.min(width - EDGE, right + MARGIN),
    bottom: Math.min(height - EDGE, bottom + MARGIN),
  }));
}
