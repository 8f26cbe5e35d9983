// Measures the forward model of the chemistry service: how many recorded steps of the validation routes pass the check of a search,
// and whole routes, how many of 600 wrong steps it refuses; and where the recorded product is among the predicted ones, of
// flasks that were left out of training: with their agents, and of the reactants alone. Fails when a goal is missed. The
// data lie outside the repository:
//
//   npm run bench forward-check -- --data=DIR --work=DIR [--every=1] [--sample=500]
//
// `--every=N` takes every Nth step and route of the check, `--sample=N` so many predictions.

import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import { dataFolders, measure } from './support/measurement.ts';

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, sample: { type: 'string', default: '500' } },
  strict: false,
});
const { data, work } = dataFolders('data', 'work');
const goals = {
  passed: 95,
  routes: 80,
  refused: 90,
  reactants: { 'top-1': 72, 'top-5': 86 },
  flasks: { 'top-1': 80, 'top-5': 90 },
};

const measured = figures('forward-check');
const check = await measure('measure-check.ts', ['--data', data, '--sample', String(values.every)]);
addShare('recorded steps that pass the check', check('passed'), goals.passed);
addShare('routes of which every step passes', check('routes'), goals.routes);
addShare('wrong steps that are refused', check('refused'), goals.refused);
const only = ['--sample', String(values.sample), '--only', 'assigned'];
const products = await measure('measure-forward.ts', ['--data', data, '--work', work, ...only]);
for (const top of ['top-1', 'top-5'] as const) {
  const words = top === 'top-1' ? 'first' : 'among the first five';
  addShare(
    `product of reactants alone ${words}`,
    products(`assigned flasks, reactants alone ${top}`),
    goals.reactants[top],
  );
  addShare(
    `product of a flask with its agents ${words}`,
    products(`assigned flasks, with agents ${top}`),
    goals.flasks[top],
  );
}
measured.end();

function addShare(name: string, value: number, goal: number): void {
  measured.add({ name, value, unit: '%', goal: { atLeast: goal } });
}
