// Where nothing was found: what to ask for less strictly, the likeliest help first.

import { chirality } from '@app/shared/constants/modules';
import { allSources, countFilters, withoutFilters, type SearchForm } from '../search-form.ts';

export type RelaxationKey = 'filters' | 'chirality' | 'sources' | 'contains' | 'resembles' | 'lower';

export interface Relaxation {
  key: RelaxationKey;
  change: Partial<SearchForm>;
}

/** Steps below which resemblance says little. */
const leastSimilarity = 0.3;

/** Changes to a form that can only find more. A pattern resembles nothing: only a molecule does (`isMolecule`). */
export function relaxationsOf(form: SearchForm, isMolecule: boolean): Relaxation[] {
  const { mode, minSimilarity } = form;
  const isFiltered = countFilters(form) > 0;
  const countsConfiguration = mode !== 'similarity' && form.chirality !== chirality.none;
  const lower = Math.max(leastSimilarity, Math.round((minSimilarity - 0.15) * 100) / 100);
  return [
    ...(isFiltered ? [{ key: 'filters' as const, change: withoutFilters }] : []),
    ...(countsConfiguration ? [{ key: 'chirality' as const, change: { chirality: chirality.none } }] : []),
    ...(form.sources.length < allSources.length ? [{ key: 'sources' as const, change: { sources: allSources } }] : []),
    ...(mode === 'exact' ? [{ key: 'contains' as const, change: { mode: 'substructure' as const } }] : []),
    ...(mode !== 'similarity' && isMolecule
      ? [{ key: 'resembles' as const, change: { mode: 'similarity' as const } }]
      : []),
    ...(mode === 'similarity' && lower < minSimilarity
      ? [{ key: 'lower' as const, change: { minSimilarity: lower } }]
      : []),
  ];
}
