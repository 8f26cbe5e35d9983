// Limits of a route in numbers: steps, price of a starting material, and how green it should be.

import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { currencies } from '@app/shared/constants/locale';
import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';
import { InputNumber, Select, Space } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrency } from '../../shared/api/data/use-currency.ts';
import { amountFields, ElementField } from './amount-fields.tsx';
import { Fields } from './fields.tsx';

export interface LimitFieldsProps {
  constraints: WireConstraints;
  onChange: (changes: Partial<WireConstraints>) => void;
}

const shares = [0, 0.25, 0.5, 0.75, 1] as const;

export function LimitFields({ constraints, onChange }: LimitFieldsProps) {
  const { t } = useTranslation('retrosynthesis');
  const id = useId();
  const own = useCurrency();
  const { maxRouteSteps, maxPricePerGram: price, greenWeight = 0, maxWeight } = constraints;
  const [chosen, setChosen] = useState(price?.currency);
  const currency = price?.currency ?? chosen ?? own;
  const none = t('constraints.limits.none');
  return (
    <Fields
      title={t('constraints.limits.title')}
      fields={[
        {
          id: `${id}-steps`,
          label: t('constraints.limits.steps'),
          field: (
            <InputNumber
              id={`${id}-steps`}
              size="small"
              style={{ width: '100%' }}
              min={1}
              max={constraintLimits.routeReactions}
              precision={0}
              value={maxRouteSteps ?? null}
              placeholder={none}
              onChange={(steps) => onChange({ maxRouteSteps: steps ?? undefined })}
            />
          ),
        },
        {
          id: `${id}-price`,
          label: t('constraints.limits.price'),
          field: (
            <Space.Compact block>
              <InputNumber
                id={`${id}-price`}
                size="small"
                style={{ flex: 1 }}
                min={0}
                value={price ? price.minorUnits / 100 : null}
                placeholder={none}
                onChange={(amount) => {
                  const minorUnits = Math.round((amount ?? 0) * 100);
                  onChange({ maxPricePerGram: minorUnits > 0 ? { minorUnits, currency } : undefined });
                }}
              />
              <Select
                size="small"
                aria-label={t('constraints.limits.currency')}
                value={currency}
                options={currencies.map((value) => ({ value, label: value }))}
                onChange={(wanted) => {
                  setChosen(wanted);
                  if (price) onChange({ maxPricePerGram: { ...price, currency: wanted } });
                }}
              />
            </Space.Compact>
          ),
        },
        {
          id: `${id}-weight`,
          label: t('constraints.limits.weight'),
          field: (
            <InputNumber
              id={`${id}-weight`}
              size="small"
              style={{ width: '100%' }}
              min={1}
              max={100_000}
              precision={0}
              value={maxWeight ?? null}
              placeholder={none}
              suffix={t('constraints.limits.weightUnit')}
              onChange={(weight) => onChange({ maxWeight: weight ?? undefined })}
            />
          ),
        },
        {
          id: `${id}-elements`,
          label: t('constraints.limits.elements'),
          field: (
            <ElementField
              id={`${id}-elements`}
              limits={constraints.elementLimits}
              onChange={(elementLimits) => onChange({ elementLimits })}
            />
          ),
        },
        ...amountFields({ id, t, amount: constraints.neededAmount, currency, none, onChange }),
        {
          id: `${id}-green`,
          label: t('constraints.limits.green'),
          field: (
            <Select
              id={`${id}-green`}
              size="small"
              value={greenWeight}
              options={shares.map((value) => ({ value, label: `${value * 100} %` }))}
              onChange={(weight) => onChange({ greenWeight: weight || undefined })}
            />
          ),
        },
      ]}
    />
  );
}
