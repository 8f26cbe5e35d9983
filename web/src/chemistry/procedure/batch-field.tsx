// How much is made: an amount, and what it is an amount of.

import { Input, Select } from 'antd';
import type { ProcedureBatch } from '@app/shared/contracts/reaction/procedure';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './procedure-panel.module.css';

export const usualBatch: ProcedureBatch = { of: 'limiting', amount: 1, unit: 'g' };
const most = 1_000_000;

const kinds = {
  'limiting-g': { of: 'limiting', unit: 'g' },
  'limiting-mmol': { of: 'limiting', unit: 'mmol' },
  'product-g': { of: 'product', unit: 'g' },
} as const;
type Kind = keyof typeof kinds;
const kindNames: readonly Kind[] = ['limiting-g', 'limiting-mmol', 'product-g'];

export interface BatchFieldProps {
  value: ProcedureBatch;
  /** What the amount is of, where it is not of one step. */
  label?: string;
  onChange: (batch: ProcedureBatch) => void;
}

/** What is not a positive number changes nothing and is marked. */
export function BatchField({ value, label, onChange }: BatchFieldProps) {
  const { t } = useTranslation('procedure');
  const id = useId();
  const [text, setText] = useState(String(value.amount));
  const isWrong = readAmount(text) === null;
  const kind: Kind =
    kindNames.find((one) => kinds[one].of === value.of && kinds[one].unit === value.unit) ?? 'limiting-g';
  const handleText = (next: string): void => {
    setText(next);
    const amount = readAmount(next);
    if (amount !== null) onChange({ ...value, amount });
  };
  return (
    <span className={styles.batch}>
      <label htmlFor={id}>{label ?? t('file.panel.batch')}</label>
      <Input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => handleText(target.value)}
      />
      <Select
        aria-label={t('file.panel.unit')}
        value={kind}
        options={kindNames.map((one) => ({ value: one, label: t(`file.panel.unitOf.${one}`) }))}
        onChange={(picked) => {
          const chosen = kindNames.find((one) => one === picked) ?? kind;
          onChange({ ...value, ...kinds[chosen] });
        }}
      />
      {isWrong && (
        <span id={`${id}-wrong`} className={styles.wrong} role="alert">
          {t('file.panel.invalid')}
        </span>
      )}
    </span>
  );
}

/** Null for what is no amount that the service takes. */
function readAmount(text: string): number | null {
  const amount = /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : NaN;
  return amount > 0 && amount <= most ? amount : null;
}
