import { inOrder } from "./order";

export default inOrder(
  import.meta.glob<string>(
    [
      "/text/*/pl.ftl",
      "../../../../src/castellany/core/text/pl.ftl",
      "../../../../src/castellany/games/text/pl.ftl",
      "../../../../src/castellany/server/**/text/pl.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
