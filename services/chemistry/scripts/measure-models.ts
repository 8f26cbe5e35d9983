// Measures the models on the validation reactions, which are never counted: where the recorded precursors stand among
// the proposals, and where the recorded product stands among the predicted ones.
//
//   node scripts/measure-models.ts --data DIR [--sample 500] [--misses]

import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { Forward } from '../src/chemistry/forward-model/forward.ts';
import { SingleStep } from '../src/chemistry/models/single-step.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { TemplateSet } from '../src/chemistry/models/template-set.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { dataDir, readData } from './data-dir.ts';
import { readReaction } from './reaction-data.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, sample: { type: 'string', default: '500' }, misses: { type: 'boolean' } },
});
const lines = readData(dataDir(), 'reactions/uspto50k_valid_raw.csv').trim().split('\n').slice(1);
const stride = Math.max(1, Math.floor(lines.length / Number(values.sample)));
const rdkit = await loadRDKit();
const set = new TemplateSet(rdkit, reactionTemplates);
const counts = readTemplateCounts();
const singleStep = new SingleStep(rdkit, set, counts);
const forward = new Forward(rdkit, set, counts);
const retroRanks: number[] = [];
const forwardRanks: number[] = [];
const expandMs: number[] = [];
for (let i = 0; i < lines.length; i += stride) {
  const reaction = readReaction(rdkit, lines[i]?.split(',')[2] ?? '');
  if (!reaction) continue;
  const startedAt = performance.now();
  const proposals = singleStep.expand(reaction.product);
  expandMs.push(performance.now() - startedAt);
  const retroRank = proposals.findIndex((one) => one.precursors.join('.') === reaction.reactants.join('.')) + 1;
  const products = forward.predict(reaction.reactants);
  const forwardRank = products.findIndex((one) => one.smiles === reaction.product) + 1;
  retroRanks.push(retroRank);
  forwardRanks.push(forwardRank);
  if (values.misses && (retroRank === 0 || forwardRank === 0))
    print(
      `${retroRank} ${forwardRank} ${lines[i]?.split(',')[1]} ${reaction.reactants.join('.')}>>${reaction.product}`,
    );
}
const expandTimes = expandMs.toSorted((a, b) => a - b);
print(`${retroRanks.length} reactions`);
print(`expansion ms: p50 ${at(expandTimes, 0.5)}, p95 ${at(expandTimes, 0.95)}`);
for (const [name, ranks] of [
  ['retro', retroRanks],
  ['forward', forwardRanks],
] as const) {
  const shares = [1, 2, 3, 5, 10, 50, Infinity].map((top) => `top-${top} ${share(ranks, top)}`);
  print(`${name}: ${shares.join(', ')}`);
}

function share(ranks: readonly number[], top: number): string {
  const hits = ranks.filter((rank) => rank > 0 && rank <= top).length;
  return `${((100 * hits) / ranks.length).toFixed(1)} %`;
}

function at(sorted: readonly number[], quantile: number): string {
  return (sorted[Math.floor(sorted.length * quantile)] ?? 0).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
