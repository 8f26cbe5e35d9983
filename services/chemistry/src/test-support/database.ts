// A database of its own for each test file. The embedded one, or, when TEST_DATABASE_URL names a PostgreSQL server,
// a new database on that server, which is dropped afterwards.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseSettings } from '../context/database.ts';

/** The PostgreSQL server to test on, if any. */
export const testServer = process.env['TEST_DATABASE_URL'];

export interface TestPlace extends DatabaseSettings {
  remove(): Promise<void>;
}

/** `embedded` asks for the embedded database whatever the environment says. */
export async function createTestPlace(kind: 'any' | 'embedded' = 'any'): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chemistry-'));
  const server = kind === 'any' ? testServer : undefined;
  const databaseUrl = server ? await createDatabase(server) : undefined;
  return {
    dataDir,
    databaseUrl,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (server && databaseUrl) await dropDatabase(server, databaseUrl);
    },
  };
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabase(server: string, databaseUrl: string): Promise<void> {
  await run(server, `drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
