import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { stockItems } from '../features/stock/schema.ts';
import { createLogger } from '../platform/process/logger.ts';
import { endInterrupted, packedStock, visibleStocks } from '../features/stock/stock-store.ts';
import { createTestPlace, type TestPlace } from '../test-support/database.ts';

const command = fileURLToPath(new URL('./main.ts', import.meta.url));

let place: TestPlace;
beforeAll(async () => {
  place = await createTestPlace();
});
afterAll(() => place.remove());

it('an import that is killed half-way leaves nothing that anybody could buy from', { tags: ['full'] }, async () => {
  const file = join(place.dataDir, 'list.csv');
  const alkyl = (length: number): string => 'C'.repeat(length);
  const rows = Array.from(
    { length: 20_000 },
    (_, i) => `${alkyl(1 + (i % 90))}N(${alkyl(1 + Math.floor(i / 90))})C,${i}`,
  );
  writeFileSync(file, `smiles,id\n${rows.join('\n')}\n`);
  const args = ['--disable-warning=ExperimentalWarning', command, 'import-stock', file];
  const env = {
    ...process.env,
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  for await (const line of createInterface(child.stderr)) if (line === '5000 rows') child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');

  const database = await openDatabase(place, createLogger('silent'));
  try {
    const { queries } = database;
    const owner = { tenantId: 'any', userId: 'any' };
    const [stock] = await visibleStocks(queries, owner);
    expect(stock?.state).toBe('importing');
    expect(await packedStock(queries, stock?.id ?? '')).toBeUndefined();
    expect((await queries.select({ key: stockItems.key }).from(stockItems)).length).toBeGreaterThan(0);
    const later = new Date(Date.now() + 60_000);
    await endInterrupted(queries, later, later);
    expect(await visibleStocks(queries, owner)).toMatchObject([{ state: 'failed', failure: 'interrupted' }]);
    expect(await queries.select({ key: stockItems.key }).from(stockItems)).toEqual([]);
  } finally {
    await database.close();
  }
});
