import { limits } from '@app/shared/constants/limits';

/** The page of a list that an address names, from 1; the first where it names none that a list could have. */
export function pageOfAddress(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= limits.pages ? page : 1;
}
