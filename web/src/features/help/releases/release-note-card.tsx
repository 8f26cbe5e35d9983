import type { ReleaseNote } from '@app/shared/contracts/help';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Prose } from '../prose.tsx';
import styles from './release-note-card.module.css';

/** A release note with its version and day. */
export function ReleaseNoteCard({ note: { version, updateTime, content } }: { note: ReleaseNote }) {
  const { t } = useTranslation('help');
  return (
    <article className={styles['note']}>
      <h2>
        {t('release.version', { version })}
        {/* The day in UTC, as the list of dates names it. */}
        <time dateTime={updateTime}>{formatDate(`${updateTime.slice(0, 10)}T12:00:00`)}</time>
      </h2>
      <Prose text={content} />
    </article>
  );
}
