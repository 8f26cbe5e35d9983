// Up to 50,000 products, of which those in sight are drawn: how each is made and what it is like.

import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import { Flex, Typography } from 'antd';
import { memo, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { GridRow } from '../../../chemistry/tasks/row-grid/grid-row.tsx';
import { RowGrid, type RowGridActs } from '../../../chemistry/tasks/row-grid/row-grid.tsx';
import { useWidth } from '../../../shared/hooks/viewport.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import type { RowSource, RowState } from '../../../shared/rows/row-source.ts';
import { isSelected, type Selection } from '../../../shared/rows/selection.ts';
import { SortButton } from '../../../ui/table/sort-header.tsx';
import { useClassWords } from '../class-words.ts';
import { Likelihood } from '../likelihood.tsx';
import { VerdictTag } from '../verdict-tag.tsx';
import { columnsFor, isNarrow, widthsOf, type ProductColumn } from './product-columns.ts';
import type { ProductSort, SortField } from './product-query.ts';

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

const rowHeight = 84;
const productSize = { width: 148, height: 80, bond: 13 };
const partnerSize = { width: 104, height: 56, bond: 13 };

const picturesOf = ({ molecule, partners: [partner] }: ForwardProduct) => [
  { molecule, ...productSize },
  ...(partner ? [{ molecule: partner, ...partnerSize }] : []),
];

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
      heads={columns.map(({ key, sort: by, isNumber }) => {
        const direction = by === sort.by ? sort.order : 'none';
        return (
          <th key={key} role="columnheader" data-number={isNumber} aria-sort={by === undefined ? undefined : direction}>
            {by === undefined ? (
              t(`column.${key}`)
            ) : (
              <SortButton label={t(`column.${key}`)} direction={direction} onSort={() => onSort(by)} />
            )}
          </th>
        );
      })}
      columns={columns.length}
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

interface ProductRowProps {
  id: string;
  /** Place in the list, from 0. */
  index: number;
  /** Undefined until loaded. */
  product: ForwardProduct | undefined;
  columns: readonly ProductColumn[];
  isActive: boolean;
  isSelected: boolean;
}

/** The table handles clicks. */
const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { id, index, product, columns, isActive, isSelected: isOn } = props;
  const { t } = useTranslation('forward');
  const hasVerdict = columns.some(({ key }) => key === 'verdict');
  return (
    <GridRow
      id={id}
      index={index}
      height={rowHeight}
      isActive={isActive}
      isSelected={isOn}
      selectLabel={t('list.selectRow', { row: index + 1 })}
      columns={columns.length}
      comingLabel={t('list.loadingRow')}
    >
      {product &&
        columns.map(({ key, isNumber }) => (
          <td key={key} role="gridcell" data-number={isNumber} style={{ height: rowHeight - 1, overflow: 'hidden' }}>
            {cells[key](product, hasVerdict)}
          </td>
        ))}
    </GridRow>
  );
});

const cells: Record<ProductColumn['key'], (product: ForwardProduct, hasVerdict: boolean) => ReactNode> = {
  structure: ({ molecule }) => <MoleculePicture molecule={molecule} {...productSize} />,
  probability: ({ probability }) => <Likelihood probability={probability} />,
  reaction: (product, hasVerdict) => <ReactionCell product={product} hasVerdict={hasVerdict} />,
  partner: ({ partners }) => <PartnerCell partners={partners} />,
  steps: ({ steps }) => steps,
  molecularWeight: ({ molecule }) => formatNumber(molecule.molecularWeight, 1),
  logP: ({ logP }) => formatNumber(logP, 1),
  tpsa: ({ tpsa }) => formatNumber(tpsa, 0),
  sascore: ({ sascore }) => formatNumber(sascore, 1),
  similarity: ({ similarity }) => (similarity === undefined ? '–' : formatNumber(similarity, 2)),
  verdict: ({ verdict }) => <VerdictTag verdict={verdict} />,
};

/** The verdict is shown here if it has no column. */
function ReactionCell({ product, hasVerdict }: { product: ForwardProduct; hasVerdict: boolean }) {
  const className = useClassWords();
  return (
    <>
      <div title={product.kind.name} style={{ maxHeight: '2.7em', overflow: 'hidden', lineHeight: 1.35 }}>
        {product.kind.name}
      </div>
      <Typography.Text type="secondary" ellipsis style={{ fontSize: 12 }}>
        {className(product.kind.class)}
      </Typography.Text>
      {!hasVerdict && <VerdictTag verdict={product.verdict} />}
    </>
  );
}

function PartnerCell({ partners }: Pick<ForwardProduct, 'partners'>) {
  const [first, ...others] = partners;
  if (!first) return '–';
  return (
    <Flex vertical align="center" title={partners.map(moleculeLabel).join(' + ')}>
      <MoleculePicture molecule={first} {...partnerSize} decorative />
      <Typography.Text type="secondary" ellipsis style={{ fontSize: 11, maxWidth: '100%' }}>
        {moleculeLabel(first)}
        {others.length > 0 && ` +${others.length}`}
      </Typography.Text>
    </Flex>
  );
}
