/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { preloadPlugin } from './build/preload.ts';
import { budgetPlugin } from './build/budget.ts';
import { callsPlugin } from './build/calls.ts';
import { compressPlugin } from './build/compress.ts';
import { firstPaintPlugin } from './build/first-paint.ts';
import { ketcherPlugin } from './build/ketcher.ts';
import { leftOutPlugin } from './build/left-out.ts';
import { productPlugin } from './build/product.ts';
import { routerPlugin } from './build/router.ts';
import { schemasPlugin } from './build/schemas.ts';
import { themePlugin } from './build/theme.ts';

/** The gateway behind the development server (`npm run dev`), and the paths that are its own. */
const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';
const gatewayPaths = '^/(api|bff|livez|readyz|metrics|openapi\\.json|\\.well-known)(/|\\?|$)';

/** Of the foundation, what most pages behind home need. */
const behindHome =
  /\/web\/src\/(ui\/(icons\/work-icons|button\/(back-link|link-button)|state\/(later|empty-state)|notice\/connection-banner|menu\/segmented)|shared\/(keys\/use-undo-keys|navigation\/shown-module|api\/files\/download))/;

/** What pages with long tables need. */
const ofTables = /\/web\/src\/(ui\/table\/sort-header|shared\/rows\/(row-window|use-row-window))/;

/** What only some of them need: it goes with them. */
const ofSome =
  /\/web\/src\/(ui\/(contact|plans|table|date)\/|ui\/(icons\/module-icons|dialog\/(confirm|form|import)-|tooltip\/use-list-tip|notice\/(remove-with-undo|copy-text)|menu\/file-menu|page\/(example-line|fact-list|module-page))|shared\/(format\/(read-money|time-zone|day)|hooks\/debounced|rows\/(row-source|selection)|keys\/(grid-keys|use-shortcuts)|navigation\/handed-structure|api\/files\/upload)|app\/layout\/my-layout)/;

/** The tree of a route, wherever one is drawn. */
const ofTrees =
  /\/web\/src\/chemistry\/(tree\/(tree-(canvas|drawing|layout|item|keys)|molecule-node|reaction-pill|fold|route-tree|sub-tree)|step\/evidence-text)/;

/** Of chemistry, what home needs as well: by itself it would be ten files of a few hundred bytes. */
const atHome =
  /\/web\/src\/chemistry\/(drawing\/(molecule-picture|use-picture-attempt|molecule-label|subscripts)|structure-input\/(structure-intake|file-|structure-text|use-window-input|use-structure-intake))/;

/** Of home, what the first view shares with the part that comes later: by itself it would be two files. */
const sharedAtHome = /\/web\/src\/features\/home\/target\/recognition-panel\.module/;

/** Shown to few, so fetched when one of them is to see it. */
const onDemand =
  /\/web\/src\/(shared\/i18n\/first-words|ui\/date\/date-calendar|app\/(overlays\/(?!queue)|session\/(system-expired|session-warning)|commands\/)|shared\/(navigation\/guidance|keys\/(key-target|table-keys)|lib\/example-molecules))/;

/**
 * What every page needs comes in two files, not in thirty small ones that repeat each other's words:
 * the libraries, which change seldom, and the foundation of the page. A third comes with the first page behind home.
 */
const firstLoadGroups = [
  {
    name: 'libraries',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|swr|dequal|use-sync-external-store|i18next)\//,
  },
  {
    name: 'foundation',
    priority: 1,
    test: (id: string) =>
      atHome.test(id) ||
      sharedAtHome.test(id) ||
      id.endsWith('virtual:theme.css') ||
      (/\/web\/src\/(app|ui|shared)\//.test(id) &&
        !behindHome.test(id) &&
        !ofTables.test(id) &&
        !ofSome.test(id) &&
        !onDemand.test(id)),
  },
  { name: 'workbench', priority: 0, test: behindHome },
  { name: 'tables', priority: 0, test: ofTables },
  { name: 'tree', priority: 0, test: ofTrees },
];

export default defineConfig({
  plugins: [
    themePlugin(),
    callsPlugin({ withUnbuilt: process.env['VITEST'] !== undefined }),
    ketcherPlugin(),
    productPlugin(),
    firstPaintPlugin(),
    routerPlugin(),
    schemasPlugin(),
    leftOutPlugin(),
    react(),
    budgetPlugin({
      page: 'src/features/home/page.tsx',
      goalKb: 270,
      maxKb: 270,
      behind: [{ pages: /./, maxKb: 150 }],
      parts: [
        { name: 'structure editor', files: /\/src\/chemistry\/editor\/ketcher-editor\.tsx$/, maxKb: 930 },
        { name: 'engine of the editor', files: /(indigoWorker.*\.js|indigo-ketcher.*\.wasm)$/, maxKb: 1_570 },
      ],
      last: fileURLToPath(new URL('./dist', import.meta.url)),
    }),
    preloadPlugin(),
    compressPlugin(),
  ],
  resolve: { alias: { events: fileURLToPath(new URL('./node_modules/events/events.js', import.meta.url)) } },
  // The structure editor's libraries expect these two of Node.
  define: { global: 'globalThis', 'process.env': '{}' },
  json: { namedExports: false },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Every browser that knows the rest of what the page is written in knows `modulepreload`.
    modulePreload: { polyfill: false },
    outDir: 'dist',
    rolldownOptions: { output: { codeSplitting: { groups: firstLoadGroups } } },
    emptyOutDir: true,
    chunkSizeWarningLimit: 5_000,
    reportCompressedSize: false,
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    pool: 'threads',
    // One worker for many files: a third of the time. So nothing may be left behind.
    isolate: false,
    testTimeout: 120_000,
    // What the tag means is told in tests/support/extent.ts.
    tags: [{ name: 'full', skip: process.env['TEST_EXTENT'] !== 'full' }],
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['src/test-setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
  server: { port: 5173, proxy: { [gatewayPaths]: { target: gatewayUrl, changeOrigin: false } } },
});
