// Filter and order of the impurities: as the address says them, and as the service is asked.

import type { CallInput } from '@app/shared/contracts/catalogue';
import {
  impurityCauses,
  likelihoods,
  type ImpurityCause,
  type Likelihood,
} from '@app/shared/contracts/impurity/impurity';
import type { Impurity } from '@app/shared/contracts/impurity/results';
import * as result from '../../chemistry/tasks/result-query.ts';

export const sorts = ['rank', 'likelihood', 'mass', 'massShift'] as const;
export type ImpuritySort = (typeof sorts)[number];

export interface ImpurityFilter {
  causes: readonly ImpurityCause[];
  likelihoods: readonly Likelihood[];
  /** Exact mass, Da. */
  mass?: result.Range | undefined;
  alerting?: boolean | undefined;
  liked?: boolean | undefined;
}

export const noFilter: ImpurityFilter = { causes: [], likelihoods: [] };

/** Most impurities that come at once; the service gives no more. */
export const impurityPageSize = 200;

/** What the address narrows the list by. Words may be a structure, so they are not among it. */
export function filterIn(search: URLSearchParams): ImpurityFilter {
  const listed = <T extends string>(key: string, all: readonly T[]) => {
    const given = (search.get(key) ?? '').split(',');
    return all.filter((one) => given.includes(one));
  };
  const flag = (key: string) => ({ 1: true, 0: false })[search.get(key) ?? ''];
  return {
    causes: listed('cause', impurityCauses),
    likelihoods: listed('likelihood', likelihoods),
    mass: result.readRange(search.get('mass')),
    alerting: flag('alerts'),
    liked: flag('liked'),
  };
}

export function sortIn(search: URLSearchParams): ImpuritySort {
  return sorts.find((one) => one === search.get('sort')) ?? 'rank';
}

/** The address for a filter and an order; what is as usual is left out. */
export function addressOf(
  { causes, likelihoods: words, ...rest }: ImpurityFilter,
  sort: ImpuritySort,
): URLSearchParams {
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : value ? '1' : '0');
  return result.addressOf({
    cause: causes.join(','),
    likelihood: words.join(','),
    mass: result.writeRange(rest.mass),
    alerts: flag(rest.alerting),
    liked: flag(rest.liked),
    sort: sort === 'rank' ? undefined : sort,
  });
}

export function isFiltered(filter: ImpurityFilter, words: string): boolean {
  return words.trim() !== '' || addressOf(filter, 'rank').size > 0;
}

type WireFilter = Omit<CallInput<'impurityExport'>['body'], 'batchId' | 'fileType' | 'resultIds'>;

/** The filter as lists and files are asked for with it. */
export function wireFilter({ causes, likelihoods: words, mass, ...flags }: ImpurityFilter, key: string): WireFilter {
  const wire = {
    ...flags,
    massFrom: mass?.from,
    massTo: mass?.to,
    causes: causes.join(','),
    likelihoods: words.join(','),
    key: key.trim(),
  };
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined && value !== ''));
}

/** In or out of a choice of several. */
export function withToggled<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

/** Atoms of all alerts of the impurity, each once. */
export function alertAtoms({ alerts }: Pick<Impurity, 'alerts'>): number[] {
  return [...new Set(alerts.flatMap(({ atoms }) => atoms))];
}
