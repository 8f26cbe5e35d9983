// `import-stock`: a supplier's list goes into the database. A line out for each row that was not plainly taken, and a last
// one with the counts. How far it is goes to standard error.

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { limits } from '@app/shared/constants/limits';
import { message } from '@app/locales/messages';
import { systemClock } from '../platform/process/clock.ts';
import { loadDatabaseSettings } from '../config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logger.ts';
import { runImport } from '../features/stock/import-job.ts';
import { importList, type ImportCounts, type RowOutcome } from '../features/stock/import-list.ts';
import { startMoleculeReader, type MoleculeReader } from '../features/stock/molecule-reader.ts';
import type { PriceCurrency } from '../chemistry/stock/money.ts';
import { formatOfName, readList } from '../features/stock/read/read-list.ts';
import { beginStock } from '../features/stock/stock-store.ts';
import type { WriteLine } from './lines.ts';

/** As the command line gives them; `all` writes every row, `check` keeps nothing. */
interface Options {
  file: string;
  name?: string;
  tenant?: string;
  currency?: PriceCurrency;
  all?: true;
  check?: true;
}

const rowsBetweenNotes = 5_000;

/** Imports one list. Throws for options that make no sense, a file that cannot be read, a database that is in use. */
export async function importStock(options: Options, write: WriteLine): Promise<void> {
  await access(options.file, constants.R_OK);
  const startedAt = performance.now();
  let rows = 0;
  const onOutcome = (one: RowOutcome): void => {
    rows += 1;
    if (rows % rowsBetweenNotes === 0) process.stderr.write(`${rows} rows\n`);
    if (options.all || one.outcome !== 'accepted' || one.warnings.length > 0) write(shapeOutcome(one));
  };
  const done = options.check
    ? await withReader((one) => check(options, one, onOutcome))
    : await keep(options, onOutcome);
  write({ file: options.file, ...done, ms: Math.round(performance.now() - startedAt) });
}

// Its threads are started when the database is open: both need most memory while they start.
async function withReader<T>(use: (reader: MoleculeReader) => Promise<T>): Promise<T> {
  const reader = startMoleculeReader({ threads: Math.min(2, availableParallelism()) });
  try {
    return await use(reader);
  } finally {
    await reader.close();
  }
}

async function keep(
  { file, name: given, tenant, currency }: Options,
  onOutcome: (one: RowOutcome) => void,
): Promise<object> {
  const database = await openDatabase(loadDatabaseSettings(process.env), createLogger('silent'));
  try {
    const id = randomUUID();
    const clock = systemClock;
    const tenantId = tenant ?? null;
    const name = (given ?? basename(file)).slice(0, limits.taskNameLength);
    await beginStock(database.queries, { id, name, tenantId, userId: null, createdAt: clock.now() });
    const bytes = createReadStream(file);
    const job = { stockId: id, bytes, format: formatOfName(file), currency, maxMolecules: limits.stockRows, onOutcome };
    process.stderr.write(`the database is open, reading ${basename(file)}\n`);
    const counts = await withReader((reader) => runImport({ database, reader, clock }, job));
    return { stock: `list:${id}`, name, tenant: tenantId, ...counts };
  } finally {
    await database.close();
  }
}

async function check(
  { file, currency }: Options,
  reader: MoleculeReader,
  onOutcome: (one: RowOutcome) => void,
): Promise<ImportCounts> {
  const rows = readList(createReadStream(file), formatOfName(file), currency);
  const nowhere = async (): Promise<void> => {};
  const { counts } = await importList(rows, { reader, write: nowhere, onOutcome, maxMolecules: limits.stockRows });
  return counts;
}

function shapeOutcome({ line, text, outcome, reason, warnings }: RowOutcome): object {
  const cause = reason ?? (outcome === 'duplicate' ? 'duplicate' : undefined);
  const said = [...(cause === undefined ? [] : [`reason.${cause}`]), ...warnings.map((one) => `warning.${one}`)];
  return {
    line,
    input: text,
    outcome,
    ...(reason !== undefined && { reason }),
    ...(warnings.length > 0 && { warnings }),
    ...(said.length > 0 && { message: said.map((key) => message('en', 'stock', key)).join(' ') }),
  };
}
