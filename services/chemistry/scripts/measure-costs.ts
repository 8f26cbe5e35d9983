// Tries scales of step costs on drugs that the benchmark of a hundred does not hold: how many are solved within a number
// of expansions, and after how many on average. Machine and load change nothing. Usage:
//
//   node scripts/measure-costs.ts [--first 45] [--expansions 60] [--scales 0.6:0.25,0.4:0.35]
//
// The drugs are those that follow the hundred in the same order: of data/drugs.tsv with 15 to 45 heavy atoms, by the
// SHA-256 of their first name.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readLearnedStep } from '../src/chemistry/models/learned-step.ts';
import { roughHeavyAtoms } from '../src/chemistry/models/single-step.ts';
import { readBuiltInStock } from '../src/chemistry/stock/stock.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { createEngine } from '../src/engine/search/engine.ts';

const { values } = parseArgs({
  strict: false,
  options: { first: { type: 'string' }, expansions: { type: 'string' }, scales: { type: 'string' } },
});
const expansions = Number(values.expansions ?? 60);
const scales = String(values.scales ?? '0.6:0.25')
  .split(',')
  .map(readScale);
const rdkit = await loadRDKit();
const learned = readLearnedStep(rdkit);
const parts = { rdkit, learned, stock: readBuiltInStock(), templates: reactionTemplates, counts: readTemplateCounts() };
/** The benchmarks of twelve and of a hundred drugs. */
const benchmarked = 112;
const drugs = drugsInOrder().slice(benchmarked, benchmarked + Number(values.first ?? 45));

for (const scale of scales) {
  const engine = createEngine({ ...parts, scale });
  const needed = drugs.map((smiles) => expansionsToRoute(engine, smiles));
  engine.dispose();
  const solved = needed.filter((one) => one <= expansions).length;
  const mean = needed.reduce((sum, one) => sum + Math.min(one, expansions), 0) / needed.length;
  process.stdout.write(
    `fixed ${scale.fixed}, weight ${scale.weight}: ${solved} of ${drugs.length} solved in ${expansions} expansions, ` +
      `mean ${mean.toFixed(1)}\n`,
  );
}

function expansionsToRoute(engine: ReturnType<typeof createEngine>, smiles: string): number {
  let first = Infinity;
  const onRoute = (_: unknown, progress: { expansions: number }): void => {
    first = Math.min(first, progress.expansions);
  };
  engine.plan(smiles, { expansions, top: 1, enoughRoutes: 1 }, { onRoute });
  return first;
}

function readScale(text: string): { fixed: number; weight: number } {
  const [fixed = 0.6, weight = 0.25] = text.split(':').map(Number);
  return { fixed, weight };
}

function drugsInOrder(): string[] {
  const digest = (name: string): string => createHash('sha256').update(name).digest('hex');
  return readFileSync(new URL('../data/drugs.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([names = '', smiles = '']) => ({ order: digest(names.split('|')[0] ?? ''), smiles }))
    .filter(({ smiles }) => roughHeavyAtoms(smiles) >= 15 && roughHeavyAtoms(smiles) <= 45)
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ smiles }) => smiles);
}
