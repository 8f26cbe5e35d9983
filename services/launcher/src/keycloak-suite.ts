import { findKeycloak } from './keycloak.ts';
import { vitestSuite, type Suite } from './suites.ts';

/** Skipped, with a line that says why, where there is no Keycloak to be had. */
export function keycloakSuite(chromium: string): Suite {
  const title = 'Signing in through Keycloak';
  return {
    title,
    async run(say) {
      const found = await findKeycloak(say);
      if ('missing' in found) {
        say(`${title}: skipped. ${found.missing}`);
        return { passed: 0, failed: 0 };
      }
      process.env['KEYCLOAK_DIST'] = found.folder;
      process.env['CHROMIUM'] = chromium;
      return vitestSuite(title, 'tests/vitest.keycloak.config.ts').run(say);
    },
  };
}
