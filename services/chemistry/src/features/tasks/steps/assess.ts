// A step that a chemist names, checked as every other: by the proposal when the engine would propose it, else by the
// forward templates alone; when those do not give the product, the step says that nothing speaks for it.

import { message } from '@app/locales/messages';
import type { StoredName, StoredStep } from '../stored.ts';
import type { Engine } from '../../../engine/search/engine.ts';
import { proposalId, type ExpandedProposal, type Expansion, type MoleculeFacts } from '../graph/expansion.ts';
import { shapeStep, type ShapeContext } from '../route-shape.ts';
import { rivalsIn, type Expander } from './expander.ts';
import { byHandTemplate, byHandClass } from '../route-shape.ts';

/** A name in both languages. */
function inBoth(namespace: 'manual' | 'route-import', key: string): StoredName {
  return { en: message('en', namespace, key), 'zh-CN': message('zh-CN', namespace, key) };
}

/** Of a step of a file that no template gives. */
export const unexplainedName = inBoth('route-import', 'service.unexplained');

export interface NamedStep {
  /** Canonical; a salt is one molecule with dots. */
  precursors: readonly string[];
  /** Canonical. */
  product: string;
  /** What it is called where no template gives it; a step written by hand when left out. */
  otherwise?: StoredName;
}

export interface AssessParts {
  engine: Pick<Engine, 'checkForward' | 'checkEnzymatic' | 'describe'>;
  expander: Pick<Expander, 'proposal' | 'describe'>;
  /** Precursors in the forms that the forward templates are written for: a trifluoroborate as its boronic acid. */
  normalForm: (precursors: readonly string[]) => string[];
  /** A molecule as the engine sees it, without stereo groups. */
  planned: (smiles: string) => string;
  /** Recorded reactions of a template. */
  precedentsOf: (templateId: string) => number;
}

const byHandName = inBoth('manual', 'service.ownStep');
/** Of a step that nothing proposes. */
const scoreWithoutProposal = 0.01;
const counterIons: ReadonlySet<string> = new Set(['Cl', 'Br', '[K+]', '[Na+]', '[Li+]', '[Cs+]', '[Cl-]', '[Br-]']);

/** The step with its forward check. */
export function assessStep(parts: AssessParts, step: NamedStep, context: ShapeContext): Expansion {
  const startedAt = performance.now();
  const isSalt = step.precursors.some((one) => one.includes('.'));
  const precursors = step.precursors.map(parts.planned);
  const reacting = precursors.flatMap(reactingParts).toSorted();
  const id = proposalId(step.precursors, step.product);
  const known = isSalt ? null : parts.expander.proposal(step.product, id, context);
  if (known) return known;
  const shaped = withoutProposal(parts, reacting, step, context);
  const written = precursors.flatMap((one) => one.split('.')).toSorted();
  const reactionSmiles = `${written.join('.')}>>${parts.planned(step.product)}`;
  return {
    product: parts.expander.describe(step.product, context),
    precursors: distinct(step.precursors).map((one): MoleculeFacts => parts.expander.describe(one, context)),
    proposals: [{ ...shaped, id, precursors: distinct(step.precursors), step: { ...shaped.step, reactionSmiles } }],
    elapsedMs: performance.now() - startedAt,
  };
}

function withoutProposal(
  { engine, normalForm, planned, precedentsOf }: AssessParts,
  written: string[],
  { product, otherwise = byHandName }: NamedStep,
  context: ShapeContext,
): Omit<ExpandedProposal, 'id' | 'precursors'> {
  const asWritten = engine.checkForward(written, product);
  const precursors = asWritten.templateId === null ? normalForm(written) : written;
  const isOther = precursors.join('.') !== written.join('.');
  const chemical = isOther ? engine.checkForward(precursors, product) : asWritten;
  const check = chemical.templateId === null ? engine.checkEnzymatic(written, product) : chemical;
  const { templateId } = check;
  const facts = { isChecked: true, probability: scoreWithoutProposal, rivals: rivalsIn(check) };
  if (templateId === null) {
    const step = byHandStep(written, planned(product), otherwise, context);
    return { ...facts, step, familyPrecedents: 0, forwardShare: 0, touchedGroups: [] };
  }
  const score = scoreWithoutProposal;
  const precedents = precedentsOf(templateId);
  const proposal = { precursors, templateId, score, probability: score, precedents, competing: [] };
  // Nobody has rated a step that no template proposes.
  const told = { ...engine.describe(proposal, product, check), probability: undefined };
  return {
    ...facts,
    step: shapeStep(told, '', '', context),
    familyPrecedents: told.familyPrecedents,
    forwardShare: told.forwardShare,
    touchedGroups: told.competing.flatMap(({ group }) => group ?? []),
  };
}

function byHandStep(precursors: string[], product: string, name: StoredName, context: ShapeContext): StoredStep {
  const reactionSmiles = `${precursors.join('.')}>>${product}`;
  return {
    stepId: '',
    number: 0,
    productNodeId: '',
    templateId: byHandTemplate,
    name,
    classKey: byHandClass,
    reactionSmiles,
    conditions: [],
    conditionOrigin: 'unknown',
    touchedGroups: [],
    precedents: 0,
    recorded: context.recorded(reactionSmiles),
    precedentSet: context.precedentSet,
    score: scoreWithoutProposal,
    forward: { passed: false, rank: 0, within: context.forwardWithin },
  };
}

// The counter-ion of a salt takes no part.
function reactingParts(smiles: string): string[] {
  const parts = smiles.split('.');
  const others = parts.filter((part) => !counterIons.has(part));
  return parts.length > 1 && others.length > 0 ? others : parts;
}

function distinct(list: readonly string[]): string[] {
  return [...new Set(list)];
}
