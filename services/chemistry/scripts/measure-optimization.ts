// Measures how many experiments Bayesian optimization needs to reach 95 % of the best yield of a pair of substrates, against
// random choice, on tables of measured yields: the initial ones counted, the median of 100 seeds for each pair.
//
//   node scripts/measure-optimization.ts --data DIR [--seeds 100] [--table suzuki]
//
// `ratio` compares the means over the pairs, `of-pairs` is the median of the ratios of the single pairs.

import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { AgentReader } from '../src/conditions/agent-reader.ts';
import type { YieldPrior } from '../src/conditions/optimize/types.ts';
import { YieldModels } from '../src/conditions/yield-model/yield-models.ts';
import { dataDir } from './data-dir.ts';
import { medianOf, meanOf } from './yield-models/statistics.ts';
import { pairsOf, type MeasuredPair } from './yield-models/pairs.ts';
import { randomExperiments, suggestedExperiments } from './yield-models/trial.ts';
import { yieldTables } from './yield-models/screens.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100' }, table: { type: 'string' } },
  strict: false,
});
/** With a model before it nothing but ties is left to chance. */
const seedsWithModel = 3;
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
const rdkit = await loadRDKit();
const models = new YieldModels(rdkit, new AgentReader(rdkit));
const nothing: YieldPrior = () => null;
process.stdout.write('table pairs random without-model ratio of-pairs with-model ratio of-pairs\n');
for (const { name, rows } of await yieldTables(rdkit, dataDir())) {
  if (values.table !== undefined && values.table !== name) continue;
  const pairs = pairsOf(rows).filter(isWorthOptimizing);
  const random = pairs.map((pair) => medianOf(seeds.map((seed) => randomExperiments(pair, seed))));
  const plain = pairs.map((pair) => medianOf(seeds.map((seed) => suggestedExperiments(pair, seed, nothing))));
  const learned = pairs.map((pair) => {
    const prior = models.ofTables(pair, [name])?.predict ?? nothing;
    return medianOf(seeds.slice(0, seedsWithModel).map((seed) => suggestedExperiments(pair, seed, prior)));
  });
  const [chance, without, withModel] = [random, plain, learned].map(meanOf);
  const ratio = (figure = Number.NaN): string => (figure / (chance ?? Number.NaN)).toFixed(2);
  const ofPairs = (each: readonly number[]): string =>
    medianOf(each.map((figure, index) => figure / (random[index] ?? Number.NaN))).toFixed(2);
  const plainFigures = [without?.toFixed(1), ratio(without), ofPairs(plain)];
  const figures = [chance?.toFixed(1), ...plainFigures, withModel?.toFixed(1), ratio(withModel), ofPairs(learned)];
  process.stdout.write(`${name} ${pairs.length} ${figures.join(' ')}\n`);
  for (const [kind, each] of Object.entries({ random, plain, learned })) {
    process.stderr.write(`  ${kind}: ${each.join(' ')}\n`);
  }
}

/** A screen of at least 24 different choices, one of which gives something. */
function isWorthOptimizing({ choices, yields }: MeasuredPair): boolean {
  return choices.length >= 24 && Math.max(...yields) >= 5;
}
