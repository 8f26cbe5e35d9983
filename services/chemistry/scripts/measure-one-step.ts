// Measures the one-step model on the validation reactions or, with --routes, on the steps of the validation routes, none of which is learned from: the ceiling of the templates,
// where the recorded precursors stand, how well probabilities are kept, and what an expansion costs.
//
//   node scripts/measure-one-step.ts --data DIR [--sample 5000] [--counts-only] [--learned-only] [--routes] [--soak 10000] [--json FILE] [--figures FILE]
//
// Ranks are of exact recorded precursors: equal canonical SMILES, no class given. The calibration was fitted on every
// other reaction; its error is told for the rest. Times and memory are for one thread, after 200 reactions.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readLearnedStep } from '../src/chemistry/models/learned-step.ts';
import { ReagentNormalForm } from '../src/chemistry/models/learned/reagents/reagent-normal-form.ts';
import { readProduct } from '../src/chemistry/models/learned/product-graph.ts';
import { SingleStep } from '../src/chemistry/models/single-step.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { TemplateSet } from '../src/chemistry/models/template-set.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { dataDir } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';
import { calibrationError, percentWithin, quantile, tops } from './measure-one-step/figures.ts';
import type { Claim } from './measure-one-step/figures.ts';
import { Labeller } from './train-ranker/labels.ts';
import { heldOut } from './train-ranker/recorded.ts';
import type { RecordedReaction } from './train-ranker/recorded.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    sample: { type: 'string', default: '5000' },
    'counts-only': { type: 'boolean', default: false },
    'learned-only': { type: 'boolean', default: false },
    routes: { type: 'boolean', default: false },
    soak: { type: 'string' },
    json: { type: 'string' },
    figures: { type: 'string' },
  },
});

/** Rows of which the times do not count: caches and compiled code are new. */
const unmeasured = 200;

interface Row {
  class: number;
  rank: number;
  normalRank: number;
  isReachable: boolean;
  ms: number;
  cpuMs: number;
  isFitted: boolean;
  claims: Claim[];
}

const rdkit = await loadRDKit();
const set = new TemplateSet(rdkit, reactionTemplates);
const learned = readLearnedStep(rdkit, { countsOnly: values['counts-only'] });
const singleStep = new SingleStep(rdkit, set, readTemplateCounts(), learned);
const normalForm = new ReagentNormalForm(rdkit);
const labeller = new Labeller(rdkit, learned.records);
const reactions = heldOut(rdkit, dataDir(), values.routes ? 'routes' : 'valid');
const molecules = [...new Set(reactions.flatMap(({ product, precursors }) => [product, ...precursors.split('.')]))];
// An odd stride takes fitted rows and others alike.
const stride = Math.floor(reactions.length / Number(values.sample) / 2) * 2 + 1;
const rows: Row[] = [];
for (let i = 0; i < reactions.length; i += stride) {
  const reaction = reactions[i];
  if (reaction) rows.push(measure(reaction, i % 2 === 0));
}
report();
if (values.json) writeFileSync(values.json, JSON.stringify(rows));
if (values.soak) soak(Number(values.soak));
writeFigures(values.figures, figuresOf());

function measure(reaction: RecordedReaction, isFitted: boolean): Row {
  const startedAt = performance.now();
  const cpuAtStart = process.cpuUsage().user;
  const proposals = values['learned-only'] ? learnedOnly(reaction.product) : singleStep.expand(reaction.product);
  const ms = performance.now() - startedAt;
  const cpuMs = (process.cpuUsage().user - cpuAtStart) / 1000;
  const keys = proposals.map((one) => one.precursors.join('.'));
  const rank = keys.indexOf(reaction.precursors) + 1;
  const wanted = normalForm.of(reaction.precursors.split('.')).join('.');
  const normal = [...new Set(proposals.map((one) => normalForm.of(one.precursors).join('.')))];
  return {
    class: reaction.class,
    rank,
    normalRank: normal.indexOf(wanted) + 1,
    isReachable: rank > 0 || isReachable(reaction),
    ms,
    cpuMs,
    isFitted,
    claims: proposals.map(({ probability }, index) => ({ probability, isRecorded: index === rank - 1 })),
  };
}

function learnedOnly(product: string): { precursors: string[]; probability: number }[] {
  using mol = rdkit.get_mol(product);
  return mol ? learned.proposals(mol) : [];
}

/** Whether any template at any place gives the recorded precursors. */
function isReachable({ product, precursors }: { product: string; precursors: string }): boolean {
  using mol = rdkit.get_mol(product);
  if (!mol) return false;
  const graph = readProduct(mol);
  const recorded = { product, exact: new Set([precursors]) };
  return labeller.labels(graph, learned.library.candidates(graph), recorded).includes(true);
}

function report(): void {
  print(['class', 'reactions', 'ceiling', ...tops.map((top) => `top-${top}`), ...tops.map((top) => `norm-${top}`)]);
  for (let one = 1; one <= 10; one += 1) line(String(one), (row) => row.class === one);
  line('all', () => true);
  const [all, first] = calibrationErrors();
  say(`calibration error on rows not fitted: all proposals ${all.toFixed(3)}, first proposals ${first.toFixed(3)}`);
  const warm = rows.slice(unmeasured);
  for (const [name, times] of [
    ['expansion ms', warm.map((row) => row.ms)],
    ['of it CPU ms', warm.map((row) => row.cpuMs)],
  ] as const) {
    say(`${name}: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}`);
  }
  say(`resident memory: ${megabytes()} MB`);
}

/** Of all proposals and of the first ones, for rows that the calibration has not seen. */
function calibrationErrors(): [number, number] {
  const judged = rows.filter((row) => !row.isFitted);
  const claims = judged.flatMap((row) => row.claims);
  const first = judged.flatMap((row) => row.claims.slice(0, 1));
  return [calibrationError(claims), calibrationError(first)];
}

function figuresOf(): Record<string, number> {
  const ranks = rows.map((row) => row.rank);
  const times = rows.slice(unmeasured).map((row) => row.ms);
  const [all, first] = calibrationErrors();
  return {
    ...Object.fromEntries(tops.map((top) => [`top-${top}`, percentWithin(ranks, top)])),
    calibration: all,
    'calibration of first': first,
    ...(times.length > 0 && { 'p50 ms': quantile(times, 0.5), 'p95 ms': quantile(times, 0.95) }),
    megabytes: Number(megabytes()),
  };
}

function line(name: string, belongs: (row: Row) => boolean): void {
  const own = rows.filter(belongs);
  const reachable = own.filter((row) => row.isReachable).length;
  const shares = (ranks: number[]): string[] => tops.map((top) => percentWithin(ranks, top).toFixed(1));
  print([
    name,
    String(own.length),
    ((100 * reachable) / Math.max(1, own.length)).toFixed(1),
    ...shares(own.map((row) => row.rank)),
    ...shares(own.map((row) => row.normalRank)),
  ]);
}

/** Expands products and their precursors, each new to the caches, and tells the memory on the way. */
function soak(count: number): void {
  for (let i = 1; i <= count; i += 1) {
    singleStep.expand(molecules[i % molecules.length] ?? 'C');
    if (i % Math.ceil(count / 5) === 0) say(`after ${i} expansions: ${megabytes()} MB`);
  }
}

function megabytes(): string {
  return (process.memoryUsage().rss / 2 ** 20).toFixed(0);
}

function print(cells: readonly string[]): void {
  say(cells.map((cell) => cell.padStart(9)).join(' '));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
