// The bell of the header: how many notices are unread, and the way to them. It asks by itself, which is no activity.

import type { NoticeKind } from '@app/shared/contracts/notifications/notifications';
import { Badge } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BellIcon } from '../../ui/icons/work-icons.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';

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
