// State of the whole batch: what runs and what waits, or the result once all is done.

import type { Worklist } from '@app/shared/contracts/batch';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../../ui/icons/icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import styles from './notices.module.css';
import { countOf } from '../worklist-state.ts';

export function BatchNotice({ worklist }: { worklist: Worklist }) {
  const { t } = useTranslation('batch');
  const { counts, items } = worklist;
  const running = countOf('running', counts);
  const done = countOf('completed', counts) + countOf('ended', counts);
  if (running > 0) {
    const part = items.reduce((sum, item) => sum + (item.state === 'searching' ? (item.percent ?? 0) : 0), 0) / 100;
    return (
      <div className={styles.notice}>
        <span className={styles.bar}>
          <ProgressBar percent={((done + part) / (done + running)) * 100} label={t('notice.progress')} />
        </span>
        <span>
          {t('notice.running', {
            searching: formatNumber(counts.searching ?? 0),
            queued: formatNumber(counts.queued ?? 0),
            done: formatNumber(done),
          })}
        </span>
      </div>
    );
  }
  if (done < worklist.total) return null;
  const solved = items.filter((item) => (item.result?.solvedCount ?? 0) > 0).length;
  return (
    <p className={styles.notice} data-tone="done" role="status">
      <CheckCircleIcon size={16} />
      <span>
        {t('notice.done', {
          count: done,
          total: formatNumber(done),
          solved: formatNumber(solved),
          rest: formatNumber(done - solved),
        })}
      </span>
    </p>
  );
}
