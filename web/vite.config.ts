/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { budgetPlugin } from './build/budget.ts';
import { callsPlugin } from './build/calls.ts';
import { compressPlugin } from './build/compress.ts';
import { ketcherPlugin } from './build/ketcher.ts';
import { productPlugin } from './build/product.ts';
import { schemasPlugin } from './build/schemas.ts';
import { themePlugin } from './build/theme.ts';

/** The gateway behind the development server (`npm run dev`), and the paths that are its own. */
const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';
const gatewayPaths = '^/(api|bff|livez|readyz|metrics|openapi\\.json|\\.well-known)(/|\\?|$)';

/** What every page needs, in two files: the libraries, which change seldom, and the rest of the entry, home with it. */
const groups = [
  {
    name: 'libraries',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|i18next|react-i18next|stylis|@ant-design\/(cssinjs|cssinjs-utils|colors|fast-color)|@rc-component\/(util|motion|portal|trigger|dialog|notification|form|async-validator|resize-observer)|antd\/es\/(_util|app|button|config-provider|locale|message|modal|notification|skeleton|style|theme))\//,
  },
  { name: 'foundation', priority: 1, tags: ['$initial' as const] },
];

export default defineConfig({
  plugins: [
    themePlugin(),
    callsPlugin({ withUnbuilt: process.env['VITEST'] !== undefined }),
    ketcherPlugin(),
    productPlugin(),
    schemasPlugin(),
    react(),
    budgetPlugin({
      maxKb: 270,
      behind: [{ pages: /./, maxKb: 150 }],
      parts: [
        { name: 'structure editor', files: /\/src\/chemistry\/editor\/ketcher-editor\.tsx$/, maxKb: 930 },
        { name: 'engine of the editor', files: /(indigoWorker.*\.js|indigo-ketcher.*\.wasm)$/, maxKb: 1_570 },
      ],
      last: fileURLToPath(new URL('./dist', import.meta.url)),
    }),
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
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
