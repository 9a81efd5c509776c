// The browser table: sources in src/tavoliere/web and in the games' board folders, built into src/tavoliere/web/dist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('./src/tavoliere/', import.meta.url));
const web = `${root}web/`;

/** The frame's symbol sheet and those of the games. */
function symbolSheets(): string[] {
  const games = readdirSync(`${root}games`).map((family) => `${root}games/${family}/board/symbols.svg`);
  return [`${web}assets/symbols.svg`, ...games.filter((path) => existsSync(path))];
}

/** Puts the symbols into the page, so that every `<use href="#…">` finds its drawing without a request. */
function symbolSheet(): Plugin {
  return {
    name: 'symbol-sheet',
    transformIndexHtml(html) {
      const sheets = symbolSheets().map((path) => readFileSync(path, 'utf8'));
      const symbols = sheets.flatMap((sheet) => sheet.match(/<symbol[\s\S]*?<\/symbol>/g) ?? []);
      return html.replace('<!-- symbols -->', symbols.join(''));
    },
  };
}

export default defineConfig({
  root: web,
  publicDir: false,
  // Tests run Svelte as a browser does, not as a server would.
  resolve: { alias: { $web: web.slice(0, -1) }, ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}) },
  plugins: [
    symbolSheet(),
    svelte({
      preprocess: vitePreprocess(),
      compilerOptions: { runes: true },
      // Svelte's accessibility warnings are errors here.
      onwarn(warning) {
        throw new Error(`${warning.filename ?? ''}: ${warning.code}: ${warning.message}`);
      },
    }),
  ],
  build: {
    outDir: `${web}dist`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file that a page asks for costs time, however small: what several pages share comes in few files.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/ },
            { name: 'shared', test: /tavoliere\/web\//, minShareCount: 2 },
            // Of each family of games what its boards and the pages about its boxes share.
            { name: (id) => /games\/(\w+)\/board/.exec(id)?.[1] ?? null, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // `npm test`: tests stand beside what they test, in the frame and in the games' board folders.
  test: {
    root,
    include: ['web/**/*.test.ts', 'games/*/board/**/*.test.ts'],
    environment: 'happy-dom',
    // A page for each of the workers, not for each file: three fifths of the time went into making pages.
    isolate: false,
    setupFiles: [`${web}testing/setup.ts`],
    // Only a hang fails a test, not a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    mockReset: true,
    restoreMocks: true,
    unstubGlobals: true,
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
