import type { ProcessGoals } from '@app/shared/contracts/process/figures';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { Fields } from '../constraints/fields.tsx';

const goalKeys = ['cost', 'safety', 'solvents', 'scaleUp', 'mass'] as const;
const weights = ['0', '1', '2'] as const;

/** What the routes are to be good at, and how much. */
export function GoalsForm({ goals, onChange }: { goals: ProcessGoals; onChange: (goals: ProcessGoals) => void }) {
  const { t } = useTranslation('process');
  return (
    <Fields title={t('goals.title')}>
      {goalKeys.map((key) => (
        <Flex key={key} wrap gap="4px 10px" align="center" justify="space-between" style={{ marginBottom: 8 }}>
          <span aria-hidden="true">{t(`goals.${key}`)}</span>
          <Segmented
            label={t(`goals.${key}`)}
            value={weights.find((one) => Number(one) === goals[key]) ?? '1'}
            options={weights.map((value) => ({ value, label: t(`goals.weight.${value}`) }))}
            onChange={(value) => onChange({ ...goals, [key]: Number(value) })}
          />
        </Flex>
      ))}
    </Fields>
  );
}
