// Filter and order of the impurities: as the address says them, and as the service is asked.

import {
  impurityCauses,
  likelihoods,
  type ImpurityCause,
  type Likelihood,
} from '@app/shared/contracts/impurity/impurity';
import { type Impurity } from '@app/shared/contracts/impurity/results';
import type { CallInput } from '@app/shared/contracts/catalogue';

export const sorts = ['rank', 'likelihood', 'mass', 'massShift'] as const;
export type ImpuritySort = (typeof sorts)[number];

export interface ImpurityFilter {
  causes: readonly ImpurityCause[];
  likelihoods: readonly Likelihood[];
  /** Exact mass, Da. */
  massFrom?: number;
  massTo?: number;
  alerting?: boolean;
  liked?: boolean;
}

export const noFilter: ImpurityFilter = { causes: [], likelihoods: [] };

/** Most impurities that come at once; the service gives no more. */
export const impurityPageSize = 200;

/** What the address narrows the list by. Words may be a structure, so they are not among it. */
export function filterIn(search: URLSearchParams): ImpurityFilter {
  const listed = (key: string) => (search.get(key) ?? '').split(',');
  const [from = '', to = ''] = (search.get('mass') ?? '').split('~');
  const [causes, words] = [listed('cause'), listed('likelihood')];
  return {
    causes: impurityCauses.filter((one) => causes.includes(one)),
    likelihoods: likelihoods.filter((one) => words.includes(one)),
    ...(isNumber(from) && { massFrom: Number(from) }),
    ...(isNumber(to) && { massTo: Number(to) }),
    ...(isFlag(search.get('alerts')) && { alerting: search.get('alerts') === '1' }),
    ...(isFlag(search.get('liked')) && { liked: search.get('liked') === '1' }),
  };
}

export function sortIn(search: URLSearchParams): ImpuritySort {
  return sorts.find((one) => one === search.get('sort')) ?? 'rank';
}

/** The address for a filter and an order; what is as usual is left out. */
export function addressOf(filter: ImpurityFilter, sort: ImpuritySort): URLSearchParams {
  const { causes, likelihoods: words, massFrom, massTo, alerting, liked } = filter;
  return new URLSearchParams({
    ...(causes.length > 0 && { cause: causes.join(',') }),
    ...(words.length > 0 && { likelihood: words.join(',') }),
    ...((massFrom !== undefined || massTo !== undefined) && { mass: `${massFrom ?? ''}~${massTo ?? ''}` }),
    ...(alerting !== undefined && { alerts: alerting ? '1' : '0' }),
    ...(liked !== undefined && { liked: liked ? '1' : '0' }),
    ...(sort !== 'rank' && { sort }),
  });
}

export function isFiltered(filter: ImpurityFilter, words: string): boolean {
  return words.trim() !== '' || addressOf(filter, 'rank').size > 0;
}

type WireFilter = Omit<CallInput<'impurityExport'>['body'], 'batchId' | 'fileType' | 'resultIds'>;

/** The filter as lists and files are asked for with it. */
export function wireFilter({ causes, likelihoods: words, ...rest }: ImpurityFilter, key: string): WireFilter {
  return {
    ...rest,
    ...(causes.length > 0 && { causes: causes.join(',') }),
    ...(words.length > 0 && { likelihoods: words.join(',') }),
    ...(key.trim() !== '' && { key: key.trim() }),
  };
}

/** In or out of a choice of several. */
export function withToggled<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

/** Atoms of all alerts of the impurity, each once. */
export function alertAtoms({ alerts }: Pick<Impurity, 'alerts'>): number[] {
  return [...new Set(alerts.flatMap(({ atoms }) => atoms))];
}

function isNumber(typed: string): boolean {
  return typed.trim() !== '' && Number(typed) >= 0;
}

function isFlag(value: string | null): boolean {
  return value === '1' || value === '0';
}
