// Which partners a reaction is tried with: from stocks, within limits, and the user's own.

import { Checkbox, Input } from 'antd';
import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import { useId } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { usualCurrency } from '../../../shared/api/data/use-currency.ts';
import { StockChoice } from '../../../chemistry/constraints/stock-choice.tsx';
import { useTranslation } from 'react-i18next';
import { mostHeavyAtoms, mostPerReaction, type ForwardForm } from '../forward-form.ts';
import { NumberField } from './number-field.tsx';
import { OwnPartners } from './own-partners.tsx';
import styles from './start-form.module.css';

export interface PartnerFormProps {
  type: ForwardTaskType;
  form: ForwardForm;
  onChange: (part: Partial<ForwardForm>) => void;
  onDraw: () => void;
}

export function PartnerForm({ form, onChange, onDraw }: PartnerFormProps) {
  const { t } = useTranslation('forward');
  const { onlyScaffolds } = form;
  return (
    <section className={styles.part} aria-label={t('partners.title')}>
      <h2>{t('partners.title')}</h2>
      <fieldset className={styles.stocks} disabled={onlyScaffolds}>
        <legend>{t('partners.stocks')}</legend>
        <StockChoice chosen={form.stocks} onChange={(stocks) => onChange({ stocks })} />
      </fieldset>
      <OwnPartners partners={form.scaffolds} onChange={(scaffolds) => onChange({ scaffolds })} onDraw={onDraw} />
      <Checkbox
        className={styles.check}
        checked={onlyScaffolds}
        onChange={({ target }) => onChange({ onlyScaffolds: target.checked })}
      >
        {t('partners.onlyOwn')}
      </Checkbox>
      <Limits form={form} onChange={onChange} />
    </section>
  );
}

function Limits({ form, onChange }: Pick<PartnerFormProps, 'form' | 'onChange'>) {
  const { t } = useTranslation('forward');
  const [priceId, containsId] = [useId(), useId()];
  // The service counts in the currency of the user's settings.
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const currency = profile?.currency ?? usualCurrency();
  return (
    <div className={styles.fields}>
      <NumberField
        label={t('partners.maxHeavyAtoms')}
        value={form.maxHeavyAtoms}
        most={mostHeavyAtoms}
        onChange={(maxHeavyAtoms) => onChange({ maxHeavyAtoms })}
      />
      <NumberField
        label={t('partners.perReaction')}
        value={form.perReaction}
        most={mostPerReaction}
        onChange={(perReaction) => onChange({ perReaction })}
      />
      <label htmlFor={priceId}>{t('partners.maxPrice', { currency })}</label>
      <Input
        size="small"
        id={priceId}
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        disabled={form.onlyScaffolds}
        value={form.maxPrice}
        placeholder={t('partners.noLimit')}
        onChange={({ target }) => onChange({ maxPrice: target.value })}
      />
      <label htmlFor={containsId}>{t('partners.contains')}</label>
      <Input
        size="small"
        id={containsId}
        value={form.contains}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('filter.pattern')}
        onChange={({ target }) => onChange({ contains: target.value })}
      />
    </div>
  );
}
