// `npm run test:unit -- PATH…`: the tests of files or folders, whichever project they belong to; with `--postgres` those of
// the chemistry service on PostgreSQL, with `--full` also what is left to the full run. The rest (`-t NAME`, `--watch`) is
// for vitest.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inRoot } from './paths.ts';
import { postgresPart } from './system/postgres.ts';
import { MissingPart, requirePart } from './system/system-parts.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const own = ['--postgres', '--full'];
const given = process.argv.slice(2);
const [onPostgres, isFull] = own.map((option) => given.includes(option));
const passedOn = given.filter((argument) => !own.includes(argument)).map(filterOf);

try {
  if (onPostgres) process.env['POSTGRES_BIN'] = await requirePart(postgresPart, say);
  if (isFull) process.env['TEST_EXTENT'] = 'full';
  // A file that is named runs on the engine that was asked for, whatever the lists of the usual run say.
  process.env['TEST_FILES'] = 'named';
  const config = onPostgres ? 'services/chemistry/vitest.postgres.config.ts' : 'tests/vitest.config.ts';
  process.exitCode = await runVitest(['--config', inRoot(config), ...passedOn]);
} catch (error) {
  if (!(error instanceof MissingPart)) throw error;
  say(error.message);
  process.exitCode = 1;
}

/** A path as vitest filters by it: whole, so that no other path contains it. */
function filterOf(argument: string): string {
  return existsSync(argument) ? resolve(argument) : argument;
}

function runVitest(args: readonly string[]): Promise<number> {
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const watches = args.includes('--watch');
  const child = spawn(process.execPath, [vitest, ...(watches ? [] : ['run']), ...args], { stdio: 'inherit' });
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}
