// Mutation proof of the edge: breaks its checks one at a time and runs the tests nearest to each. A check that can be
// broken without a test noticing is printed, and the exit code is 1. `--only TEXT` runs those whose name holds it.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutations, type Mutation } from './mutations.ts';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
const atOnce = 2;
const say = (line: string) => process.stdout.write(`${line}\n`);
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : '';

/** What the tests said: how many failed, or why they did not run. */
async function outcomeOf({ name, tests }: Mutation): Promise<'caught' | 'survived' | 'not run'> {
  const report = join(folder, `${name}.json`);
  const marker = join(folder, `${name}.loaded`);
  const reporting = ['--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, ...reporting, ...tests], {
    env: { ...process.env, MUTATION: name, MUTATION_MARKER: marker },
    stdio: 'ignore',
  });
  await new Promise((done) => child.once('close', done));
  try {
    const { numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    if (numTotalTests === 0 || !existsSync(marker)) return 'not run';
    return numFailedTests > 0 ? 'caught' : 'survived';
  } catch {
    // No report.
    return 'not run';
  }
}

const waiting = mutations.filter(({ name }) => name.includes(only));
const all = waiting.length;
let caught = 0;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const outcome = await outcomeOf(next);
    if (outcome === 'caught') caught += 1;
    say(`${outcome.padEnd(8)} ${next.name} (${next.file})`);
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
rmSync(folder, { recursive: true });
say(`${caught} of ${all} broken checks were caught`);
process.exitCode = caught === all && all > 0 ? 0 : 1;
