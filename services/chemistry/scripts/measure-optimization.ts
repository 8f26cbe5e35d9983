// Measures how many experiments Bayesian optimization needs to reach 95 % of the best yield of a pair of substrates, against
// random choice, on tables of measured yields: the initial ones counted, the median of the seeds for each pair.
//
//   node scripts/measure-optimization.ts --data DIR [--seeds 100] [--table suzuki]
//
// `plain` knows nothing beforehand; `learned` knows what levels did to the pairs of other folds, and their model of yields.
// `ratio` compares the means over the pairs, `of-pairs` is the median of the ratios of the single pairs.

import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { AgentReader } from '../src/engine/conditions/agent-reader.ts';
import { encodeChoices } from '../src/engine/conditions/optimize/encode.ts';
import { learnedBeliefs } from '../src/engine/conditions/optimize/learned-beliefs.ts';
import { plainBeliefs } from '../src/engine/conditions/optimize/plain-beliefs.ts';
import { YieldModels } from '../src/engine/conditions/yield-model/yield-models.ts';
import { dataDir } from './data-dir.ts';
import { medianOf, meanOf } from './yield-models/statistics.ts';
import { pairsOf, type MeasuredPair } from './yield-models/pairs.ts';
import { experimentsOf, isWorthOptimizing, randomExperiments, remembered } from './yield-models/trial.ts';
import { yieldTables } from './yield-models/screens.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100' }, table: { type: 'string' } },
  strict: false,
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
const rdkit = await loadRDKit();
const models = new YieldModels(rdkit, new AgentReader(rdkit));

process.stdout.write('table pairs random plain ratio of-pairs learned ratio of-pairs\n');
for (const { name, rows } of await yieldTables(rdkit, dataDir())) {
  if (values.table !== undefined && values.table !== name) continue;
  const pairs = pairsOf(rows).filter(isWorthOptimizing);
  const random = pairs.map((pair) => medianOf(seeds.map((seed) => randomExperiments(pair, seed))));
  const plain = pairs.map(plainExperiments);
  const learned = pairs.map((pair) => learnedExperiments(pair, name));
  const figures = [meanOf(random).toFixed(1), ...comparedTo(random, plain), ...comparedTo(random, learned)];
  process.stdout.write(`${name} ${pairs.length} ${figures.join(' ')}\n`);
  for (const [kind, each] of Object.entries({ random, plain, learned })) {
    process.stderr.write(`  ${kind}: ${each.join(' ')}\n`);
  }
}

function plainExperiments(pair: MeasuredPair): number {
  const encoded = encodeChoices(pair.choices);
  const nothing = pair.choices.map(() => null);
  const beliefs = remembered(plainBeliefs(encoded, nothing));
  return medianOf(seeds.map((seed) => experimentsOf(pair, encoded, nothing, beliefs, seed)));
}

/** Throws a TypeError where the table teaches nothing, which would not be what is measured. */
function learnedExperiments(pair: MeasuredPair, table: string): number {
  const model = models.ofTables(pair, [table]);
  const priors = pair.choices.map((choice) => model?.predict(choice) ?? null);
  const beliefs = model?.levels ? learnedBeliefs(pair.choices, priors, model.levels) : null;
  if (!beliefs) throw new TypeError(`nothing is known of the levels of ${table}`);
  const encoded = encodeChoices(pair.choices);
  const known = remembered(beliefs);
  return medianOf(seeds.map((seed) => experimentsOf(pair, encoded, priors, known, seed)));
}

/** Their mean, as a share of what chance needs, and the median of the shares of the single pairs. */
function comparedTo(random: readonly number[], each: readonly number[]): string[] {
  const shares = each.map((figure, index) => figure / (random[index] ?? Number.NaN));
  return [meanOf(each).toFixed(1), (meanOf(each) / meanOf(random)).toFixed(2), medianOf(shares).toFixed(2)];
}
