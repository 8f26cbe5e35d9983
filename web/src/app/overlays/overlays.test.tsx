// What a user is shown over the page at the start of a visit, one thing at a time.

import type { ReleaseNote } from '@app/shared/contracts/help';
import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { inOrder } from './queue.ts';

// The configuration is asked for once a page load: each test is one.
beforeEach(() => {
  window.localStorage.clear();
  vi.resetModules();
});

const pharma = { helpCenterLink: 'https://help.acme.example/', adminEmail: 'it@acme.example', thirdPartyName: 'Acme' };
const trial = { accountType: 'trialBasic', externalSource: 1, creationTime: new Date().toISOString() };
const paid = { accountType: 'payProfessional', externalSource: 1, creationTime: new Date().toISOString() };

interface Setting {
  isNeedApprove?: boolean;
  pharma?: typeof pharma;
  deployment?: RuntimeConfig['deployment'];
  updateNotice?: boolean;
  /** The user's setting for update notices. */
  isShown?: boolean;
  notes?: readonly ReleaseNote[];
}

async function open(
  userBasicInfo: object,
  { isNeedApprove = false, deployment = 'universal', updateNotice = true, isShown = true, ...more }: Setting = {},
) {
  const [
    { i18n },
    { stubCalls },
    { sessionStore },
    { testSession },
    { MemoryRouter },
    config,
    notices,
    queue,
    overlays,
  ] = await Promise.all([
    import('../../shared/i18n/i18n.ts'),
    import('../../shared/lib/test-calls.ts'),
    import('../../shared/session/session.ts'),
    import('../../shared/session/test-session.ts'),
    import('react-router-dom'),
    import('../../shared/api/data/runtime-config.ts'),
    import('../../shared/lib/notices.ts'),
    import('./queue.ts'),
    import('./overlays.tsx'),
  ]);
  const { startI18n } = await import('../../shared/i18n/i18n.ts');
  await startI18n();
  await i18n.loadNamespaces(['overlays', 'console', 'help']);
  sessionStore.set(testSession({ deployment }));
  const profile = { currentUser: { id: 'u-1' }, userBasicInfo, pointsRedemptionDays: 90, isNeedApprove };
  stubCalls({
    'GET /api/common/user-profile': () => profile,
    'GET /api/common/config': () => ({ deployment, updateNotice, thirdPartyOptions: { pharma: more.pharma ?? null } }),
    'GET /api/common/change-setting/IsApprove/false': () => ({ key: 'IsApprove', value: 'false' }),
    'GET /api/help/unread-release-note': () => ({ isShown, notes: more.notes ?? [] }),
    'POST /api/help/read-all-release-note': () => ({ read: 1 }),
    'POST /bff/logout': () => ({ redirectTo: 'https://id.example/out' }),
    'POST /api/statistics/create-buried-point': () => ({}),
  });
  config.startRuntimeConfig();
  const { Overlays } = overlays;
  render(
    <MemoryRouter>
      <Overlays />
    </MemoryRouter>,
  );
  return { queue, notices };
}

const note = { id: 'n-1', version: '0.3', updateTime: '2026-11-22T21:00:00.000Z', content: 'Something new.' };
const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address));
const titles = () => screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent);

it('knows one order of importance', () => {
  expect(inOrder(['promotion', 'update', 'pricing', 'privacy'])).toEqual(['privacy', 'pricing', 'update', 'promotion']);
});

it("asks the users of a pharma company to accept once, by the setting's name", async () => {
  await open(paid, { isNeedApprove: true, pharma });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(titles()).toEqual([]));
  expect(asked()).toContain('/api/common/change-setting/IsApprove/false');
});

it.each([
  ['a pharma company whose user accepted', paid, { pharma }],
  ['nobody else', paid, { isNeedApprove: true }],
  ['a paid user of the mall', paid, {}],
  ['a trial of no channel', { ...trial, externalSource: null }, {}],
  ['a trial after the end of redemption', { ...trial, creationTime: '2020-01-01T00:00:00Z' }, {}],
  ['a trial in an enterprise deployment', trial, { deployment: 'enterprise' }],
  ['anybody where the deployment tells nobody what is new', paid, { updateNotice: false, notes: [note] }],
  ['a reader who does not want to know what is new', paid, { isShown: false, notes: [note] }],
] as const)('shows nothing to %s', async (_who, user, setting) => {
  await open(user, setting);
  await waitFor(() => expect(asked()).toHaveLength('updateNotice' in setting ? 2 : 3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(titles()).toEqual([]);
});

it('offers the mall trial a paid plan, and the plans behind it', async () => {
  await open(trial);
  fireEvent.click(await screen.findByRole('button', { name: 'Compare plans' }));
  expect(await screen.findByRole('dialog', { name: 'Plans compared' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /Your plan/ })).toBeTruthy();
  expect(titles()).toHaveLength(1);
});

const today = new Date();
const dayOf = (date: Date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
const yesterday = new Date(today.getTime() - 24 * 60 * 60 * 1000);

it('offers it once a day, however many tabs are opened', async () => {
  await open(trial);
  await screen.findByRole('dialog', { name: 'Unlock every module' });
  // Not only when it is closed: another tab is opened beside this one.
  expect(window.localStorage.getItem('promotion-seen')).toBe(`u-1 ${dayOf(today)}`);
  cleanup();
  vi.resetModules();
  await open(trial);
  await waitFor(() => expect(asked()).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(titles()).toEqual([]);
});

it.each([
  ['the day before', `u-1 ${dayOf(yesterday)}`],
  ['by another user of this browser', `u-2 ${dayOf(today)}`],
])('offers it where it was seen %s', async (_when, seen) => {
  window.localStorage.setItem('promotion-seen', seen);
  await open(trial);
  expect(await screen.findByRole('dialog', { name: 'Unlock every module' })).toBeTruthy();
});

it('shows one at a time, the most important first, and none while the page says something else', async () => {
  const { queue, notices } = await open(trial, { isNeedApprove: true, pharma });
  await screen.findByRole('dialog', { name: 'Before you begin' });
  act(() => queue.openOverlay('pricing'));
  expect(titles()).toEqual(['Before you begin']);
  const notice = { tone: 'error', title: 'Oh', text: 'no', action: { label: 'OK', run: () => undefined } } as const;
  act(() => notices.addDialog(notice));
  expect(titles()).toEqual([]);
  act(() => notices.dialogs.set([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await screen.findByRole('dialog', { name: 'Plans compared' });
  act(() => queue.closeOverlay('pricing'));
  await screen.findByRole('dialog', { name: 'Unlock every module' });
  expect(titles()).toHaveLength(1);
});

it('signs out a user who does not accept the privacy notice, which accepts nothing', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await open(paid, { isNeedApprove: true, pharma });
  const dialog = await screen.findByRole('dialog', { name: 'Before you begin' });
  // Neither Escape nor a cross leads around it.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(titles()).toEqual(['Before you begin']);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example/out'));
  expect(asked()).toContain('/bff/logout');
  expect(asked().filter((address) => address.includes('IsApprove'))).toEqual([]);
});

it('says what is new in its order: after the privacy notice, before the promotion, and not over another dialog', async () => {
  const { closeDialog, openDialog } = await import('../../shared/lib/open-dialogs.ts');
  openDialog('another part of the page');
  await open(trial, { isNeedApprove: true, pharma, notes: [note] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(titles()).toEqual([]);
  act(() => closeDialog('another part of the page'));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await screen.findByRole('dialog', { name: 'What is new' });
  expect(titles()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await screen.findByRole('dialog', { name: 'Unlock every module' });
  expect(titles()).toHaveLength(1);
  expect(asked()).toContain('/api/help/read-all-release-note');
});

it.each([
  ['domestic', /VAT invoices/],
  ['universal', /US dollars or yuan/],
] as const)('says how to reach us in a %s deployment', async (deployment, text) => {
  const { queue } = await open(paid, { deployment });
  act(() => queue.openOverlay('pricing'));
  expect(await screen.findByText(text)).toBeTruthy();
});
