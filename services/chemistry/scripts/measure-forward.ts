// Measures product prediction on reactions that were never counted: the validation file (reactants that give atoms, no
// reagents) and the file that carries reagents, whose mixtures are asked as they were recorded.
//
//   node scripts/measure-forward.ts --data DIR [--sample 500] [--misses]
//
// "Where a template applies": some template gives the recorded product at some place, whatever else would form. Times are
// processor time, so that a busy machine changes them little.

import { parseArgs } from 'node:util';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../src/chem/rdkit.ts';
import { mixtureForward } from '../src/mixture/load.ts';
import { linkExperts } from '../src/models/expert-links.ts';
import { readForwardRanker } from '../src/models/forward-ranker/read-forward-ranker.ts';
import { Forward, forwardCheckRank } from '../src/models/forward.ts';
import { LearnedOutcomes } from '../src/models/learned-outcomes.ts';
import { readLearnedTemplates } from '../src/models/learned/read-templates.ts';
import { readTemplateCounts } from '../src/models/template-counts.ts';
import { TemplateSet } from '../src/models/template-set.ts';
import { reactionTemplates } from '../src/models/templates/all.ts';
import { dataDir, readData } from './data-dir.ts';
import { readReaction } from './reaction-data.ts';
import type { RecordedReaction } from './reaction-data.ts';

interface Asked {
  rank: number;
  applies: boolean;
  ms: number;
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, sample: { type: 'string', default: '500' }, misses: { type: 'boolean' } },
});
const rdkit = await loadRDKit();
using set = new TemplateSet(rdkit, reactionTemplates);
const counts = readTemplateCounts();
const records = readLearnedTemplates();
using expert = new Forward(rdkit, set, counts);
const links = linkExperts(set, records);
using both = new Forward(rdkit, set, counts, new LearnedOutcomes(rdkit, records, links, readForwardRanker(records)));
const mixtures = mixtureForward(rdkit, { predict: (parts) => both.predictHurtToo(parts) });

const validation = readData(dataDir(), 'reactions/uspto50k_valid_raw.csv').trim().split('\n').slice(1);
const plain = sampled(validation, (line) => readReaction(rdkit, line.split(',')[2] ?? ''));
const recorded = readData(dataDir(), 'reactions/uspto15k_mapped_train_noleak.txt.gz').trim().split('\n');
const mixed = sampled(recorded, (line) => readMixture(line.split(' ', 1)[0] ?? ''));
warmUp(plain.slice(0, 20));
report(
  'expert templates, no reagents',
  plain.map((one) => askForward(expert, one)),
);
report(
  'expert and learned templates, no reagents',
  plain.map((one) => askForward(both, one)),
);
report('expert and learned templates, mixtures as recorded', mixed.map(askMixture));

function sampled(lines: readonly string[], read: (line: string) => RecordedReaction | null): RecordedReaction[] {
  const stride = Math.max(1, Math.floor(lines.length / Number(values.sample)));
  return lines.filter((_, index) => index % stride === 0).flatMap((line) => read(line) ?? []);
}

/** Everything on the left is a part of the mixture; null without exactly one readable product. */
function readMixture(text: string): RecordedReaction | null {
  const [left = '', over = '', right = ''] = text.replaceAll(/:\d+\]/g, ']').split('>');
  const reactants = canonicalParts(rdkit, [left, over].filter((one) => one !== '').join('.'));
  const product = right.includes('.') ? null : canonicalSmiles(rdkit, right);
  return reactants && product !== null ? { reactants, product } : null;
}

function warmUp(some: readonly RecordedReaction[]): void {
  for (const { reactants } of some) both.predict(reactants);
}

function askForward(forward: Forward, { reactants, product }: RecordedReaction): Asked {
  const before = process.cpuUsage();
  const rank = forward.check(reactants, product).rank ?? 0;
  return { rank, ms: since(before), applies: rank > 0 || forward.gives(reactants, product) };
}

function askMixture(reaction: RecordedReaction): Asked {
  const before = process.cpuUsage();
  const { products, reactants } = mixtures.predict(reaction.reactants);
  const rank = products.findIndex((one) => one.smiles === reaction.product) + 1;
  const ms = since(before);
  if (rank !== 1 && values.misses) print(`${rank} ${reaction.reactants.join('.')}>>${reaction.product}`);
  return { rank, ms, applies: rank > 0 || both.gives(reactants, reaction.product) };
}

function since(before: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000;
}

function report(name: string, asked: readonly Asked[]): void {
  const covered = asked.filter((one) => one.applies);
  const sorted = asked.map((one) => one.ms).toSorted((a, b) => a - b);
  const at = (quantile: number): string => (sorted[Math.floor(sorted.length * quantile)] ?? 0).toFixed(1);
  print(`${name}: ${asked.length} reactions, a template applies in ${share(covered.length, asked.length)}`);
  print(`  of these   ${tops(covered)}`);
  print(`  of all     ${tops(asked)}`);
  print(`  ms         p50 ${at(0.5)}, p95 ${at(0.95)}`);
}

function tops(asked: readonly Asked[]): string {
  return [1, 3, forwardCheckRank, 10]
    .map((top) => `top-${top} ${share(asked.filter(({ rank }) => rank > 0 && rank <= top).length, asked.length)}`)
    .join(', ');
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
