// How long a supplier's list of 100,000 rows takes to become a stock through the command line, what its process holds in
// memory meanwhile, and what a look-up in a stock costs by its size. Fails when the list takes more than 60 s, when
// reading it makes the process (its threads and the embedded database included) grow by 700 MB, or when a look-up among
// a million molecules costs ten times one among a thousand, which only the processor's cache explains.
//
// `--rows=N`, `--kind=csv|smi|sdf`; `--postgres=BIN` with the folder of initdb and postgres takes a PostgreSQL server of
// its own in place of the embedded database. On a machine that is not idle the processor's time tells more than the clock.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import startPostgres from '../../services/chemistry/src/test-support/servers/postgres-server.ts';
import { figures } from './support/figures.ts';
import { importStockFile } from './support/stock-import.ts';
import { listKinds, writeStockList } from './support/stock-list.ts';
import { measureLookUps } from './support/stock-look-ups.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    kind: { type: 'string', default: 'csv' },
    postgres: { type: 'string' },
  },
});
const rows = Number(values.rows);
const kind = listKinds.find((one) => one === values.kind);
if (!kind) throw new RangeError(`--kind takes one of ${listKinds.join(', ')}`);
const goalMs = 60_000;
const goalGrowthMb = 700;
const goalRatio = 10;

const folder = mkdtempSync(join(tmpdir(), 'stock-bench-'));
const measured = figures('stock');
try {
  await measureImport();
  measureSizes();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
measured.end();

async function measureImport(): Promise<void> {
  if (values.postgres !== undefined) process.env['POSTGRES_BIN'] = values.postgres;
  const stop = values.postgres === undefined ? undefined : await startPostgres();
  try {
    const file = join(folder, `list.${kind}`);
    await writeStockList(file, kind ?? 'csv', rows);
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: stop ? (process.env['TEST_DATABASE_URL'] ?? '') : '' };
    const { summary, cpuSeconds, openingPeakMb, steadyMb, readingPeakMb } = await importStockFile(file, env);
    const ms = Number(summary['ms']);
    say('database', stop ? 'PostgreSQL' : 'embedded');
    say('file', kind ?? '');
    for (const name of ['rows', 'accepted', 'rejected', 'molecules', 'priced']) say(name, String(summary[name]));
    say('seconds', (ms / 1_000).toFixed(1));
    say('rows per second', String(Math.round((rows / ms) * 1_000)));
    say('CPU seconds', cpuSeconds.toFixed(1));
    say('CPU ms a row', ((cpuSeconds * 1_000) / rows).toFixed(2));
    say('peak MB at start', `${openingPeakMb} (opening the database, starting threads, the first 5,000 rows)`);
    say('MB then', String(steadyMb));
    say('peak MB reading', `${readingPeakMb} (${readingPeakMb - steadyMb} more)`);
    const growth = readingPeakMb - steadyMb;
    const goal = { atMost: (goalMs / 1_000) * Math.max(1, rows / 100_000) };
    measured.rule('every row taken', summary['accepted'] === rows);
    const list = `list of ${rows.toLocaleString('en')} rows`;
    measured.add({ name: list, value: ms / 1_000, unit: 's', goal });
    measured.add({ name: `${list}, processor`, value: cpuSeconds, unit: 's' });
    measured.add({ name: 'growth of memory while reading', value: growth, unit: 'MB', goal: { atMost: goalGrowthMb } });
  } finally {
    await stop?.();
  }
}

function measureSizes(): void {
  const lookUps = measureLookUps([1_000, 100_000, 1_000_000]);
  for (const { molecules, foundNs, missedNs, megabytes } of lookUps) {
    const costs = `found ${foundNs.toFixed(0)} ns, missed ${missedNs.toFixed(0)} ns, ${megabytes.toFixed(1)} MB`;
    say(`look-up in ${molecules.toLocaleString('en')}`, costs);
  }
  const [least = 0, most = 0] = [lookUps.at(0)?.foundNs, lookUps.at(-1)?.foundNs];
  const name = 'look-up among a million beside one among a thousand';
  measured.add({ name, value: most / least, unit: 'times', goal: { atMost: goalRatio } });
}

function say(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(22)} ${value}\n`);
}
