// Reads every record that names agents and labels it with the kinds of reaction that it is: WORK/condition-records.ndjson, which
// condition-counts.ts counts and measure-conditions.ts measures on. Run it when the learned templates or the rules of
// src/step-kinds have changed.
//
//   node scripts/condition-records.ts --data DIR --work WORK [--threads 2]
//
// WORK is what reactions/prepare.ts wrote. A product of a route or reaction that is kept to measure with is left out.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { Forward } from '../src/chemistry/forward-model/forward.ts';
import { readLearnedTemplates } from '../src/chemistry/models/learned/read-templates.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { TemplateSet } from '../src/chemistry/models/template-set.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { kindOfChange } from '../src/chemistry/step-names/read-kind.ts';
import { changeOfReaction } from '../src/chemistry/step-names/step-change.ts';
import { LearnedKinds } from './condition-records/learned-kinds.ts';
import { flaskRecords, listedRecords, orderlyRecords, suzukiPatents } from './condition-records/patents.ts';
import { recordsFile, type ConditionRecord, type CountedKind, type RecordKinds } from './condition-records/record.ts';
import { amidationRecords, hiteaRecords, suzukiRecords } from './condition-records/screens.ts';
import { dataDir } from './data-dir.ts';
import { answer, inThreads } from './in-threads.ts';
import { HeldOut } from './reactions/held-out.ts';

type Reaction = Pick<ConditionRecord, 'reactants' | 'product'> & { asksExperts: boolean };

interface Labels {
  kinds: Record<string, CountedKind>;
  /** In the order of the reactions. */
  labels: RecordKinds[];
}

/** Of the reactions whose kind is known, one in so many products is labelled with its template, too: that takes most of the time. */
const labelledShare = 4;
/** Molecules up to which expert templates are asked for what they give. */
const mostReactants = 6;

if (isMainThread) await labelAll();
else answer(await labelsOf(workerData as { reactions: Reaction[] }));

async function labelAll(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, work: { type: 'string' }, threads: { type: 'string' } },
  });
  const work = values.work ?? 'work';
  const records = await readRecords(dataDir(), work);
  const reactions = new Map<string, Reaction>();
  for (const { source, reactants, product } of records) {
    const key = keyOf({ reactants, product });
    const asksExperts = source === 'orderly' || source === 'screen';
    reactions.set(key, { reactants, product, asksExperts: asksExperts || (reactions.get(key)?.asksExperts ?? false) });
  }
  const threads = Number(values.threads ?? '2');
  const all = [...reactions.values()];
  // Dealt out in turn, for records of one source take alike long.
  const jobs = Array.from({ length: threads }, (_, own) => ({
    reactions: all.filter((_one, index) => index % threads === own),
  }));
  const found = await inThreads<Labels>(new URL(import.meta.url), jobs);
  const labels = new Map(
    jobs.flatMap((job, own) => job.reactions.map((one, index) => [keyOf(one), found[own]?.labels[index]] as const)),
  );
  const kinds = Object.fromEntries(
    found.flatMap((one) => Object.entries(one.kinds)).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  const lines = records.map((one) => JSON.stringify({ ...one, ...labels.get(keyOf(one)) }));
  writeFileSync(join(work, recordsFile), `${[JSON.stringify(kinds), ...lines].join('\n')}\n`);
  process.stdout.write(
    `${records.length} records of ${reactions.size} reactions, ${Object.keys(kinds).length} kinds\n`,
  );
}

/** Of the patent records of one reaction the first source counts. */
async function readRecords(dir: string, work: string): Promise<ConditionRecord[]> {
  const rdkit = await loadRDKit();
  const heldOut = new HeldOut(rdkit, dir);
  const isKept = ({ product }: ConditionRecord): boolean => product === '' || !heldOut.has([product]);
  const known = new Set<string>();
  const patents = [
    orderlyRecords(rdkit, dir),
    suzukiPatents(rdkit, dir),
    listedRecords(rdkit, dir),
    flaskRecords(work),
  ].flatMap((records) => {
    const fresh = records.filter((one) => !known.has(keyOf(one)));
    for (const one of fresh) known.add(keyOf(one));
    return fresh.filter((one) => isKept(one) && !one.reactants.includes(one.product));
  });
  const screens = [...hiteaRecords(rdkit, dir), ...amidationRecords(rdkit, dir), ...suzukiRecords(rdkit, dir)];
  return [...patents, ...screens.filter(isKept)];
}

function isInShare(product: string): boolean {
  let sum = 0;
  for (let i = 0; i < product.length; i += 1) sum = (sum * 31 + product.charCodeAt(i)) % 1_000_003;
  return sum % labelledShare === 0;
}

function keyOf({ reactants, product }: Pick<ConditionRecord, 'reactants' | 'product'>): string {
  return `${reactants.join('.')}>>${product}`;
}

async function labelsOf({ reactions }: { reactions: Reaction[] }): Promise<Labels> {
  const rdkit = await loadRDKit();
  using set = new TemplateSet(rdkit, reactionTemplates);
  using forward = new Forward(rdkit, set, readTemplateCounts());
  const learned = new LearnedKinds(rdkit, readLearnedTemplates());
  const kinds: Labels['kinds'] = {};
  const labelOf = ({ reactants, product, asksExperts }: Reaction): RecordKinds => {
    // The product of some screens is not published.
    const change = product === '' ? null : changeOfReaction(rdkit, `${reactants.join('.')}>>${product}`);
    const kind = change ? kindOfChange(change) : undefined;
    if (kind) kinds[kind.id] ??= { class: kind.class, conditions: [...kind.conditions], countedAs: kind.countedAs };
    const asksTemplate = !kind || isInShare(product);
    const template = asksTemplate ? learned.of(reactants, product)?.id : undefined;
    const isRunAsExpert = typeof kind?.countedAs === 'string';
    const experts = asksExperts && !isRunAsExpert ? expertsOf(forward, reactants, product) : [];
    return { ...(template !== undefined && { template }), ...(kind && { kind: kind.id }), experts };
  };
  const labels = reactions.map((one): RecordKinds => {
    try {
      return labelOf(one);
    } catch (error) {
      // What RDKit gives up on has no kind; the rest goes on.
      process.stderr.write(`${keyOf(one)}: ${String(error)}\n`);
      return { experts: [] };
    }
  });
  return { kinds, labels };
}

/** Templates that give the product; any amide coupling where the product is not recorded. */
function expertsOf(forward: Forward, reactants: readonly string[], product: string): string[] {
  if (reactants.length > mostReactants) return [];
  const giving = forward
    .outcomes(reactants)
    .filter((one) => (product === '' ? /^(amide|anilide)-from-acid/.test(one.templateId) : one.product === product));
  return [...new Set(giving.map((one) => one.templateId))];
}
