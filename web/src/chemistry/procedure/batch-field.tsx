// How much is made: an amount, and what it is an amount of.

import { Form, Input, Select, Space } from 'antd';
import type { ProcedureBatch } from '@app/shared/contracts/reaction/procedure';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export const usualBatch: ProcedureBatch = { of: 'limiting', amount: 1, unit: 'g' };
const most = 1_000_000;

const kinds = {
  'limiting-g': { of: 'limiting', unit: 'g' },
  'limiting-mmol': { of: 'limiting', unit: 'mmol' },
  'product-g': { of: 'product', unit: 'g' },
} as const;
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

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
  const handleText = (next: string): void => {
    setText(next);
    const amount = readAmount(next);
    if (amount !== null) onChange({ ...value, amount });
  };
  return (
    <Form.Item
      htmlFor={id}
      label={label ?? t('file.panel.batch')}
      layout="horizontal"
      colon={false}
      validateStatus={isWrong ? 'error' : ''}
      help={isWrong ? <span role="alert">{t('file.panel.invalid')}</span> : undefined}
      style={{ margin: 0 }}
    >
      <Space.Compact>
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          aria-invalid={isWrong}
          style={{ width: 84, textAlign: 'right' }}
          onChange={({ target }) => handleText(target.value)}
        />
        <Select
          aria-label={t('file.panel.unit')}
          value={kindNames.find((one) => kinds[one].of === value.of && kinds[one].unit === value.unit)}
          options={kindNames.map((one) => ({ value: one, label: t(`file.panel.unitOf.${one}`) }))}
          popupMatchSelectWidth={false}
          onChange={(picked) => onChange({ ...value, ...kinds[picked] })}
        />
      </Space.Compact>
    </Form.Item>
  );
}

/** Null for what is no amount that the service takes. */
function readAmount(text: string): number | null {
  const amount = /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : NaN;
  return amount > 0 && amount <= most ? amount : null;
}
