import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from './icons.tsx';
import styles from './connection-banner.module.css';

const retryMs = 2_500;

/** Says that what is shown may be old, and keeps asking; it goes when an answer comes. */
export function ConnectionBanner({ retry }: { retry: () => Promise<unknown> }) {
  const { t } = useTranslation('common');
  useEffect(() => {
    const timer = setInterval(() => retry().catch(() => undefined), retryMs);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <p className={styles.banner} role="status">
      <OfflineIcon size={16} />
      {t('connection.lost')}
    </p>
  );
}
