import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '../../ui/icons.tsx';
import styles from './connection-banner.module.css';

const retryMs = 2_500;

/** Says that what is shown may be old, and keeps trying; it goes when an answer comes. */
export function ConnectionBanner({ retry }: { retry: () => unknown }) {
  const { t } = useTranslation('routes');
  useEffect(() => {
    const timer = setInterval(retry, retryMs);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <p className={styles.banner} role="status">
      <OfflineIcon size={16} />
      {t('connection.lost')}
    </p>
  );
}
