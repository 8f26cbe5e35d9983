// The positions of a draft.

import { Input } from 'antd';
import { quotationTextLengths, type Quotation, type StatedPosition } from '@app/shared/contracts/quotation';
import { moneyBound } from '@app/shared/constants/limits';
import { mostPositions, positionKinds, unitBound, type PositionKind } from '@app/shared/constants/quotation';
import { type QuotationSums } from '@app/shared/rules/quotation';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { currencySign, formatExactMoney } from '../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../ui/icons/icons.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import styles from './editor.module.css';
import { NumberField } from './number-field.tsx';
import { positionRange, productCost, type Draft } from './use-draft.ts';
import { scaleWords } from './words.ts';

export interface PositionsProps {
  quotation: Quotation;
  draft: Draft;
  sums: QuotationSums | null;
  onChange: (positions: StatedPosition[]) => void;
}

const firstScaleGrams = 1_000;
const mostGrams = 1_000_000;

export function Positions({ quotation, draft, sums, onChange }: PositionsProps) {
  const { t } = useTranslation('quotation');
  const { sheet } = quotation;
  const { positions } = draft;
  const change = (positionId: string, changed: Partial<StatedPosition>) =>
    onChange(positions.map((one) => (one.positionId === positionId ? { ...one, ...changed } : one)));
  const add = (kind: PositionKind) => {
    const position = { positionId: crypto.randomUUID(), kind, text: '', units: 1 };
    if (kind !== 'product') return onChange([...positions, { ...position, unitCost: 0, unpriced: 0 }]);
    const cost = productCost(sheet, firstScaleGrams);
    if (cost) onChange([...positions, { ...position, grams: firstScaleGrams, ...cost }]);
  };
  return (
    <section aria-label={t('positions')}>
      <h2>{t('positions')}</h2>
      <ol className={styles['positions']}>
        {positions.map((position, at) => (
          <Position
            key={position.positionId}
            position={position}
            number={at + 1}
            quotation={quotation}
            counted={sums?.positions[at]}
            onChange={(changed) => change(position.positionId, changed)}
            onRemove={() => onChange(positions.filter((one) => one !== position))}
          />
        ))}
      </ol>
      <p className={styles['adds']}>
        {positionKinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            icon={<PlusIcon size={14} />}
            disabled={positions.length >= mostPositions || (kind === 'product' && sheet === null)}
            onClick={() => add(kind)}
          >
            {t(`kind.${kind}`)}
          </Button>
        ))}
      </p>
    </section>
  );
}

interface PositionProps {
  position: StatedPosition;
  number: number;
  quotation: Quotation;
  counted: QuotationSums['positions'][number] | undefined;
  onChange: (change: Partial<StatedPosition>) => void;
  onRemove: () => void;
}

function Position({ position, number, quotation, counted, onChange, onRemove }: PositionProps) {
  const { t } = useTranslation('quotation');
  const { kind, grams, text, units, unitCost, enteredPrice, unpriced } = position;
  const { currency, product, sheet } = quotation;
  const sign = currencySign(currency);
  const isProduct = kind === 'product';
  const name = isProduct
    ? t('position.product', { name: moleculeLabel(product), amount: scaleWords(grams ?? 0) })
    : t(`kind.${kind}`);
  const scaleTo = (value: number | undefined) => {
    const cost = value === undefined ? null : productCost(sheet, value);
    if (cost) onChange({ grams: value, ...cost });
  };
  return (
    <li className={styles['position']} aria-label={t('position.label', { number, name })}>
      <p className={styles['positionHead']}>
        <strong>{name}</strong>
        <Input
          size="small"
          value={text}
          maxLength={quotationTextLengths.text}
          aria-label={t('position.textOf', { number })}
          placeholder={t('position.text')}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <IconButton label={t('position.remove', { number, name })} icon={<TrashIcon size={16} />} onClick={onRemove} />
      </p>
      <div className={styles['positionFigures']}>
        {isProduct && (
          <NumberField
            label={t('position.amount')}
            value={grams}
            min={0.001}
            max={mostGrams}
            isWhole={false}
            unit="g"
            onChange={scaleTo}
          />
        )}
        <NumberField
          label={t('position.units')}
          value={units}
          min={1}
          max={unitBound}
          onChange={(value) => onChange({ units: value ?? 1 })}
        />
        {isProduct ? (
          <span className={styles['figure']}>
            <span>{t('position.cost')}</span>
            <b>{formatMoneyRange(positionRange(sheet, position), currency)}</b>
          </span>
        ) : (
          <NumberField
            label={t('position.cost')}
            value={unitCost}
            scale={100}
            min={0}
            max={moneyBound}
            unit={sign}
            onChange={(value) => onChange({ unitCost: value ?? 0 })}
          />
        )}
        <NumberField
          label={t('position.price')}
          value={enteredPrice}
          scale={100}
          min={0}
          max={moneyBound}
          unit={sign}
          mayBeEmpty
          placeholder={counted ? String(counted.unitPrice / 100) : ''}
          onChange={(value) => onChange({ enteredPrice: value })}
        />
        <span className={styles['figure']} data-sum>
          <span>{t('document.column.price')}</span>
          <b>{counted ? formatExactMoney(counted.price, currency) : '–'}</b>
        </span>
      </div>
      {unpriced > 0 && <p className={styles['unpriced']}>{t('position.unpriced', { count: unpriced })}</p>}
    </li>
  );
}
