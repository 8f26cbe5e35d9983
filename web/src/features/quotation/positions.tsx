// The positions of a draft.

import { Flex, Input, Typography, type TableColumnsType } from 'antd';
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
import { Section } from '../../ui/page/section.tsx';
import { Records } from '../../ui/table/records.tsx';
import { NumberField } from './number-field.tsx';
import { positionRange, productCost, type Draft } from './use-draft.ts';
import { scaleWords } from './words.ts';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

export interface PositionsProps {
  quotation: Quotation;
  draft: Draft;
  sums: QuotationSums | null;
  onChange: (positions: StatedPosition[]) => void;
}

const firstScaleGrams = 1_000;
const mostGrams = 1_000_000;

export function Positions({ quotation, draft: { positions }, sums, onChange }: PositionsProps) {
  const { t } = useTranslation('quotation');
  const { sheet, currency, product } = quotation;
  const change = (positionId: string, changed: Partial<StatedPosition>) =>
    onChange(positions.map((one) => (one.positionId === positionId ? { ...one, ...changed } : one)));
  const add = (kind: PositionKind) => {
    const position = { positionId: crypto.randomUUID(), kind, text: '', units: 1 };
    if (kind !== 'product') return onChange([...positions, { ...position, unitCost: 0, unpriced: 0 }]);
    const cost = productCost(sheet, firstScaleGrams);
    if (cost) onChange([...positions, { ...position, grams: firstScaleGrams, ...cost }]);
  };
  const nameOf = ({ kind, grams = 0 }: StatedPosition) =>
    kind === 'product'
      ? t('position.product', { name: moleculeLabel(product), amount: scaleWords(grams) })
      : t(`kind.${kind}`);
  /** What is typed as money is kept in minor units; an empty field is undefined. */
  const moneyField = (
    label: string,
    value: number | undefined,
    keep: (minor: number | undefined) => void,
    hint = '',
  ) => (
    <NumberField
      aria-label={label}
      size="small"
      prefix={currencySign(currency)}
      controls={false}
      min={0}
      max={moneyBound / 100}
      placeholder={hint}
      value={value === undefined ? null : value / 100}
      onChange={(typed) => keep(typed === null ? undefined : Math.round(typed * 100))}
    />
  );
  const columns: TableColumnsType<StatedPosition> = [
    column(t('document.column.text'), rowHeading, (position, at) => (
      <>
        <Typography.Text strong>{nameOf(position)}</Typography.Text>
        <Input
          size="small"
          value={position.text}
          maxLength={quotationTextLengths.text}
          aria-label={t('position.textOf', { number: at + 1 })}
          placeholder={t('position.text')}
          onChange={({ target }) => change(position.positionId, { text: target.value })}
        />
        {position.unpriced > 0 && (
          <Typography.Text type="warning">{t('position.unpriced', { count: position.unpriced })}</Typography.Text>
        )}
      </>
    )),
    column(
      t('position.amount'),
      { width: 120 },
      ({ kind, grams, positionId }) =>
        kind === 'product' && (
          <NumberField
            aria-label={t('position.amount')}
            size="small"
            suffix="g"
            controls={false}
            min={0.001}
            max={mostGrams}
            value={grams}
            onChange={(typed) => {
              const cost = typed === null || typed === undefined ? null : productCost(sheet, typed);
              if (typed && cost) change(positionId, { grams: typed, ...cost });
            }}
          />
        ),
    ),
    column(t('position.units'), { width: 88 }, ({ units, positionId }) => (
      <NumberField
        aria-label={t('position.units')}
        size="small"
        min={1}
        max={unitBound}
        precision={0}
        style={{ width: 72 }}
        value={units}
        onChange={(typed) => typed && change(positionId, { units: typed })}
      />
    )),
    column(t('position.cost'), { width: 160, align: 'right', className: 'tabular' }, (position) =>
      position.kind === 'product'
        ? formatMoneyRange(positionRange(sheet, position), currency)
        : moneyField(t('position.cost'), position.unitCost, (minor) =>
            change(position.positionId, { unitCost: minor ?? 0 }),
          ),
    ),
    column(t('position.price'), { width: 130, align: 'right' }, ({ enteredPrice, positionId }, at) => {
      const counted = sums?.positions[at];
      return moneyField(
        t('position.price'),
        enteredPrice,
        (minor) => change(positionId, { enteredPrice: minor }),
        counted && String(counted.unitPrice / 100),
      );
    }),
    column(t('document.column.price'), { align: 'right', className: 'tabular' }, (__, at) => {
      const counted = sums?.positions[at];
      return <strong>{counted ? formatExactMoney(counted.price, currency) : '–'}</strong>;
    }),
    actionColumn(t('position.action'), (position, at) => (
      <IconButton
        size="small"
        label={t('position.remove', { number: at + 1, name: nameOf(position) })}
        icon={<TrashIcon size={16} />}
        onClick={() => onChange(positions.filter((one) => one !== position))}
      />
    )),
  ];
  return (
    <Section title={t('positions')}>
      <Records
        size="small"
        label={t('positions')}
        rowKey="positionId"
        columns={columns}
        rows={positions}
        empty={t('refusal.noPositions')}
      />
      <Flex wrap gap={8} style={{ marginTop: 12 }}>
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
      </Flex>
    </Section>
  );
}
