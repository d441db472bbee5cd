import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVICE = "http://127.0.0.1:8123";

/** Sample positions for demo.html, from the folder that DEORBIT_SAMPLES names. Only while developing. */
function samples(): Plugin {
  return {
    name: "samples",
    configureServer(server) {
      server.middlewares.use("/samples/", (request, response, next) => {
        const folder = process.env.DEORBIT_SAMPLES;
        const file = join(folder ?? "", basename((request.url ?? "").split("?")[0]));
        if (!folder || !existsSync(file)) return next();
        response.setHeader("Content-Type", "application/json");
        createReadStream(file).pipe(response);
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), samples()],
  build: {
    outDir: "../src/deorbit/server/site",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
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
