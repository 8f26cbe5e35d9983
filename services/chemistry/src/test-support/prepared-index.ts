// The index of the built-in molecules, which takes longer to make than most tests take: made once for the sources that
// make it, then copied.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../platform/process/logger.ts';
import { builtInList } from '../features/substructure/material-lists.ts';
import { SegmentCache } from '../features/substructure/segment-cache.ts';

const makers = ['../engine/substructure/', '../features/substructure/'].map((path) => new URL(path, import.meta.url));
const molecules = ['common-stock.txt', 'starting-materials.txt'].map(
  (name) => new URL(`../../data/${name}`, import.meta.url),
);

/** Lays a copy where a service with this data folder looks for it. */
export async function layIndex(dataDir: string): Promise<void> {
  const prepared = join(tmpdir(), `chemistry-index-${markOfMakers()}`);
  if (!existsSync(prepared)) await prepare(prepared);
  cpSync(prepared, join(dataDir, 'structure-index'), { recursive: true });
}

function markOfMakers(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of makers)
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.ts')))
      hash.update(name).update(readFileSync(new URL(name, folder)));
  for (const file of molecules) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function prepare(prepared: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chemistry-index-'));
  // The tests wait for it, on a machine that is busy with others.
  const cache = new SegmentCache(folder, createLogger('silent'), false);
  cache.partsOf(builtInList());
  await cache.idle();
  await cache.close();
  try {
    renameSync(folder, prepared);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(prepared)) throw error;
    rmSync(folder, { recursive: true, force: true });
  }
}
