// What counts as bought: atoms of an element, and the amount that is needed.

import { constraintLimits } from '@app/shared/constants/constraint-limits';
import type { Currency } from '@app/shared/constants/locale';
import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';
import type { TFunction } from 'i18next';
import { Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Limits = NonNullable<WireConstraints['elementLimits']>;

interface ElementFieldProps {
  id: string;
  limits: WireConstraints['elementLimits'];
  /** Undefined for none. */
  onChange: (limits: Limits | undefined) => void;
}

/** Limits as a chemist types them: `C:12, B:0`. What cannot be read is marked and not taken. */
export function ElementField({ id, limits, onChange }: ElementFieldProps) {
  const { t } = useTranslation('retrosynthesis');
  const said = writeLimits(limits);
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  // What another form or task brings replaces the draft.
  const text = draft !== null && draft.of === said ? draft.text : said;
  const isWrong = text.trim() !== '' && readLimits(text) === null;
  return (
    <>
      <Input
        id={id}
        size="small"
        value={text}
        placeholder={t('constraints.limits.elementsHint')}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        title={isWrong ? t('constraints.limits.elementsWrong') : undefined}
        onChange={({ target }) => {
          const read = target.value.trim() === '' ? undefined : readLimits(target.value);
          if (read !== null) onChange(read);
          setDraft({ text: target.value, of: read === null ? said : writeLimits(read) });
        }}
      />
      {isWrong && (
        <span id={`${id}-wrong`} role="alert" style={{ gridColumn: '1 / -1', color: 'var(--danger)' }}>
          {t('constraints.limits.elementsWrong')}
        </span>
      )}
    </>
  );
}

/** `C:12, B:0`; null for anything else. */
export function readLimits(text: string): Limits | null {
  const limits = text.split(/[,;，；]/).map((one) => /^\s*([A-Z][a-z]?)\s*[:：]?\s*(\d{1,3})\s*$/.exec(one));
  if (limits.length > constraintLimits.limitedElements || limits.includes(null)) return null;
  return limits.map((one) => ({ element: one?.[1] ?? '', most: Number(one?.[2]) }));
}

function writeLimits(limits: Limits | undefined): string {
  return (limits ?? []).map(({ element, most }) => `${element}:${most}`).join(', ');
}

interface AmountFieldsProps {
  id: string;
  t: TFunction<'retrosynthesis'>;
  amount: WireConstraints['neededAmount'];
  currency: Currency;
  none: string;
  onChange: (changes: Partial<WireConstraints>) => void;
}

/** The amount that is needed of each starting material and what it may cost; the second only beside the first. */
export function amountFields({ id, t, amount, currency, none, onChange }: AmountFieldsProps) {
  const common = { size: 'small', style: { width: '100%' }, placeholder: none } as const;
  const set = (changed: NonNullable<AmountFieldsProps['amount']> | undefined) => onChange({ neededAmount: changed });
  return [
    {
      id: `${id}-amount`,
      label: t('constraints.limits.amount'),
      field: (
        <InputNumber
          {...common}
          id={`${id}-amount`}
          min={0}
          max={10_000_000}
          value={amount?.grams ?? null}
          suffix={t('constraints.limits.grams')}
          onChange={(grams) => set(grams ? { ...amount, grams } : undefined)}
        />
      ),
    },
    ...(amount
      ? [
          {
            id: `${id}-amount-price`,
            label: t('constraints.limits.amountPrice'),
            field: (
              <InputNumber
                {...common}
                id={`${id}-amount-price`}
                min={0}
                value={amount.maxPrice ? amount.maxPrice.minorUnits / 100 : null}
                suffix={amount.maxPrice?.currency ?? currency}
                onChange={(price) => {
                  const minorUnits = Math.round((price ?? 0) * 100);
                  const { grams } = amount;
                  set(minorUnits > 0 ? { grams, maxPrice: { currency, ...amount.maxPrice, minorUnits } } : { grams });
                }}
              />
            ),
          },
        ]
      : []),
  ];
}
