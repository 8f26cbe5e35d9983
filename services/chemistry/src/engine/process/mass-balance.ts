// What goes into the vessels for one kilogram of the target: a model, for routes that nobody has run yet.
//
// Yield. A step is taken to give the median yield of patent records of its class (yields.ts), low and high the quartiles.
// Amounts. The heaviest precursor is taken once, every other 1.2 times, reagents and catalysts as in
// reagent-facts.ts. Solvent. 10 L for a kilogram of product in the reaction (5 to 20 is usual; N. G. Anderson, Practical
// Process Research and Development), shared by the solvents named, or none when neat. Work-up. 10 L of water and 10 L of
// solvent for a kilogram that is isolated, half of the first and none of the second where the next step follows at once.
// An enzymatic step takes water by the usual concentration of its substrate, and catalyst by its weight.
// A step of unknown conditions is taken to need an average reagent and solvent; low half of both, high twice as much.
// Process mass intensity is the sum of all, water included (C. Jimenez-Gonzalez et al., Org. Process Res. Dev. 2011, 15, 912).

import { operationOf, transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import type { EnzymeOperation } from '../../chemistry/enzymes/operation.ts';
import type { ReactionClass } from '../../chemistry/templates/template.ts';
import { catalystFacts, isNoReagent, reagentFacts } from '../../chemistry/facts/reagent-facts.ts';
import { isNoSolvent, solventFacts } from '../../chemistry/facts/solvents.ts';
import type { ProcessStep } from './steps.ts';

const sideEquivalents = 1.2;
/** Litres for a kilogram of product. */
const reactionLitres = 10;
const workUpWater = 10;
const workUpSolvent = 10;
/** Of the usual solvents of work-up, kg/L. */
const workUpDensity = 0.9;
/** Stands for a reagent or a solvent of which nothing is known; no table lists it, so it weighs and costs the average. */
const unknownName = 'unknown';

/** Kilograms for one kilogram of the target. */
export interface MassBalance {
  /** By SMILES; what is made on the way is not among them. */
  startingMaterials: ReadonlyMap<string, number>;
  /** By name, catalysts included. */
  reagents: ReadonlyMap<string, number>;
  solvents: ReadonlyMap<string, number>;
  workUp: number;
  total: number;
}

export interface BalanceOptions {
  /** Of a step of a class, 0 to 1. */
  yieldOf: (kind: ReactionClass) => number;
  /** Times the reagent and solvent of a step whose conditions are not known. */
  unknownShare: number;
  /** Times the usual volumes. */
  volumes: number;
  /** g/mol. */
  weightOf: (smiles: string) => number;
  /** Numbers of steps whose product goes on without isolation. */
  telescoped: ReadonlySet<number>;
}

/** Balances a route, its steps in the order of the laboratory. */
export function balanceMass(steps: readonly ProcessStep[], options: BalanceOptions): MassBalance {
  const { yieldOf, unknownShare, volumes, weightOf, telescoped } = options;
  const [startingMaterials, reagents, solvents] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const needed = new Map<number, number>([[steps.length, 1]]);
  let workUp = 0;
  for (const step of steps.toReversed()) {
    const productKg = needed.get(step.number) ?? 0;
    const kilomoles = productKg / weightOf(step.product.smiles) / yieldOf(step.reaction.class);
    const { children } = step.reaction;
    const heaviest = children.reduce((a, b) => (weightOf(b.smiles) > weightOf(a.smiles) ? b : a), step.product);
    const main = children.includes(heaviest) ? heaviest : children[0];
    for (const child of children) {
      const kg = kilomoles * weightOf(child.smiles) * (child === main ? 1 : sideEquivalents);
      const maker = steps.find((one) => one.product === child);
      if (maker) needed.set(maker.number, kg);
      else add(startingMaterials, child.smiles, kg);
    }
    const litres = productKg * reactionLitres * volumes;
    const enzymatic = transformationOf(step.reaction.templateId);
    if (enzymatic && main) {
      addEnzymatic({ reagents, solvents }, operationOf(enzymatic), {
        enzyme: enzymatic.enzyme,
        kilomoles,
        substrateKg: kilomoles * weightOf(main.smiles),
        volumes,
      });
    } else if (step.reaction.conditions.length > 0) {
      addReagents(reagents, step, kilomoles);
      addSolvents(solvents, step, litres);
    } else {
      const { gramsPerMole, equivalents } = reagentFacts(unknownName);
      add(reagents, unknownName, kilomoles * equivalents * gramsPerMole * unknownShare);
      add(solvents, unknownName, litres * solventFacts(unknownName).density * unknownShare);
    }
    const isIsolated = !telescoped.has(step.number);
    workUp += productKg * volumes * (isIsolated ? workUpWater + workUpSolvent * workUpDensity : workUpWater / 2);
  }
  const total = sum(startingMaterials) + sum(reagents) + sum(solvents) + workUp;
  return { startingMaterials, reagents, solvents, workUp, total };
}

export function sum(amounts: ReadonlyMap<string, number>): number {
  return [...amounts.values()].reduce((all, one) => all + one, 0);
}

function addReagents(reagents: Map<string, number>, { reaction }: ProcessStep, kilomoles: number): void {
  const [conditions] = reaction.conditions;
  for (const name of conditions?.reagents ?? []) {
    if (isNoReagent(name)) continue;
    const { gramsPerMole, equivalents } = reagentFacts(name);
    add(reagents, name, kilomoles * equivalents * gramsPerMole);
  }
  for (const name of conditions?.catalysts ?? []) {
    const { gramsPerMole, equivalents } = catalystFacts(name);
    add(reagents, name, kilomoles * equivalents * gramsPerMole);
  }
}

/** As the enzyme is usually run: water and cosolvent by the concentration of the substrate, catalyst by its weight. */
function addEnzymatic(
  { reagents, solvents }: { reagents: Map<string, number>; solvents: Map<string, number> },
  operation: EnzymeOperation,
  {
    enzyme,
    kilomoles,
    substrateKg,
    volumes,
  }: { enzyme: string; kilomoles: number; substrateKg: number; volumes: number },
): void {
  const { gramsPerLitre, loadPercent, cosolvent, medium, agents } = operation;
  const litres = ((1000 * substrateKg) / middle(gramsPerLitre)) * volumes;
  const share = cosolvent ? (cosolvent.percent[0] + cosolvent.percent[1]) / 200 : 0;
  const inMedium = solventFacts(medium);
  add(solvents, inMedium.name, litres * (1 - share) * inMedium.density);
  if (cosolvent) {
    const facts = solventFacts(cosolvent.name);
    add(solvents, facts.name, litres * share * facts.density);
  }
  add(reagents, enzyme, (substrateKg * middle(loadPercent)) / 100);
  for (const { name, equivalents } of agents) {
    const { gramsPerMole } = reagentFacts(name);
    add(reagents, name, kilomoles * equivalents * gramsPerMole);
  }
}

/** Of a range that spans orders of magnitude. */
function middle([low, high]: readonly [number, number]): number {
  return Math.sqrt(Math.max(low, 1e-3) * high);
}

function addSolvents(solvents: Map<string, number>, { reaction }: ProcessStep, litres: number): void {
  const names = (reaction.conditions[0]?.solvents ?? []).filter((one) => !isNoSolvent(one));
  for (const name of names) {
    const facts = solventFacts(name);
    add(solvents, facts.name, (litres / names.length) * facts.density);
  }
}

function add(amounts: Map<string, number>, name: string, kg: number): void {
  amounts.set(name, (amounts.get(name) ?? 0) + kg);
}
