import { text } from "../../../../lib/words.svelte";
import { sortOf } from "../../../../table/things";
import type { BurgundyModule } from "../../module";
import { piecesOf, sceneOf } from "../../scene";
import { linkState, prizeState } from "./abouts";
import Corner from "./Corner.svelte";
import Marks from "./Marks.svelte";
import { linksOf, prizesOf } from "./posts";
import Seat from "./Seat.svelte";

const half: BurgundyModule = {
  Corner,
  Marks,
  Seat,
  drawn: ["preview-posts"],
  whyNot: (_, clicked) => (["post", "prizes"].includes(sortOf(clicked)) ? { key: "view-why-posts", args: {} } : null),
  describe(position, seat) {
    const scene = sceneOf(position);
    if (seat === null) return prizesOf(piecesOf(position), scene).map((prize) => text("view-tell-prize", { prize: prizeState(prize, position.names) }));
    return scene.estates[seat]?.board ? [text("view-tell-posts", { posts: linkState(linksOf(scene, seat)) })] : [];
  },
  where: { "view-why-posts": "border-posts" },
  logFormat: { secondary: ["event-posts-joined", "event-post-tile-taken"], evident: [] },
  sources: { together: [[/^source-post(s|-tiles)$/, "module-border-posts", "chevron"]] },
};
export default half;
