// `import-stock`: a supplier's list goes into the database. A line out for each row that was not plainly taken, and a last
// one with the counts. How far it is goes to standard error.

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { readCommandLine } from '@app/shared/rules/command-line';
import { limits } from '@app/shared/constants/limits';
import { message } from '@app/locales/messages';
import { systemClock } from '../platform/process/clock.ts';
import { loadDatabaseSettings } from '../config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logger.ts';
import { runImport } from '../features/stock/import-job.ts';
import { importList, type ImportCounts, type RowOutcome } from '../features/stock/import-list.ts';
import { startMoleculeReader, type MoleculeReader } from '../features/stock/molecule-reader.ts';
import { priceCurrencies, readCurrency, type PriceCurrency } from '../chemistry/stock/money.ts';
import { formatOfName, readList } from '../features/stock/read/read-list.ts';
import { beginStock } from '../features/stock/stock-store.ts';
import type { WriteLine } from './lines.ts';

interface Options {
  file: string;
  name: string;
  tenantId: string | null;
  currency: PriceCurrency | undefined;
  showsAll: boolean;
  keeps: boolean;
}

const usage = `usage:
  import-stock FILE [--name NAME] [--tenant ID] [--currency USD] [--all] [--check]
a supplier's list, for every tenant unless one is named; --all says something of each row, --check keeps nothing`;

const rowsBetweenNotes = 5_000;

/** Imports one list. Throws for options that make no sense, a file that cannot be read, a database that is in use. */
export async function importStock(args: string[], write: WriteLine): Promise<void> {
  const options = readOptions(args);
  await access(options.file, constants.R_OK);
  const startedAt = performance.now();
  let rows = 0;
  const onOutcome = (one: RowOutcome): void => {
    rows += 1;
    if (rows % rowsBetweenNotes === 0) process.stderr.write(`${rows} rows\n`);
    if (options.showsAll || one.outcome !== 'accepted' || one.warnings.length > 0) write(shapeOutcome(one));
  };
  const done = options.keeps
    ? await keep(options, onOutcome)
    : await withReader((one) => check(options, one, onOutcome));
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
  { file, name, tenantId, currency }: Options,
  onOutcome: (one: RowOutcome) => void,
): Promise<object> {
  const database = await openDatabase(loadDatabaseSettings(process.env), createLogger('silent'));
  try {
    const id = randomUUID();
    const clock = systemClock;
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

function readOptions(args: string[]): Options {
  const options = {
    name: { type: 'string' },
    tenant: { type: 'string' },
    currency: { type: 'string' },
    all: { type: 'boolean' },
    check: { type: 'boolean' },
  } as const;
  const { values, positionals } = readCommandLine(args, { usage, options, words: [1, 1] });
  const [file = ''] = positionals;
  const currency = values.currency === undefined ? undefined : readCurrency(values.currency);
  if (values.currency !== undefined && currency === undefined)
    throw new RangeError(`--currency takes one of ${priceCurrencies.join(', ')}`);
  return {
    file,
    name: (values.name ?? basename(file)).slice(0, limits.taskNameLength),
    tenantId: values.tenant ?? null,
    currency,
    showsAll: values.all ?? false,
    keeps: !(values.check ?? false),
  };
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
