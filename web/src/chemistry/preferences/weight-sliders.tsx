import {
  preferenceLimits,
  preferenceWeightKeys,
  type PreferenceWeights,
} from '@app/shared/constants/search-preferences';
import { weightSum } from '@app/shared/rules/preferences';
import { Flex, Slider, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../constraints/fields.tsx';

/** Where the first slider that is moved leaves the others. */
const middle = preferenceLimits.weight / 2;
const evenWeights: PreferenceWeights = { short: middle, cheap: middle, robust: middle, green: middle };

export interface WeightSlidersProps {
  weights: PreferenceWeights | undefined;
  onChange: (weights: PreferenceWeights | undefined) => void;
}

/** Four weights; all at 0 are none, and the usual score ranks again. */
export function WeightSliders({ weights, onChange }: WeightSlidersProps) {
  const { t } = useTranslation('retrosynthesis');
  const id = useId();
  return (
    <Fields
      title={t('preferences.weights')}
      fields={preferenceWeightKeys.map((key) => ({
        id: `${id}-${key}`,
        label: t(`preferences.weight.${key}`),
        field: (
          <Flex gap={10} align="center">
            <Slider
              style={{ flex: 1, margin: '4px 6px' }}
              min={0}
              max={preferenceLimits.weight}
              step={10}
              value={weights?.[key] ?? middle}
              ariaLabelForHandle={t(`preferences.weight.${key}`)}
              onChange={(value) => {
                const changed = { ...(weights ?? evenWeights), [key]: value };
                onChange(weightSum(changed) > 0 ? changed : undefined);
              }}
            />
            <span className="tabular" style={{ flex: '0 0 2em', textAlign: 'end' }}>
              {weights ? weights[key] : '–'}
            </span>
          </Flex>
        ),
      }))}
    >
      <Typography.Text type="secondary">
        {t(weights ? 'preferences.weightsHelp' : 'preferences.weightsUsual')}
      </Typography.Text>
    </Fields>
  );
}
