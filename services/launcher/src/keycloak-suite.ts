import { findKeycloak } from './system/keycloak.ts';
import { vitestSuite, type Suite } from './suites.ts';

const title = 'Signing in through Keycloak';

/** Folder of a Keycloak; undefined, with a line that says why, where there is none to be had. */
export async function keycloakOrWhy(say: (line: string) => void): Promise<string | undefined> {
  const found = await findKeycloak(say);
  if ('folder' in found) return found.folder;
  say(`${title}: skipped. ${found.missing}`);
  return undefined;
}

/** Nothing fails where there is no Keycloak to be had. */
export function keycloakSuite(chromium: string): Suite {
  return {
    title,
    async run(say) {
      const folder = await keycloakOrWhy(say);
      if (folder === undefined) return { passed: 0, failed: 0 };
      process.env['KEYCLOAK_DIST'] = folder;
      process.env['CHROMIUM'] = chromium;
      return vitestSuite(title, 'tests/vitest.keycloak.config.ts').run(say);
    },
  };
}
