// The bell of the header: how many notices are unread, and the way to them. It asks by itself, which is no activity.

import type { NoticeKind, Notice } from '@app/shared/contracts/notifications/notifications';
import { Badge, Checkbox, Divider, Empty, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BellIcon } from '../../ui/icons/work-icons.tsx';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import type { CallData } from '@app/shared/contracts/catalogue';
import { noticePath } from '@app/shared/rules/notice-path';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { useAction } from '../../shared/hooks/use-action.ts';
import { presentError } from '../../shared/errors/present.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { formatAgo, formatDateTime } from '../../shared/i18n/format.ts';

const mostShown = 99;

/** A task is among the newest while its page is open. */
const newest = 20;
/** Their page shows by itself what they say. */
const watchedKinds: ReadonlySet<NoticeKind> = new Set(['taskFinished', 'taskFailed', 'commentReceived']);

export function Bell() {
  const { t } = useTranslation('notifications');
  const [isOpen, setOpen] = useState(false);
  const { unread, askAgain } = useUnread();
  useShownIsRead(unread, askAgain);
  return (
    <>
      <Badge count={unread} overflowCount={mostShown} size="small" offset={[-8, 8]} title="">
        <IconButton
          aria-haspopup="dialog"
          label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
          icon={<BellIcon />}
          onClick={() => setOpen(true)}
        />
      </Badge>
      {isOpen && <NoticePanel onClose={() => setOpen(false)} onRead={askAgain} />}
    </>
  );
}

// How many notices are unread, as it is now: fetched every few seconds by the visible tab, which notifies the
// others. What is read in one tab is read in all of them at once.
const everyMs = 5_000;
/** Every tab of the browser hears what one writes under it. */
export const unreadKey = 'unread-notices';

function useUnread(): { unread: number; askAgain: () => void } {
  const { data, mutate } = useCall(
    'notificationUnreadCount',
    {},
    { passive: true, follows: true, refreshInterval: everyMs },
  );
  const { mutate: mutateAny } = useSWRConfig();
  /** What all tabs know. */
  const known = useRef<number>(undefined);
  const unread = data?.unread;

  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== unreadKey || newValue === null) return;
      known.current = Number(newValue);
      void mutate({ unread: known.current }, { revalidate: false });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [mutate]);

  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== unread) window.localStorage.setItem(unreadKey, String(unread));
    known.current = unread;
    // The list, where it is open, is what the number speaks of.
    void mutateAny((key) => Array.isArray(key) && key[0] === 'notificationList');
  }, [unread, mutateAny]);

  return { unread: unread ?? 0, askAgain: () => void mutate() };
}

/**
 * Marks as read what tells of a task or a route that the page in front shows: its user has seen it. The newest notices are asked
 * for when their number changes, not at each page.
 */
function useShownIsRead(unread: number, onRead: () => void): void {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const query = { pageIndex: 1, pageSize: newest };
  const { data } = useCall('notificationList', unread > 0 ? { query } : null, { passive: true, keepFor: 'list' });
  const noticeIds = (data?.items ?? [])
    .filter(({ isRead, kind, subjectId }) => !isRead && watchedKinds.has(kind) && address.includes(subjectId))
    .map(({ noticeId }) => noticeId);
  const shown = noticeIds.join(',');
  const markRead = useEffectEvent(async () => {
    await call('notificationRead', { body: { noticeIds } }, { passive: true });
    onRead();
  });
  useEffect(() => {
    if (shown === '' || document.visibilityState === 'hidden') return;
    // The number stays where the notices cannot be read.
    markRead().catch(() => undefined);
  }, [shown]);
}

const rowsAtOnce = 20;
const mostRows = 100;

function NoticePanel({ onClose, onRead }: { onClose: () => void; onRead: () => void }) {
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
