// What to leave out of the hits: by weight, by price, by where it is sold.

import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { usualCurrency } from '../../../shared/api/data/use-currency.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import styles from './options.module.css';
import type { OptionsProps } from './options.tsx';
import { countFilters, problemOf, withoutFilters, type TypedRange } from '../search-form.ts';

const builtIn: readonly string[] = ['common', 'patents'];

export function FilterFields({ form, onChange }: OptionsProps) {
  const { t } = useTranslation('substructure');
  const count = countFilters(form);
  const problem = problemOf(form);
  // The service filters in the currency of the user's settings.
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  return (
    <details className={styles.filters} open={count > 0 || undefined}>
      <summary>
        {t('filter.label')}
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </summary>
      <div className={styles.fields}>
        <RangeFields
          label={t('filter.weight')}
          range={form.weight}
          isWrong={problem === 'weightRange'}
          onChange={(weight) => onChange({ weight })}
        />
        <RangeFields
          label={t('filter.price', { currency: profile?.currency ?? usualCurrency() })}
          range={form.price}
          isWrong={problem === 'priceRange'}
          onChange={(price) => onChange({ price })}
        />
        <StockFields chosen={form.stocks} onChange={(stocks) => onChange({ stocks })} />
        {count > 0 && (
          <Button size="small" variant="text" onClick={() => onChange(withoutFilters)}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </details>
  );
}

interface RangeFieldsProps {
  label: string;
  range: TypedRange;
  isWrong: boolean;
  onChange: (range: TypedRange) => void;
}

function RangeFields({ label, range, isWrong, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('substructure');
  const id = useId();
  const field = (end: keyof TypedRange) => (
    <Input
      type="number"
      min={0}
      step="any"
      inputMode="decimal"
      value={range[end]}
      placeholder={t(`filter.${end}`)}
      aria-label={`${label}, ${t(`filter.${end}`)}`}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? id : undefined}
      onChange={(event) => onChange({ ...range, [end]: event.target.value })}
    />
  );
  return (
    <div>
      <span className={styles.fieldLabel}>{label}</span>
      <span className={styles.range}>
        {field('from')}
        <span aria-hidden="true">–</span>
        {field('to')}
      </span>
      {isWrong && (
        <p className={styles.problem} id={id}>
          {t('problem.range')}
        </p>
      )}
    </div>
  );
}

interface StockFieldsProps {
  /** null: all of them. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
}

function StockFields({ chosen, onChange }: StockFieldsProps) {
  const { t } = useTranslation('substructure');
  const { data } = useCall('stockList', {});
  const stocks = data?.items.filter(({ state }) => state === 'ready') ?? [];
  const ids = stocks.map(({ id }) => id);
  const counting = chosen ?? ids;
  const toggle = (id: string) => {
    const next = ids.filter((one) => (one === id) !== counting.includes(one));
    // All of them is no filter, and none at all would find nothing.
    if (next.length > 0) onChange(next.length === ids.length ? null : next);
  };
  if (stocks.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.fieldLabel}>{t('filter.stocks')}</legend>
      {stocks.map(({ id, name }) => (
        <Checkbox key={id} className={styles.choice} checked={counting.includes(id)} onChange={() => toggle(id)}>
          <span>{builtIn.includes(id) ? t(`filter.stock.${id}`) : name}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
