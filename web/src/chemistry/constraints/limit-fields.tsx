// Limits of a route in numbers: steps, price of a starting material, and how green it should be.

import { Input, Select } from 'antd';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { currencies, type Currency } from '@app/shared/constants/locale';
import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';
import { useId, useState } from 'react';
import { useCurrency } from '../../shared/api/data/use-currency.ts';
import { useTranslation } from 'react-i18next';
import styles from './constraints-form.module.css';

export interface LimitFieldsProps {
  constraints: WireConstraints;
  onChange: (changes: Partial<WireConstraints>) => void;
}

export function LimitFields({ constraints, onChange }: LimitFieldsProps) {
  const { t } = useTranslation('retrosynthesis');
  const id = useId();
  const { maxRouteSteps, greenWeight = 0 } = constraints;
  return (
    <fieldset>
      <legend>{t('constraints.limits.title')}</legend>
      <div className={styles.fields}>
        <label htmlFor={`${id}-steps`}>{t('constraints.limits.steps')}</label>
        <Input
          size="small"
          id={`${id}-steps`}
          type="number"
          min={1}
          max={constraintLimits.routeReactions}
          value={maxRouteSteps ?? ''}
          placeholder={t('constraints.limits.none')}
          onChange={(event) =>
            onChange({ maxRouteSteps: wholeWithin(event.target.value, constraintLimits.routeReactions) })
          }
        />
        <label htmlFor={`${id}-price`}>{t('constraints.limits.price')}</label>
        <PriceField id={`${id}-price`} price={constraints.maxPricePerGram} onChange={onChange} />
        <label htmlFor={`${id}-green`}>{t('constraints.limits.green')}</label>
        <span className={styles.range}>
          <input
            id={`${id}-green`}
            type="range"
            min={0}
            max={1}
            step={0.25}
            value={greenWeight}
            onChange={(event) => onChange({ greenWeight: Number(event.target.value) || undefined })}
          />
          <output htmlFor={`${id}-green`}>{Math.round(greenWeight * 100)} %</output>
        </span>
      </div>
    </fieldset>
  );
}

interface PriceFieldProps {
  id: string;
  price: WireConstraints['maxPricePerGram'];
  onChange: LimitFieldsProps['onChange'];
}

function PriceField({ id, price, onChange }: PriceFieldProps) {
  const { t } = useTranslation('retrosynthesis');
  const own = useCurrency();
  const [chosen, setCurrency] = useState(price?.currency);
  const [text, setText] = useState(price ? String(price.minorUnits / 100) : '');
  const isSettled = price === undefined || Math.round(Number(text) * 100) === price.minorUnits;
  const shown = isSettled ? text : String(price.minorUnits / 100);
  const shownCurrency = price?.currency ?? chosen ?? own;
  const tell = (amount: string, inCurrency: Currency) => {
    const minorUnits = Math.round(Number(amount) * 100);
    onChange({ maxPricePerGram: minorUnits > 0 ? { minorUnits, currency: inCurrency } : undefined });
  };
  return (
    <span className={styles.price}>
      <Input
        size="small"
        id={id}
        type="number"
        min={0.01}
        step="any"
        value={price === undefined && Number(text) > 0 ? '' : shown}
        placeholder={t('constraints.limits.none')}
        onChange={(event) => {
          setText(event.target.value);
          tell(event.target.value, shownCurrency);
        }}
      />
      <Select
        size="small"
        aria-label={t('constraints.limits.currency')}
        value={shownCurrency}
        options={currencies.map((one) => ({ value: one, label: one }))}
        onChange={(picked) => {
          const wanted = currencies.find((one) => one === picked) ?? shownCurrency;
          setCurrency(wanted);
          tell(shown, wanted);
        }}
      />
    </span>
  );
}

function wholeWithin(text: string, most: number): number | undefined {
  const value = Math.floor(Number(text));
  return value >= 1 ? Math.min(value, most) : undefined;
}
