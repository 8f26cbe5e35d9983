import type { ConditionChoice } from '@app/shared/contracts/conditions/conditions';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { namesText, temperatureText } from '../../chemistry/step/condition-words.ts';
import { levelsOf } from './choice.ts';

/** A choice of conditions, each part with what it is. */
export function ChoiceLine({ choice }: { choice: ConditionChoice }) {
  const { t } = useTranslation('conditions');
  const { temperatureC } = choice;
  const parts = [
    ...levelsOf(choice).map(({ factor, level }) => ({ factor, text: namesText([level]) })),
    ...(temperatureC === undefined
      ? []
      : [{ factor: 'temperature' as const, text: temperatureText([temperatureC, temperatureC]) }]),
  ];
  return (
    <Flex wrap gap="2px 14px">
      {parts.map(({ factor, text }) => (
        <span key={factor} style={{ overflowWrap: 'anywhere' }}>
          <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
            {t(`optimization.factor.${factor}`)}
          </Typography.Text>
          {text}
        </span>
      ))}
    </Flex>
  );
}
