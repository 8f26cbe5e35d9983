// The Keycloak that the tests of `npm run test:keycloak` run: fetched through Maven once, unpacked and built into a cache
// outside of the checkout.

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '../command.ts';

export const keycloakVersion = '26.7.3';

const artifact = `org.keycloak:keycloak-quarkus-dist:${keycloakVersion}:zip`;
const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
const place = join(cache, 'synthline', `keycloak-${keycloakVersion}`);
const leastJava = 17;
/** Of the server and of its tools; the tests need no more. */
export const keycloakMemory = { JAVA_OPTS_KC_HEAP: '-Xms128m -Xmx640m' } as const;
const buildOptions = ['--db=dev-file', '--cache=local', '--health-enabled=true'];

/** Folder of the distribution: `KEYCLOAK_DIST` (built with these options), or the cache; else one line that says what is missing. */
export async function findKeycloak(say: (line: string) => void): Promise<{ folder: string } | { missing: string }> {
  const java = await javaVersion();
  if (java === undefined || java < leastJava) {
    return { missing: `Java ${leastJava} or later is needed${java === undefined ? '' : `, not ${java}`}` };
  }
  const own = process.env['KEYCLOAK_DIST'];
  if (own)
    return existsSync(join(own, 'bin/kc.sh'))
      ? { folder: own }
      : { missing: `KEYCLOAK_DIST: there is no Keycloak in ${own}` };
  if (existsSync(place)) return { folder: place };
  if (!(await runs('mvn', '--version'))) return { missing: 'Maven (mvn) is needed to fetch it' };
  say(`Fetching Keycloak ${keycloakVersion} through Maven (once)…`);
  return fetchKeycloak(say);
}

async function fetchKeycloak(say: (line: string) => void): Promise<{ folder: string } | { missing: string }> {
  mkdirSync(dirname(place), { recursive: true });
  const folder = mkdtempSync(`${place}-`);
  try {
    const options = [`-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`, '-Dtransitive=false'];
    const fetched = await runCommand('mvn', ['--batch-mode', '--quiet', 'dependency:unpack', ...options], {
      cwd: folder,
    });
    if (fetched.code !== 0) return { missing: `Maven cannot fetch ${artifact}: ${lastLine(fetched.output)}` };
    const unpacked = join(folder, `keycloak-${keycloakVersion}`);
    const built = await runCommand('sh', [join(unpacked, 'bin/kc.sh'), 'build', ...buildOptions], {
      env: keycloakMemory,
    });
    if (built.code !== 0) return { missing: `Keycloak cannot be built: ${lastLine(built.output)}` };
    // Another run may have been quicker.
    if (!existsSync(place)) renameSync(unpacked, place);
    say(`Keycloak ${keycloakVersion} is in ${place}`);
    return { folder: place };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function javaVersion(): Promise<number | undefined> {
  try {
    const { output } = await runCommand('java', ['-version']);
    return Number(/version "(?:1\.)?(\d+)/.exec(output)?.[1]) || undefined;
  } catch {
    // No Java.
    return undefined;
  }
}

async function runs(file: string, ...args: string[]): Promise<boolean> {
  try {
    return (await runCommand(file, args)).code === 0;
  } catch {
    // No such program.
    return false;
  }
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? '';
