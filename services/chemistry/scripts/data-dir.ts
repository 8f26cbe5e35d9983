// Where the large data files are: option --data DIR, the same for every script here.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';

/** The folder given by --data; ends the process with one line when it is missing. */
export function dataDir(): string {
  const { values } = parseArgs({ options: { data: { type: 'string' } }, strict: false });
  if (typeof values.data === 'string') return values.data;
  return fail('Give the data folder: --data DIR');
}

/** Text of a file in the data folder, unzipped where needed; ends the process with one line when it is missing. */
export function readData(dir: string, name: string): string {
  const path = join(dir, name);
  if (!existsSync(path)) return fail(`Missing data file: ${name} in ${dir}`);
  const bytes = readFileSync(path);
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
