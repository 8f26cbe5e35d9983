// Counts under which conditions patents and screens ran each kind of reaction: data/condition-counts.json.
// A record belongs to every expert template whose forward SMARTS gives its product from its reactants, and to the
// narrowest learned template that leads its product back to them. What a kind has no use for is taken for work-up and left out
// (src/conditions/clean-record.ts); what then could not run the reaction does not count (src/conditions/complete-record.ts).
//
//   node scripts/condition-counts.ts --data DIR --work WORK
//
// WORK is what reactions/prepare.ts wrote. Its records are counted for learned templates only.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { AgentReader } from '../src/conditions/agent-reader.ts';
import { cleaned } from '../src/conditions/clean-record.ts';
import { isComplete } from '../src/conditions/complete-record.ts';
import type { ConditionCounts, ConditionSet, KindCounts, Middle, Spread } from '../src/named-kinds/condition-counts.ts';
import { Forward } from '../src/models/forward.ts';
import { linkedExperts } from '../src/models/learned/linked-experts.ts';
import { readLearnedTemplates } from '../src/models/learned/read-templates.ts';
import { learnedTemplate } from '../src/models/learned-template.ts';
import { readTemplateCounts } from '../src/models/template-counts.ts';
import { TemplateSet } from '../src/models/template-set.ts';
import { reactionTemplates } from '../src/models/templates/all.ts';
import type { ReactionTemplate } from '../src/models/templates/template.ts';
import { flaskRecords } from './condition-records/flasks.ts';
import { LearnedKinds } from './condition-records/learned-kinds.ts';
import { orderlyRecords } from './condition-records/patents.ts';
import type { ConditionRecord } from './condition-records/record.ts';
import { amidationRecords, hiteaRecords, suzukiRecords } from './condition-records/screens.ts';
import { dataDir } from './data-dir.ts';

const maxSets = 12;
const maxScreens = 8;
/** A set of a screen counts from this many experiments on. */
const enoughExperiments = 3;
/** Per cent; what gives less is no advice. */
const usefulYield = 20;
/** Yields of a kind from which on their quartiles say something. */
const enoughYields = 5;

const dir = dataDir();
const rdkit = await loadRDKit();
const reader = new AgentReader(rdkit);
using set = new TemplateSet(rdkit, reactionTemplates);
using forward = new Forward(rdkit, set, readTemplateCounts());
const learned = readLearnedTemplates();
const learnedKinds = new LearnedKinds(rdkit, learned);
const experts = linkedExperts();
const explained = new Map<string, string[]>();

const { values } = parseArgs({ options: { data: { type: 'string' }, work: { type: 'string', default: 'work' } } });
const orderly = orderlyRecords(rdkit, reader, dir);
const flasks = new Set(flaskRecords(reader, values.work));
const patents = [...orderly, ...flasks];
const screens = [...hiteaRecords(rdkit, dir), ...amidationRecords(rdkit, dir), ...suzukiRecords(rdkit, dir)];
const patentsByKind = byKind(patents);
const screensByKind = byKind(screens);
const templates = new Map<string, Pick<ReactionTemplate, 'class' | 'conditions'>>([
  ...reactionTemplates.map((one) => [one.id, one] as const),
  ...learned.map((one) => [one.id, { class: learnedTemplate(one).class, conditions: typicalOf(one.id) }] as const),
]);
const kinds = [...new Set([...patentsByKind.keys(), ...screensByKind.keys()])].toSorted();
const counts: ConditionCounts = {
  sources: [
    'orderly_uspto_grants_8months',
    'USPTO-500-MT, NameRxn and PaRoutes steps',
    'HiTEA',
    'ochem-data amidation',
    'Suzuki (Perera 2018)',
  ],
  records: patents.length,
  explained: patents.filter((one) => templatesOf(one).length > 0).length,
  kinds: Object.fromEntries(
    kinds.map((id) => [id, kindOf(id, patentsByKind.get(id) ?? [], screensByKind.get(id) ?? [])]),
  ),
};
writeFileSync(new URL('../data/condition-counts.json', import.meta.url), compactJson(counts));
process.stderr.write(`${counts.records} patent records, ${counts.explained} explained, ${kinds.length} kinds\n`);
process.stderr.write(
  `${screens.length} experiments, ${screens.filter((one) => templatesOf(one).length > 0).length} explained\n`,
);

function byKind(records: readonly ConditionRecord[]): Map<string, ConditionRecord[]> {
  const kindsOf = new Map<string, ConditionRecord[]>();
  for (const record of records) {
    if (record.reagents.length + record.solvents.length + record.catalysts.length === 0) continue;
    for (const id of templatesOf(record)) kindsOf.set(id, [...(kindsOf.get(id) ?? []), record]);
  }
  return kindsOf;
}

/** What the experts that a learned template stands for call typical. */
function typicalOf(id: string): ReactionTemplate['conditions'] {
  return (experts.get(id) ?? []).flatMap((one) => one.conditions);
}

/** Templates that give the product; any amide coupling where the product is not recorded. */
function templatesOf(record: ConditionRecord): string[] {
  const key = `${record.reactants.join('.')}>>${record.product}`;
  const known = explained.get(key);
  if (known) return known;
  const outcomes = record.reactants.length > 6 || flasks.has(record) ? [] : forward.outcomes(record.reactants);
  const giving = outcomes.filter(({ product, templateId }) =>
    record.product === '' ? /^(amide|anilide)-from-acid/.test(templateId) : product === record.product,
  );
  const ofLearned = learnedKinds.of(record.reactants, record.product)?.id ?? [];
  const ids = [...new Set(giving.map(({ templateId }) => templateId).concat(ofLearned))];
  explained.set(key, ids);
  if (explained.size % 2_000 === 0) process.stderr.write(`${explained.size} reactions\n`);
  return ids;
}

function kindOf(id: string, all: readonly ConditionRecord[], tried: readonly ConditionRecord[]): KindCounts {
  const template = templates.get(id);
  const recorded = all
    .flatMap((one) => (template ? [{ ...one, ...cleaned(template, one) }] : []))
    .filter((one) => template && isComplete(template, one));
  const sets = setsOf(recorded).toSorted((a, b) => b.records - a.records || compare(a, b));
  const frequent = sets.filter((one) => one.records > 1);
  const found = setsOf(tried)
    .filter((one) => one.records >= enoughExperiments && (one.yieldPercent?.median ?? 0) >= usefulYield)
    .toSorted((a, b) => (b.yieldPercent?.median ?? 0) - (a.yieldPercent?.median ?? 0) || compare(a, b));
  return {
    patents: recorded.length,
    temperatureC: middle(recorded.map((one) => one.temperatureC)),
    yieldPercent: spreadOf(recorded.map((one) => one.yieldPercent)),
    sets: (frequent.length >= 5 ? frequent : sets.slice(0, 5)).slice(0, maxSets),
    ...(tried.length > 0 && { experiments: tried.length, screens: found.slice(0, maxScreens) }),
  };
}

function setsOf(records: readonly ConditionRecord[]): ConditionSet[] {
  const groups = new Map<string, ConditionRecord[]>();
  for (const record of records) {
    const key = JSON.stringify([record.reagents, record.solvents, record.catalysts]);
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        reagents: first.reagents,
        solvents: first.solvents,
        catalysts: first.catalysts,
        records: group.length,
        temperatureC: middle(group.map((one) => one.temperatureC)),
        hours: middle(group.map((one) => one.hours)),
        yieldPercent: middle(group.map((one) => one.yieldPercent)),
      },
    ];
  });
}

function middle(all: readonly (number | undefined)[]): Middle | undefined {
  const given = all.filter((one) => one !== undefined).toSorted((a, b) => a - b);
  const median = given[Math.floor((given.length - 1) / 2)];
  return median === undefined ? undefined : { median: Math.round(median * 10) / 10, of: given.length };
}

/** Quartiles beside the median, from enough yields on. */
function spreadOf(all: readonly (number | undefined)[]): Spread | undefined {
  const given = all.filter((one) => one !== undefined).toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((given[Math.floor(share * (given.length - 1))] ?? 0) * 10) / 10;
  return given.length < enoughYields
    ? undefined
    : { median: at(0.5), of: given.length, lower: at(0.25), upper: at(0.75) };
}

function compare(a: ConditionSet, b: ConditionSet): number {
  const [left, right] = [a, b].map((one) => JSON.stringify([one.reagents, one.solvents, one.catalysts]));
  return left === right ? 0 : (left ?? '') < (right ?? '') ? -1 : 1;
}

function compactJson({ kinds: all, ...head }: ConditionCounts): string {
  const lines = Object.entries(all).map(([id, one]) => `  ${JSON.stringify(id)}: ${JSON.stringify(one)}`);
  return `${JSON.stringify(head).slice(0, -1)},"kinds":{\n${lines.join(',\n')}\n}}\n`;
}
