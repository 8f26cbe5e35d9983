import type { Benefits } from '@app/shared/contracts/equity';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { EquityPage } from './page.tsx';

const quota: Benefits['quotas'][number] = {
  scope: 'all',
  used: 1_850,
  limit: 2_000,
  period: 'month',
  since: '2026-03-01T00:00:00.000Z',
  renewedAt: null,
  expiresAt: null,
};
const benefits: Benefits = {
  account: {
    customerName: 'Demo Pharma',
    accountType: 'payProfessional',
    creationTime: '2024-03-01T02:00:00.000Z',
    expirationDate: null,
  },
  modules: [
    { module: 'retrosynthesis', used: 1_234, startedIn30Days: 12, lastStartedAt: '2026-03-09T07:05:03.000Z' },
    { module: 'sascore', used: 0, startedIn30Days: 0, lastStartedAt: null },
    { module: 'substructure', used: 3, startedIn30Days: 3, lastStartedAt: null },
  ],
  quotas: [],
  holdings: [{ holding: 'apiKeys', used: 2, limit: 20 }],
};

beforeAll(() => i18n.loadNamespaces(['equity', 'profile', 'common']));
afterEach(() => vi.unstubAllGlobals());

function open(response: () => unknown) {
  sessionStore.set(testSession({ permissions: ['retrosynthesis'] }));
  stubCalls({ 'GET /api/common/user-benefits': response });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <EquityPage />
    </SWRConfig>,
  );
}

it('shows the account, and until when it is valid', async () => {
  open(() => benefits);
  for (const text of ['Demo Pharma', 'Professional', 'March 1, 2024', 'No end date'])
    expect(await screen.findByText(text)).toBeTruthy();
});

it('shows of each module whether it is open and how much it was used; structure search is open to all', async () => {
  open(() => benefits);
  const cells = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect((await cells('Retrosynthesis')).slice(0, 3)).toEqual(['Open', '1,234', '12']);
  expect(await cells('SAScore')).toEqual(['Not included', '0', '0', 'Never']);
  expect(await cells('Structure search')).toEqual(['Open', '3', '3', 'Never']);
});

it('shows how much of each limit is used', async () => {
  open(() => benefits);
  expect(await screen.findByText('2 of 20')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Valid API keys' }).getAttribute('aria-valuenow')).toBe('10');
});

it.each([
  ['has no end', {}, null],
  ['ends', { expiresAt: '2099-06-30T12:00:00.000Z' }, 'Valid until June 30, 2099'],
  ['is over', { expiresAt: '2020-06-30T12:00:00.000Z' }, 'Expired on June 30, 2020'],
  ['is counted anew', { renewedAt: '2099-04-01T12:00:00.000Z' }, 'Resets on April 1, 2099'],
  [
    'ends before it would be counted anew',
    { renewedAt: '2099-07-01T12:00:00.000Z', expiresAt: '2099-06-30T12:00:00.000Z' },
    'Valid until June 30, 2099',
  ],
])('tells of a quota that it %s', async (_, change, words) => {
  open(() => ({ ...benefits, quotas: [{ ...quota, ...change }] }));
  const item = within(await screen.findByRole('group', { name: 'All modules' }));
  expect(item.getByText('1,850 of 2,000')).toBeTruthy();
  expect(item.getByText('150 left')).toBeTruthy();
  const said = item.queryByText(/^(Valid|Expired|Resets)/);
  expect(said?.textContent ?? null).toBe(words);
});

it('speaks of no quota where nothing is limited', async () => {
  open(() => benefits);
  expect(await screen.findByText('Demo Pharma')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Searches of your company' })).toBeNull();
});

it('loads again on request', async () => {
  let attempts = 0;
  open(() => {
    attempts += 1;
    if (attempts === 1) throw new Refusal(503, 'Not available.', 503);
    return benefits;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Demo Pharma')).toBeTruthy();
});
