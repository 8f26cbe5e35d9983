import type { Currency } from '@app/shared/constants/locale';
import { fitOf, type RouteFit } from '@app/shared/rules/preferences';
import type { RouteFigures, RouteSummary } from '@app/shared/contracts/routes/routes';
import type { StoredFigures } from '../tasks/stored.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { RoutesServices } from './services.ts';
import { convertMinorUnits } from '../../chemistry/stock/money.ts';
import type { RankedSummary } from '../tasks/route-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { roundScore } from '../tasks/route-step.ts';
import { presentCluster } from '../tasks/route-cluster.ts';

/** A route in short, its cost in the currency of who reads it. */
export function presentSummary(
  route: RankedSummary,
  caller: Caller,
  { names }: Pick<RoutesServices, 'names'>,
  currency: Currency,
): RouteSummary {
  const { row, summary } = route;
  const present = (molecule: StoredMolecule) => presentMolecule(names, molecule);
  return {
    routeId: route.id,
    rank: route.rank,
    score: roundScore(row.score),
    scoreParts: rounded(summary.scoreParts),
    solved: row.solved,
    steps: row.steps,
    longestLinear: row.longestLinear,
    startingMaterials: summary.startingMaterials.map(({ molecule, inStock }) => ({
      molecule: present(molecule),
      inStock,
    })),
    mainLine: summary.mainLine.map(present),
    reactions: summary.reactions.map(({ name, ...one }) => ({ ...one, name: name[caller.culture] })),
    leastPrecedents: row.leastPrecedents,
    madeByHand: row.madeByHand,
    cluster: summary.cluster && presentCluster(summary.cluster, caller),
    process: summary.process,
    figures: summary.figures && presentFigures(summary.figures, row.steps, currency),
    imported: summary.imported,
  };
}

function presentFigures(stored: StoredFigures, steps: number, currency: Currency): RouteFigures {
  const { dollarCentsPerKg, costSpread, unpriced, ...rest } = stored;
  const { confidence, greenness } = rest;
  const figures = { ...rest, fit: roundedFit(fitOf({ steps, dollarCentsPerKg, confidence, greenness })) };
  if (dollarCentsPerKg === undefined) return figures;
  const minorUnits = Math.round(convertMinorUnits(dollarCentsPerKg, 'USD', currency));
  const range = costSpread && {
    low: Math.round(minorUnits * costSpread[0]),
    high: Math.round(minorUnits * costSpread[1]),
  };
  return { costPerKg: { minorUnits, ...range, currency, unpriced }, ...figures };
}

function roundedFit({ short, cheap, robust, green }: RouteFit): RouteFit {
  const digits = (value: number): number => Math.round(value * 1_000) / 1_000;
  return { short: digits(short), cheap: digits(cheap), robust: digits(robust), green: digits(green) };
}

/** To three digits: a list of a thousand routes is shorter for it. */
function rounded(parts: RouteSummary['scoreParts']): RouteSummary['scoreParts'] {
  const { steps, convergence, precedent, selectivity, stock, complexity } = parts;
  const short = (value: number): number => Math.round(value * 1_000) / 1_000;
  return {
    steps: short(steps),
    convergence: short(convergence),
    precedent: short(precedent),
    selectivity: short(selectivity),
    stock: short(stock),
    complexity: short(complexity),
  };
}
