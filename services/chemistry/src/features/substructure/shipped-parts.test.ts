// The index that comes with the service must be that of the stock: when this fails, run scripts/structure-index.ts.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { buildSegment } from '../../engine/substructure/build-segment.ts';
import { packSegment, unpackSegment } from '../../engine/substructure/segment-file.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { builtInList } from './material-lists.ts';
import { SegmentCache } from './segment-cache.ts';
import { packShippedParts, readShippedParts, shippedPartsFile } from './shipped-parts.ts';

const logger = createLogger('silent');

it('is read in place of being built', async () => {
  const cache = new SegmentCache(undefined, logger);
  const read = () => Promise.reject(new Error('the list is read, to be built'));
  const list = { ...builtInList(), read };
  cache.partsOf(list);
  await cache.idle();
  expect(cache.countOf(list)).toEqual({ molecules: list.size, indexed: list.size });
});

it('holds of its first part what would be built now, to the byte', async () => {
  const [first, ...others] = (await readShippedParts(shippedPartsFile)) ?? [];
  const cache = new SegmentCache(undefined, logger);
  cache.partsOf(builtInList());
  await cache.idle();
  const [part] = cache.partsOf(builtInList());
  const smiles = (await builtInList().read()).slice(0, part?.size);
  const built = packSegment(buildSegment(await loadRDKit(), smiles), part?.content ?? '');
  expect(others.length).toBeGreaterThan(0);
  expect(Buffer.compare(new Uint8Array(first ?? new SharedArrayBuffer(0)), new Uint8Array(built))).toBe(0);
});

it('is not used for other molecules, nor where its file is damaged or missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
  const damaged = pathToFileURL(join(folder, 'damaged'));
  const rdkit = await loadRDKit();
  writeFileSync(damaged, packShippedParts([packSegment(buildSegment(rdkit, ['CCO']), 'other')]).subarray(0, -3));
  for (const [content, shipped] of [
    ['c2', shippedPartsFile],
    ['c1', damaged],
    ['c1', pathToFileURL(join(folder, 'missing'))],
  ] as const) {
    const cache = new SegmentCache(undefined, logger);
    const list = { name: 'built-in', size: 1, content, read: async () => ['CCO'], shipped };
    cache.partsOf(list);
    await cache.idle();
    const [part] = cache.partsOf(list);
    expect(part && unpackSegment(part.bytes, part.content)?.size).toBe(1);
  }
  rmSync(folder, { recursive: true });
});
