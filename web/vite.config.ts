import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    outDir: here("../src/castellany/server/page"),
    emptyOutDir: true,
    target: "es2023",
    sourcemap: false,
    // Everything is a file of its own: the page's policy forbids what is written into it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Who only wants to play is not told on a slow machine which part of the build took long.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The texts of the games and of the server lie beside their Python packages.
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
