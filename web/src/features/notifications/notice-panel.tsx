import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { MailWish } from './mail-wish.tsx';
import { NoticeRow } from './notice-row.tsx';
import styles from './notifications.module.css';

const rowsAtOnce = 20;
const mostRows = 100;

interface NoticePanelProps {
  onClose: () => void;
  /** Something is read now. */
  onRead: () => void;
}

export function NoticePanel({ onClose, onRead }: NoticePanelProps) {
  const { t } = useTranslation('notifications');
  const [rows, setRows] = useState(rowsAtOnce);
  const query = { pageIndex: 1, pageSize: rows };
  const { data, error, mutate } = useCall('notificationList', { query }, { keepFor: 'list' });
  const read = (noticeIds?: string[]) =>
    call('notificationRead', { body: noticeIds ? { noticeIds } : {} }).then(() => {
      onRead();
      return mutate();
    }, presentError);
  return (
    <Dialog
      title={t('title')}
      width={520}
      onClose={onClose}
      footer={data && data.unread > 0 ? <Button onClick={() => void read()}>{t('readAll')}</Button> : undefined}
    >
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <Skeleton height={240} radius={8} />)}
      {data?.total === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.items.map((notice) => (
            <NoticeRow
              key={notice.noticeId}
              notice={notice}
              onOpen={() => {
                if (!notice.isRead) void read([notice.noticeId]);
                onClose();
              }}
            />
          ))}
        </ul>
      )}
      {data && data.items.length < data.total && rows < mostRows && (
        <Button className={styles.older} onClick={() => setRows(rows + rowsAtOnce)}>
          {t('older')}
        </Button>
      )}
      {data && <MailWish mail={data.mail} onChange={() => void mutate()} />}
    </Dialog>
  );
}
