// Measures the precedents of recorded steps of the validation routes, none of which is in the store: time of a warm question,
// how many have reactions of the same change and of the same centre, size of the file, memory that it takes.
//
//   node scripts/measure-precedents.ts --data DIR [--every 4] [--figures FILE]

import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { PrecedentFinder } from '../src/engine/precedents/asked.ts';
import { builtInPrecedents } from '../src/engine/precedents/precedent-store.ts';
import { dataDir } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';
import { validationRoutes } from './reactions/route-steps.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, every: { type: 'string', default: '4' }, figures: { type: 'string' } },
});
const rdkit = await loadRDKit();
const steps = validationRoutes(rdkit, dataDir())
  .flatMap((route) => route.steps)
  .filter((_, index) => index % Number(values.every) === 0);
const before = memory();
const store = builtInPrecedents();
const finder = new PrecedentFinder(rdkit, store);
const ask = ({ precursors, product }: (typeof steps)[number]) =>
  finder.find({ reactants: precursors.split('.'), product, top: 10 });
const found = steps.map((step) => {
  const { sameChange, sameCentre, precedents } = ask(step);
  const has = (key: 'yieldPercent' | 'patent') => precedents.some((one) => one[key] !== undefined);
  return { sameChange, sameCentre, hasYield: has('yieldPercent'), hasPatent: has('patent') };
});
const megabytes = memory() - before;
const times = steps.map((step) => {
  const from = process.cpuUsage();
  ask(step);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
});
const share = (has: (one: (typeof found)[number]) => boolean): number =>
  (100 * found.filter(has).length) / found.length;
const figures = {
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  'same change': share((one) => one.sameChange > 0),
  'same centre': share((one) => one.sameCentre > 0),
  'with yield': share((one) => one.hasYield),
  'with patent': share((one) => one.hasPatent),
  reactions: store.columns.wide.length,
  'file megabytes': statSync(new URL('../data/precedents.bin', import.meta.url)).size / 1e6,
  megabytes,
};
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name}: ${Number(value.toFixed(1))}\n`);
writeFigures(values.figures, figures);

/** Of the whole process, MB. */
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
