// Counts under which conditions patents and screens ran each kind of reaction: data/condition-counts.json.
// A record belongs to the kind that its change is called (src/step-kinds) and to the expert template that the kind is run as, to every
// expert template whose forward SMARTS gives its product, and to the narrowest learned template that leads its product back to its
// reactants. What a kind has no use for is taken for work-up and left out (src/conditions/clean-record.ts); what then could not run
// the reaction does not count (src/conditions/complete-record.ts).
//
//   node scripts/condition-counts.ts --work WORK
//
// WORK is what condition-records.ts wrote. Of every twentieth product nothing is counted: measure-conditions.ts measures on them.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { AgentReader, type ReadAgents } from '../src/engine/conditions/agent-reader.ts';
import { cleaned } from '../src/engine/conditions/clean-record.ts';
import { isComplete } from '../src/engine/conditions/complete-record.ts';
import type {
  ConditionCounts,
  ConditionSet,
  KindCounts,
  Middle,
  Spread,
} from '../src/chemistry/reaction-classes/condition-counts.ts';
import { namedKinds } from '../src/chemistry/reaction-classes/all.ts';
import { linkedExperts } from '../src/chemistry/models/learned/linked-experts.ts';
import { readLearnedTemplates } from '../src/chemistry/models/learned/read-templates.ts';
import { learnedTemplate } from '../src/chemistry/models/learned-template.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import type { ReactionTemplate } from '../src/chemistry/templates/template.ts';
import { namedAgents } from './condition-records/named-agents.ts';
import { readLabelledRecords, type ConditionRecord, type RecordKinds } from './condition-records/record.ts';
import { isHeldOut } from './train-forward/recorded-flasks.ts';

const maxSets = 12;
const maxScreens = 8;
/** A set of a screen counts from this many experiments on. */
const enoughExperiments = 3;
/** Per cent; what gives less is no advice. */
const usefulYield = 20;
/** Yields of a kind from which on their quartiles say something. */
const enoughYields = 5;

type Counted = Pick<ConditionRecord, 'temperatureC' | 'hours' | 'yieldPercent'> & ReadAgents;

const { values } = parseArgs({ options: { work: { type: 'string', default: 'work' } } });
const rdkit = await loadRDKit();
const reader = new AgentReader(rdkit);
const { records: labelled, kinds: stepKinds } = readLabelledRecords(values.work);
const experts = linkedExperts();
const counted = labelled.filter(({ product }) => product === '' || !isHeldOut(product));
const patents = counted.filter(({ source }) => source !== 'screen');
const screens = counted.filter(({ source }) => source === 'screen');
const templates = new Map<string, Pick<ReactionTemplate, 'class' | 'conditions'>>([
  ...Object.entries(stepKinds),
  ...[...namedKinds, ...reactionTemplates].map((one) => [one.id, one] as const),
  ...readLearnedTemplates().map(
    (one) => [one.id, { class: learnedTemplate(one).class, conditions: typicalOf(one.id) }] as const,
  ),
]);
const patentsByKind = byKind(patents);
const screensByKind = byKind(screens);
const ids = [...new Set([...patentsByKind.keys(), ...screensByKind.keys()])].toSorted();
const counts: ConditionCounts = {
  sources: [
    'orderly_uspto_grants_8months',
    'USPTO-500-MT, NameRxn and PaRoutes steps',
    'Suzuki couplings (Parrot)',
    'HiTEA',
    'ochem-data amidation',
    'Suzuki (Perera 2018)',
  ],
  records: patents.length,
  explained: patents.filter((one) => kindsOf(one).length > 0).length,
  kinds: Object.fromEntries(
    ids
      .map((id) => [id, kindOf(id, patentsByKind.get(id) ?? [], screensByKind.get(id) ?? [])] as const)
      .filter(([, { patents: own, experiments = 0 }]) => own + experiments > 0),
  ),
};
writeFileSync(new URL('../data/condition-counts.json', import.meta.url), compactJson(counts));
process.stderr.write(
  `${counts.records} patent records, ${counts.explained} explained, ${Object.keys(counts.kinds).length} kinds\n`,
);
process.stderr.write(
  `${screens.length} experiments, ${screens.filter((one) => kindsOf(one).length > 0).length} explained\n`,
);

function byKind(all: readonly (ConditionRecord & RecordKinds)[]): Map<string, Counted[]> {
  const found = new Map<string, Counted[]>();
  for (const record of all) {
    const named = namedAgents(reader, record);
    if (named.reagents.length + named.solvents.length + named.catalysts.length === 0) continue;
    const { temperatureC, hours, yieldPercent } = record;
    for (const id of kindsOf(record)) {
      const own = found.get(id) ?? [];
      own.push({ ...named, temperatureC, hours, yieldPercent });
      found.set(id, own);
    }
  }
  return found;
}

function kindsOf({ template, kind, experts: giving }: RecordKinds): string[] {
  const runAs = kind === undefined ? undefined : stepKinds[kind]?.countedAs;
  return [...new Set([...giving, template, kind, runAs])].flatMap((id) => id ?? []);
}

/** What the experts that a learned template stands for call typical. */
function typicalOf(id: string): ReactionTemplate['conditions'] {
  return (experts.get(id) ?? []).flatMap((one) => one.conditions);
}

function kindOf(id: string, all: readonly Counted[], tried: readonly Counted[]): KindCounts {
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
    typical: stepKinds[id]?.conditions,
    yieldPercent: spreadOf(recorded.map((one) => one.yieldPercent)),
    sets: (frequent.length >= 5 ? frequent : sets.slice(0, 5)).slice(0, maxSets),
    ...(tried.length > 0 && { experiments: tried.length, screens: found.slice(0, maxScreens) }),
  };
}

function setsOf(records: readonly Counted[]): ConditionSet[] {
  const groups = new Map<string, Counted[]>();
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
