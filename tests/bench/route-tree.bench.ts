// Lays out route trees as the route page does and prints the time of each. The goal: 40 molecules in 5 ms, the first time too.
//
//   npm run bench route-tree

import { performance } from 'node:perf_hooks';
import { routeTree } from '../../web/src/chemistry/tree/route-tree.ts';
import { chainRoute } from '../../web/src/chemistry/tree/test-routes.ts';
import { layoutTree, readingOrder } from '../../web/src/chemistry/tree/tree-layout.ts';
import { figures } from './support/figures.ts';

const rounds = 400;
const goalMs = 5;
const goalMolecules = 41;
const none: ReadonlySet<string> = new Set();

const measured = figures('route-tree');
print(['molecules', 'first ms', 'median ms', 'p95 ms']);
for (const molecules of [goalMolecules, 81, 201, 1_001]) {
  const route = chainRoute((molecules - 1) / 2);
  const ours = () => readingOrder(layoutTree(routeTree(route), 'horizontal', none)).length;
  const [first, times] = [timeOf(ours), sample(ours)];
  print([molecules, first, median(times), quantile(times, 0.95)].map(figure));
  const goal = molecules === goalMolecules ? { atMost: goalMs } : undefined;
  measured.add({ name: `${molecules} molecules, the first time`, value: first, unit: 'ms', goal });
  measured.add({ name: `${molecules} molecules, p95`, value: quantile(times, 0.95), unit: 'ms', goal });
}
measured.end();

function timeOf(run: () => number): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

function sample(run: () => number): number[] {
  return Array.from({ length: rounds }, () => timeOf(run)).toSorted((a, b) => a - b);
}

function median(times: readonly number[]): number {
  return quantile(times, 0.5);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padStart(12)).join('')}\n`);
}
