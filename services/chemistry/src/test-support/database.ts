// A database of its own for each test file. The embedded one, or, when TEST_DATABASE_URL names a PostgreSQL server,
// a new database on that server, which is dropped afterwards.

import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { openDatabase, type DatabaseSettings } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logger.ts';
import { jobKinds } from '../job-kinds.ts';
import { startJobQueue } from '../platform/jobs/queue.ts';

/** The PostgreSQL server to test on, if any. */
export const testServer = process.env['TEST_DATABASE_URL'];

export interface TestPlace extends DatabaseSettings {
  remove(): Promise<void>;
}

/**
 * `embedded` asks for the embedded database whatever the environment says, `empty` for one without any table. Each is a
 * copy of one that was made once: making it anew takes ten times as long.
 */
export async function createTestPlace(kind: 'any' | 'embedded' | 'empty' = 'any'): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chemistry-'));
  const server = kind === 'embedded' ? undefined : testServer;
  const databaseUrl = server ? await createDatabase(server, kind === 'empty') : undefined;
  if (!server) cpSync(await preparedFolder(kind === 'empty'), join(dataDir, 'chemistry'), { recursive: true });
  return {
    dataDir,
    databaseUrl,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (server && databaseUrl) await dropDatabase(server, databaseUrl);
    },
  };
}

const migrations = new URL('../../drizzle/', import.meta.url);

/** A name for what these migrations make. */
function tablesMark(): string {
  const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', migrations), 'utf8'));
  const hash = createHash('sha256').update(`${process.version} with queues`);
  for (const { tag } of entries) hash.update(readFileSync(new URL(`${tag}.sql`, migrations)));
  return hash.digest('hex').slice(0, 16);
}

/** The folder of a database, with all tables or with none, kept for every test of the same migrations. */
async function preparedFolder(isEmpty: boolean): Promise<string> {
  const prepared = join(tmpdir(), `chemistry-${isEmpty ? 'empty' : 'tables'}-${tablesMark()}`);
  if (!existsSync(prepared)) await prepare(prepared, isEmpty);
  return prepared;
}

async function prepare(prepared: string, isEmpty: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chemistry-'));
  const folder = join(dataDir, 'chemistry');
  if (isEmpty) await (await PGlite.create(folder)).close();
  else await makeTables({ dataDir, databaseUrl: undefined });
  try {
    renameSync(folder, prepared);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(prepared)) throw error;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Those of the service and those of its queue. */
async function makeTables(settings: DatabaseSettings): Promise<void> {
  const logger = createLogger('silent');
  const database = await openDatabase(settings, logger);
  await (await startJobQueue(database, logger, jobKinds)).close();
  await database.close();
}

async function createDatabase(server: string, isEmpty: boolean): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}${isEmpty ? '' : ` template ${await preparedDatabase(server)}`}`);
  return urlOf(server, name);
}

/** The name of a database with all tables on the server, for copies. */
async function preparedDatabase(server: string): Promise<string> {
  const prepared = `tables_${tablesMark()}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // Other processes of the same run ask for it, too.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [prepared]);
    if (rowCount === 0) await prepareDatabase(server, client, prepared);
  } finally {
    await client.end();
  }
  return prepared;
}

async function prepareDatabase(server: string, client: Client, prepared: string): Promise<void> {
  // Left by a run that was stopped.
  await client.query(`drop database if exists ${prepared}_new`);
  await client.query(`create database ${prepared}_new`);
  const settings = { dataDir: tmpdir(), databaseUrl: urlOf(server, `${prepared}_new`) };
  await makeTables(settings);
  await client.query(`alter database ${prepared}_new rename to ${prepared}`);
}

function urlOf(server: string, name: string): string {
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
