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
} from '@app/shared/contracts/process-figures';
import type { RouteNode } from '../search/types.ts';
import type { PriceOf } from '../stock/price.ts';
import { materialCost, type Balances } from './cost.ts';
import type { GroupHazard } from './group-hazards.ts';
import { balanceMass, sum, yieldQuartiles, type MassBalance } from './mass-balance.ts';
import { reagentHazards } from './reagent-hazards.ts';
import { scaleUpIssues, telescopes } from './scale-up.ts';
import { isNoSolvent, solventFacts, solventRank } from './solvents.ts';
import { lineLength, moleculesOf, stepsInOrder, type ProcessStep } from './steps.ts';

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
  const longestLinear = lineLength(tree);
  const parts = {
    cost: costPart(cost.total?.typical, facts.currency),
    safety: safetyPart(hazards),
    solvents: solventPart(steps),
    scaleUp: 1 - share(steps, (step) => scaleUp.some((one) => one.step === step.number)),
    mass: massPart(balances.typical.total),
  };
  const figures: ProcessFigures = {
    score: scoreOf(parts, facts.goals),
    costPerKg: cost.total,
    isolations: isolations.withTelescoping,
    massIntensity: Math.round(balances.typical.total),
    hazards: countBySeverity(hazards),
    worstSolvent: worstOf(solvents.map((one) => one.class)),
    scaleUp: new Set(scaleUp.map((one) => one.step)).size,
    passesThrough: passesThrough.length,
  };
  return {
    figures,
    parts,
    totalSteps: steps.length,
    longestLinear,
    convergence: (steps.length - longestLinear) / steps.length,
    overallYield: overallYield(longestLinear),
    massIntensity: massIntensityOf(balances),
    cost,
    hazards,
    solvents,
    scaleUp,
    telescopes: hints,
    isolations,
    passesThrough,
  };
}

function balancesOf(
  steps: readonly ProcessStep[],
  telescoped: ReadonlySet<number>,
  weightOf: (smiles: string) => number,
): Balances {
  const at = (yieldPerStep: number, volumes: number): MassBalance =>
    balanceMass(steps, { yieldPerStep, volumes, weightOf, telescoped });
  const { lower, median, upper } = yieldQuartiles;
  return { low: at(upper, 0.5), typical: at(median, 1), high: at(lower, 2) };
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
    for (const name of [...(conditions?.reagents ?? []), ...(conditions?.catalysts ?? [])]) {
      const [worst] = reagentHazards(name);
      if (worst)
        note(
          { rule: worst.rule, severity: worst.severity, found: name, isMolecule: false, source: worst.source },
          number,
        );
    }
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
    startingMaterials: rounded(sum(typical.startingMaterials)),
    reagents: rounded(sum(typical.reagents)),
    solvents: rounded(sum(typical.solvents)),
    workUp: rounded(typical.workUp),
  };
}

function overallYield(longestLinear: number): ProcessAssessment['overallYield'] {
  const { lower, median, upper } = yieldQuartiles;
  const over = (one: number): number => rounded(one ** longestLinear);
  return { low: over(lower), typical: over(median), high: over(upper), source: 'estimated' };
}

// Parts of the score, each 0 to 1. 100 dollars a kilogram are good, 100,000 are not.
function costPart(minorUnits: number | undefined, currency: Currency): number {
  if (minorUnits === undefined) return 0;
  const dollars = minorUnits / 100 / (currency === 'CNY' ? 7 : 1);
  return within(1 - Math.log10(Math.max(1, dollars) / 100) / 3);
}

function safetyPart(hazards: readonly ProcessHazard[]): number {
  const weights: Record<Severity, number> = { severe: 0.7, high: 0.25, moderate: 0.07 };
  return Math.exp(-hazards.reduce((all, one) => all + weights[one.severity], 0));
}

function solventPart(steps: readonly ProcessStep[]): number {
  const worth = [1, 0.7, 0.3, 0];
  const ofStep = ({ reaction }: ProcessStep): number => {
    const ranks = (reaction.conditions[0]?.solvents ?? [])
      .filter((one) => !isNoSolvent(one))
      .map((one) => solventRank[solventFacts(one).class]);
    return worth[Math.max(0, ...ranks)] ?? 0;
  };
  return steps.length === 0 ? 0 : steps.reduce((all, step) => all + ofStep(step), 0) / steps.length;
}

// 30 kg for a kilogram are good for a drug, 1,000 are not.
function massPart(massIntensity: number): number {
  return within(1 - Math.log10(massIntensity / 30) / Math.log10(1000 / 30));
}

function scoreOf(parts: ProcessAssessment['parts'], goals: ProcessGoals): number {
  const keys = ['cost', 'safety', 'solvents', 'scaleUp', 'mass'] as const;
  const weights = keys.reduce((all, key) => all + goals[key], 0);
  // Who wants nothing wants everything alike.
  const weightOf = (key: (typeof keys)[number]): number => (weights === 0 ? 1 / keys.length : goals[key] / weights);
  return Math.round(1000 * keys.reduce((all, key) => all + weightOf(key) * parts[key], 0)) / 10;
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

function share<T>(list: readonly T[], is: (one: T) => boolean): number {
  return list.length === 0 ? 0 : list.filter(is).length / list.length;
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
