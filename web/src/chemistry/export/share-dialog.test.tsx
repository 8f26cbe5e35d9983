import type { Colleague, Share } from '@app/shared/contracts/sharing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { molecule } from '../tree/test-routes.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { ShareDialog } from './share-dialog.tsx';

const itemId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const person = (userId: string, name: string): Colleague => ({
  userId,
  userName: userId,
  name,
  email: `${userId}@example.com`,
});
const [mei, wang] = [person('mei', '梅梅'), person('wang', '')];
const share = (people: Colleague[], isOpen: boolean): Share => ({
  shareId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c09',
  shareCode: 'code-1',
  kind: 'route',
  itemId,
  routeType: 'retrosynthesis',
  name: 'Aspirin',
  target: molecule('C9H8O4'),
  sharedBy: person('chen', 'Chen'),
  people,
  isOpen,
  isMine: true,
  createdAt: '2026-01-01T00:00:00.000Z',
});

function open(first: Share | null, more: Parameters<typeof stubCalls>[0] = {}) {
  let now = first;
  toasts.set([]);
  const asked: string[] = [];
  const calls = stubCalls({
    'POST /api/common/share-list': () => ({ total: now ? 1 : 0, items: now ? [now] : [] }),
    'GET /api/common/get-user-list': () => ({ items: [mei, wang] }),
    'GET /api/common/share-to-other': (_body, address) => {
      asked.push(address);
      const userIds = new URL(address, 'http://x').searchParams.get('userIds');
      const message = new URL(address, 'http://x').searchParams.get('message') ?? undefined;
      const named = message === undefined ? mei : { ...mei, message };
      now = userIds === null ? share(now?.people ?? [], true) : share([named], now?.isOpen ?? false);
      return { share: now };
    },
    'POST /api/common/share-end': () => {
      now = null;
      return { ended: true };
    },
    ...more,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <ShareDialog kind="route" itemId={itemId} routeType="retrosynthesis" onClose={() => undefined} />
    </SWRConfig>,
  );
  return { calls, asked };
}

beforeAll(() => i18n.loadNamespaces(['sharing', 'structure']));

describe('sharing a route', () => {
  it('offers colleagues, shares with the one that is chosen, and takes it back', async () => {
    const { asked, calls } = open(null);
    const found = await screen.findByRole('list', { name: 'Colleagues' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Message (optional)' }), { target: { value: 'For you' } });
    const [first] = within(found).getAllByRole('button', { name: /^Share with/ });
    if (first) fireEvent.click(first);
    const people = await screen.findByRole('list', { name: 'Shared with' });
    expect(people.textContent).toContain('梅梅');
    expect(asked[0]).toContain('userIds=mei');
    expect(new URL(asked[0] ?? '', 'http://x').searchParams.get('message')).toBe('For you');
    expect(people.textContent).toContain('For you');
    expect(screen.getByRole('list', { name: 'Colleagues' }).textContent).not.toContain('梅梅');
    fireEvent.click(within(people).getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Shared with' })).toBeNull());
    expect(calls.bodiesOf('/api/common/share-end')).toEqual([{ shareId: share([], false).shareId, userId: 'mei' }]);
  });

  it('does not say that nobody has signed in once it is shared with all colleagues', async () => {
    open(share([mei, wang], false));
    const people = await screen.findByRole('list', { name: 'Shared with' });
    expect(within(people).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Colleagues' })).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('marks colleagues without the module, and says so when it is shared with one', async () => {
    const people = [
      { ...mei, lacksModule: true },
      { ...wang, lacksModule: false },
    ];
    const addresses: string[] = [];
    open(null, {
      'GET /api/common/get-user-list': (_body, address) => {
        addresses.push(address);
        return { items: people };
      },
    });
    const found = await screen.findByRole('list', { name: 'Colleagues' });
    const [first, second] = within(found).getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining('No access to Retrosynthesis'),
      expect.not.stringContaining('No access'),
    ]);
    expect(addresses[0]).toContain('module=retrosynthesis');
    fireEvent.click(within(found).getAllByRole('button', { name: /^Share with/ })[0] ?? found);
    await waitFor(() =>
      expect(toasts.get().map(({ text }) => text)).toEqual([
        'Shared. 梅梅 has no access to Retrosynthesis: an administrator can grant it.',
      ]),
    );
  });

  it('makes a link for the company, and copies it', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    open(share([mei], false));
    fireEvent.click(await screen.findByRole('button', { name: 'Create a company link' }));
    expect(await screen.findByText('Anyone in your company with the link can view it.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/home?shareCode=code-1`));
  });

  it('says why it cannot be shared', async () => {
    open(null, {
      'GET /api/common/share-to-other': () => {
        throw new Refusal(10028, 'Tasks that are running cannot be shared.');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Create a company link' }));
    await waitFor(() => expect(JSON.stringify(toasts.get())).toContain('Tasks that are running cannot be shared.'));
  });
});
