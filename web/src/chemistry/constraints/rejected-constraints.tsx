// Why a search with conditions found nothing: what they turned away, most often first.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './rejected-constraints.module.css';

const shown = 3;

export function RejectedConstraints({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  const counts = Object.entries(task.progress.turnedAway ?? {}).toSorted((a, b) => b[1] - a[1]);
  if (counts.length === 0 || task.solvedCount > 0 || task.state !== 'completed') return null;
  return (
    <div className={styles.box} role="status">
      <p>{t('constraints.turnedAway.title')}</p>
      <ul>
        {counts.slice(0, shown).map(([key, count]) => (
          <li key={key}>
            {t(`constraints.turnedAway.${key}`)}{' '}
            <span>{t('constraints.turnedAway.times', { value: formatNumber(count) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
