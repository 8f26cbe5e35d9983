// Measures how many experiments the next-experiment calls need to reach 95 % of the best yield, against random choice, on five
// published sets of coupling yields (services/chemistry/scripts/measure-optimization.ts). Says which sets miss the goal of a third.
// The data lie outside the repository:
//
//   npm run bench optimization -- --data=DIR [--seeds=100]

import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import { dataFolders, runScript } from './support/measurement.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100' } },
  strict: false,
});
/** Of the experiments that chance needs. */
const goal = 1 / 3;
const couplings = ['suzuki', 'dreherDoyle', 'buchwald', 'ullmann', 'amidation'];

await run(dataFolders('data').data, String(values.seeds));

async function run(data: string, seeds: string): Promise<void> {
  const text = await runScript('measure-optimization.ts', ['--data', data, '--seeds', seeds]);
  const measured = figures('optimization');
  for (const table of couplings) {
    const name = `${table}: experiments beside those that chance needs`;
    measured.add({ name, value: ratioOf(text, table), unit: 'times', goal: { atMost: goal } });
  }
  measured.end();
}

/** The last but one figure of a table's line: with the model, as a share of what chance needs. */
function ratioOf(text: string, table: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${table} `));
  return Number(line?.split(' ').at(-2) ?? Number.NaN);
}
