// Measures the forward check on validation reactions: where the recorded product stands among the products that expert
// templates alone predict, and among those of expert and learned templates together.
//
//   node scripts/extract-templates/measure-forward.ts --data DIR [--sample 250] [--misses]
//
// Times are processor time, so that a busy machine changes them little.

import { parseArgs } from 'node:util';
import { loadRDKit } from '../../src/chem/rdkit.ts';
import { linkExperts } from '../../src/models/expert-links.ts';
import { Forward } from '../../src/models/forward.ts';
import { LearnedOutcomes } from '../../src/models/learned-outcomes.ts';
import { readLearnedTemplates } from '../../src/models/learned/read-templates.ts';
import { readTemplateCounts } from '../../src/models/template-counts.ts';
import { TemplateSet } from '../../src/models/template-set.ts';
import { reactionTemplates } from '../../src/models/templates/all.ts';
import { dataDir, readData } from '../data-dir.ts';
import { readReaction } from '../reaction-data.ts';
import type { RecordedReaction } from '../reaction-data.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, sample: { type: 'string', default: '250' }, misses: { type: 'boolean' } },
});
const rdkit = await loadRDKit();
using set = new TemplateSet(rdkit, reactionTemplates);
const counts = readTemplateCounts();
const lines = readData(dataDir(), 'reactions/uspto50k_valid_raw.csv').trim().split('\n').slice(1);
const stride = Math.max(1, Math.floor(lines.length / Number(values.sample)));
const warmUp = reactionsFrom(Math.floor(stride / 2)).slice(0, 50);
const reactions = reactionsFrom(0);
using expert = new Forward(rdkit, set, counts);
const records = readLearnedTemplates();
const learned = new LearnedOutcomes(rdkit, records, linkExperts(set, records));
using both = new Forward(rdkit, set, counts, learned);
measure('expert templates', expert);
measure('expert and learned templates', both);

function reactionsFrom(first: number): RecordedReaction[] {
  const found: RecordedReaction[] = [];
  for (let i = first; i < lines.length; i += stride) {
    const reaction = readReaction(rdkit, lines[i]?.split(',')[2] ?? '');
    if (reaction) found.push(reaction);
  }
  return found;
}

function measure(name: string, forward: Forward): void {
  for (const { reactants, product } of warmUp) forward.check(reactants, product);
  const ranks: number[] = [];
  const ms: number[] = [];
  let passed = 0;
  for (const { reactants, product } of reactions) {
    const before = process.cpuUsage();
    const check = forward.check(reactants, product);
    const used = process.cpuUsage(before);
    ms.push((used.user + used.system) / 1000);
    ranks.push(check.rank ?? 0);
    if (check.passed) passed += 1;
    else if (values.misses) print(`${check.rank ?? 0} ${reactants.join('.')}>>${product}`);
  }
  const shares = [1, 3, 5, Infinity].map(
    (top) => `${top === Infinity ? 'any' : `top-${top}`} ${share(ranks.filter((rank) => rank > 0 && rank <= top))}`,
  );
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (quantile: number): string => (sorted[Math.floor(sorted.length * quantile)] ?? 0).toFixed(1);
  print(
    `${name}: ${reactions.length} reactions, ${shares.join(', ')}; passed ${((100 * passed) / ranks.length).toFixed(1)} %`,
  );
  print(`  ms a check: p50 ${at(0.5)}, p95 ${at(0.95)}`);
}

function share(hits: readonly number[]): string {
  return `${((100 * hits.length) / reactions.length).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
