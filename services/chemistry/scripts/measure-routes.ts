// Measures searches on the targets of the validation routes, with the starting materials that belong to them as stock: how
// many are solved, how often the route of the patent itself is found, and what a search costs in processor time.
//
//   node scripts/measure-routes.ts --data DIR [--every 1] [--from 0,1] [--least 2] [--expansions 100] [--seconds N] [--strategy retro-star]
//        [--fixed 0.1] [--weight 0.2] [--top 10] [--json FILE] [--figures FILE]
//
// Every Nth target is searched, from one or several of the first N on, if it has at least so many recorded steps. The patent's route is
// found when a route has the same reactions, reagents in their normal form.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readLearnedStep } from '../src/chemistry/models/learned-step.ts';
import { ReagentNormalForm } from '../src/chemistry/models/learned/reagents/reagent-normal-form.ts';
import { readStockList } from '../src/chemistry/stock/stock.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { usualScale } from '../src/engine/search/cost.ts';
import { createEngine } from '../src/engine/search/engine.ts';
import type { Route, RouteNode } from '../src/engine/search/types.ts';
import { dataDir, readData } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';
import { validationRoutes } from './reactions/route-steps.ts';
import type { RecordedRoute } from './reactions/route-steps.ts';

interface Found {
  id: string;
  steps: number;
  isConvergent: boolean;
  isSolved: boolean;
  /** Place of the patent’s own route, 0 when it is not there. */
  ownPlace: number;
  expansions: number;
  cpuSeconds: number;
  routes: Route[];
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    least: { type: 'string', default: '2' },
    expansions: { type: 'string' },
    seconds: { type: 'string' },
    strategy: { type: 'string', default: 'retro-star' },
    json: { type: 'string' },
    figures: { type: 'string' },
    fixed: { type: 'string' },
    weight: { type: 'string' },
    top: { type: 'string', default: '10' },
  },
});
const rdkit = await loadRDKit();
const normalForm = new ReagentNormalForm(rdkit);
const { stock } = readStockList(rdkit, readData(dataDir(), 'routes/routes_valid_stock.txt'));
const engine = createEngine({
  rdkit,
  stock,
  templates: reactionTemplates,
  counts: readTemplateCounts(),
  learned: readLearnedStep(rdkit),
  scale: { fixed: Number(values.fixed ?? usualScale.fixed), weight: Number(values.weight ?? usualScale.weight) },
});
const starts = values.from.split(',').map(Number);
const recorded = validationRoutes(rdkit, dataDir()).filter(
  ({ steps }, index) => starts.includes(index % Number(values.every)) && steps.length >= Number(values.least),
);
const limits = {
  ...(values.expansions !== undefined && { expansions: Number(values.expansions) }),
  ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
  strategy: values.strategy === 'mcts' ? ('mcts' as const) : ('retro-star' as const),
  seed: 1,
  top: Number(values.top),
};
const found = recorded.map(search);
engine.dispose();
report();
if (values.json) writeFileSync(values.json, JSON.stringify(found));
writeFigures(values.figures, figuresOf());

function search(route: RecordedRoute): Found {
  const before = process.cpuUsage().user;
  const result = engine.plan(route.target, limits);
  const own = keyOf(route.steps.map(({ product, precursors }) => ({ product, precursors: precursors.split('.') })));
  return {
    id: route.id,
    steps: route.steps.length,
    isConvergent: route.isConvergent,
    isSolved: result.solved,
    ownPlace: result.solved ? result.routes.findIndex((one) => keyOf(stepsOf(one.tree)) === own) + 1 : 0,
    expansions: result.expansions,
    cpuSeconds: (process.cpuUsage().user - before) / 1e6,
    routes: result.routes,
  };
}

interface Step {
  product: string;
  precursors: string[];
}

/** One text for equal sets of reactions. */
function keyOf(steps: readonly Step[]): string {
  const texts = steps.map(({ product, precursors }) => {
    const parts = canonicalParts(rdkit, precursors.join('.')) ?? precursors;
    return `${normalForm.of(parts).join('.')}>>${canonicalSmiles(rdkit, product) ?? product}`;
  });
  return texts.toSorted().join(' ');
}

function stepsOf({ smiles, reaction }: RouteNode): Step[] {
  if (!reaction) return [];
  const { children } = reaction;
  return [{ product: smiles, precursors: children.map((one) => one.smiles) }, ...children.flatMap(stepsOf)];
}

function report(): void {
  line('all', () => true);
  line('2 to 3 steps', (one) => one.steps <= 3);
  line('4 to 5 steps', (one) => one.steps >= 4 && one.steps <= 5);
  line('6 to 7 steps', (one) => one.steps >= 6);
  line('convergent', (one) => one.isConvergent);
  say(
    `${(cpuSeconds() / found.length).toFixed(1)} s of processor time a target, ${speed().toFixed(1)} expansions a second`,
  );
  say(`resident memory: ${megabytes().toFixed(0)} MB`);
}

function figuresOf(): Record<string, number> {
  const percent = (holds: (one: Found) => boolean): number => (100 * found.filter(holds).length) / found.length;
  return {
    solved: percent((one) => one.isSolved),
    first: percent(isFirst),
    'among ten': percent(isAmongTen),
    'expansions a second': speed(),
    megabytes: megabytes(),
  };
}

function isFirst({ ownPlace }: Found): boolean {
  return ownPlace === 1;
}

function isAmongTen({ ownPlace }: Found): boolean {
  return ownPlace > 0 && ownPlace <= 10;
}

function cpuSeconds(): number {
  return found.reduce((sum, one) => sum + one.cpuSeconds, 0);
}

/** Expansions in a second of processor time. */
function speed(): number {
  return found.reduce((sum, one) => sum + one.expansions, 0) / cpuSeconds();
}

function megabytes(): number {
  return process.memoryUsage().rss / 2 ** 20;
}

function line(name: string, belongs: (one: Found) => boolean): void {
  const own = found.filter(belongs);
  const share = (count: number): string => `${count} (${((100 * count) / Math.max(own.length, 1)).toFixed(1)} %)`;
  const solved = own.filter((one) => one.isSolved).length;
  const first = own.filter(isFirst).length;
  const amongTen = own.filter(isAmongTen).length;
  say(
    `${name}: ${own.length} targets, solved ${share(solved)}, own route first ${share(first)}, among ten ${share(amongTen)}`,
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
