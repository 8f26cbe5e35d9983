// The tests that touch the database, once more on PostgreSQL: see src/test-support/servers/postgres-server.ts.

import { defineConfig } from 'vitest/config';
import { isFull, isNamed, patience } from '../../tests/support/extent.ts';
import { onBoth, onPostgresAlone } from './vitest.engines.ts';

const usual = [...onBoth, ...onPostgresAlone, ...(isFull ? ['src/features/*/*.test.ts'] : [])];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // One process runs many files: to load the service anew for each takes longer than most tests.
    isolate: false,
    include: isNamed ? ['src/**/*.test.ts'] : usual,
    // What the tags mean is told in tests/support/extent.ts.
    tags: [
      { name: 'full', skip: !isFull },
      { name: 'any-engine', skip: !isFull && !isNamed },
    ],
    ...patience,
    globalSetup: ['src/test-support/servers/postgres-server.ts'],
  },
});
