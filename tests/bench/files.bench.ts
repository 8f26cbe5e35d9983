// What a table of 99,999 molecules costs to write and to read as .xlsx, .csv and .sdf, each in a process of its own,
// beside a named baseline: Node's zlib over the same sheet, Python's csv module (where python3 is there), and the bytes
// alone. Fails when a workbook takes more than 4 s, or when writing holds the table in memory.
//
// `--rows=N`

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import type { FileRun } from './support/file-run.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '99999' } } });
const goalSeconds = 4;
/** A process that does nothing takes about 60 MB. */
const goalWritingMb = 200;
const formats = ['xlsx', 'csv', 'sdf'] as const;

const pythonProgram = `
import csv, resource, sys, time
start = time.perf_counter()
with open(sys.argv[1], encoding='utf-8-sig', newline='') as file:
    rows = sum(1 for _ in csv.reader(file))
print(time.perf_counter() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000)
`;

const folder = mkdtempSync(join(tmpdir(), 'files-bench-'));
const measured = figures('files');
try {
  say('', 'seconds', 'peak MB', '');
  for (const format of formats) measure(format);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
measured.end();

function measure(format: (typeof formats)[number]): void {
  const file = join(folder, `table.${format}`);
  const written = run('write', format, file);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  say(`write .${format}`, figure(written.seconds), figure(written.peakMb), `${megabytes} MB on disk`);
  if (format === 'xlsx') sayBaseline('  zlib, out and in', run('deflate', format, file));
  const read = run('read', format, file);
  say(`read .${format}`, figure(read.seconds), figure(read.peakMb), `${read.count} rows`);
  if (format === 'xlsx') sayBaseline('  zlib, the same sheet', run('inflate', format, file));
  if (format === 'sdf') sayBaseline('  the bytes alone', run('bytes', format, file));
  if (format === 'csv') sayPython(file);
  const expected = Number(values.rows) + (format === 'sdf' ? 0 : 1);
  const goal = format === 'xlsx' ? { atMost: goalSeconds } : undefined;
  measured.rule(`every row of .${format} read`, read.count === expected);
  measured.add({ name: `read .${format}`, value: read.seconds, unit: 's', goal });
  measured.add({ name: `write .${format}`, value: written.seconds, unit: 's', goal });
  measured.add({
    name: `write .${format}, memory`,
    value: written.peakMb,
    unit: 'MB',
    goal: { atMost: goalWritingMb },
  });
}

function run(what: string, format: string, file: string): FileRun {
  const script = new URL('./support/file-run.ts', import.meta.url).pathname;
  const args = ['--disable-warning=ExperimentalWarning', script, what, format, file, values.rows];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

function sayPython(file: string): void {
  const { status, stdout } = spawnSync('python3', ['-c', pythonProgram, file], { encoding: 'utf8' });
  const [seconds, peakMb] = status === 0 ? stdout.split(' ').map(Number) : [];
  if (seconds === undefined || peakMb === undefined) return say("  Python's csv module", '-', '-', 'no python3 here');
  say("  Python's csv module", figure(seconds), figure(peakMb), '');
}

function sayBaseline(name: string, { seconds, peakMb }: FileRun): void {
  say(name, figure(seconds), figure(peakMb), '');
}

function figure(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}

function say(name: string, seconds: string, peakMb: string, note: string): void {
  process.stdout.write(
    `${name.padEnd(24)}${seconds.padStart(8)}${peakMb.padStart(9)}  ${note}\n`.trimEnd().concat('\n'),
  );
}
