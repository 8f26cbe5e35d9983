import type { ApiKey } from '@app/shared/contracts/api-keys';
import type { UserProfile } from '@app/shared/contracts/profile/profile';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { dialogs, toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { ProfilePage } from './page.tsx';

const profile: UserProfile = {
  currentUser: { id: 'u-1', tenantId: 't-demo', userName: 'chemist', name: 'Chen Wei' },
  userBasicInfo: {
    customerName: 'Demo Pharma',
    isTenantAdmin: false,
    accountType: 'payProfessional',
    expirationDate: '2099-12-31T12:00:00.000Z',
    creationTime: '2024-03-01T02:00:00.000Z',
    externalSource: null,
  },
  language: 'en',
  currency: null,
  maximumMoleculePrice: null,
  searchPreferences: null,
  sortValue: '',
  conditionOptCollation: '',
  routeDirection: 'horizontal',
  isShowReleaseNote: false,
  isCanPushDH: false,
  pointsRedemptionDays: 0,
  isOpenApiKey: true,
  isNeedApprove: false,
  tour: 'done',
};

const key: ApiKey = {
  id: '0Hq3kT9xLmZ',
  name: 'ELN import',
  prefix: 'syn_0Hq3kT9xLmZ',
  modules: ['retrosynthesis'],
  createdAt: '2026-01-05T08:00:00.000Z',
  expiresAt: '2098-04-05T08:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

function open(address: string, handlers: Parameters<typeof stubCalls>[0] = {}) {
  sessionStore.set(testSession());
  toasts.set([]);
  dialogs.set([]);
  const calls = stubCalls({
    'GET /api/common/user-profile': () => profile,
    'GET /api/common/apikey': () => ({ items: [] }),
    'GET /api/common/apikey/module': () => ({ modules: ['retrosynthesis', 'sascore'] }),
    ...handlers,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/my/profile', Component: ProfilePage }], { initialEntries: [address] })}
      />
    </SWRConfig>,
  );
  return calls;
}

const button = (name: string) => screen.getByRole('button', { name });

beforeAll(() => i18n.loadNamespaces('profile'));
afterEach(() => vi.unstubAllGlobals());

describe('the profile', () => {
  it('shows name, organization and end of the licence', async () => {
    open('/my/profile');
    for (const text of ['Chen Wei', 'Demo Pharma', 'Member', 'Professional', 'March 1, 2024', 'Retrosynthesis'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  });

  it('saves another language with the user', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const changed = vi.fn((_: unknown, address: string) => ({ address }));
    open('/my/profile', { 'GET /api/common/change-setting/Language/zh-CN': changed });
    fireEvent.click(await screen.findByRole('radio', { name: '简体中文' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(changed).toHaveBeenCalledTimes(1);
    window.localStorage.setItem('locale', 'en');
    const { saveCulture } = await import('../../shared/i18n/culture.ts');
    saveCulture('en');
  });

  it('says what went wrong and loads again on request', async () => {
    let attempts = 0;
    open('/my/profile', {
      'GET /api/common/user-profile': () => {
        attempts += 1;
        if (attempts === 1) throw new Refusal(503, 'Not available.', 503);
        return profile;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Demo Pharma')).toBeTruthy();
  });

  it('has no keys where the account has none, whatever the address says', async () => {
    open('/my/profile?tab=apiKeys', { 'GET /api/common/user-profile': () => ({ ...profile, isOpenApiKey: false }) });
    expect(await screen.findByText('Demo Pharma')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'API keys' })).toBeNull();
  });
});

describe('API keys', () => {
  it('are offered to a user who has none', async () => {
    open('/my/profile?tab=apiKeys');
    expect(await screen.findByText('No API keys yet')).toBeTruthy();
    expect(screen.getByLabelText('Using a key', { selector: 'pre' }).textContent).toMatch(
      /^curl -X POST \S+\/api\/\S+/,
    );
  });

  it('are distinguished by state; only a valid one can be revoked', async () => {
    const items = [
      key,
      { ...key, id: '1', name: 'Old', expiresAt: '2026-01-06T00:00:00.000Z', lastUsedAt: '2026-01-05T10:00:00.000Z' },
      { ...key, id: '2', name: 'Lost', revokedAt: '2026-01-06T00:00:00.000Z' },
    ];
    open('/my/profile?tab=apiKeys', { 'GET /api/common/apikey': () => ({ items }) });
    await screen.findByText('Lost');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByText(/^(Valid|Expired|Revoked)$/).textContent)).toEqual([
      'Valid',
      'Expired',
      'Revoked',
    ]);
    expect(screen.getAllByRole('button', { name: /^Revoke / }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Revoke ELN import',
    ]);
  });

  it('are made with a name, modules one holds and an end, and shown once', async () => {
    const items: ApiKey[] = [];
    const { bodiesOf } = open('/my/profile?tab=apiKeys', {
      'GET /api/common/apikey': () => ({ items }),
      'POST /api/common/apikey/create': () => {
        items.push(key);
        return { key, secret: 'syn_0Hq3kT9xLmZ_secret' };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Create key' }));
    expect(button('Create')).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '  ELN import ' } });
    fireEvent.click(await screen.findByLabelText('Retrosynthesis'));
    expect(screen.queryByLabelText('Quotation')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '365 days' }));
    fireEvent.submit(screen.getByLabelText('Name'));
    const shown = await screen.findByRole('dialog', { name: 'ELN import is ready' });
    expect(within(shown).getByLabelText('API key').textContent).toBe('syn_0Hq3kT9xLmZ_secret');
    expect(bodiesOf('/api/common/apikey/create')).toEqual([
      { name: 'ELN import', modules: ['retrosynthesis'], expiresInDays: 365 },
    ]);
    // A second Enter must not close what is shown only once.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy'));
    fireEvent.keyDown(shown, { key: 'Escape' });
    expect(screen.queryByText('syn_0Hq3kT9xLmZ_secret')).not.toBeNull();
    fireEvent.click(button('I have copied it'));
    expect(screen.queryByText('syn_0Hq3kT9xLmZ_secret')).toBeNull();
    expect(await screen.findByRole('row', { name: /ELN import/ })).toBeTruthy();
  });

  it('that cannot be made leave the form as it was, with the words of the server', async () => {
    open('/my/profile?tab=apiKeys', {
      'POST /api/common/apikey/create': () => {
        throw new Refusal(50005, 'No more keys.');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Create key' }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'x' } });
    fireEvent.click(await screen.findByLabelText('SAScore'));
    fireEvent.submit(screen.getByLabelText('Name'));
    await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'No more keys.' }]));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'x');
    expect(button('Create')).toHaveProperty('disabled', false);
  });

  it('are revoked after a question, at once', async () => {
    let current = key;
    const { bodiesOf } = open('/my/profile?tab=apiKeys', {
      'GET /api/common/apikey': () => ({ items: [current] }),
      'POST /api/common/apikey/revoke': () => {
        current = { ...key, revokedAt: '2026-02-01T00:00:00.000Z' };
        return current;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke ELN import' }));
    expect(bodiesOf('/api/common/apikey/revoke')).toEqual([]);
    fireEvent.click(button('Revoke key'));
    expect(await screen.findByText('Revoked')).toBeTruthy();
    expect(bodiesOf('/api/common/apikey/revoke')).toEqual([{ id: key.id }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be more than twenty at a time', async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({ ...key, id: String(index) }));
    open('/my/profile?tab=apiKeys', { 'GET /api/common/apikey': () => ({ items }) });
    expect(await screen.findByText(/You have 20 valid keys/)).toBeTruthy();
    expect(button('Create key')).toHaveProperty('disabled', true);
  });
});
