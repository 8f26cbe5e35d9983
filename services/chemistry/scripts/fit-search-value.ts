// Fits the estimate that guides searches (data/search-value.json): plans products of training reactions, takes what each
// molecule of the search was found to cost, and fits it by ridge regression on the features of search/value-features.ts.
// A molecule that stayed unsolved is known to cost at least what was left open, and counts with that and a surcharge.
// Usage: node scripts/fit-search-value.ts --data DIR [--molecules 300] [--expansions 40] [--seed 1]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { readBuiltInStock } from '../src/models/stock.ts';
import { readTemplateCounts } from '../src/models/template-counts.ts';
import { reactionTemplates } from '../src/models/templates/all.ts';
import { createEngine } from '../src/search/engine.ts';
import { seededRandom } from '../src/chem/random.ts';
import type { SearchedTree } from '../src/search/types.ts';
import { featureCount, valueFeatures } from '../src/search/value-features.ts';
import type { ValueWeights } from '../src/search/value-estimate.ts';
import { dataDir } from './data-dir.ts';
import { readReaction, trainingReactions } from './reaction-data.ts';

const unsolvedSurcharge = 2;
const dearest = 9;
const ridge = 3;

const { values } = parseArgs({
  strict: false,
  options: { molecules: { type: 'string' }, expansions: { type: 'string' }, seed: { type: 'string' } },
});
const searches = Number(values.molecules ?? 300);
const expansions = Number(values.expansions ?? 40);
const seed = Number(values.seed ?? 1);

const rdkit = await loadRDKit();
const parts = { rdkit, stock: readBuiltInStock(), templates: reactionTemplates, counts: readTemplateCounts() };
const engine = createEngine(parts);
const costs = new Map<string, { sum: number; count: number }>();
for (const target of pickTargets(searches)) {
  let root: SearchedTree | undefined;
  engine.plan(target, { expansions, top: 1 }, { onGraph: (graph) => (root = graph) });
  if (root) collect(root);
}
engine.dispose();
const weights = fit(
  [...costs].map(([smiles, { sum, count }]) => ({ features: valueFeatures(smiles), cost: sum / count })),
);
const content: ValueWeights = { weights, molecules: costs.size, searches, seed };
writeFileSync(new URL('../data/search-value.json', import.meta.url), `${JSON.stringify(content)}\n`);
process.stdout.write(`${costs.size} molecules of ${searches} searches\n`);

function pickTargets(count: number): string[] {
  const random = seededRandom(seed);
  const lines = trainingReactions(dataDir());
  const targets = new Set<string>();
  while (targets.size < count) {
    const reaction = readReaction(rdkit, lines[Math.floor(random() * lines.length)] ?? '');
    if (reaction) targets.add(reaction.product);
  }
  return [...targets];
}

function collect(molecule: SearchedTree): void {
  if (molecule.inStock || molecule.reactions === null) return;
  // Beside the depth limit nothing was tried.
  if (molecule.reactions.length > 0) {
    const found = molecule.solved < Infinity ? molecule.solved : Math.min(molecule.best, dearest) + unsolvedSurcharge;
    const known = costs.get(molecule.smiles) ?? { sum: 0, count: 0 };
    costs.set(molecule.smiles, { sum: known.sum + Math.min(found, dearest), count: known.count + 1 });
  }
  for (const reaction of molecule.reactions) reaction.precursors.forEach(collect);
}

/** Ridge regression by the normal equations; the constant is not shrunk. */
function fit(rows: readonly { features: Float64Array; cost: number }[]): number[] {
  const matrix = Array.from({ length: featureCount }, (_, i) => {
    const line = new Float64Array(featureCount + 1);
    line[i] = i === 0 ? 1e-9 : ridge;
    return line;
  });
  for (const { features, cost } of rows) {
    matrix.forEach((line, i) => {
      const own = features[i] ?? 0;
      if (own === 0) return;
      for (let j = 0; j < featureCount; j += 1) line[j] = (line[j] ?? 0) + own * (features[j] ?? 0);
      line[featureCount] = (line[featureCount] ?? 0) + own * cost;
    });
  }
  return solve(matrix).map((weight) => Math.round(weight * 1e4) / 1e4);
}

/** Gaussian elimination of a symmetric, positive system; the last column is the right side. */
function solve(matrix: Float64Array[]): number[] {
  matrix.forEach((pivot, i) => {
    const factor = 1 / (pivot[i] ?? 1);
    for (let j = i; j <= featureCount; j += 1) pivot[j] = (pivot[j] ?? 0) * factor;
    matrix.forEach((line, other) => {
      const share = line[i] ?? 0;
      if (other === i || share === 0) return;
      for (let j = i; j <= featureCount; j += 1) line[j] = (line[j] ?? 0) - share * (pivot[j] ?? 0);
    });
  });
  return matrix.map((line) => line[featureCount] ?? 0);
}
