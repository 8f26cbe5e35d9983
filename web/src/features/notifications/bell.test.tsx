import type { Notice } from '@app/shared/contracts/notifications/notifications';
import { noticePath } from '@app/shared/rules/notice-path';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { Bell, unreadKey } from './bell.tsx';

const readPath = '/api/common/notification-read';
const wishPath = '/api/common/change-email-notice';
const notice = (number: number, more: Partial<Notice> = {}): Notice => ({
  noticeId: `018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0${number}`,
  kind: 'taskFinished',
  subject: 'retrosynthesis',
  subjectId: 'a-task',
  name: `target ${number}`,
  isRead: false,
  createdAt: new Date().toISOString(),
  ...more,
});

beforeAll(() => loadWords(['notifications']));

function open(items: Notice[], finishedTasks = false, address = '/home') {
  let all = items;
  const unread = () => all.filter((one) => !one.isRead).length;
  const calls = stubCalls({
    'GET /api/common/notification-unread-count': () => ({ unread: unread() }),
    'GET /api/common/notification-list': () => ({
      total: all.length,
      unread: unread(),
      items: all,
      mail: { isPossible: true, finishedTasks },
    }),
    [`POST ${readPath}`]: () => {
      all = all.map((one) => ({ ...one, isRead: true }));
      return { unread: 0 };
    },
    [`POST ${wishPath}`]: () => ({ finishedTasks: true, told: [] }),
  });
  const router = createMemoryRouter([{ path: '*', element: <Bell /> }], { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { calls, router };
}

describe('the bell', () => {
  it('shows how many notices are unread, and opens the subject of one, which is read then', async () => {
    const { calls, router } = open([notice(1), notice(2, { isRead: true })]);
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('notifications:openUnread', { count: 1 }) }));
    fireEvent.click(await screen.findByRole('link', { name: /target 1/ }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/retrosynthesis?task=a-task');
    expect(calls.bodiesOf(readPath)).toEqual([{ noticeIds: [notice(1).noticeId] }]);
    await screen.findByRole('button', { name: i18n.t('notifications:open') });
  });

  it('marks as read what tells of the task that the page shows', async () => {
    const taskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c09';
    const { calls } = open([notice(1, { subjectId: taskId }), notice(2)], false, `/retrosynthesis?task=${taskId}`);
    await waitFor(() => expect(calls.bodiesOf(readPath)).toEqual([{ noticeIds: [notice(1).noticeId] }]));
  });

  it('marks as read what tells of a comment on the route that the page shows', async () => {
    const comment = notice(1, { kind: 'commentReceived', subject: 'route', subjectId: 'a-route' });
    const { calls } = open([comment, notice(2)], false, '/route/detail/a-route');
    await waitFor(() => expect(calls.bodiesOf(readPath)).toEqual([{ noticeIds: [comment.noticeId] }]));
  });

  it('marks all as read', async () => {
    const { calls } = open([notice(1), notice(2)]);
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('notifications:openUnread', { count: 2 }) }));
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('notifications:readAll') }));
    await waitFor(() => expect(screen.queryByRole('img', { name: i18n.t('notifications:unread') })).toBeNull());
    expect(calls.bodiesOf(readPath)).toEqual([{}]);
  });

  it('agrees with the other tabs: what one has read is read in all, at once', async () => {
    const written = () => window.localStorage.getItem(unreadKey);
    window.localStorage.removeItem(unreadKey);
    open([notice(1), notice(2)]);
    await screen.findByRole('button', { name: i18n.t('notifications:openUnread', { count: 2 }) });
    await waitFor(() => expect(written()).toBe('2'));
    // As the browser does in every tab but the one that writes.
    window.localStorage.removeItem(unreadKey);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: unreadKey, newValue: '1' })));
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('notifications:openUnread', { count: 1 }) }));
    // An announced notice is not announced again.
    expect(written()).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('notifications:readAll') }));
    await waitFor(() => expect(written()).toBe('0'));
  });

  it('takes the wish for mails', async () => {
    const { calls } = open([]);
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('notifications:open') }));
    await screen.findByText(i18n.t('notifications:empty'));
    fireEvent.click(screen.getByRole('checkbox', { name: i18n.t('notifications:mailWish') }));
    await waitFor(() => expect(calls.bodiesOf(wishPath)).toEqual([{ finishedTasks: true }]));
  });

  it('knows where a share is opened', () => {
    expect(noticePath({ kind: 'shareReceived', subject: 'share', subjectId: 'a+b' })).toBe('/home?shareCode=a%2Bb');
  });
});
