// The chart of docker/kubernetes as Helm renders it: `npm run test:kubernetes`.

import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '..'),
    environment: 'node',
    include: ['tests/kubernetes/**/*.test.ts'],
    // The first run compiles the checker of objects.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
