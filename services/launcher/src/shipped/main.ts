// `npm run licences` writes whose work is shipped, under which words; `npm run sbom` in which versions (CycloneDX). Either takes a FILE.

import { writeFileSync } from 'node:fs';
import { licenceFaults, licenceReport } from './licences.ts';
import { inRoot } from '../paths.ts';
import { shippedBom, shippedPackages } from './shipped-packages.ts';

const [command, file = ''] = process.argv.slice(2);
const name = command === 'sbom' ? 'synthline.cdx.json' : 'THIRD-PARTY-LICENSES.txt';
process.exitCode = (command === 'sbom' ? writeBom : writeLicences)(file || inRoot(name));

function writeBom(target: string): number {
  const text = shippedBom();
  const { components }: { components: unknown[] } = JSON.parse(text);
  writeFileSync(target, text);
  process.stdout.write(`${target}: ${components.length} components\n`);
  return 0;
}

function writeLicences(target: string): number {
  const packages = shippedPackages();
  const faults = licenceFaults(packages);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) return 1;
  writeFileSync(target, licenceReport(packages));
  process.stdout.write(`${target}: ${packages.length} packages\n`);
  return 0;
}
