// Up to 99,999 rows, of which those in sight are drawn.

import type { ScoredRow } from '@app/shared/contracts/sascore/results';
import type { RefObject } from 'react';
import { RowGrid, type RowGridActs } from '../../../chemistry/tasks/row-grid/row-grid.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import type { RowSource, RowState } from '../../../shared/rows/row-source.ts';
import { isSelected, type Selection } from '../../../shared/rows/selection.ts';
import type { ScoreSort, SortField } from './score-query.ts';
import { picturesOf, rowHeight, ScoreRow } from './score-row.tsx';
import styles from './score-table.module.css';
import { SortButton } from '../../../ui/table/sort-header.tsx';

/** What is opened of a row are the reasons for its score. */
interface ScoreTableProps extends RowGridActs<ScoredRow> {
  rows: RowSource<ScoredRow>;
  state: RowState<ScoredRow>;
  sort: ScoreSort;
  selection: Selection<ScoredRow>;
  active: number | null;
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (by: SortField) => void;
}

export function ScoreTable({ sort, selection, onSort, ...grid }: ScoreTableProps) {
  const { t } = useTranslation('sascore');
  return (
    <RowGrid
      {...grid}
      isAllSelected={selection.kind === 'all'}
      rowHeight={rowHeight}
      picturesOf={picturesOf}
      ahead={60}
      words={{
        caption: t('result.caption'),
        keys: t('result.keys'),
        selectAll: t('result.selectAll'),
        notPrinted: (count) => t('result.notPrinted', { count, value: formatNumber(count) }),
      }}
      widths={
        <>
          <col className={styles.selectColumn} />
          <col className={styles.rowColumn} />
          <col className={styles.structureColumn} />
          <col className={styles.scoreColumn} />
          <col />
          <col className={styles.numberColumn} />
          <col className={styles.numberColumn} />
        </>
      }
      heads={sortColumns.map((column) => (
        <ScoreHeader key={column.key} column={column} sort={sort} onSort={onSort} />
      ))}
      columns={sortColumns.length}
      className={styles.table}
    >
      {({ index, row, ...place }) => (
        <ScoreRow
          key={`${index} ${row?.row ?? ''}`}
          {...place}
          index={index}
          row={row}
          isSelected={isSelected(selection, row?.row)}
        />
      )}
    </RowGrid>
  );
}

interface ScoreColumn {
  key: 'row' | 'structure' | 'molid' | 'score' | 'molecularWeight' | 'heavyAtoms';
  /** What the column can be sorted by; a column of two lines by either. */
  sorts: readonly SortField[];
  isNumber?: boolean;
  /** Left out where there is little room. */
  isWide?: boolean;
}

const sortColumns: readonly ScoreColumn[] = [
  { key: 'row', sorts: ['row'], isNumber: true },
  { key: 'structure', sorts: [] },
  { key: 'score', sorts: ['score'] },
  { key: 'molid', sorts: ['molid', 'name'] },
  { key: 'molecularWeight', sorts: ['molecularWeight'], isNumber: true, isWide: true },
  { key: 'heavyAtoms', sorts: ['heavyAtoms'], isNumber: true, isWide: true },
];

interface ScoreHeaderProps {
  column: ScoreColumn;
  sort: ScoreSort;
  onSort: (by: SortField) => void;
}

/** The header of a column, with a button for each order. */
function ScoreHeader({ column, sort, onSort }: ScoreHeaderProps) {
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
