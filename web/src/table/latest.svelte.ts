/** As much of a scene as tells who is asked and what lies where. */
interface Laid {
  asked: readonly number[];
  estates: readonly { tiles: Record<string, string> }[];
}

/** The spaces that a seat has covered since its turn began: they keep a ring until its next turn. */
export class Latest {
  spaces = $state.raw<ReadonlySet<number>>(new Set());
  private before: { seat: number; tiles: Record<string, string>; asked: boolean } | null = null;

  see(scene: Laid, seat: number): void {
    const tiles = scene.estates[seat]?.tiles ?? {};
    const asked = scene.asked.includes(seat);
    const { before } = this;
    this.before = { seat, tiles, asked };
    if (before === null || before.seat !== seat || gone(before.tiles, tiles) || (asked && !before.asked)) {
      if (before !== null) this.spaces = new Set();
      if (before?.seat !== seat) return;
    }
    const laid = Object.keys(tiles).filter((space) => before?.tiles[space] === undefined);
    if (laid.length > 0) this.spaces = new Set([...this.spaces, ...laid.map(Number)]);
  }
}

/** Whether tiles have been taken back. */
const gone = (before: Record<string, string>, now: Record<string, string>): boolean =>
  Object.keys(before).some((space) => now[space] !== before[space]);
