import { emblem, type DrawTile } from "../../pieces/parts";

export const INN = "inn";

export const inn: DrawTile = (small) => ({
  colour: INN,
  parts: [emblem(INN, small ? -2 : -1, small ? 3 : 1, small ? 1.16 : 1)],
  arch: false,
  number: "",
});
