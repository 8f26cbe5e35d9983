// Measures the precedents of recorded steps that the store does not hold: processor time of a warm question, how many steps have
// recorded reactions of their change and centre, size of the file, memory. Fails when a goal is missed. The data lie
// outside the repository:
//
//   npm run bench precedents -- --data=DIR [--every=4]

import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import { dataFolders, measure } from './support/measurement.ts';

const { values } = parseArgs({ options: { every: { type: 'string', default: '4' } }, strict: false });
const { data } = dataFolders('data');
const goals = { p50: 150, fileMegabytes: 35, megabytes: 150 };

const found = await measure('measure-precedents.ts', ['--data', data, '--every', String(values.every)]);
const measured = figures('precedents');
measured.add({ name: 'a question, p50', value: found('p50'), unit: 'ms', goal: { atMost: goals.p50 } });
measured.add({ name: 'a question, p95', value: found('p95'), unit: 'ms' });
measured.add({ name: 'recorded reactions', value: found('reactions'), unit: '' });
for (const name of ['same change', 'same centre', 'with yield', 'with patent']) {
  const words = name.startsWith('same') ? `a reaction of the ${name}` : `one shown ${name}`;
  measured.add({ name: `steps that have ${words}`, value: found(name), unit: '%' });
}
measured.add({ name: 'file', value: found('file megabytes'), unit: 'MB', goal: { atMost: goals.fileMegabytes } });
measured.add({ name: 'memory', value: found('megabytes'), unit: 'MB', goal: { atMost: goals.megabytes } });
measured.end();
