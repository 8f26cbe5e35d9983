import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SortButton } from '../../../ui/table/sort-header.tsx';
import type { ScoreSort, SortField } from './score-query.ts';
import styles from './score-table.module.css';

export interface ScoreColumn {
  key: 'row' | 'structure' | 'molid' | 'score' | 'molecularWeight' | 'heavyAtoms';
  /** What the column can be sorted by; a column of two lines by either. */
  sorts: readonly SortField[];
  isNumber?: boolean;
  /** Left out where there is little room. */
  isWide?: boolean;
}

export const sortColumns: readonly ScoreColumn[] = [
  { key: 'row', sorts: ['row'], isNumber: true },
  { key: 'structure', sorts: [] },
  { key: 'score', sorts: ['score'] },
  { key: 'molid', sorts: ['molid', 'name'] },
  { key: 'molecularWeight', sorts: ['molecularWeight'], isNumber: true, isWide: true },
  { key: 'heavyAtoms', sorts: ['heavyAtoms'], isNumber: true, isWide: true },
];

export interface ScoreHeadProps {
  column: ScoreColumn;
  sort: ScoreSort;
  onSort: (by: SortField) => void;
}

/** The head of a column, with a button for each way of sorting by it. */
export function ScoreHead({ column, sort, onSort }: ScoreHeadProps) {
  const { t } = useTranslation('sascore');
  const isOn = column.sorts.includes(sort.by);
  return (
    <th
      role="columnheader"
      className={column.isWide ? styles.wide : styles[column.key]}
      data-number={column.isNumber}
      aria-sort={isOn ? sort.order : column.sorts.length > 0 ? 'none' : undefined}
    >
      {column.sorts.length === 0 && t(`result.column.${column.key}`)}
      {column.sorts.map((by) => (
        <SortButton
          key={by}
          label={t(`result.column.${by}`)}
          direction={sort.by === by ? sort.order : 'none'}
          onSort={() => onSort(by)}
        />
      ))}
    </th>
  );
}
