// What the materials of one kilogram cost: starting materials at the price of the stock, reagents and solvents at bulk
// prices that are judgements. Labour, plant and waste are not in it, for nothing is known of the plant.

import type { FigureSource, ProcessAssessment, ProcessMoney } from '@app/shared/contracts/process/figures';
import type { Currency } from '@app/shared/constants/locale';
import { significant } from '../../chemistry/molecule/rounded.ts';
import { convertMinorUnits } from '../../chemistry/stock/money.ts';
import type { Price, PriceOf } from '../../chemistry/stock/price.ts';
import type { MassBalance } from './mass-balance.ts';
import { catalystFacts, reagentFacts } from '../../chemistry/facts/reagent-facts.ts';

/** Bulk solvents, US dollars for a kilogram; a judgement. */
const solventDollarsPerKg = 2;
const dearSolventDollarsPerKg = 10;
const dearSolvents: ReadonlySet<string> = new Set([
  '2-MeTHF',
  'CPME',
  'trifluoroethanol',
  'TFA',
  'DMI',
  'HMPA',
  'sulfolane',
  'diglyme',
  'trifluorotoluene',
  'morpholine',
  '1,4-dioxane',
]);
/** Our bulk prices may be wrong by this factor either way. */
const bulkFactor = 3;

export interface Balances {
  low: MassBalance;
  typical: MassBalance;
  high: MassBalance;
}

/** Cost of the materials in `currency`. What has no price is named and left out of the total. */
export function materialCost(
  { low, typical, high }: Balances,
  priceOf: PriceOf,
  currency: Currency,
): ProcessAssessment['cost'] {
  const prices = new Map([...typical.startingMaterials.keys()].map((smiles) => [smiles, priceOf(smiles)] as const));
  const lines = [...typical.startingMaterials].map(([smiles, kgPerKg]) => ({
    smiles,
    kgPerKg: significant(kgPerKg),
    ...priceLine(prices.get(smiles)),
  }));
  const unpriced = lines.flatMap((line) => (line.perKg === undefined ? [line.smiles] : []));
  const of = (balance: MassBalance, turn: (price: Price) => number): number =>
    [...balance.startingMaterials].reduce((all, [smiles, kg]) => {
      const price = prices.get(smiles);
      return price ? all + kg * turn(price) : all;
    }, 0);
  const known = [...prices.values()].filter((price) => price !== null);
  const startingMaterials = {
    low: Math.round(of(low, (price) => price.perKilogram / price.uncertaintyFactor)),
    typical: Math.round(of(typical, (price) => price.perKilogram)),
    high: Math.round(of(high, (price) => price.perKilogram * price.uncertaintyFactor)),
    currency,
    source: sourceOf(known),
  };
  const reagents = estimated((balance) => dollarsOf(balance.reagents, reagentPrice), { low, typical, high }, currency);
  const solvents = estimated(
    (balance) => dollarsOf(balance.solvents, solventDollars),
    { low, typical, high },
    currency,
  );
  const parts = known.length > 0 ? [startingMaterials, reagents, solvents] : [];
  const total = parts.length > 0 ? addUp(parts, currency, startingMaterials.source) : undefined;
  return {
    total,
    startingMaterials: known.length > 0 ? startingMaterials : undefined,
    reagents,
    solvents,
    lines,
    unpriced,
  };
}

function priceLine(price: Price | null | undefined) {
  if (!price) return {};
  const source: FigureSource = price.kind === 'supplier' ? 'supplier' : 'estimated';
  return { perKg: price.perKilogram, currency: price.currency, source, origin: price.source };
}

function sourceOf(prices: readonly Price[]): FigureSource {
  const suppliers = prices.filter((one) => one.kind === 'supplier').length;
  if (suppliers === 0) return 'estimated';
  return suppliers === prices.length ? 'supplier' : 'mixed';
}

function estimated(dollars: (balance: MassBalance) => number, balances: Balances, currency: Currency): ProcessMoney {
  const inCurrency = (amount: number): number =>
    Math.round(convertMinorUnits(Math.round(amount * 100), 'USD', currency));
  return {
    low: inCurrency(dollars(balances.low) / bulkFactor),
    typical: inCurrency(dollars(balances.typical)),
    high: inCurrency(dollars(balances.high) * bulkFactor),
    currency,
    source: 'estimated',
  };
}

function addUp(parts: readonly ProcessMoney[], currency: string, materials: FigureSource): ProcessMoney {
  const all = (key: 'low' | 'typical' | 'high'): number => parts.reduce((sum, one) => sum + one[key], 0);
  return {
    low: all('low'),
    typical: all('typical'),
    high: all('high'),
    currency,
    source: materials === 'estimated' ? 'estimated' : 'mixed',
  };
}

function dollarsOf(amounts: ReadonlyMap<string, number>, priceOf: (name: string) => number): number {
  return [...amounts].reduce((sum, [name, kg]) => sum + kg * priceOf(name), 0);
}

function reagentPrice(name: string): number {
  const facts = reagentFacts(name);
  return facts.isListed ? facts.dollarsPerKg : Math.max(facts.dollarsPerKg, catalystFacts(name).dollarsPerKg);
}

/** US dollars for a kilogram of a solvent in bulk; a judgement. */
export function solventDollars(name: string): number {
  if (name === 'water') return 0;
  return dearSolvents.has(name) ? dearSolventDollarsPerKg : solventDollarsPerKg;
}
