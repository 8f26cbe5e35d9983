import { Alert } from 'antd';
import { useEffect } from 'react';
import { CallError } from '../../shared/api/call-error.ts';
import { messageOf } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '../icons/icons.tsx';

const retryMs = 2_500;

export interface ConnectionBannerProps {
  /** Why the newest data did not come. An error of the server has its own message. */
  error: unknown;
  retry: () => Promise<unknown>;
}

/** Says that what is shown may be old, and keeps asking; it goes when a response comes. */
export function ConnectionBanner({ error, retry }: ConnectionBannerProps) {
  const { t } = useTranslation('common');
  useEffect(() => {
    const timer = setInterval(() => retry().catch(() => undefined), retryMs);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <Alert
      banner
      type="warning"
      role="status"
      icon={<OfflineIcon size={16} />}
      style={{ position: 'fixed', bottom: 20, left: '50%', zIndex: 700, transform: 'translateX(-50%)' }}
      title={
        error instanceof CallError && error.kind === 'envelope'
          ? t('connection.refused', { message: messageOf(error) })
          : t('connection.lost')
      }
    />
  );
}
