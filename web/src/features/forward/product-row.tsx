import type { ForwardProduct } from '@app/shared/contracts/forward';
import { memo, type ReactNode } from 'react';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { MoleculePicture } from '../../chem/molecule-picture.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useClassWords } from './class-words.ts';
import { Likelihood } from './likelihood.tsx';
import type { ProductColumn } from './product-columns.ts';
import styles from './product-table.module.css';
import { VerdictTag } from './verdict-tag.tsx';

export const rowHeight = 84;

export interface ProductRowProps {
  id: string;
  /** Place in the list, from 0. */
  index: number;
  /** Undefined until it has come. */
  product: ForwardProduct | undefined;
  columns: readonly ProductColumn[];
  isActive: boolean;
  isSelected: boolean;
}

/** A product with how it is made and what it is like. Clicks are the table's affair. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { id, index, product, columns, isActive, isSelected } = props;
  const { t } = useTranslation('forward');
  return (
    <tr
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-index={index}
      data-active={isActive}
      style={{ height: rowHeight }}
    >
      <td role="gridcell" className={styles.select}>
        <input
          type="checkbox"
          tabIndex={-1}
          readOnly
          checked={isSelected}
          disabled={product === undefined}
          aria-label={t('list.selectRow', { row: index + 1 })}
        />
      </td>
      {product === undefined ? <Coming span={columns.length} /> : <Cells product={product} columns={columns} />}
    </tr>
  );
});

const cells: Record<ProductColumn['key'], (product: ForwardProduct, hasVerdict: boolean) => ReactNode> = {
  structure: ({ molecule }) => <MoleculePicture molecule={molecule} width={148} height={80} />,
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

/** The verdict stands here where it has no column. */
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
      <MoleculePicture molecule={first} width={104} height={56} decorative />
      <small>
        {label}
        {others.length > 0 && ` +${others.length}`}
      </small>
    </span>
  );
}

function Coming({ span }: { span: number }) {
  const { t } = useTranslation('forward');
  return (
    <td role="gridcell" colSpan={span} className={styles.coming}>
      <span className="visually-hidden">{t('list.loadingRow')}</span>
      <Skeleton width="46%" height={14} />
    </td>
  );
}
