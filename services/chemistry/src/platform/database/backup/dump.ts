// Everything the service keeps, as one consistent picture, from either engine. The queue's own tables are left out: a
// worker adds the jobs of rows that wait when it starts (platform/jobs/worker.ts).

import type { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Queries } from '../database.ts';
import { latestTime, namesUpTo } from '../migrations.ts';
import { backupFormat, writeBackup, type BackupBlock, type RowCounts } from './backup-file.ts';

/** Some routes and files are hundreds of KB. */
const rowsPerBlock = 100;

/**
 * Writes all rows to a file or a stream. The service may be at work: on PostgreSQL nobody waits; the embedded database,
 * which has one connection, holds up other calls meanwhile. Throws a RangeError for a database without our tables, or
 * with those of a later version.
 */
export async function dumpDatabase(
  { transaction }: Pick<Database, 'transaction'>,
  target: string | Writable,
  now: Date,
): Promise<RowCounts> {
  return transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const migrations = await appliedMigrations(tx);
    const header = { format: backupFormat, madeAt: now.toISOString(), migrations };
    return writeBackup(target, header, blocksOf(tx));
  });
}

async function* blocksOf(tx: Queries): AsyncGenerator<BackupBlock, void> {
  for (const table of await tableNames(tx)) {
    const columns = await columnsOf(tx, table);
    await tx.execute(sql`declare dumped no scroll cursor for select t::text as row from ${sql.identifier(table)} t`);
    let rows: string[];
    do {
      const fetched = await rowsOf<{ row: string }>(tx, sql`fetch ${sql.raw(String(rowsPerBlock))} from dumped`);
      rows = fetched.map(({ row }) => row);
      yield { table, columns, rows };
    } while (rows.length === rowsPerBlock);
    await tx.execute(sql`close dumped`);
  }
}

/** The service's tables, by name. */
export async function tableNames(tx: Queries): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

/** In the order of the row literals. */
export async function columnsOf(tx: Queries, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select attname as name from pg_attribute
        where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  return rows.map(({ name }) => name);
}

async function appliedMigrations(tx: Queries): Promise<string[]> {
  const [known] = await rowsOf<{ journal: string | null }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as journal`,
  );
  if (!known?.journal)
    throw new RangeError('the database holds no tables of this product: there is nothing to back up');
  const [row] = await rowsOf<{ latest: string | null }>(
    tx,
    sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`,
  );
  const latest = Number(row?.latest ?? 0);
  if (latest > latestTime())
    throw new RangeError('the database was brought up to date by a later version: take the backup with that version');
  return namesUpTo(latest);
}
