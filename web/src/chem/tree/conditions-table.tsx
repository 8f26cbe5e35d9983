import type { RouteStep } from '@app/shared/contracts/routes';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hoursText, namesText, temperatureText } from './condition-words.ts';
import styles from './conditions-table.module.css';

/** Conditions of a kind of reaction, one row a way to run it, and where they come from. */
export function ConditionsTable({ step }: { step: Pick<RouteStep, 'conditions' | 'conditionOrigin'> }) {
  const { conditions, conditionOrigin } = step;
  const { t } = useTranslation('routes');
  if (conditionOrigin === 'unknown') return <p className={styles.note}>{t('conditions.none')}</p>;
  const hasCatalysts = conditions.some((condition) => condition.catalysts.length > 0);
  return (
    <>
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={t('conditions.title')}>
        <table className={styles.table} aria-label={t('conditions.title')}>
          <thead>
            <tr>
              <th scope="col">{t('conditions.reagents')}</th>
              {hasCatalysts && <th scope="col">{t('conditions.catalysts')}</th>}
              <th scope="col">{t('conditions.solvents')}</th>
              <th scope="col">{t('conditions.temperature')}</th>
              <th scope="col">{t('conditions.time')}</th>
            </tr>
          </thead>
          <tbody>
            {conditions.map((condition, index) => (
              <tr key={index}>
                <td>{namesText(condition.reagents) || '–'}</td>
                {hasCatalysts && <td>{namesText(condition.catalysts) || '–'}</td>}
                <td>{namesText(condition.solvents) || '–'}</td>
                <td className={styles.figure}>{temperatureText(condition.temperatureC)}</td>
                <td className={styles.figure}>{hoursText(condition.hours) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{t(`conditions.origin.${conditionOrigin}`)}</p>
    </>
  );
}
