import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg"]);
const SMALLEST = 400;

/** Lays a compressed copy beside every text of the build, so that the server never has to compress. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "castellany-compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
        const path = join(entry.parentPath, entry.name);
        const text = await readFile(path);
        if (text.length < SMALLEST) continue;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(`${path}.br`, brotliCompressSync(text, { params: size }));
        await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
