import type { ConditionChoice } from '@app/shared/contracts/conditions/conditions';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { temperatureText } from '../../chemistry/step/condition-words.ts';
import { useTranslation } from 'react-i18next';
import styles from './choice-line.module.css';
import { levelsOf } from './choice.ts';

/** A choice of conditions, each part with what it is. */
export function ChoiceLine({ choice }: { choice: ConditionChoice }) {
  const { t } = useTranslation('conditions');
  const { temperatureC } = choice;
  return (
    <span className={styles['choice']}>
      {levelsOf(choice).map(({ factor, level }) => (
        <span key={factor} className={styles['part']}>
          <small>{t(`optimization.factor.${factor}`)}</small>
          <span>{withSubscripts(level)}</span>
        </span>
      ))}
      {temperatureC !== undefined && (
        <span className={styles['part']}>
          <small>{t('optimization.factor.temperature')}</small>
          <span>{temperatureText([temperatureC, temperatureC])}</span>
        </span>
      )}
    </span>
  );
}
