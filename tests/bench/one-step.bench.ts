// Measures the one-step model of the chemistry service on validation reactions and on the steps of the validation routes: ceiling of
// the templates, recorded precursors among the first 1 to 50, calibration, times, memory over ten thousand expansions, and for
// comparison the ranking by counts alone. Fails when a goal is missed. The data lie outside the repository:
//
//   npm run bench one-step -- --data=DIR [--sample=500] [--soak=1000]

import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import { dataFolders, measure, runScript } from './support/measurement.ts';

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '5000' }, soak: { type: 'string', default: '10000' } },
  strict: false,
});
const { data } = dataFolders('data');
const script = 'measure-one-step.ts';
const options = ['--data', data, '--sample', String(values.sample)];
const places = [
  ['top-1', 'first'],
  ['top-10', 'among the first ten'],
  ['top-50', 'among the first fifty'],
] as const;
const goals = {
  routes: { 'top-1': 50, 'top-10': 87, 'top-50': 94 },
  reactions: { 'top-1': 54, 'top-10': 92, 'top-50': 96 },
  calibration: 0.03,
  p50: 10,
  p95: 40,
  megabytes: 700,
};

const measured = figures('one-step');
process.stdout.write('steps of the validation routes:\n');
const steps = await measure(script, [...options, '--routes']);
process.stdout.write('\nvalidation reactions:\n');
const reactions = await measure(script, [...options, '--soak', String(values.soak)]);
process.stdout.write('\nranked by counts alone:\n');
await runScript(script, [...options, '--counts-only', '--learned-only']);

for (const [name, words] of places) {
  addShare(`recorded steps of routes ${words}`, steps(name), goals.routes[name]);
}
for (const [name, words] of places) {
  addShare(`validation reactions ${words}`, reactions(name), goals.reactions[name]);
}
for (const [name, words] of [
  ['calibration', 'calibration error of all proposals'],
  ['calibration of first', 'calibration error of first proposals'],
] as const) {
  measured.add({ name: words, value: reactions(name), unit: 'of 1', goal: { atMost: goals.calibration } });
}
measured.add({ name: 'an expansion, p50', value: reactions('p50 ms'), unit: 'ms', goal: { atMost: goals.p50 } });
measured.add({ name: 'an expansion, p95', value: reactions('p95 ms'), unit: 'ms', goal: { atMost: goals.p95 } });
measured.add({
  name: `memory after ${Number(values.soak).toLocaleString('en')} expansions`,
  value: reactions('megabytes'),
  unit: 'MB',
  goal: { atMost: goals.megabytes },
});
measured.end();

function addShare(name: string, value: number, goal: number): void {
  measured.add({ name, value, unit: '%', goal: { atLeast: goal } });
}
