// Measures the conditions of steps: how many proposals of validation steps and reactions have conditions that patents were counted
// for, and where predicted sets name what a record of a product outside the counts holds. Fails when a goal is missed. The
// data lie outside the repository:
//
//   npm run bench conditions -- --data=DIR --work=DIR [--steps=200] [--reactions=500] [--rows=600]

import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import { dataFolders, measure } from './support/measurement.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '200' },
    reactions: { type: 'string', default: '500' },
    rows: { type: 'string', default: '600' },
  },
  strict: false,
});
const { data, work } = dataFolders('data', 'work');
const countedGoal = 85;

const samples = (['steps', 'reactions', 'rows'] as const).flatMap((name) => [`--${name}`, String(values[name])]);
const found = await measure('measure-conditions.ts', ['--data', data, '--work', work, ...samples]);
const measured = figures('conditions');
for (const [split, words] of [
  ['routes', 'steps of routes'],
  ['valid', 'validation reactions'],
] as const) {
  for (const first of [1, 10, 50]) {
    const name = `${words}: counted conditions of the first ${first}`;
    measured.add({ name, value: found(`${split} first ${first}`), unit: '%', goal: { atLeast: countedGoal } });
  }
}
for (const role of ['solvent', 'catalyst', 'base', 'reagent', 'all roles']) {
  const note = `most frequent of the class ${found(`${role} top-10 of class`).toFixed(1)} %`;
  measured.add({ name: `${role} named by one of ten sets`, value: found(`${role} top-10`), unit: '%', note });
}
measured.end();
