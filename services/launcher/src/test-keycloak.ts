// `npm run test:keycloak`: signing in through a real Keycloak. Where it cannot be had, one line says why.

import { chromiumPart } from './system/chromium.ts';
import { keycloakOrWhy, keycloakSuite } from './keycloak-suite.ts';
import { runAlone } from './suites.ts';
import { MissingPart, requirePart } from './system/system-parts.ts';
import { buildWeb, isWebBuilt } from './web-build.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  if ((await keycloakOrWhy(say)) === undefined) return true;
  try {
    const chromium = await requirePart(chromiumPart, say);
    if (!isWebBuilt()) await buildWeb(say);
    return await runAlone(keycloakSuite(chromium), say);
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error;
    say(error.message);
    return false;
  }
}
