import { inOrder } from "./order";

export default inOrder(
  import.meta.glob<string>(
    [
      "/text/*/en.ftl",
      "../../../../src/castellany/core/text/en.ftl",
      "../../../../src/castellany/games/text/en.ftl",
      "../../../../src/castellany/server/**/text/en.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
