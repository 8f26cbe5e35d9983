// How many expansions a search needs to its first route, by strategy and by estimate of open molecules, over products of
// validation reactions that searches were not fitted on. Usage:
// node scripts/measure-search.ts --data DIR [--molecules 60] [--expansions 60] [--seed 2]

import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { readBuiltInStock } from '../src/models/stock.ts';
import { readTemplateCounts } from '../src/models/template-counts.ts';
import { reactionTemplates } from '../src/models/templates/all.ts';
import { estimatedCost } from '../src/search/cost.ts';
import { createEngine } from '../src/search/engine.ts';
import { seededRandom } from '../src/chem/random.ts';
import type { StrategyName } from '../src/search/strategy.ts';
import { readValueEstimate, type Estimate } from '../src/search/value-estimate.ts';
import { dataDir, readData } from './data-dir.ts';
import { readReaction } from './reaction-data.ts';

const { values } = parseArgs({
  strict: false,
  options: { molecules: { type: 'string' }, expansions: { type: 'string' }, seed: { type: 'string' } },
});
const expansions = Number(values.expansions ?? 60);
const rdkit = await loadRDKit();
const parts = { rdkit, stock: readBuiltInStock(), templates: reactionTemplates, counts: readTemplateCounts() };
const targets = pickTargets(Number(values.molecules ?? 60), Number(values.seed ?? 2));
const ways: readonly (readonly [name: string, strategy: StrategyName, estimate: Estimate])[] = [
  ['retro-star, no estimate', 'retro-star', () => 1],
  ['retro-star, computed', 'retro-star', estimatedCost],
  ['retro-star, learned', 'retro-star', readValueEstimate()],
  ['mcts, learned', 'mcts', readValueEstimate()],
];

process.stdout.write(`${targets.length} molecules, at most ${expansions} expansions each\n`);
for (const [name, strategy, estimate] of ways) {
  const engine = createEngine({ ...parts, estimate });
  const needed: number[] = [];
  for (const target of targets) {
    let first = Infinity;
    const limits = { expansions, strategy, seed: 1, top: 1, enoughRoutes: 1 };
    const onRoute = (_: unknown, progress: { expansions: number }): void => {
      first = Math.min(first, progress.expansions);
    };
    engine.plan(target, limits, { onRoute });
    needed.push(first);
  }
  engine.dispose();
  const solved = needed.filter((one) => one < Infinity);
  const mean = needed.reduce((sum, one) => sum + Math.min(one, expansions), 0) / needed.length;
  const median = needed.toSorted((a, b) => a - b)[Math.floor(needed.length / 2)] ?? Infinity;
  process.stdout.write(
    `${name.padEnd(26)} solved ${String(solved.length).padStart(3)}  expansions to the first route: ` +
      `median ${median}, mean ${mean.toFixed(1)}\n`,
  );
}

/** Products that cannot be bought. */
function pickTargets(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  const lines = readData(dataDir(), 'reactions/uspto50k_valid_raw.csv').trim().split('\n').slice(1);
  const picked = new Set<string>();
  while (picked.size < count) {
    const reaction = readReaction(rdkit, lines[Math.floor(random() * lines.length)]?.split(',')[2] ?? '');
    if (reaction && parts.stock.originOf(reaction.product) === null) picked.add(reaction.product);
  }
  return [...picked];
}
