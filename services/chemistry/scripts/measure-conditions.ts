// Measures the conditions of steps on what was not counted.
//
//   node scripts/measure-conditions.ts --data DIR --work WORK [--steps 200] [--reactions 500] [--rows 600] [--figures FILE]
//
// First how many proposals have conditions that patents were counted for: for the template itself, for the kind of step that it is
// shown as, or none; of the steps of the validation routes and of validation reactions, an even sample of each. Then where the predicted
// sets name what a record holds, on records of products that are left out of the counts (WORK is what condition-records.ts wrote),
// without their work-up, beside the most frequent sets of the reaction class.

import { parseArgs } from 'node:util';
import { loadRDKit, type RDKit } from '../src/chemistry/molecule/rdkit.ts';
import type { ReadAgents } from '../src/engine/conditions/agent-reader.ts';
import { ReactionKinds } from '../src/engine/conditions/reaction-kinds.ts';
import { recognisedTemplates } from '../src/engine/conditions/recognised-templates.ts';
import { recommendConditions } from '../src/engine/conditions/recommend.ts';
import { templateById } from '../src/chemistry/models/learned-template.ts';
import { readLearnedStep } from '../src/chemistry/models/learned-step.ts';
import { SingleStep } from '../src/chemistry/models/single-step.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { TemplateSet } from '../src/chemistry/models/template-set.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { conditionOriginOf } from '../src/chemistry/templates/template.ts';
import { readConditionCounts } from '../src/chemistry/reaction-classes/condition-counts.ts';
import { StepNamer } from '../src/chemistry/step-names/step-namer.ts';
import { dataDir } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';
import { percentWithin } from './measure-one-step/figures.ts';
import { KnownRecords, usualOfClasses, type Labelled } from './measure-conditions/known-records.ts';
import { byRole, placesOf, roles, type Places } from './measure-conditions/recall.ts';
import { heldOut } from './train-ranker/recorded.ts';

/** How near the counted reactions are to a proposal. */
type Support = 'template' | 'kind' | 'related' | 'typical' | 'none';
const supports: readonly Support[] = ['template', 'kind', 'related', 'typical', 'none'];
/** Records from which on a template or kind counts as counted. */
const enoughRecords = 3;
const firsts = [1, 10, 50] as const;
const tops = [1, 3, 10] as const;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    work: { type: 'string', default: 'work' },
    steps: { type: 'string', default: '200' },
    reactions: { type: 'string', default: '500' },
    rows: { type: 'string', default: '600' },
    figures: { type: 'string' },
  },
});
const rdkit = await loadRDKit();
const namer = new StepNamer(rdkit);
const counts = readConditionCounts();
const figures: Record<string, number> = {};
measureProposals(rdkit);
measureRecall(rdkit);
writeFigures(values.figures, figures);

function measureProposals(own: RDKit): void {
  const set = new TemplateSet(own, reactionTemplates);
  const singleStep = new SingleStep(own, set, readTemplateCounts(), readLearnedStep(own));
  for (const [name, split, size] of [
    ['steps of the validation routes', 'routes', values.steps],
    ['validation reactions', 'valid', values.reactions],
  ] as const) {
    const products = [...new Set(heldOut(own, dataDir(), split).map(({ product }) => product))];
    const lists = sampled(products, Number(size)).map((product) =>
      singleStep.expand(product).map(({ templateId, precursors, probability }) => ({
        support: supportOf(templateId, `${precursors.join('.')}>>${product}`),
        probability,
      })),
    );
    say(
      `${name} (${lists.length}), conditions of the proposals, %: counted, of it for the template, for the kind of step;`,
    );
    say('  related, typical, none');
    for (const first of firsts) {
      const proposals = lists.flatMap((list) => list.slice(0, first));
      figures[`${split} first ${first}`] = shareOf(proposals, isCounted, () => 1);
      say(`  first ${first}: ${sharesOf(proposals, () => 1)}`);
      say(`  first ${first}, by probability: ${sharesOf(proposals, (one) => one.probability)}`);
    }
  }
}

function supportOf(templateId: string, reaction: string): Support {
  const template = templateById(templateId);
  if (!template) return 'none';
  const shown = namer.of(template, reaction);
  const ids = (shown.countedAs ?? [shown.id]).filter((id) => (counts.kinds[id]?.patents ?? 0) >= enoughRecords);
  if (ids.includes(shown.id)) return 'template';
  if (ids.length > 0) return 'kind';
  const origin = conditionOriginOf(shown);
  return origin === 'related' || origin === 'typical' ? origin : 'none';
}

interface Proposed {
  support: Support;
  probability: number;
}

type Weight = (one: Proposed) => number;

function isCounted({ support }: Proposed): boolean {
  return support === 'template' || support === 'kind';
}

function sharesOf(proposals: readonly Proposed[], weightOf: Weight): string {
  const single = supports.map((support) => shareOf(proposals, (one) => one.support === support, weightOf));
  return [shareOf(proposals, isCounted, weightOf), ...single].map((share) => share.toFixed(1)).join(' / ');
}

function shareOf(proposals: readonly Proposed[], holds: (one: Proposed) => boolean, weightOf: Weight): number {
  const total = proposals.reduce((sum, one) => sum + weightOf(one), 0);
  const part = proposals.reduce((sum, one) => sum + (holds(one) ? weightOf(one) : 0), 0);
  return (100 * part) / Math.max(total, Number.EPSILON);
}

interface Answered {
  predicted: Places;
  /** By the most frequent sets of the class. */
  usual: Places;
}

function measureRecall(own: RDKit): void {
  const records = new KnownRecords(own, values.work);
  const usual = usualOfClasses(records, Math.max(...tops));
  const reactionKinds = new ReactionKinds(own);
  const asked = sampled(records.heldOut, Number(values.rows)).filter((one) => records.agentsOf(one) !== undefined);
  const found = asked.flatMap((one): Answered[] => {
    const agents = records.agentsOf(one);
    if (!agents) return [];
    const recorded = byRole(agents);
    const sets = predictedFor(reactionKinds, one).map(byRole);
    const ofClass = usual.get(records.kindOf(one)?.class ?? '') ?? [];
    return [{ predicted: placesOf(recorded, sets), usual: placesOf(recorded, ofClass) }];
  });
  say(`records of products that were not counted: ${found.length}`);
  say(`  named by one of the first ${tops.join(' / ')} predicted sets, and by those of the class, %`);
  for (const role of roles) {
    const given = found.filter(({ predicted }) => predicted.roles[role] !== undefined);
    sayRecall(role, given, (places) => places.roles[role] ?? 0);
  }
  sayRecall('all roles', found, ({ all }) => all);
  sayRecall('the same set', found, ({ same }) => same);
}

/** As a chemist who asks for the conditions of a reaction is answered. */
function predictedFor(kinds: ReactionKinds, { reactants, product }: Labelled): ReadAgents[] {
  const ids = kinds.of(`${reactants.join('.')}>>${product}`);
  const templates = recognisedTemplates(namer, ids, { reactants, product });
  return recommendConditions(templates, counts, Math.max(...tops), reactants);
}

function sayRecall(name: string, found: readonly Answered[], placeOf: (places: Places) => number): void {
  const shares = (which: keyof Answered): number[] => {
    const ranks = found.map((one) => placeOf(one[which]));
    return tops.map((top) => percentWithin(ranks, top));
  };
  const [predicted, usual] = [shares('predicted'), shares('usual')];
  for (const [index, top] of tops.entries()) {
    figures[`${name} top-${top}`] = predicted[index] ?? Number.NaN;
    figures[`${name} top-${top} of class`] = usual[index] ?? Number.NaN;
  }
  const words = [predicted, usual].map((all) => all.map((share) => share.toFixed(1)).join(' / '));
  say(`  ${name.padEnd(12)} ${words.join('   ')}   of ${found.length}`);
}

/** Evenly over the whole list. */
function sampled<T>(all: readonly T[], size: number): T[] {
  const stride = Math.max(1, all.length / size);
  return Array.from({ length: Math.min(size, all.length) }, (_, index) => all[Math.floor(index * stride)]).flatMap(
    (one) => (one === undefined ? [] : [one]),
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
