// The figures of a route that lists sort and filter by. Pure: the same route with the same facts gives the same figures.
// Cost and mass come from the sheet that the cost page proposes, so that both say the same.

import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { usualScaleGrams } from '@app/shared/contracts/cost';
import type { Severity, SolventClass } from '@app/shared/contracts/process/figures';
import {
  confidenceOf,
  convergenceOf,
  greennessOf,
  leadDaysOf,
  type MaterialSource,
  weakestOf,
} from '@app/shared/rules/route-figures';
import { type CostRange, costRanges } from '@app/shared/rules/cost/range';
import { costOf } from '@app/shared/rules/cost/route';
import type { StoredBranch, StoredFigures, StoredNode, StoredRoute, StoredStep } from '../tasks/stored.ts';
import type { GroupHazard } from '../../chemistry/facts/group-hazards.ts';
import { conditionHazards } from '../../chemistry/facts/reagent-hazards.ts';
import { isNoSolvent, solventFacts, solventRank } from '../../chemistry/facts/solvents.ts';
import type { Price } from '../../chemistry/stock/price.ts';
import { baseSheet } from './base-sheet.ts';
import { markOfStep, stepConditions } from '../tasks/step-conditions.ts';

export interface FigureFacts {
  /** In US dollars. */
  priceOf: (smiles: string) => Price | null;
  groupsOf: (smiles: string) => readonly Pick<GroupHazard, 'rule' | 'severity'>[];
}

/** The figures of a route of at least one step. */
export function figuresOf(route: StoredRoute, facts: FigureFacts): StoredFigures {
  const { steps } = route;
  const leaves = leavesOf(route);
  const sheet = baseSheet(route, { currency: 'USD', scaleGrams: usualScaleGrams, priceOf: facts.priceOf });
  const cost = costOf(sheet);
  const solvents = steps.map(worstSolventOf);
  const hazards = hazardsOf(route, facts);
  const marks = steps.map((step) => markOfStep(step).word);
  const count = (severity: Severity): number => hazards.filter((one) => one.severity === severity).length;
  const massIntensity = Math.round(cost.massIntensity);
  return {
    ...(cost.unpriced.length < leaves.length && {
      dollarCentsPerKg: cost.perKilogram,
      costSpread: spreadOf(costRanges(sheet, cost).perKilogram),
    }),
    unpriced: cost.unpriced.length,
    massIntensity,
    greenness: greennessOf({
      massIntensity,
      solvents,
      hazards: { severe: count('severe'), high: count('high'), moderate: count('moderate') },
    }),
    confidence: confidenceOf(
      steps.map(({ forward, precedents, recorded, touchedGroups = [] }, index) => ({
        mark: marks[index] ?? 'speculative',
        passed: forward.passed,
        rank: forward.rank,
        precedents: recorded?.centre ?? precedents,
        touched: touchedGroups.length,
      })),
    ),
    weakest: weakestOf(marks),
    speculativeSteps: marks.filter((mark) => mark === 'speculative').length,
    convergence: convergenceOf(steps.length, longestLineOf(route)),
    leadDays: leadDaysOf(steps.map((step) => timedStep(step, route))),
    hazards,
    worstSolvent: solvents.reduce((worst, one) => (solventRank[one] > solventRank[worst] ? one : worst), 'recommended'),
    unknownConditions: steps.filter((step) => stepConditions(step).set === undefined).length,
    classes: [...new Set(steps.map((step) => step.classKey))],
    sources: [...new Set(leaves.map(sourceKeyOf))],
    protects: steps.some(({ classKey }) => classKey === 'protection' || classKey === 'deprotection'),
  };
}

function spreadOf({ low, estimate, high }: CostRange): readonly [number, number] {
  const times = (value: number): number => (estimate === 0 ? 1 : Number((value / estimate).toPrecision(3)));
  return [times(low), times(high)];
}

/** Molecules made on the way, each once, the target left out. */
export function intermediatesOf({ nodes, steps }: StoredRoute): StoredNode['molecule'][] {
  const made = new Set(steps.map((step) => step.productNodeId));
  const found = nodes.filter((node) => made.has(node.nodeId) && node.parentStepId !== null);
  return [...new Map(found.map(({ molecule }) => [molecule.key, molecule])).values()];
}

/** The steps with their molecules by key, a step after the one that takes its product. */
export function treeOf({ nodes, steps }: StoredRoute): StoredBranch[] {
  const keyOf = new Map(nodes.map(({ nodeId, molecule }) => [nodeId, molecule.key]));
  return steps
    .toSorted((a, b) => b.number - a.number)
    .map(({ stepId, productNodeId, templateId, name, classKey }) => ({
      product: keyOf.get(productNodeId) ?? '',
      precursors: nodes.filter((node) => node.parentStepId === stepId).map(({ molecule }) => molecule.key),
      name,
      classKey,
      ...enzymeOf(templateId),
    }));
}

function enzymeOf(templateId: string): Pick<StoredBranch, 'enzyme'> {
  const enzyme = transformationOf(templateId)?.enzyme;
  return enzyme ? { enzyme } : {};
}

/** SMILES whose prices the figures of the routes rest on. */
export function leafSmilesOf(routes: readonly StoredRoute[]): string[] {
  return [...new Set(routes.flatMap((route) => leavesOf(route).map((node) => node.molecule.smiles)))];
}

function leavesOf({ nodes, steps }: StoredRoute): StoredNode[] {
  const made = new Set(steps.map((step) => step.productNodeId));
  return nodes.filter((node) => !made.has(node.nodeId));
}

function sourceOf({ inStock, origin }: StoredNode): MaterialSource {
  return inStock ? (origin?.kind ?? 'list') : 'none';
}

function sourceKeyOf(node: StoredNode): string {
  const source = sourceOf(node);
  return source === 'list' && node.origin?.name !== undefined ? `list:${node.origin.name}` : source;
}

function worstSolventOf(step: StoredStep): SolventClass {
  const { set: first } = stepConditions(step);
  if (!first) return 'unknown';
  const classes = first.solvents.filter((one) => !isNoSolvent(one)).map((one) => solventFacts(one).class);
  return classes.reduce<SolventClass>(
    (worst, one) => (solventRank[one] > solventRank[worst] ? one : worst),
    classes[0] ?? 'recommended',
  );
}

/** Each rule once. The target is what is wanted: its own groups are no choice of the route. */
function hazardsOf({ nodes, steps }: StoredRoute, { groupsOf }: FigureFacts): StoredFigures['hazards'] {
  const reactantsOf = (stepId: string): string[] =>
    nodes.filter((node) => node.parentStepId === stepId).map((node) => node.molecule.smiles);
  const found = [
    ...steps.flatMap((step) => conditionHazards(stepConditions(step).set, reactantsOf(step.stepId))),
    ...nodes.filter((node) => node.parentStepId !== null).flatMap((node) => groupsOf(node.molecule.smiles)),
  ];
  const byRule = new Map<string, Severity>();
  for (const { rule, severity } of found)
    if (rank[severity] > (rank[byRule.get(rule) ?? 'none'] ?? 0)) byRule.set(rule, severity);
  return [...byRule]
    .map(([rule, severity]) => ({ rule, severity }))
    .toSorted((a, b) => rank[b.severity] - rank[a.severity]);
}

const rank: Record<Severity | 'none', number> = { none: 0, moderate: 1, high: 2, severe: 3 };

function timedStep(step: StoredStep, { nodes, steps }: StoredRoute) {
  const { stepId } = step;
  const { set: first } = stepConditions(step);
  const children = nodes.filter((node) => node.parentStepId === stepId);
  const makers = new Map(steps.map((one) => [one.productNodeId, one.stepId]));
  return {
    stepId,
    hours: first?.hours?.[1],
    after: children.flatMap((node) => makers.get(node.nodeId) ?? []),
    materials: children.filter((node) => !makers.has(node.nodeId)).map(sourceOf),
  };
}

function longestLineOf({ nodes, steps }: StoredRoute): number {
  const makers = new Map(steps.map((step) => [step.productNodeId, step]));
  const children = Map.groupBy(nodes, (node) => node.parentStepId);
  const lengthTo = (nodeId: string): number => {
    const step = makers.get(nodeId);
    return step ? 1 + Math.max(0, ...(children.get(step.stepId) ?? []).map((node) => lengthTo(node.nodeId))) : 0;
  };
  const target = nodes.find((node) => node.parentStepId === null);
  return target ? lengthTo(target.nodeId) : 0;
}
