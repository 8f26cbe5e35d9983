import type { RouteStep } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { hoursText, namesText, temperatureText } from './condition-words.ts';
import styles from './conditions-table.module.css';

/** Typical conditions of a kind of reaction, one row a way to run it. */
export function ConditionsTable({ conditions }: { conditions: RouteStep['conditions'] }) {
  const { t } = useTranslation('routes');
  if (conditions.length === 0) return <p className={styles.note}>{t('conditions.none')}</p>;
  const hasCatalysts = conditions.some((condition) => condition.catalysts.length > 0);
  return (
    <>
      <div className={styles.scroller}>
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
      <p className={styles.note}>{t('conditions.typical')}</p>
    </>
  );
}
