// Counts, for each template, how often recorded patent reactions agree with it, and writes data/template-counts.json.
//
//   node scripts/count-templates.ts --data DIR [--sample 9000]
//
// retroApplied/retroProposed/retroHit: on recorded products; forwardApplied/forwardHit/tolerated: on recorded reactants.
// Every n-th reaction is taken, so that two runs over the same files and templates agree.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { Forward } from '../src/chemistry/forward-model/forward.ts';
import { SingleStep } from '../src/chemistry/models/single-step.ts';
import { noCounts } from '../src/chemistry/models/template-counts.ts';
import type { TemplateCount, TemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { TemplateSet } from '../src/chemistry/models/template-set.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { dataDir } from './data-dir.ts';
import { readReaction, trainingFiles, trainingReactions } from './reaction-data.ts';
import type { RecordedReaction } from './reaction-data.ts';

const dir = dataDir();
const { values } = parseArgs({ options: { sample: { type: 'string', default: '9000' } }, strict: false });
const rdkit = await loadRDKit();
const set = new TemplateSet(rdkit, reactionTemplates);
const singleStep = new SingleStep(rdkit, set, noCounts);
const forward = new Forward(rdkit, set, noCounts);
const counts = new Map<string, TemplateCount>(reactionTemplates.map((one) => [one.id, emptyCount()]));

// Sources of a hetero atom, which records write among the reactants and templates name in their conditions.
const inorganic = new Set(
  `N [NH4+] O Cl Br I BrBr ClCl II NN OO NO F S O=P(Cl)(Cl)Cl O=S(Cl)Cl O=C(Cl)C(=O)Cl ClP(Cl)Cl ClP(Cl)(Cl)(Cl)Cl
   BrP(Br)Br O=P(Br)(Br)Br O=C1CCC(=O)N1Br O=C1CCC(=O)N1Cl O=C1CCC(=O)N1I O=[N+]([O-])O O=[N+]([O-])[O-] O=N[O-]
   O=C(OO)c1cccc(Cl)c1 [Br-] [Cl-] [I-] [F-] [OH-] [N-]=[N+]=[N-] O=S(=O)(O)Cl O=S(=O)(Cl)Cl BrC(Br)(Br)Br ClC(Cl)(Cl)Cl
   C[Si](C)(C)N=[N+]=[N-] NO.Cl`.split(/\s+/),
);

const all = trainingReactions(dir);
const stride = Math.max(1, Math.floor(all.length / Number(values.sample)));
let taken = 0;
const startedAt = Date.now();
for (let i = 0; i < all.length; i += stride) {
  const reaction = readReaction(rdkit, all[i] ?? '');
  if (!reaction) continue;
  countRetro(reaction);
  countForward(reaction);
  taken += 1;
  if (taken % 500 === 0) process.stderr.write(`${taken} reactions, ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
}
const result: TemplateCounts = {
  sources: [...trainingFiles],
  reactions: taken,
  templates: Object.fromEntries([...counts].filter(([, one]) => isCounted(one))),
};
writeFileSync(new URL('../data/template-counts.json', import.meta.url), toCompactJson(result));
report();

function emptyCount(): TemplateCount {
  return { retroApplied: 0, retroProposed: 0, retroHit: 0, forwardApplied: 0, forwardHit: 0, tolerated: {} };
}

function isCounted(one: TemplateCount): boolean {
  return one.retroApplied > 0 || one.forwardApplied > 0;
}

function countOf(id: string): TemplateCount {
  const count = counts.get(id);
  if (!count) throw new RangeError(`no template ${id}`);
  return count;
}

/** The precursors as text, without what only supplies a hetero atom. */
function carbonParts(precursors: readonly string[]): string {
  const rest = precursors.filter((one) => !inorganic.has(one));
  return (rest.length > 0 ? rest : precursors).join('.');
}

function countRetro(reaction: RecordedReaction): void {
  const wanted = carbonParts(reaction.reactants);
  const proposed = new Map<string, Set<string>>();
  for (const proposal of singleStep.proposals(reaction.product)) {
    const sets = proposed.get(proposal.templateId) ?? new Set();
    proposed.set(proposal.templateId, sets.add(carbonParts(proposal.precursors)));
  }
  for (const [id, sets] of proposed) {
    const count = countOf(id);
    count.retroApplied += 1;
    count.retroProposed += sets.size;
    if (sets.has(wanted)) count.retroHit += 1;
  }
}

function countForward(reaction: RecordedReaction): void {
  const given = new Map<string, boolean>();
  const groups = new Map<string, Set<keyof TemplateCount['tolerated']>>();
  for (const outcome of forward.outcomes(reaction.reactants)) {
    const isHit = outcome.product === reaction.product;
    given.set(outcome.templateId, isHit || given.get(outcome.templateId) === true);
    if (isHit) groups.set(outcome.templateId, new Set(outcome.incompatible));
  }
  for (const [id, isHit] of given) {
    const count = countOf(id);
    count.forwardApplied += 1;
    if (isHit) count.forwardHit += 1;
    for (const group of groups.get(id) ?? []) count.tolerated[group] = (count.tolerated[group] ?? 0) + 1;
  }
}

function toCompactJson(value: TemplateCounts): string {
  const lines = Object.entries(value.templates)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, one]) => `  ${JSON.stringify(id)}: ${JSON.stringify(one)}`);
  return `{"sources": ${JSON.stringify(value.sources)}, "reactions": ${value.reactions}, "templates": {\n${lines.join(',\n')}\n}}\n`;
}

function report(): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stderr.write(`${taken} reactions, ${reactionTemplates.length} templates, ${seconds} s\n`);
}
