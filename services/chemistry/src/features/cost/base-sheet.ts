// The cost sheet that a route proposes. Pure: the same route with the same prices gives the same sheet.
//
// Yield: the median of patent records of the step's class, with the quartiles' spread. Amounts: the heaviest precursor is
// taken once for each time the reaction needs it, every other 1.2 times; reagents and catalysts as process/reagent-facts.ts
// judges; what who edited the route wrote of a step goes before all of these. Solvents: 10 L for a kilogram of product in the reaction, 10 L of water and 10 L of ethyl acetate for the work-up
// (usual ranges: N. G. Anderson, Practical Process Research and Development). Labour: one working day of eight hours for a
// step at laboratory scale; hourly rate, overhead and waste are usual figures of contract work. All but prices of suppliers
// and yields of patents are estimates, and say so.

import type { Currency } from '@app/shared/constants/locale';
import {
  usualExcess,
  type CostFigure,
  type CostLine,
  type CostSheet,
  type CostStep,
} from '@app/shared/rules/cost/sheet';
import type { StoredNode, StoredRoute, StoredStep } from '../tasks/stored.ts';
import { solventDollars } from '../../engine/process/cost.ts';
import { catalystFacts, isNoReagent, reagentFacts } from '../../chemistry/facts/reagent-facts.ts';
import { isNoSolvent, solventFacts } from '../../chemistry/facts/solvents.ts';
import { yieldsOf } from '../../chemistry/facts/yields.ts';
import { convertMinorUnits } from '../../chemistry/stock/money.ts';
import type { Price } from '../../chemistry/stock/price.ts';
import { stepConditions } from '../tasks/step-conditions.ts';
import { statedEquivalents, statedYield } from '../tasks/stated.ts';

const reactionLitres = 10;
const workUpLitres = 10;
const workUpSolvent = 'EtOAc';
const minutesOfStep = 480;
const hourlyDollars = 60;
const overheadPercent = 100;
const wasteDollarsPerKg = 2;
/** Of a step that is costed; less is nothing to count with. */
const leastYield = 0.1;
/** Bulk prices of ours may be wrong by this factor either way. */
const bulkFactor = 3;
/** Stands for the reagent and the solvent of a step of unknown conditions; no table lists it, so it counts as an average. */
export const unknownName = 'unknown';
/** Packs of grams cost so many times the bulk price; a judgement. */
const smallPackFactor = 20;

export interface SheetFacts {
  currency: Currency;
  /** Grams of the target. */
  scaleGrams: number;
  /** Price of a molecule by canonical SMILES, in `currency`. */
  priceOf: (smiles: string) => Price | null;
  /** What was offered or asked for it, which goes before any other price. */
  told?: (smiles: string) => ToldPrice | null;
}

/** A price that somebody told: an offer, or the price service. */
export interface ToldPrice {
  source: 'quoted' | 'live';
  /** Minor units. */
  perGram: number;
  perKilogram: number;
  /** Who told it, and when. */
  origin: string;
}

/** The sheet of a route of at least one step. Throws a RangeError for a route without a target. */
export function baseSheet(route: StoredRoute, facts: SheetFacts): CostSheet {
  const { currency, scaleGrams } = facts;
  const steps = route.steps.toSorted((a, b) => a.number - b.number);
  const dollars = (amount: number): CostFigure => ({
    value: inCurrency(amount, currency),
    source: 'estimated',
    factor: 2,
  });
  return {
    currency,
    scaleGrams,
    steps: steps.map((step) => sheetStep(step, route, facts)),
    hourlyRate: dollars(hourlyDollars),
    overhead: { value: overheadPercent, source: 'estimated', factor: 2 },
    wastePrice: dollars(wasteDollarsPerKg),
  };
}

/** Ids of steps of which no conditions are known. */
export function stepsOfUnknownConditions({ steps }: StoredRoute): string[] {
  return steps.filter((step) => stepConditions(step).set === undefined).map(({ stepId }) => stepId);
}

function sheetStep(step: StoredStep, route: StoredRoute, facts: SheetFacts): CostStep {
  const product = route.nodes.find((node) => node.nodeId === step.productNodeId);
  if (!product) throw new RangeError('a step without a product');
  const lines = [...reactantLines(step, route, facts), ...agentLines(step, facts.currency)];
  return {
    stepId: step.stepId,
    number: step.number,
    product: { smiles: product.molecule.smiles, gramsPerMole: product.molecule.molecularWeight },
    yield: yieldFigure(step),
    labour: { value: minutesOfStep, source: 'estimated', factor: 2 },
    labourGrows: true,
    lines: lines.map((line, index) => ({ ...line, lineId: `${step.stepId}-${index + 1}` })),
  };
}

function yieldFigure(step: StoredStep): CostFigure {
  const stated = statedYield(step);
  if (stated !== undefined) return { value: Math.max(leastYield, stated), source: 'stated' };
  const { lower, median, upper, records } = yieldsOf(step.classKey);
  return {
    value: percent(median),
    source: 'counted',
    origin: `patents:${records}`,
    factor: Math.max(median / lower, upper / median),
  };
}

type Line = Omit<CostLine, 'lineId'>;

function reactantLines(step: StoredStep, route: StoredRoute, facts: SheetFacts): Line[] {
  const children = route.nodes.filter((node) => node.parentStepId === step.stepId);
  const stated = statedEquivalents(step);
  const limiting = limitingOf(children, stated);
  const whole = (limiting && stated.get(limiting.molecule.smiles)) ?? 1;
  return children.map((node) => {
    const { smiles, molecularWeight, formula } = node.molecule;
    const isLimiting = node === limiting;
    const times = timesIn(step.reactionSmiles, smiles);
    const said = stated.get(smiles);
    const maker = route.steps.find((one) => one.productNodeId === node.nodeId);
    return {
      role: 'reactant',
      name: formula,
      smiles,
      times,
      isLimiting,
      amount: isLimiting
        ? { value: times, source: 'computed' }
        : said === undefined
          ? { value: times * usualExcess, source: 'estimated' }
          : { value: said / whole, source: 'stated' },
      weight: molecularWeight,
      ...(maker ? { madeBy: maker.stepId } : priceOfMolecule(smiles, facts)),
    };
  });
}

/** What is taken least by what was written; else the heaviest of those of which nothing was. */
function limitingOf(children: readonly StoredNode[], stated: ReadonlyMap<string, number>): StoredNode | undefined {
  const saidOf = ({ molecule }: StoredNode): number => stated.get(molecule.smiles) ?? 1;
  return children.reduce<StoredNode | undefined>((most, one) => {
    if (!most) return one;
    const [said, before] = [saidOf(one), saidOf(most)];
    if (said !== before) return said < before ? one : most;
    return one.molecule.molecularWeight > most.molecule.molecularWeight ? one : most;
  }, undefined);
}

function priceOfMolecule(smiles: string, { told, priceOf }: SheetFacts): Pick<Line, 'price' | 'smallPrice'> {
  const offer = told?.(smiles);
  if (offer) {
    const { perGram: small, perKilogram: value, source: from, origin } = offer;
    return { price: { value, source: from, origin }, smallPrice: Math.max(small * 1_000, value) };
  }
  const price = priceOf(smiles);
  if (!price) return {};
  const { perGram, perKilogram, kind, source, uncertaintyFactor } = price;
  return {
    price: {
      value: perKilogram,
      source: kind === 'supplier' ? 'supplier' : 'estimated',
      origin: source,
      factor: uncertaintyFactor,
    },
    smallPrice: Math.max(perGram * 1_000, perKilogram),
  };
}

function agentLines(step: StoredStep, currency: Currency): Line[] {
  const { set: conditions } = stepConditions(step);
  const stated = statedEquivalents(step);
  const bulk = (dollars: number): Pick<Line, 'price' | 'smallPrice'> => bulkPrice(dollars, currency);
  const reagents = (conditions?.reagents ?? [unknownName]).filter((name) => !isNoReagent(name));
  const solvents = (conditions?.solvents ?? [unknownName]).filter((name) => !isNoSolvent(name));
  return [
    ...reagents.map((name): Line =>
      agentLine('reagent', name, { ...reagentFacts(name), said: stated.get(name) }, bulk),
    ),
    ...(conditions?.catalysts ?? []).map((name): Line =>
      agentLine('catalyst', name, { ...catalystFacts(name), said: stated.get(name) }, bulk),
    ),
    ...solvents.map((name): Line => solventLine('solvent', name, reactionLitres / solvents.length, bulk)),
    solventLine('workUp', 'water', workUpLitres, bulk),
    solventLine('workUp', workUpSolvent, workUpLitres, bulk),
  ];
}

type Bulk = (dollars: number) => Pick<Line, 'price' | 'smallPrice'>;

function agentLine(
  role: 'reagent' | 'catalyst',
  name: string,
  { equivalents, gramsPerMole, dollarsPerKg, said }: ReturnType<typeof catalystFacts> & { said: number | undefined },
  bulk: Bulk,
): Line {
  const amount: CostFigure = said === undefined ? estimated(equivalents, 1.5) : { value: said, source: 'stated' };
  return { role, name, amount, weight: gramsPerMole, ...bulk(dollarsPerKg) };
}

function solventLine(role: 'solvent' | 'workUp', given: string, litres: number, bulk: Bulk): Line {
  const { name, density } = solventFacts(given);
  return { role, name, amount: estimated(litres, 2), weight: density, ...bulk(solventDollars(name)) };
}

function bulkPrice(dollars: number, currency: Currency): Pick<Line, 'price' | 'smallPrice'> {
  const value = inCurrency(dollars, currency);
  return { price: { value, source: 'estimated', factor: bulkFactor }, smallPrice: value * smallPackFactor };
}

function estimated(value: number, factor: number): CostFigure {
  return { value, source: 'estimated', factor };
}

/** How often a molecule stands on the left of a reaction; once where the reaction does not write it so. */
function timesIn(reactionSmiles: string, smiles: string): number {
  const [left = ''] = reactionSmiles.split('>');
  return Math.max(1, left.split('.').filter((one) => one === smiles).length);
}

function inCurrency(dollars: number, currency: Currency): number {
  return Math.round(convertMinorUnits(dollars * 100, 'USD', currency));
}

function percent(share: number): number {
  return Math.round(share * 1_000) / 10;
}
