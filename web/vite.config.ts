import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the service runs during development. */
const SERVICE = process.env.DEORBIT_SERVICE ?? "http://127.0.0.1:8000";

/** What is loaded first and starts all else. */
const ENTRY = /\/(index\.html|src\/main\.ts)$/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/deorbit/server/site",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rollupOptions: {
      output: {
        // All that the first page loads comes in one piece: it compresses better than thirty, and
        // every page needs it. The entry stays by itself, as it waits for words at its top level
        // and nothing that imports the piece may wait with it.
        codeSplitting: {
          groups: [{ name: "first", tags: ["$initial"], test: (id) => !ENTRY.test(id) }],
        },
        // The screens of games have the same name in each game's folder.
        chunkFileNames: ({ name, facadeModuleId }) => {
          const game = /\/games\/(\w+)\//.exec(facadeModuleId ?? "")?.[1];
          return `assets/${game && name === "Screen" ? game : name}-[hash].js`;
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: SERVICE, ws: true },
      "/schema": SERVICE,
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
