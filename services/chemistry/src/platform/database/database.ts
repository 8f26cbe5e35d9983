// One schema over two engines: PGlite inside this process, or PostgreSQL by DATABASE_URL.

import { join } from 'node:path';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, fromPglite, type ConstructorOptions, type Db as QueueConnection } from 'pg-boss';
import type { Logger } from '../process/logger.ts';
import { takeLock } from '../process/lock-file.ts';
import { baselineTime, migrationsFolder } from './migrations.ts';

export type Queries = PgDatabase<PgQueryResultHKT>;

export interface Database {
  queries: Queries;
  /** Runs all or nothing; what is sent to the queue over the second argument belongs to the transaction. */
  transaction<T>(run: (tx: Queries, queue: QueueConnection) => Promise<T>): Promise<T>;
  /** Nobody but this process can have written to it. */
  isExclusive: boolean;
  /** How the queue reaches the same database. */
  queueOptions: ConstructorOptions;
  close(): Promise<void>;
}

/** A database as far as it makes an `R` within a transaction. */
export interface Making<R> {
  queries: Queries;
  transaction(run: (tx: Queries, queue: QueueConnection) => Promise<R>): Promise<R>;
}

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** The default of 128 MB is allocated at once and brings one process that reads from the file cache nothing. */
const embeddedBuffers = '32MB';
/** Any number that no other program on the database uses. */
const migrationLock = 7_262_351_104;

/**
 * Opens the database and brings its tables up to date, or as far as the migrations of a folder go; `null` leaves them as
 * they are. Throws a LockTakenError when the data folder is in use.
 */
export function openDatabase(
  settings: DatabaseSettings,
  logger: Logger,
  migrations: string | null = migrationsFolder,
): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, migrations)
    : openPostgres(settings.databaseUrl, logger, migrations);
}

// Loaded where it is used: the image holds no embedded database.
async function embeddedEngine() {
  try {
    const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    return { PGlite, drizzle, migrate };
  } catch (error) {
    throw new Error('DATABASE_URL: must be set, since this installation holds no embedded database', { cause: error });
  }
}

async function openEmbedded(dataDir: string, migrations: string | null): Promise<Database> {
  const { PGlite, drizzle, migrate } = await embeddedEngine();
  const lock = takeLock(join(dataDir, 'chemistry.lock'));
  try {
    const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${embeddedBuffers}`];
    const client = await PGlite.create(join(dataDir, 'chemistry'), { startParams });
    const queries = drizzle({ client });
    await refuseOlder(queries);
    if (migrations !== null) await migrate(queries, { migrationsFolder: migrations });
    return {
      queries,
      transaction: (run) => queries.transaction((tx) => run(tx, fromDrizzle(tx, sql))),
      isExclusive: true,
      queueOptions: { db: fromPglite(client), backend: 'pglite' },
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres(connectionString: string, logger: Logger, migrations: string | null): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10, application_name: 'chemistry' });
  pool.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
  // The pool hears idle connections only: one that is lost within a transaction would end the process. Anyone who waits
  // for its response is told in any case.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (migrations !== null) await migrateUnderLock(pool, migrations);
  const queries = drizzlePostgres({ client: pool });
  return {
    queries,
    transaction: async (run) => {
      // Given the pool itself, drizzle does not release the connection when `begin` fails.
      const client = await pool.connect();
      try {
        return await drizzlePostgres({ client }).transaction((tx) => run(tx, fromDrizzle(tx, sql)));
      } finally {
        client.release();
      }
    },
    isExclusive: false,
    queueOptions: { connectionString, max: 5, application_name: 'chemistry-queue' },
    close: () => pool.end(),
  };
}

// The migrator itself takes no lock: several processes starting on an empty database would collide.
async function migrateUnderLock(pool: Pool, migrations: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const queries = drizzlePostgres({ client });
    await refuseOlder(queries);
    await migratePostgres(queries, { migrationsFolder: migrations });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    // Closing the connection frees the lock too, should a migration have failed.
    client.release(true);
  }
}

/** Throws for tables of a version before 0.1.0: the baseline stands for its last migration and makes no older table new. */
async function refuseOlder(queries: Queries): Promise<void> {
  const [known] = await rowsOf<{ journal: string | null }>(
    queries,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as journal`,
  );
  if (!known?.journal) return;
  const [row] = await rowsOf<{ latest: string | null }>(
    queries,
    sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`,
  );
  if (row?.latest && Number(row.latest) < baselineTime())
    throw new Error(
      'the database was made by a version before 0.1.0: start version 0.1.0 on it once, which brings it up to date',
    );
}

/** Both engines answer with `rows`; drizzle's common type does not say so. */
export async function rowsOf<T>(queries: Queries, query: SQL): Promise<T[]> {
  const { rows } = (await queries.execute(query)) as unknown as { rows: T[] };
  return rows;
}
