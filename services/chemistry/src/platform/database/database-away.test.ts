import { createServer, type AddressInfo } from 'node:net';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { Client, DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { startDatabaseProxy } from '../../test-support/servers/database-proxy.ts';
import { createTestPlace, testServer } from '../../test-support/database.ts';
import { createLogger } from '../process/logger.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway, throughOutage } from './database-away.ts';

const refusal = (code: string) => Object.assign(new DatabaseError('told by the server', 1, 'error'), { code });
const inQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

async function failureOfConnecting(port: number): Promise<unknown> {
  const client = new Client({ connectionString: `postgres://nobody@127.0.0.1:${port}/none` });
  client.on('error', () => undefined);
  return client.connect().then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a database', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '53300'])('that says %s is away', (code) => {
    expect(isDatabaseAway(inQuery(refusal(code)))).toBe(true);
  });

  it.each(['23505', '40001', '42P01'])('that says %s is there', (code) => {
    expect(isDatabaseAway(inQuery(refusal(code)))).toBe(false);
  });

  it('is away when nothing listens, and when the line breaks', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    expect(isDatabaseAway(inQuery((await failureOfConnecting(port)) as Error))).toBe(true);
    await new Promise((done) => server.close(done));
    expect(isDatabaseAway(await failureOfConnecting(port))).toBe(true);
  });

  it('is not away because the connection of a caller, or of another service, broke', () => {
    const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
    expect([reset, new TypeError('fetch failed', { cause: refused })].map(isDatabaseAway)).toEqual([false, false]);
    expect(isDatabaseAway(inQuery(reset))).toBe(true);
  });

  it('that comes back is asked again; anything else is told at once', async () => {
    let asked = 0;
    const third = async () => {
      asked += 1;
      if (asked < 3) throw inQuery(refusal('57P03'));
      return asked;
    };
    expect(await throughOutage(third, 5_000)).toBe(3);
    const always = (code: string) => throughOutage(() => Promise.reject(refusal(code)), 200);
    await expect(always('23505')).rejects.toMatchObject({ code: '23505' });
    await expect(always('57P03')).rejects.toMatchObject({ code: '57P03' });
  });
});

// The embedded database cannot go away without its process.
describe.runIf(testServer)('a transaction whose database goes away as it begins', () => {
  it('gives its connection back: later ones find one, and the pool closes', async () => {
    const place = await createTestPlace();
    const proxy = await startDatabaseProxy(place.databaseUrl ?? '');
    const database = await openDatabase({ ...place, databaseUrl: proxy.url }, createLogger('silent'));
    const ask = () => database.transaction(async (tx) => void (await tx.execute(sql`select 1`)));
    try {
      // More often than the pool has connections.
      for (let outage = 0; outage < 12; outage += 1) {
        await ask();
        const begun = ask();
        proxy.cut();
        expect(isDatabaseAway(await begun.catch((error: unknown) => error))).toBe(true);
        proxy.mend();
      }
      await ask();
    } finally {
      await database.close();
      await proxy.close();
      await place.remove();
    }
  });
});
