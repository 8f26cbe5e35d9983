import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import { memo, type ReactNode } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { GridRow } from '../../../chemistry/tasks/row-grid/grid-row.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useClassWords } from '../class-words.ts';
import { Likelihood } from '../likelihood.tsx';
import type { ProductColumn } from './product-columns.ts';
import styles from './product-table.module.css';
import { VerdictTag } from '../verdict-tag.tsx';

export const rowHeight = 84;
const productSize = { width: 148, height: 80, bond: 13 };
const partnerSize = { width: 104, height: 56, bond: 13 };

export function picturesOf({ molecule, partners: [partner] }: ForwardProduct) {
  return [{ molecule, ...productSize }, ...(partner ? [{ molecule: partner, ...partnerSize }] : [])];
}

export interface ProductRowProps {
  id: string;
  /** Place in the list, from 0. */
  index: number;
  /** Undefined until loaded. */
  product: ForwardProduct | undefined;
  columns: readonly ProductColumn[];
  isActive: boolean;
  isSelected: boolean;
}

/** A product with how it is made and what it is like. The table handles clicks. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { id, index, product, columns, isActive, isSelected } = props;
  const { t } = useTranslation('forward');
  return (
    <GridRow
      id={id}
      index={index}
      height={rowHeight}
      isActive={isActive}
      isSelected={isSelected}
      selectLabel={t('list.selectRow', { row: index + 1 })}
      columns={columns.length}
      comingLabel={t('list.loadingRow')}
    >
      {product && <Cells product={product} columns={columns} />}
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

function Cells({ product, columns }: { product: ForwardProduct; columns: readonly ProductColumn[] }) {
  const hasVerdict = columns.some(({ key }) => key === 'verdict');
  return columns.map(({ key, isNumber }) => (
    <td key={key} role="gridcell" className={styles[key]} data-number={isNumber}>
      {cells[key](product, hasVerdict)}
    </td>
  ));
}

/** The verdict is shown here if it has no column. */
function ReactionCell({ product, hasVerdict }: { product: ForwardProduct; hasVerdict: boolean }) {
  const className = useClassWords();
  return (
    <>
      <span title={product.kind.name}>{product.kind.name}</span>
      <small>{className(product.kind.class)}</small>
      {!hasVerdict && <VerdictTag verdict={product.verdict} />}
    </>
  );
}

function PartnerCell({ partners }: Pick<ForwardProduct, 'partners'>) {
  const [first, ...others] = partners;
  if (!first) return <span className={styles.none}>–</span>;
  const label = moleculeLabel(first);
  return (
    <span className={styles.molecule} title={partners.map(moleculeLabel).join(' + ')}>
      <MoleculePicture molecule={first} {...partnerSize} decorative />
      <small>
        {label}
        {others.length > 0 && ` +${others.length}`}
      </small>
    </span>
  );
}
