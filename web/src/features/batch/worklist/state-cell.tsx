// The state of a molecule in a word and an icon, and what belongs to it: its place in the line, how far, how long, why not.

import type { TrayItem } from '@app/shared/contracts/batch';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PauseIcon } from '../../../ui/icons/module-icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import styles from './state-cell.module.css';

export function StateCell({ item, name }: { item: TrayItem; name: string }) {
  const { t } = useTranslation('batch');
  return (
    <div className={styles.state}>
      {item.state === 'paused' ? (
        <span className={styles.paused}>
          <PauseIcon size={14} />
          {t('state.paused')}
        </span>
      ) : (
        <StatusTag state={item.state} />
      )}
      <More item={item} name={name} />
    </div>
  );
}

function More({ item, name }: { item: TrayItem; name: string }) {
  const { t } = useTranslation('batch');
  const { state, queuePosition, percent, failure, result, note } = item;
  if (state === 'queued' && queuePosition !== undefined)
    return <span className={styles.more}>{t('state.place', { place: formatNumber(queuePosition) })}</span>;
  if (state === 'searching')
    return (
      <span className={styles.progress}>
        <ProgressBar
          percent={percent ?? 0}
          label={t('state.progress', { name })}
          indeterminate={percent === undefined}
        />
        {percent !== undefined && <span className={styles.more}>{percent}%</span>}
      </span>
    );
  if (state === 'failed')
    return (
      <span className={styles.failure} title={failure?.message}>
        {failure?.message ?? t('state.failed')}
      </span>
    );
  if (note !== undefined)
    return (
      <span className={styles.more} title={note}>
        {note}
      </span>
    );
  if (result?.seconds === undefined) return null;
  return <span className={styles.more}>{formatDuration(result.seconds * 1_000)}</span>;
}
