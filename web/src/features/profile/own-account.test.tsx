// Contact data, password and signed-in browsers, at the product's own provider and at a foreign one.

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { testSession } from '../../shared/session/test-session.ts';
import { ContactData } from './contact-form.tsx';
import { Security } from './security/security.tsx';

const ours = {
  isManagedHere: true,
  manageUrl: null,
  twoFactor: { isEnabled: false, token: null, url: null, recoveryCodesLeft: 0 },
};
const foreign = { isManagedHere: false, manageUrl: 'https://sso.example/account', twoFactor: null };
const contact = { name: 'Chen Wei', email: 'chemist@demo.example', phone: '+8613800000001', country: null };
const browser = {
  browser: 'Firefox',
  system: 'Linux',
  isMobile: false,
  createdAt: '2026-03-09T07:05:03.000Z',
  lastActivityAt: '2026-03-09T08:05:03.000Z',
};
const sessions = [
  { ...browser, sessionId: 'here', isCurrent: true },
  { ...browser, sessionId: 'phone', browser: 'Safari', system: 'iOS', isCurrent: false },
  { ...browser, sessionId: 'odd', browser: '', system: '', isCurrent: false },
];

beforeAll(() => i18n.loadNamespaces(['account', 'common']));
beforeEach(() => {
  toasts.set([]);
  sessionStore.set(testSession());
  window.localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

function open(page: 'contact' | 'security', state: object, handlers: Parameters<typeof stubCalls>[0] = {}) {
  const calls = stubCalls({
    'GET /bff/account': () => state,
    'GET /bff/sessions': () => ({ items: sessions }),
    'GET /api/common/user-basic-info': () => contact,
    'GET /api/common/countries': () => ({ items: [{ code: 'CN', name: 'China' }] }),
    ...handlers,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      {page === 'contact' ? <ContactData /> : <Security />}
    </SWRConfig>,
  );
  return calls;
}

const prove = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog');
  type('Current password', 'Old-pass-1');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('contact data', () => {
  it('is saved, and the name shows everywhere', async () => {
    const { bodiesOf } = open('contact', ours, {
      'POST /api/common/update-user-basic-info': (body) => ({ ...contact, ...Object(body) }),
    });
    await screen.findByLabelText('Name');
    type('Name', 'Wei');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Saved.' }]));
    expect(bodiesOf('/api/common/update-user-basic-info')).toEqual([{ country: null, name: 'Wei' }]);
    expect(sessionStore.get()?.user.name).toBe('Wei');
  });

  it.each([
    ['Name', ' ', 'Enter a name.'],
    ['Email address', 'chemist@', 'Enter a valid email address.'],
    ['Phone number', '123', 'A phone number has 5 to 15 digits.'],
  ])('says what is wrong with %s %j, and does not send it', async (label, value, words) => {
    const { bodiesOf } = open('contact', ours);
    await screen.findByLabelText(label);
    type(label, value);
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.submit(screen.getByLabelText(label));
    expect(bodiesOf('/api/common/update-user-basic-info')).toEqual([]);
  });

  it('says so when mail address or phone number belong to another user, and keeps what was typed', async () => {
    open('contact', ours, {
      'POST /api/common/update-user-basic-info': () => {
        throw new Refusal(993, 'Taken by another account.');
      },
    });
    await screen.findByLabelText('Email address');
    type('Email address', 'admin@demo.example');
    await prove();
    await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Taken by another account.' }]));
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'admin@demo.example');
  });

  it('asks for the password before another address, which waits for its code', async () => {
    const { bodiesOf } = open('contact', ours, {
      'POST /api/common/update-user-basic-info': (body) =>
        'emailCode' in Object(body)
          ? { ...contact, email: 'new@demo.example' }
          : { ...contact, pendingEmail: 'new@demo.example' },
    });
    await screen.findByLabelText('Email address');
    type('Email address', 'new@demo.example');
    await prove();
    fireEvent.change(await screen.findByLabelText('Code from the email'), { target: { value: ' 123456 ' } });
    expect(screen.getByText(/We sent a code to new@demo\.example/)).toBeTruthy();
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', contact.email);
    expect(toasts.get()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByLabelText('Code from the email')).toBeNull());
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'new@demo.example');
    expect(bodiesOf('/api/common/update-user-basic-info')).toEqual([
      { email: 'new@demo.example', password: 'Old-pass-1', country: null },
      { emailCode: '123456' },
    ]);
  });

  it('asks for the code of the second factor too where it is on', async () => {
    open('contact', { ...ours, twoFactor: { ...ours.twoFactor, isEnabled: true } });
    await screen.findByLabelText('Phone number');
    type('Phone number', '+86 138 1111 2222');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      within(await screen.findByRole('dialog')).getByLabelText('Code from the app, or a recovery code'),
    ).toBeTruthy();
  });

  it('of a foreign provider is shown with the way there; the country alone is changed here', async () => {
    open('contact', foreign);
    expect(await screen.findByText('chemist@demo.example')).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByLabelText('Country or region')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(foreign.manageUrl);
  });
});

describe('the password', () => {
  const fill = async (oldPassword: string, newPassword: string, again = newPassword) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    type('Current password', oldPassword);
    type('New password', newPassword);
    type('Confirm new password', again);
    return within(screen.getByRole('dialog'));
  };

  it('is changed, and says how many browsers were signed out', async () => {
    const { bodiesOf } = open('security', ours, { 'POST /bff/account/password': () => ({ endedSessions: 2 }) });
    const dialog = await fill('Old-pass-1', 'New-pass-1');
    fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(toasts.get()).toMatchObject([{ text: expect.stringContaining('2 other browsers were signed out') }]),
    );
    expect(bodiesOf('/bff/account/password')).toEqual([
      { oldPassword: 'Old-pass-1', newPassword: 'New-pass-1', confirmPassword: 'New-pass-1' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when the current one is wrong, in the words of the server', async () => {
    open('security', ours, {
      'POST /bff/account/password': () => {
        throw new Refusal(70013, 'The current password is wrong.');
      },
    });
    const dialog = await fill('Wrong-1', 'New-pass-1');
    fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'The current password is wrong.' }]));
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'New-pass-1');
  });

  it.each([
    ['too short', 'Ab-1', 'Ab-1'],
    ['without a digit', 'New-pass', 'New-pass'],
    ['unlike its repetition', 'New-pass-1', 'New-pass-2'],
  ])('is not sent %s', async (_, newPassword, again) => {
    const { bodiesOf } = open('security', ours);
    await fill('Old-pass-1', newPassword, again);
    fireEvent.submit(screen.getByLabelText('New password'));
    expect(bodiesOf('/bff/account/password')).toEqual([]);
  });
});

describe('signed-in browsers', () => {
  it('are named, this one without a way to sign it out', async () => {
    open('security', ours);
    for (const name of ['Firefox on Linux', 'Safari on iOS', 'Unknown device'])
      expect(await screen.findByText(name)).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: /^Sign out/ }).map((one) => one.getAttribute('aria-label'));
    expect(buttons).toEqual(['Sign out Safari on iOS', 'Sign out Unknown device', null]);
  });

  it('are signed out one by one, or all others at once', async () => {
    const { bodiesOf } = open('security', ours, { 'POST /bff/sessions/end': () => ({ ended: 1 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(bodiesOf('/bff/sessions/end')).toEqual([{ sessionId: 'phone' }]));
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    await waitFor(() => expect(bodiesOf('/bff/sessions/end')).toEqual([{ sessionId: 'phone' }, {}]));
  });

  it('of a foreign provider are listed too, without password and second factor, and with what signing out does', async () => {
    open('security', foreign);
    expect(await screen.findByText(/may still remember that browser/)).toBeTruthy();
    expect(await screen.findByText('Safari on iOS')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Two-factor authentication' })).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(foreign.manageUrl);
  });
});
