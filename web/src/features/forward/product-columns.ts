import type { SortField } from './product-query.ts';

export interface ProductColumn {
  key: 'structure' | 'probability' | 'reaction' | 'partner' | Exclude<SortField, 'probability'> | 'verdict';
  sort?: SortField;
  isNumber?: boolean;
  /** Only where products are compared with a target, or may take several steps. */
  only?: 'target' | 'steps';
}

export const productColumns: readonly ProductColumn[] = [
  { key: 'structure' },
  { key: 'probability', sort: 'probability' },
  { key: 'reaction' },
  { key: 'partner' },
  { key: 'steps', sort: 'steps', isNumber: true, only: 'steps' },
  { key: 'molecularWeight', sort: 'molecularWeight', isNumber: true },
  { key: 'logP', sort: 'logP', isNumber: true },
  { key: 'tpsa', sort: 'tpsa', isNumber: true },
  { key: 'sascore', sort: 'sascore', isNumber: true },
  { key: 'similarity', sort: 'similarity', isNumber: true, only: 'target' },
  { key: 'verdict' },
];
