import { inOrder } from "./order";

export default inOrder(
  import.meta.glob<string>(
    [
      "/text/*/ru.ftl",
      "../../../../src/castellany/core/text/ru.ftl",
      "../../../../src/castellany/games/text/ru.ftl",
      "../../../../src/castellany/server/**/text/ru.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
