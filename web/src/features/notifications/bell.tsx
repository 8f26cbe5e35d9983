// The bell of the header: how many notices are unread, and the way to them. It asks by itself, which is no activity.

import { useState } from 'react';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { BellIcon } from '../../ui/icons/work-icons.tsx';
import { NoticePanel } from './notice-panel.tsx';
import styles from './notifications.module.css';
import { useUnread } from './use-unread.ts';

const mostShown = 99;

export function Bell() {
  const { t } = useTranslation('notifications');
  const [isOpen, setOpen] = useState(false);
  const { unread, askAgain } = useUnread();
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
        title={t('open')}
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(unread)}
          </span>
        )}
      </button>
      {isOpen && <NoticePanel onClose={() => setOpen(false)} onRead={askAgain} />}
    </>
  );
}
