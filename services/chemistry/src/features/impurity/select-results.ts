// Which impurities of a run a reader asked for, and in which order.

import type { Impurity } from '@app/shared/contracts/impurity/results';

export interface ResultFilter {
  /** Separated by commas. */
  causes?: string;
  likelihoods?: string;
  /** Da, both ends within. */
  massFrom?: number;
  massTo?: number;
  alerting?: boolean;
  liked?: boolean;
  /** Part of name or formula, or a whole SMILES. */
  key?: string;
  /** The key as canonical SMILES, where it is one. */
  smiles?: string;
}

/** Those that pass every part of the filter, in the order they came. */
export function filterImpurities(all: readonly Impurity[], filter: ResultFilter): Impurity[] {
  const causes = listOf(filter.causes);
  const likelihoods = listOf(filter.likelihoods);
  const { massFrom = -Infinity, massTo = Infinity, alerting, liked } = filter;
  return all.filter(
    (one) =>
      (causes === undefined || one.causes.some((cause) => causes.has(cause))) &&
      (likelihoods === undefined || likelihoods.has(one.likelihood)) &&
      one.exactMass >= massFrom &&
      one.exactMass <= massTo &&
      (alerting === undefined || one.alerts.length > 0 === alerting) &&
      (liked === undefined || one.isLiked === liked) &&
      isNamed(one, filter),
  );
}

export type ResultOrder = 'rank' | 'mass' | 'massShift' | 'likelihood';

const likelihoodOrder: Record<Impurity['likelihood'], number> = { high: 0, medium: 1, low: 2 };
const values: Record<ResultOrder, (one: Impurity) => number> = {
  rank: ({ rank }) => rank,
  mass: ({ exactMass }) => exactMass,
  massShift: ({ massShift }) => massShift,
  likelihood: ({ likelihood }) => likelihoodOrder[likelihood],
};

/** Likelihood begins with the high, numbers with the low; what is equal stays by rank. */
export function sortImpurities(all: readonly Impurity[], order: ResultOrder): Impurity[] {
  const value = values[order];
  return all.toSorted((a, b) => value(a) - value(b) || a.rank - b.rank);
}

function listOf(text: string | undefined): ReadonlySet<string> | undefined {
  const words = (text ?? '').split(',').flatMap((word) => word.trim() || []);
  return words.length > 0 ? new Set(words) : undefined;
}

function isNamed({ molecule }: Impurity, { key, smiles }: ResultFilter): boolean {
  const part = key?.trim().toLowerCase() ?? '';
  if (part === '') return true;
  const { name = '', formula } = molecule;
  return [name, formula].some((text) => text.toLowerCase().includes(part)) || molecule.smiles === smiles;
}
