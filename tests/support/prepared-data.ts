// What the chemistry service makes of an empty data folder before anybody asks it: its tables. Made once for the sources
// that make it, then copied; `startProduct` shows that a product makes them.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const chemistry = resolve(import.meta.dirname, '../../services/chemistry');
const makers = ['drizzle/*.sql', 'drizzle/meta/_journal.json', 'src/platform/database/database.ts'];

/** Lays a copy into a folder that is empty or missing. */
export async function layPreparedData(dataDir: string): Promise<void> {
  const prepared = join(tmpdir(), `product-${markOfMakers()}`);
  if (!existsSync(prepared)) await prepare(prepared);
  cpSync(prepared, dataDir, { recursive: true });
}

function markOfMakers(): string {
  const hash = createHash('sha256').update(process.version);
  const files = makers.flatMap((pattern) => globSync(pattern, { cwd: chemistry })).toSorted();
  for (const file of files) hash.update(file).update(readFileSync(join(chemistry, file)));
  return hash.digest('hex').slice(0, 16);
}

// Loaded only when there is something to make: it is much of the service.
async function prepare(prepared: string): Promise<void> {
  const { createTestPlace } = await import('../../services/chemistry/src/test-support/database.ts');
  const { dataDir } = await createTestPlace('embedded');
  try {
    renameSync(dataDir, prepared);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(prepared)) throw error;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
