// Measures how many experiments Bayesian optimization needs to reach 95 % of the best yield of a pair of substrates, against
// random choice, on tables of measured yields: the initial ones counted, the median of 100 seeds for each pair.
//
//   node scripts/measure-optimization.ts --data DIR [--seeds 100] [--table suzuki]

import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { dataDir } from './data-dir.ts';
import { medianOf, meanOf } from './yield-models/statistics.ts';
import { pairsOf, type MeasuredPair } from './yield-models/pairs.ts';
import { randomExperiments, suggestedExperiments } from './yield-models/trial.ts';
import { yieldTables } from './yield-models/screens.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100' }, table: { type: 'string' } },
  strict: false,
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
const rdkit = await loadRDKit();
for (const { name, rows } of await yieldTables(rdkit, dataDir())) {
  if (values.table !== undefined && values.table !== name) continue;
  const pairs = pairsOf(rows).filter(isWorthOptimizing);
  const random = pairs.map((pair) => medianOf(seeds.map((seed) => randomExperiments(pair, seed))));
  const without = pairs.map((pair) => medianOf(seeds.map((seed) => suggestedExperiments(pair, seed, () => null))));
  process.stdout.write(`${name} ${pairs.length} pairs: random ${meanOf(random)} without ${meanOf(without)}\n`);
  process.stdout.write(`  ${random.join(' ')}\n  ${without.join(' ')}\n`);
}

/** A screen of at least 24 different choices, one of which gives something. */
function isWorthOptimizing({ choices, yields }: MeasuredPair): boolean {
  return choices.length >= 24 && Math.max(...yields) >= 5;
}
