// Up to 99,999 rows, of which those in sight are drawn.

import type { ScoredRow } from '@app/shared/contracts/sascore/results';
import type { RefObject } from 'react';
import { RowGrid, type RowGridActs } from '../../../chemistry/tasks/row-grid/row-grid.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { RowSource, RowState } from '../../../shared/rows/row-source.ts';
import { isSelected, type Selection } from '../../../shared/rows/selection.ts';
import { ScoreHead, sortColumns } from './score-header.tsx';
import type { ScoreSort, SortField } from './score-query.ts';
import { picturesOf, rowHeight, ScoreRow } from './score-row.tsx';
import styles from './score-table.module.css';

/** What is opened of a row are the reasons for its score. */
export interface ScoreTableProps extends RowGridActs<ScoredRow> {
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
        <ScoreHead key={column.key} column={column} sort={sort} onSort={onSort} />
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
