// Finds the expert template that explains each learned one, and writes its id into data/learned-templates.tsv.
//
//   node scripts/extract-templates/link-experts.ts --data DIR [--each 12]
//
// An expert template explains a learned one when, of some recorded reactions that gave the learned one, it proposes
// the recorded precursors in three of five at least; written forms of a reagent and parts without carbon are not told apart. Run
// it again when expert templates are added.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../../src/chem/rdkit.ts';
import { ReagentNormalForm } from '../../src/models/learned/reagent-normal-form.ts';
import { SingleStep } from '../../src/models/single-step.ts';
import { noCounts } from '../../src/models/template-counts.ts';
import { TemplateSet } from '../../src/models/template-set.ts';
import { reactionTemplates } from '../../src/models/templates/all.ts';
import { readRow, rowText } from '../../src/models/learned/template-row.ts';
import { dataDir } from '../data-dir.ts';
import { extractTemplate } from './extract.ts';
import { withoutMaps } from './mapped-reaction.ts';
import { classedReactions } from './training-data.ts';

const { values } = parseArgs({ options: { each: { type: 'string', default: '12' } }, strict: false });
const leastShare = 0.6;
const file = new URL('../../data/learned-templates.tsv', import.meta.url);
const rdkit = await loadRDKit();
using set = new TemplateSet(rdkit, reactionTemplates);
using forms = new ReagentNormalForm(rdkit);
const singleStep = new SingleStep(rdkit, set, noCounts);
const rows = readFileSync(file, 'utf8').trim().split('\n').map(readRow);
const examples = collectExamples(Number(values.each));
const explained = rows.map((row) => ({ ...row, expert: explaining(examples.get(row.retro) ?? []) }));
writeFileSync(file, `${explained.map(rowText).join('\n')}\n`);
const named = explained.filter((row) => row.expert !== '');
const sum = (list: readonly { count: number }[]): number => list.reduce((total, row) => total + row.count, 0);
process.stderr.write(
  `${named.length} of ${rows.length} templates, ${sum(named)} of ${sum(rows)} reactions explained\n`,
);

/** Reactions of each template, evenly spread over all of them: the files are sorted by size in part. */
function collectExamples(each: number): Map<string, string[]> {
  const found = new Map<string, string[]>(rows.map((row) => [row.retro, []]));
  for (const { mapped } of classedReactions(rdkit, dataDir()))
    found.get(extractTemplate(rdkit, mapped) ?? '')?.push(mapped);
  for (const [retro, all] of found) {
    const count = Math.min(each, all.length);
    const spread = Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] ?? '');
    found.set(retro, spread);
  }
  return found;
}

function explaining(reactions: readonly string[]): string {
  const hits = new Map<string, number>();
  for (const mapped of reactions) for (const id of expertsFor(mapped)) hits.set(id, (hits.get(id) ?? 0) + 1);
  const [best] = [...hits].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return best && best[1] >= leastShare * reactions.length ? best[0] : '';
}

function expertsFor(mapped: string): Set<string> {
  const [left = '', right = ''] = withoutMaps(mapped).split('>>');
  const reactants = canonicalParts(rdkit, left);
  const product = canonicalSmiles(rdkit, right);
  if (!reactants || product === null) return new Set();
  const wanted = carbonParts(reactants);
  const proposals = singleStep.proposals(product);
  return new Set(proposals.filter((one) => carbonParts(one.precursors) === wanted).map((one) => one.templateId));
}

function carbonParts(precursors: readonly string[]): string {
  const parts = forms.of(precursors);
  const carbon = parts.filter((part) => /C(?![lsaoru])|c/.test(part));
  return (carbon.length > 0 ? carbon : parts).join('.');
}
