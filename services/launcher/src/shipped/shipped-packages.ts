// The packages that the image holds: those of the servers, and those that the page is built from.

import { spawnSync } from 'node:child_process';
import { pnpm } from '../../pnpm.mjs';
import type { ShippedPackage } from './licences.ts';
import { root } from '../paths.ts';

const shipped = ['gateway', 'chemistry', 'identity', 'synthline', 'web'];
/** Optional packages are for other machines, or tools of the build: the image has none. */
const options = ['--prod', '--no-optional', ...shipped.flatMap((name) => ['--filter', `@app/${name}...`])];

interface Listed {
  name: string;
  versions: string[];
  paths: string[];
  license: string;
  homepage?: string;
}

/** From what is installed. Throws where pnpm cannot tell. */
export function shippedPackages(): ShippedPackage[] {
  const byLicence: Record<string, Listed[]> = JSON.parse(ask('licenses', 'list', '--json', ...options));
  return Object.values(byLicence)
    .flat()
    .flatMap(({ name, versions, paths, license, homepage }) =>
      paths.map((folder, index) => ({ name, version: versions[index] ?? '', licence: license, homepage, folder })),
    );
}

/** CycloneDX as JSON, from the lockfile and what is installed. */
export function shippedBom(): string {
  return ask('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...options);
}

function ask(...args: string[]): string {
  const settings = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 } as const;
  const { status, stdout, stderr, error } = spawnSync('npx', ['-y', pnpm, ...args], settings);
  if (status !== 0) throw new Error(`${pnpm} ${args[0]} failed: ${error?.message ?? (stderr || stdout)}`);
  return stdout;
}
