// The tests that touch the database, once more on PostgreSQL: see src/test-support/postgres-server.ts.

import { defineConfig } from 'vitest/config';

/** Of the calls, those whose statements, locks or notices an engine may take in its own way. */
const byEngine = [
  'account',
  'api-keys',
  'ban-list',
  'batch',
  'commands',
  'console',
  'deletion',
  'eln',
  'feedback',
  'forward-life',
  'intermediates',
  'notifications',
  'own-templates',
  'profile',
  'quota',
  'rare-refusals',
  'route-notes',
  'route-overview',
  'sascore-life',
  'sharing',
  'statistics',
  'statistics-report',
  'stock',
  'substructure',
  'tenant-users',
];
const isFull = process.env['TEST_EXTENT'] === 'full';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // One process runs many files: to load the service anew for each takes longer than most tests.
    isolate: false,
    include: [
      'src/backup/*.test.ts',
      'src/equity/*.test.ts',
      'src/deletions/*.test.ts',
      'src/erasure/*.test.ts',
      'src/retention/*.test.ts',
      'src/usage/*.test.ts',
      'src/tasks/*.test.ts',
      'src/intermediates/*.test.ts',
      'src/main.test.ts',
      // The others compute more than they ask: `npm run test:full` runs all.
      isFull ? 'src/routes/*.test.ts' : `src/routes/{${byEngine.join(',')}}.test.ts`,
    ],
    // What the tags mean is told in tests/support/extent.ts.
    tags: [
      { name: 'full', skip: !isFull },
      { name: 'any-engine', skip: !isFull },
    ],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ['src/test-support/postgres-server.ts'],
  },
});
