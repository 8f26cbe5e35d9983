// Measures how many experiments the next-experiment calls need to reach 95 % of the best yield, against random choice, on five
// published sets of coupling yields (services/chemistry/scripts/measure-optimization.ts). Says which sets miss the goal of a third.
// The data lie outside the repository:
//
//   npm run bench optimization -- --data=DIR [--seeds=100]

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';

const { values } = parseArgs({
  options: { data: { type: 'string', default: process.env['BENCH_DATA'] }, seeds: { type: 'string', default: '100' } },
  strict: false,
});
/** Of the experiments that chance needs. */
const goal = 1 / 3;
const couplings = ['suzuki', 'dreherDoyle', 'buchwald', 'ullmann', 'amidation'];

if (typeof values.data === 'string') await run(values.data, String(values.seeds));
else process.stdout.write('Give the data folder: --data=DIR\n');

async function run(data: string, seeds: string): Promise<void> {
  const text = await measure(['--data', data, '--seeds', seeds]);
  const measured = figures('optimization');
  for (const table of couplings) {
    const name = `${table}: experiments beside those that chance needs`;
    measured.add({ name, value: ratioOf(text, table), unit: 'times', goal: { atMost: goal } });
  }
  measured.end();
}

async function measure(options: readonly string[]): Promise<string> {
  const script = fileURLToPath(new URL('../../services/chemistry/scripts/measure-optimization.ts', import.meta.url));
  const child = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    process.stdout.write(chunk);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the measurement ended with an error');
  return text;
}

/** The last but one figure of a table's line: with the model, as a share of what chance needs. */
function ratioOf(text: string, table: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${table} `));
  return Number(line?.split(' ').at(-2) ?? Number.NaN);
}
