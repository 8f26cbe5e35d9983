import type { HelpVideo } from '@app/shared/contracts/help';
import { Link } from 'react-router-dom';
import { formatClock } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './video-cards.module.css';

/** Posters of videos that lead to them. */
export function VideoCards({ videos }: { videos: readonly HelpVideo[] }) {
  const { t } = useTranslation('help');
  return (
    <ul className={styles['cards']}>
      {videos.map(({ id, title, summary, seconds, poster }) => (
        <li key={id}>
          <Link to={`/videoDetail?id=${id}`}>
            <span className={styles['poster']}>
              <img src={poster} alt="" width={1280} height={800} loading="lazy" decoding="async" />
              <span className={styles['length']} aria-label={t('video.length', { time: formatClock(seconds * 1000) })}>
                {formatClock(seconds * 1000)}
              </span>
            </span>
            <strong>{title}</strong>
            <span className={styles['summary']}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
