// A backup back into an empty database: the tables as they were when it was made, the rows, and then every migration
// that came later. So a backup of the embedded database also moves a product to PostgreSQL.

import type { Readable } from 'node:stream';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, openDatabase, type Database, type DatabaseSettings, type Queries } from '../database.ts';
import type { Logger } from '../../process/logger.ts';
import { migrationNames, migrationsUpTo, withBaseline } from '../migrations.ts';
import {
  BackupFileError,
  nameOf,
  openBackup,
  type BackupBlock,
  type BackupHeader,
  type RowCounts,
} from './backup-file.ts';
import { columnsOf, tableNames } from './dump.ts';

/**
 * Restores all or nothing. Throws a BackupFileError for a file that can't be used, a RangeError for a database that holds
 * something, a LockTakenError for one in use.
 */
export async function loadDatabase(
  settings: DatabaseSettings,
  source: string | Readable,
  logger: Logger,
): Promise<RowCounts> {
  const { header, blocks } = await openBackup(source);
  const older = migrationsUpTo(knownMigrations(nameOf(source), header));
  try {
    const counts = await using(settings, logger, (database) => fill(database, blocks), older.folder);
    // Opening it as ever brings it up to date.
    await using(settings, logger, async () => {});
    return counts;
  } finally {
    older.remove();
  }
}

/** How many migrations the backup has; throws where they are not the beginning of ours. */
function knownMigrations(path: string, header: BackupHeader): number {
  const names = migrationNames();
  const migrations = withBaseline(header.migrations);
  if (migrations.length > names.length || migrations.some((name, index) => names[index] !== name))
    throw new BackupFileError(`${path} was made by another version whose tables are unknown here; update first`);
  return migrations.length;
}

async function using<T>(
  settings: DatabaseSettings,
  logger: Logger,
  run: (database: Database) => Promise<T>,
  folder?: string,
): Promise<T> {
  const database = await openDatabase(settings, logger, folder);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

async function fill(database: Database, blocks: AsyncIterable<BackupBlock>): Promise<RowCounts> {
  return database.transaction(async (tx) => {
    await refuseRows(tx);
    const constraints = await dropForeignKeys(tx);
    const known = new Map<string, string[]>();
    for (const table of await tableNames(tx)) known.set(table, await columnsOf(tx, table));
    const counts: RowCounts = {};
    for await (const block of blocks) {
      // The blocks of a table come in a row.
      if (counts[block.table] === undefined) await openTable(tx, block, known.get(block.table));
      await insertBlock(tx, block);
      counts[block.table] = (counts[block.table] ?? 0) + block.rows.length;
    }
    for (const { table, name, definition } of constraints)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    return counts;
  });
}

async function refuseRows(tx: Queries): Promise<void> {
  for (const table of await tableNames(tx)) {
    const rows = await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0)
      throw new RangeError(
        'the database holds data already; restore into an empty one, before the product starts on it',
      );
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Rows come table by table; the keys between them are checked when all are there. */
async function dropForeignKeys(tx: Queries): Promise<ForeignKey[]> {
  const rows = await rowsOf<ForeignKey>(
    tx,
    sql`select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
        from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
        where k.contype = 'f' and n.nspname = 'public' order by c.relname, k.conname`,
  );
  for (const { table, name } of rows)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return rows;
}

/** Makes the row type of the backup: its literals have the columns in the order of the table that they were read from. */
async function openTable(tx: Queries, { table, columns }: BackupBlock, own: string[] | undefined): Promise<void> {
  if (!own || own.toSorted().join() !== columns.toSorted().join())
    throw new BackupFileError(`the table ${table} of the backup is unknown here`);
  await tx.execute(sql`drop table if exists pg_temp.restored_rows`);
  await tx.execute(
    sql`create temporary table restored_rows on commit drop as
        select ${listOf(columns)} from ${sql.identifier(table)} with no data`,
  );
}

async function insertBlock(tx: Queries, { table, columns, rows }: BackupBlock): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(
    // Without the offset each column would read the whole row again.
    sql`insert into ${sql.identifier(table)} (${listOf(columns)}) select (parsed.record).* from (
          select item::restored_rows as record from json_array_elements_text(${JSON.stringify(rows)}::json) as item offset 0
        ) parsed`,
  );
}

const listOf = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
