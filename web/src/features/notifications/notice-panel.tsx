import { Badge, Checkbox, Divider, Empty, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { CallData } from '@app/shared/contracts/catalogue';
import type { Notice } from '@app/shared/contracts/notifications/notifications';
import { noticePath } from '@app/shared/rules/notice-path';
import { Link } from 'react-router-dom';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { formatAgo, formatDateTime } from '../../shared/i18n/format.ts';

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
  const read = (noticeIds?: string[]) => {
    // Read here at once: the page that one of them opens does not mark it again.
    const items = data?.items.map((one) => ({
      ...one,
      isRead: one.isRead || (noticeIds?.includes(one.noticeId) ?? true),
    }));
    void mutate(data && items && { ...data, items }, { revalidate: false });
    return call('notificationRead', { body: noticeIds ? { noticeIds } : {} }).then(() => {
      onRead();
      return mutate();
    }, presentError);
  };
  return (
    <Dialog
      title={t('title')}
      width={520}
      onClose={onClose}
      footer={data && data.unread > 0 ? <Button onClick={() => void read()}>{t('readAll')}</Button> : undefined}
    >
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <Skeleton height={240} radius={8} />)}
      {data?.total === 0 && <Empty description={t('empty')} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      <div role="list" aria-label={t('title')} style={{ maxHeight: 'min(56vh, 480px)', overflowY: 'auto' }}>
        {data?.items.map((notice) => (
          <NoticeRow
            key={notice.noticeId}
            notice={notice}
            onOpen={() => {
              if (!notice.isRead) void read([notice.noticeId]);
              onClose();
            }}
          />
        ))}
      </div>
      {data && data.items.length < data.total && rows < mostRows && (
        <Button style={{ width: '100%', marginTop: 8 }} onClick={() => setRows(rows + rowsAtOnce)}>
          {t('older')}
        </Button>
      )}
      {data && <MailWish mail={data.mail} onChange={() => void mutate()} />}
    </Dialog>
  );
}

interface MailWishProps {
  mail: CallData<'notificationList'>['mail'];
  onChange: () => void;
}

/** Whether mails come when tasks have ended; nothing to choose where none can be sent. */
function MailWish({ mail: { isPossible, finishedTasks }, onChange }: MailWishProps) {
  const { t } = useTranslation('notifications');
  const { isBusy, run } = useAction();
  if (!isPossible) return null;
  const change = (wanted: boolean) =>
    run(async () => {
      await call('changeEmailNotice', { body: { finishedTasks: wanted } });
      onChange();
    });
  return (
    <>
      <Divider size="small" />
      <Checkbox checked={finishedTasks} disabled={isBusy} onChange={({ target }) => void change(target.checked)}>
        {t('mailWish')}
      </Checkbox>
    </>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const { kind, subject, name, by, count = 0, molecule, message, isRead, createdAt } = notice;
  const text = t(`kind.${kind}`, { name, count, module: t(`subject.${subject}`) });
  return (
    <Flex role="listitem" gap={12} align="center" style={{ padding: '8px 4px' }}>
      <span style={{ flex: '0 0 8px' }}>
        {!isRead && <Badge status="processing" role="img" aria-label={t('unread')} />}
      </span>
      <span style={{ flex: '0 0 72px' }}>
        {molecule !== undefined && (
          <MoleculePicture molecule={{ key: molecule, name, formula: '' }} width={72} height={48} decorative />
        )}
      </span>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {/* A share is opened by the address that the page starts with. */}
        <Link
          to={noticePath(notice)}
          reloadDocument={subject === 'share'}
          style={{ fontWeight: isRead ? 400 : 600 }}
          onClick={onOpen}
        >
          {text}
        </Link>
        {message !== undefined && (
          <Typography.Paragraph ellipsis={{ rows: 3 }} style={{ margin: 0 }}>
            <span dir="auto">{message}</span>
          </Typography.Paragraph>
        )}
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatAgo(createdAt)}
          </time>
          {by && ` · ${t('by', { name: by.name || by.userName })}`}
        </Typography.Text>
      </div>
    </Flex>
  );
}
