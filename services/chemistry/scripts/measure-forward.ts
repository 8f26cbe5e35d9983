// Measures product prediction: the validation reactions (what gives atoms, without reagents, as the forward check asks), and
// whole flasks whose product the forward ranker has not seen, as the prediction of mixtures is asked.
//
//   node scripts/measure-forward.ts --data DIR --work WORK [--sample 1000] [--seed 1] [--only flasks] [--misses] [--figures FILE]
//
// `flasks` are asked as they were recorded, solvents, work-up and all. `assigned` are those of which it is known what gives
// atoms: once with everything that was there, once reactants alone. `check` are the validation reactions.
// "A template applies": some template gives the recorded product at some place, whatever else would form. Times are
// processor time, so that a busy machine changes them little.

import { parseArgs } from 'node:util';
import { AzoleTautomers } from '../src/chemistry/molecule/azole-tautomers.ts';
import { canonicalSmiles, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { inFlask, mixtureForward } from '../src/engine/mixture/load.ts';
import { linkExperts } from '../src/chemistry/models/expert-links.ts';
import { readForwardRanker } from '../src/chemistry/forward-model/ranker/read-forward-ranker.ts';
import { Forward } from '../src/chemistry/forward-model/forward.ts';
import { LearnedOutcomes } from '../src/chemistry/forward-model/learned-outcomes.ts';
import { readLearnedTemplates } from '../src/chemistry/models/learned/read-templates.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { TemplateSet } from '../src/chemistry/models/template-set.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { dataDir, readData } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';
import { figuresOf } from './measure-forward/figures.ts';
import type { Asked } from './measure-forward/figures.ts';
import { heldOutFlasks, assignedFlasks } from './measure-forward/held-out-flasks.ts';
import { percentWithin } from './measure-one-step/figures.ts';
import { readReaction } from './reaction-data.ts';
import type { RecordedReaction } from './reaction-data.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    work: { type: 'string', default: 'work' },
    sample: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    misses: { type: 'boolean' },
    figures: { type: 'string' },
  },
});
const [sample, seed] = [Number(values.sample), Number(values.seed)];
const rdkit = await loadRDKit();
using tautomers = new AzoleTautomers(rdkit);
using set = new TemplateSet(rdkit, reactionTemplates);
const counts = readTemplateCounts();
const records = readLearnedTemplates();
const links = linkExperts(set, records);
using forward = new Forward(rdkit, set, counts, new LearnedOutcomes(rdkit, records, links, readForwardRanker(records)));
const figures: Record<string, number> = {};
const mixtures = mixtureForward(rdkit, inFlask(forward));

if (isAsked('flasks')) {
  const flasks = heldOutFlasks(values.work, seed).slice(0, sample);
  askWarm(flasks, (one) => askMixture(one.parts, one.product, one.class));
  report('flasks as recorded', flasks, (one) => askMixture(one.parts, one.product, one.class));
}
if (isAsked('assigned')) {
  const flasks = assignedFlasks(values.work, seed).slice(0, sample);
  const applies = new Map(flasks.map((one) => [one, forward.gives(one.reactants ?? [], one.product)]));
  const asked = (parts: readonly string[], one: (typeof flasks)[number]): Asked => ({
    ...askMixture(parts, one.product, one.class),
    applies: applies.get(one) === true,
  });
  report('assigned flasks, with agents', flasks, (one) => asked(one.parts, one));
  report('assigned flasks, reactants alone', flasks, (one) => asked(one.reactants ?? [], one));
}
if (isAsked('check')) {
  const lines = readData(dataDir(), 'reactions/uspto50k_valid_raw.csv').trim().split('\n').slice(1);
  const reactions = strided(lines).flatMap((line) => readReaction(rdkit, line.split(',')[2] ?? '') ?? []);
  using expert = new Forward(rdkit, set, counts);
  report('validation reactions, expert templates', reactions, (one) => askForward(expert, one));
  report('validation reactions, expert and learned templates', reactions, (one) => askForward(forward, one));
}
writeFigures(values.figures, figures);

function isAsked(name: string): boolean {
  return values.only === undefined || values.only === name;
}

function strided(lines: readonly string[]): string[] {
  const stride = Math.max(1, Math.floor(lines.length / sample));
  return lines.filter((_, index) => index % stride === 0);
}

/** The first questions fill caches that all others use. */
function askWarm<Question>(questions: readonly Question[], ask: (one: Question) => Asked): void {
  for (const one of questions.slice(0, 20)) ask(one);
}

function report<Question>(name: string, questions: readonly Question[], ask: (one: Question) => Asked): void {
  const asked = questions.map(ask);
  const ranks = asked.map(({ rank }) => rank);
  for (const top of [1, 5]) figures[`${name} top-${top}`] = percentWithin(ranks, top);
  process.stdout.write(`${figuresOf(name, asked).join('\n')}\n`);
}

function askForward(model: Forward, { reactants, product }: RecordedReaction): Asked {
  const before = process.cpuUsage();
  const rank = model.check(reactants, product).rank ?? 0;
  const ms = since(before);
  return {
    rank,
    offered: model.predict(reactants).length,
    ms,
    applies: rank > 0 || model.gives(reactants, product),
    class: 0,
  };
}

function askMixture(parts: readonly string[], product: string, own: number): Asked {
  const before = process.cpuUsage();
  const { products } = mixtures.predict(parts);
  const rank = products.findIndex((one) => isSame(one.smiles, product)) + 1;
  const ms = since(before);
  if (rank !== 1 && values.misses) {
    const first = products.slice(0, 3).map((one) => `${one.smiles} ${one.score.toFixed(3)} ${one.templateId}`);
    process.stdout.write(`${rank} ${parts.join('.')}>>${product} | ${first.join(' | ')}\n`);
  }
  return { rank, offered: products.length, ms, class: own };
}

/** Equal, or the same azole, or equal but for E and Z, which templates do not say. */
function isSame(predicted: string, recorded: string): boolean {
  if (tautomers.areSame(predicted, recorded)) return true;
  if (!/[/\\]/.test(recorded) || /[/\\]/.test(predicted)) return false;
  return canonicalSmiles(rdkit, recorded.replaceAll(/[/\\]/g, '')) === predicted;
}

function since(before: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000;
}
