// Measures searches on the targets of the validation routes, with their starting materials as stock: how many are solved, how often
// the route of the patent is found, expansions a second of processor time, memory. Fails when a goal is missed. The data
// lie outside the repository:
//
//   npm run bench routes -- --data=DIR [--every=2] [--expansions=100]

import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import { dataFolders, measure } from './support/measurement.ts';

const { values } = parseArgs({
  options: { every: { type: 'string', default: '2' }, expansions: { type: 'string', default: '100' } },
  strict: false,
});
const { data } = dataFolders('data');
const goals = { solved: 94, first: 15, amongTen: 40, megabytes: 900 };

const options = ['--data', data, '--every', String(values.every), '--expansions', String(values.expansions)];
const found = await measure('measure-routes.ts', options);
const measured = figures('routes');
measured.add({ name: 'targets solved', value: found('solved'), unit: '%', goal: { atLeast: goals.solved } });
measured.add({
  name: "the patent's own route first",
  value: found('first'),
  unit: '%',
  goal: { atLeast: goals.first },
});
measured.add({
  name: "the patent's own route among ten",
  value: found('among ten'),
  unit: '%',
  goal: { atLeast: goals.amongTen },
});
measured.add({ name: 'expansions', value: found('expansions a second'), unit: 'a second of processor' });
measured.add({ name: 'memory', value: found('megabytes'), unit: 'MB', goal: { atMost: goals.megabytes } });
measured.end();
