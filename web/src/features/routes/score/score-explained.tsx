// What a route's score is made of.

import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { partsOf } from './score-parts.ts';
import styles from './score-explained.module.css';

/** The parts with their names, values and meanings. */
export function ScoreExplained({ route }: { route: Pick<RouteSummary, 'score' | 'scoreParts'> }) {
  const { t } = useTranslation('routes');
  return (
    <div className={styles.explained}>
      <p className={styles.total}>{t('score.title', { score: formatNumber(route.score, 1) })}</p>
      <dl className={styles.parts}>
        {partsOf(route.scoreParts).map(([part, value]) => (
          <div key={part} className={styles.part}>
            <dt>{t(`score.part.${part}.name`)}</dt>
            <dd className={styles.track} aria-hidden="true">
              <span style={{ width: `${Math.round(value * 100)}%` }} />
            </dd>
            <dd className={styles.value}>{formatNumber(value, 2)}</dd>
            <dd className={styles.meaning}>{t(`score.part.${part}.meaning`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('score.note')}</p>
    </div>
  );
}
