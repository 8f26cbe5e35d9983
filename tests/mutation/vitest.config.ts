// Tests of the servers with one check of the edge broken: MUTATION names it (mutations.ts), the file
// MUTATION_MARKER is made when it was loaded.

import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { tags } from '../support/extent.ts';
import { breakSource } from './break-source.ts';

export default defineConfig({
  plugins: [breakSource(process.env['MUTATION'] ?? '', process.env['MUTATION_MARKER'] ?? '')],
  test: {
    root: resolve(import.meta.dirname, '../..'),
    environment: 'node',
    tags,
    isolate: false,
    include: ['{gateway,services}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // A broken check may leave a test without an end; one failure is enough.
    bail: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
