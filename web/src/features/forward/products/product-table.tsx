// Up to 50,000 products, of which those in sight are drawn.

import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import type { RefObject } from 'react';
import { RowGrid, type RowGridActs } from '../../../chemistry/tasks/row-grid/row-grid.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import type { RowSource, RowState } from '../../../shared/rows/row-source.ts';
import { isSelected, type Selection } from '../../../shared/rows/selection.ts';
import { useWidth } from '../../../shared/hooks/viewport.ts';
import { SortButton } from '../../../ui/table/sort-header.tsx';
import { columnsFor, isNarrow, widthsOf, type ProductColumn } from './product-columns.ts';
import type { ProductSort, SortField } from './product-query.ts';
import { picturesOf, ProductRow, rowHeight } from './product-row.tsx';
import styles from './product-table.module.css';

export interface ProductTableProps extends RowGridActs<ForwardProduct> {
  rows: RowSource<ForwardProduct>;
  state: RowState<ForwardProduct>;
  sort: ProductSort;
  selection: Selection<ForwardProduct>;
  active: number | null;
  withTarget: boolean;
  withSteps: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (by: SortField) => void;
}

export function ProductTable(props: ProductTableProps) {
  const { sort, selection, scroller, withTarget, withSteps, onSort, ...grid } = props;
  const { t } = useTranslation('forward');
  const width = useWidth(scroller);
  const columns = columnsFor(width, { withTarget, withSteps });
  return (
    <RowGrid
      {...grid}
      scroller={scroller}
      isAllSelected={selection.kind === 'all'}
      rowHeight={rowHeight}
      picturesOf={picturesOf}
      ahead={40}
      words={{
        caption: t('list.caption'),
        keys: t('list.keys'),
        selectAll: t('list.selectAll'),
        notPrinted: (count) => t('list.notPrinted', { count, value: formatNumber(count) }),
      }}
      widths={widthsOf(columns, width).map((one, index) => (
        <col key={index} style={{ width: one }} />
      ))}
      heads={columns.map((column) => (
        <Head key={column.key} column={column} sort={sort} onSort={onSort} />
      ))}
      columns={columns.length}
      className={styles.table}
      isNarrow={isNarrow(width)}
    >
      {({ index, row, ...place }) => (
        <ProductRow
          key={`${index} ${row?.productId ?? ''}`}
          {...place}
          index={index}
          product={row}
          columns={columns}
          isSelected={isSelected(selection, row?.productId)}
        />
      )}
    </RowGrid>
  );
}

interface HeaderCellProps {
  column: ProductColumn;
  sort: ProductSort;
  onSort: (by: SortField) => void;
}

function Head({ column: { key, sort: by, isNumber }, sort, onSort }: HeaderCellProps) {
  const { t } = useTranslation('forward');
  const direction = by === sort.by ? sort.order : 'none';
  return (
    <th
      role="columnheader"
      className={styles[key]}
      data-number={isNumber}
      aria-sort={by === undefined ? undefined : direction}
    >
      {by === undefined ? (
        t(`column.${key}`)
      ) : (
        <SortButton label={t(`column.${key}`)} direction={direction} onSort={() => onSort(by)} />
      )}
    </th>
  );
}
