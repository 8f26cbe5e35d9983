// Each setting as its owner changes it. That it changes what it says is tested where that is.

import type { UserProfile } from '@app/shared/contracts/profile/profile';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, chosenIn } from '../../shared/lib/test-choose.ts';
import { keepCountries, keptCountries } from '../../shared/api/data/countries.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { Settings } from './settings.tsx';

const profile: UserProfile = {
  currentUser: { id: 'u-1', tenantId: 't-demo', userName: 'chemist', name: 'Chen Wei' },
  userBasicInfo: {
    customerName: 'Demo Pharma',
    isTenantAdmin: false,
    accountType: 'payProfessional',
    expirationDate: null,
    creationTime: '2024-03-01T02:00:00.000Z',
    externalSource: null,
  },
  language: 'en',
  currency: null,
  maximumMoleculePrice: 12_345,
  searchPreferences: null,
  sortValue: 'longestLinear',
  conditionOptCollation: 'solvent',
  routeDirection: 'vertical',
  isShowReleaseNote: false,
  isCanPushDH: false,
  pointsRedemptionDays: 0,
  isOpenApiKey: true,
  isNeedApprove: false,
  tour: 'done',
};

beforeAll(() => i18n.loadNamespaces(['account', 'common', 'retrosynthesis']));
beforeEach(() => sessionStore.set(testSession()));
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  toasts.set([]);
});

function open(handlers: Parameters<typeof stubCalls>[0] = {}, more: Partial<UserProfile> = {}) {
  const onChanged = vi.fn(async () => undefined);
  const calls = stubCalls({ 'GET /bff/user': () => sessionStore.get(), ...handlers });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Settings profile={{ ...profile, ...more }} onChanged={onChanged} />
    </SWRConfig>,
  );
  return { ...calls, onChanged };
}

const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', { name });

describe('settings', () => {
  it('show what is chosen', () => {
    open({}, { currency: 'CNY' });
    expect(radio('Currency', 'CNY').checked).toBe(true);
    expect(chosenIn(screen.getByLabelText('Order of routes'))).toBe('Longest linear sequence');
    expect(chosenIn(screen.getByLabelText('Order of conditions'))).toBe('Greener solvent first');
    expect(radio('Route tree orientation', 'Downward').checked).toBe(true);
    expect(radio('Release notes', 'Off').checked).toBe(true);
    expect(screen.getByDisplayValue('123.45')).toBeTruthy();
  });

  it('show the usual currency of the address to a user who has chosen none', () => {
    open();
    expect(radio('Currency', 'USD').checked).toBe(true);
  });

  it.each([
    ['Currency/CNY', () => fireEvent.click(radio('Currency', 'CNY'))],
    ['SortValue/steps', () => choose(screen.getByLabelText('Order of routes'), 'Steps')],
    ['ConditionOptCollation/predicted', () => choose(screen.getByLabelText('Order of conditions'), 'Predicted yield')],
    ['RouteDirection/horizontal', () => fireEvent.click(radio('Route tree orientation', 'To the right'))],
    ['IsShowReleaseNote/true', () => fireEvent.click(radio('Release notes', 'On'))],
  ])('save %s as it is selected', async (setting, change) => {
    const saved = vi.fn(() => ({ key: '', value: '' }));
    const { onChanged } = open({ [`GET /api/common/change-setting/${setting}`]: saved });
    change();
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(saved).toHaveBeenCalledOnce();
    expect(toasts.get()).toMatchObject([{ tone: 'success' }]);
  });

  it('say what the server says when one is not saved, and show the old one again', async () => {
    const { onChanged } = open({
      'GET /api/common/change-setting/Currency/CNY': () => {
        throw new Refusal(10012, 'Not this one.');
      },
    });
    fireEvent.click(radio('Currency', 'CNY'));
    await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Not this one.' }]));
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('let the new direction of routes go before the one this browser kept', async () => {
    window.localStorage.setItem('routeOrientation', 'vertical');
    open({ 'GET /api/common/change-setting/RouteDirection/horizontal': () => ({ key: '', value: '' }) });
    fireEvent.click(radio('Route tree orientation', 'To the right'));
    expect(window.localStorage.getItem('routeOrientation')).toBeNull();
  });
});

describe('mails', () => {
  const list = (isPossible: boolean, finishedTasks = false) => ({
    'GET /api/common/notification-list': () => ({
      total: 0,
      unread: 0,
      items: [],
      mail: { isPossible, finishedTasks },
    }),
  });

  it('are switched on where they can be sent', async () => {
    const { bodiesOf } = open({
      ...list(true),
      'POST /api/common/change-email-notice': () => ({ finishedTasks: true, told: [] }),
    });
    expect(await screen.findByRole('radiogroup', { name: 'Email notifications' })).toBeTruthy();
    fireEvent.click(radio('Email notifications', 'On'));
    await waitFor(() => expect(bodiesOf('/api/common/change-email-notice')).toEqual([{ finishedTasks: true }]));
  });

  it('are not offered where none can be sent', async () => {
    open(list(false));
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByRole('radiogroup', { name: 'Email notifications' })).toBeNull();
  });
});

describe('clearing the cache', () => {
  const cleared = { 'GET /api/common/clear-cache': () => ({ cleared: 3 }) };

  it('forgets the countries of this browser, too', async () => {
    keepCountries([{ code: 'CN', name: 'China' }], Date.now());
    open(cleared);
    fireEvent.click(screen.getByRole('button', { name: 'Clear cache' }));
    await waitFor(() => expect(toasts.get()).toMatchObject([{ tone: 'success' }]));
    expect(keptCountries(Date.now())).toEqual([]);
  });

  it('reloads the page when the permissions have changed', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    open({ ...cleared, 'GET /bff/user': () => testSession({ permissions: ['sascore'] }) });
    fireEvent.click(screen.getByRole('button', { name: 'Clear cache' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
