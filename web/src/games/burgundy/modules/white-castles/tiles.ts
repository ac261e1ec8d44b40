import { monastery } from "../../pieces/monasteries";
import { emblem, seal, type DrawTile } from "../../pieces/parts";

export const WHITE_CASTLE = "white-castle";
export const MONASTERY = "monastery29";

export const TILES: Readonly<Record<string, DrawTile>> = {
  [WHITE_CASTLE]: (small) => ({
    colour: "building",
    parts: [small ? emblem(WHITE_CASTLE, 0, 4, 1.16) : emblem(WHITE_CASTLE, 0, 3, 1)],
    arch: false,
    number: "",
  }),
  [MONASTERY]: monastery(29, [emblem(WHITE_CASTLE, 0, 6, 0.5), seal(4, 0, -21, 0.96)], emblem(WHITE_CASTLE, 0, -16, 0.5)),
};
