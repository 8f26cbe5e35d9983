import type { RouteStep } from '@app/shared/contracts/routes/routes';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { hoursText, namesText, temperatureText, pathText } from './condition-words.ts';
import styles from './conditions-table.module.css';

/** The conditions of a step and where they come from; then, smaller, other conditions for this kind of reaction. */
export function ConditionsTable({ step }: { step: Pick<RouteStep, 'conditions' | 'conditionOrigin'> }) {
  const { conditions: all, conditionOrigin } = step;
  const [first, ...others] = all;
  const { t } = useTranslation('routes');
  if (!first || conditionOrigin === 'unknown') return <p className={styles.note}>{t('conditions.none')}</p>;
  const hasCatalysts = first.catalysts.length > 0;
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
            <tr>
              <td>{namesText(first.reagents) || '–'}</td>
              {hasCatalysts && <td>{namesText(first.catalysts) || '–'}</td>}
              <td>{namesText(first.solvents) || '–'}</td>
              <td className={styles.figure}>{temperatureText(first.temperatureC, first.solvents)}</td>
              <td className={styles.figure}>{hoursText(first.hours) ?? '–'}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {[t(`conditions.origin.${conditionOrigin}`), countedText(t, first)].filter(Boolean).join(sentenceGap())}
      </p>
      {others.length > 0 && (
        <p className={styles.note}>{t('conditions.alternatives', { ways: others.map(pathText).join('; ') })}</p>
      )}
    </>
  );
}

/** From how many recorded reactions the conditions were counted. */
function countedText(t: TFunction<'routes'>, { counted }: RouteStep['conditions'][number]): string {
  if (!counted) return '';
  return t('conditions.counted', { reactions: formatNumber(counted.reactions), of: formatNumber(counted.of) });
}
