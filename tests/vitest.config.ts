// Unit tests beside the code of the servers, and the tests of this folder that cross packages.
// The web client brings its own configuration, since its tests need a page.

import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { onPostgresAlone } from '../services/chemistry/vitest.engines.ts';
import { isFull, isNamed, patience, tags } from './support/extent.ts';

const root = resolve(import.meta.dirname, '..');

const onPostgres = isFull || isNamed ? [] : onPostgresAlone.map((pattern) => `services/chemistry/${pattern}`);

export default defineConfig({
  test: {
    root,
    projects: [
      {
        test: {
          name: 'servers',
          // Projects of different numbers of workers that run together do so one after the other.
          sequence: { groupOrder: 1 },
          root,
          environment: 'node',
          tags,
          // Few processes run many files: to load the service anew for each takes longer than most tests.
          isolate: false,
          // As many as there are processors: a good part of the tests waits for processes of its own.
          maxWorkers: Math.max(2, availableParallelism()),
          include: ['{shared,locales,gateway,services}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...onPostgres],
          ...patience,
        },
      },
      {
        test: {
          name: 'contract',
          sequence: { groupOrder: 2 },
          root,
          environment: 'node',
          tags,
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: resolve(root, 'tests/contract/support/global-setup.ts'),
          ...patience,
        },
      },
      resolve(root, 'web/vite.config.ts'),
    ],
  },
});
