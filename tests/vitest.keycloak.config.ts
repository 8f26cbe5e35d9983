// Signing in through a real Keycloak with the realm of docker/keycloak: `npm run test:keycloak`.

import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience } from './support/extent.ts';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  test: {
    root,
    environment: 'node',
    include: ['tests/keycloak/**/*.test.ts'],
    globalSetup: resolve(root, 'tests/keycloak/support/global-setup.ts'),
    // One realm, which the tests change.
    fileParallelism: false,
    ...patience,
  },
});
