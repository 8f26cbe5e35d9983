// Everything that is said of a route as a process. Pure: the same tree with the same facts gives the same assessment.

import type { Currency } from '@app/shared/constants/locale';
import {
  solventClasses,
  type ProcessAssessment,
  type ProcessFigures,
  type ProcessGoals,
  type ProcessHazard,
  type Severity,
  type SolventClass,
} from '@app/shared/contracts/process/figures';
import { significant } from '../../chemistry/molecule/rounded.ts';
import type { RouteNode, RouteReaction } from '../search/types.ts';
import type { PriceOf } from '../../chemistry/stock/price.ts';
import { materialCost, type Balances } from './cost.ts';
import type { GroupHazard } from '../../chemistry/facts/group-hazards.ts';
import { balanceMass, sum, type MassBalance } from './mass-balance.ts';
import { conditionHazards } from '../../chemistry/facts/reagent-hazards.ts';
import { scaleUpIssues, telescopes } from './scale-up.ts';
import { isNoSolvent, solventFacts, solventRank } from '../../chemistry/facts/solvents.ts';
import { costPart, massPart, safetyPart, scaleUpPart, scoreOf, solventPart } from './score-parts.ts';
import { isOfUnknownConditions, longestLine, moleculesOf, stepsInOrder, type ProcessStep } from './steps.ts';
import { type YieldQuartiles, yieldsOf } from '../../chemistry/facts/yields.ts';

export interface ProcessFacts {
  /** g/mol. */
  weightOf: (smiles: string) => number;
  groupsOf: (smiles: string) => readonly GroupHazard[];
  priceOf: PriceOf;
  currency: Currency;
  goals: ProcessGoals;
  /** Canonical SMILES of wanted molecules. */
  interest: readonly string[];
}

/** Assesses a route of at least one step. */
export function assessRoute(tree: RouteNode, facts: ProcessFacts): ProcessAssessment {
  const steps = stepsInOrder(tree);
  const hints = telescopes(steps, (smiles) => facts.groupsOf(smiles).some((one) => one.severity !== 'moderate'));
  const telescoped = new Set(hints.map((one) => one.from));
  const balances = balancesOf(steps, telescoped, facts.weightOf);
  const cost = materialCost(balances, facts.priceOf, facts.currency);
  const hazards = hazardsOf(steps, tree, facts);
  const solvents = solventsOf(steps);
  const scaleUp = steps.flatMap(({ number, reaction }) =>
    scaleUpIssues(reaction.conditions, reaction.forwardShare).map((one) => ({ ...one, step: number })),
  );
  const wanted = new Set(facts.interest);
  const passesThrough = [...new Set(moleculesOf(tree).map((node) => node.smiles))].filter((smiles) =>
    wanted.has(smiles),
  );
  const isolations = { counted: steps.length, withTelescoping: steps.length - telescoped.size };
  const line = longestLine(tree);
  const longestLinear = line.length;
  const unknownConditions = steps.filter(isOfUnknownConditions).map(({ number }) => number);
  const parts = {
    cost: costPart(cost.total?.typical, facts.currency),
    safety: safetyPart(hazards, unknownConditions.length),
    solvents: solventPart(steps),
    scaleUp: scaleUpPart(steps, new Set(scaleUp.map((one) => one.step))),
    mass: massPart(balances.typical.total),
  };
  const figures: ProcessFigures = {
    score: scoreOf(parts, facts.goals),
    costPerKg: cost.total,
    isolations: isolations.withTelescoping,
    massIntensity: Math.round(balances.typical.total),
    hazards: countBySeverity(hazards),
    worstSolvent: worstOf([...solvents.map((one) => one.class), ...unknownConditions.map(() => 'unknown' as const)]),
    scaleUp: new Set(scaleUp.map((one) => one.step)).size,
    passesThrough: passesThrough.length,
    unknownConditions: unknownConditions.length,
  };
  return {
    figures,
    parts,
    totalSteps: steps.length,
    longestLinear,
    convergence: (steps.length - longestLinear) / steps.length,
    overallYield: overallYield(line),
    massIntensity: massIntensityOf(balances),
    cost,
    hazards,
    solvents,
    scaleUp,
    telescopes: hints,
    isolations,
    passesThrough,
    unknownConditions,
    yields: steps.map(({ number, reaction }) => ({ step: number, ...spreadOf(yieldsOf(reaction.class)) })),
  };
}

function spreadOf({ lower, median, upper, records }: YieldQuartiles) {
  return { low: lower, typical: median, high: upper, records, source: 'counted' } as const;
}

function balancesOf(
  steps: readonly ProcessStep[],
  telescoped: ReadonlySet<number>,
  weightOf: (smiles: string) => number,
): Balances {
  const at = (quartile: 'lower' | 'median' | 'upper', volumes: number, unknownShare: number): MassBalance =>
    balanceMass(steps, { yieldOf: (kind) => yieldsOf(kind)[quartile], unknownShare, volumes, weightOf, telescoped });
  return { low: at('upper', 0.5, 0.5), typical: at('median', 1, 1), high: at('lower', 2, 2) };
}

function hazardsOf(steps: readonly ProcessStep[], tree: RouteNode, { groupsOf }: ProcessFacts): ProcessHazard[] {
  const found = new Map<string, ProcessHazard>();
  const note = (hazard: Omit<ProcessHazard, 'steps'>, step: number): void => {
    const key = `${hazard.rule} ${hazard.found}`;
    const known = found.get(key) ?? { ...hazard, steps: [] };
    if (!known.steps.includes(step)) known.steps.push(step);
    found.set(key, known);
  };
  for (const { number, reaction, product } of steps) {
    const [conditions] = reaction.conditions;
    const reactants = reaction.children.map(({ smiles }) => smiles);
    for (const one of conditionHazards(conditions, reactants)) note({ ...one, isMolecule: false }, number);
    // The target is what is wanted: its own groups are no choice of the route.
    for (const node of [product, ...reaction.children]) {
      if (node.smiles === tree.smiles) continue;
      for (const group of groupsOf(node.smiles)) note({ ...group, found: node.smiles, isMolecule: true }, number);
    }
  }
  const order: readonly Severity[] = ['severe', 'high', 'moderate'];
  return [...found.values()].toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function solventsOf(steps: readonly ProcessStep[]): ProcessAssessment['solvents'] {
  const used = new Map<string, ProcessAssessment['solvents'][number]>();
  for (const { number, reaction } of steps)
    for (const given of reaction.conditions[0]?.solvents ?? []) {
      if (isNoSolvent(given)) continue;
      const { density: _, instead, ...facts } = solventFacts(given);
      const known = used.get(facts.name) ?? { ...facts, instead: [...instead], steps: [] };
      if (!known.steps.includes(number)) known.steps.push(number);
      used.set(facts.name, known);
    }
  return [...used.values()].toSorted((a, b) => solventRank[b.class] - solventRank[a.class]);
}

function massIntensityOf({ low, typical, high }: Balances): ProcessAssessment['massIntensity'] {
  return {
    low: Math.round(low.total),
    typical: Math.round(typical.total),
    high: Math.round(high.total),
    source: 'estimated',
    startingMaterials: significant(sum(typical.startingMaterials)),
    reagents: significant(sum(typical.reagents)),
    solvents: significant(sum(typical.solvents)),
    workUp: significant(typical.workUp),
  };
}

function overallYield(line: readonly RouteReaction[]): ProcessAssessment['overallYield'] {
  const over = (quartile: 'lower' | 'median' | 'upper'): number =>
    significant(line.reduce((all, reaction) => all * yieldsOf(reaction.class)[quartile], 1));
  return { low: over('lower'), typical: over('median'), high: over('upper'), source: 'estimated' };
}

function countBySeverity(hazards: readonly ProcessHazard[]): ProcessFigures['hazards'] {
  const count = (severity: Severity): number => hazards.filter((one) => one.severity === severity).length;
  return { severe: count('severe'), high: count('high'), moderate: count('moderate') };
}

function worstOf(classes: readonly SolventClass[]): SolventClass {
  return classes.reduce<SolventClass>(
    (worst, one) => (solventRank[one] > solventRank[worst] ? one : worst),
    classes[0] ?? solventClasses[0],
  );
}
