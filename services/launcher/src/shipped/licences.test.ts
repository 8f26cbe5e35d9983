// Whose work is shipped: every licence permissive, every text kept, the bill of materials complete.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isPermissive, licenceFaults, licenceReport } from './licences.ts';
import { inRoot } from '../paths.ts';
import { shippedBom, shippedPackages } from './shipped-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'licences-'));
writeFileSync(join(folder, 'LICENSE.md'), 'Keep these words.\r\n');
afterAll(() => rmSync(folder, { recursive: true }));

const one = { name: 'a', version: '1.0.0', licence: 'MIT', homepage: 'https://a.example.com', folder };

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND ISC AND BSD-3-Clause', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-2.0', false],
    ['Unknown', false],
    ['', false],
  ])('"%s" may be shipped: %s', (expression, expected) => {
    expect(isPermissive(expression)).toBe(expected);
  });

  it('that may not is named with its package', () => {
    expect(licenceFaults([one, { ...one, name: 'b', licence: 'AGPL-3.0' }])).toEqual([
      expect.stringMatching(/^b 1\.0\.0: AGPL-3\.0 /),
    ]);
  });

  it('keeps its words in the report, once for all that have the same', () => {
    const report = licenceReport([{ ...one, name: 'b' }, one]);
    expect(report).toContain('a 1.0.0: MIT, https://a.example.com\nb 1.0.0: MIT');
    expect(report).toContain('a 1.0.0, b 1.0.0\n');
    expect(report.match(/Keep these words\./g)).toHaveLength(1);
  });
});

describe('what is shipped', () => {
  const packages = shippedPackages();

  it('has permissive licences only', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(licenceFaults(packages)).toEqual([]);
  });

  it('is what THIRD-PARTY-LICENSES.txt says: after a change of packages, npm run licences', () => {
    const report = licenceReport(packages).split('\n');
    const written = readFileSync(inRoot('THIRD-PARTY-LICENSES.txt'), 'utf8').split('\n');
    expect(written.slice(0, packages.length + 2)).toEqual(report.slice(0, packages.length + 2));
    expect(written.join('\n') === report.join('\n')).toBe(true);
  });

  it('is all in the bill of materials, with hashes', () => {
    interface Component {
      purl: string;
      externalReferences?: { hashes?: unknown[] }[];
    }
    const { bomFormat, components }: { bomFormat: string; components: Component[] } = JSON.parse(shippedBom());
    expect(bomFormat).toBe('CycloneDX');
    const listed = new Map(components.map((component) => [decodeURIComponent(component.purl), component]));
    const missing = packages.filter(({ name, version }) => !listed.has(`pkg:npm/${name}@${version}`));
    expect(missing.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
    const hashed = components.filter(({ externalReferences = [] }) => externalReferences.some(({ hashes }) => hashes));
    expect(hashed.length).toBeGreaterThanOrEqual(packages.length);
  });
});
