// The tests that touch the database, once more on PostgreSQL: see src/test-support/postgres-server.ts.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [
      'src/backup/*.test.ts',
      'src/equity/*.test.ts',
      'src/tasks/*.test.ts',
      'src/intermediates/*.test.ts',
      'src/routes/*.test.ts',
      'src/main.test.ts',
    ],
    globalSetup: ['src/test-support/postgres-server.ts'],
    maxWorkers: 2,
  },
});
