import type { Member } from '@app/shared/contracts/members/members';
import type { MemberGroup } from '@app/shared/contracts/members/groups';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { MembersPage } from './page.tsx';

const group: MemberGroup = { groupId: 'g-1', name: 'Scoring', permissions: ['sascore'], members: 2 };
const own: Member = {
  userId: 'u-1',
  userName: 'admin',
  name: 'Zhou Min',
  email: 'admin@demo.example',
  phone: '',
  state: 'active',
  isTenantAdmin: true,
  isSelf: true,
  groupIds: [],
  permissions: [],
  createdAt: '2026-01-05T08:00:00.000Z',
  lastSignInAt: '2026-01-06T08:00:00.000Z',
};
const chemist: Member = {
  ...own,
  userId: 'u-2',
  userName: 'chemist',
  name: 'Chen Wei',
  isTenantAdmin: false,
  isSelf: false,
  groupIds: ['g-1'],
};
const invited: Member = { ...chemist, userId: 'u-3', name: 'Li Na', state: 'invited', lastSignInAt: null };
const other: Member = { ...chemist, userId: 'u-5', name: 'Ma Yun', isTenantAdmin: true };
const disabled: Member = { ...chemist, userId: 'u-4', name: 'Wu Di', state: 'disabled', groupIds: [] };
const always = ['Groups and modules…', 'Edit name and addresses…'];
const link = {
  userId: 'u-3',
  isMailed: false,
  link: 'https://id.example/set-password/abc',
  expiresAt: '2026-02-01T08:00:00.000Z',
};

function open(handlers: Parameters<typeof stubCalls>[0] = {}, enabled = 3, address = '/my/members') {
  toasts.set([]);
  const items = [own, chemist, other, invited, disabled];
  const calls = stubCalls({
    'GET /bff/members': () => ({ isManagedHere: true, manageUrl: null, userLimit: 5, enabled, total: 4, items }),
    'GET /bff/member-groups': () => ({ items: [group] }),
    ...handlers,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/my/members', Component: MembersPage }], { initialEntries: [address] })}
      />
    </SWRConfig>,
  );
  return calls;
}

async function deedsOf(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return screen.getAllByRole('menuitem');
}
const choose = async (name: string, deed: string) =>
  fireEvent.click((await deedsOf(name)).find((one) => one.textContent === deed) ?? document.body);

beforeAll(() => i18n.loadNamespaces(['members', 'profile']));
afterEach(() => vi.unstubAllGlobals());

describe('the page of users', () => {
  it.each([
    ['Zhou Min', ['Groups and modules…']],
    ['Chen Wei', [...always, 'Reset password…', 'Make administrator…', 'Disable…', 'Delete permanently…']],
    ['Ma Yun', [...always, 'Reset password…', 'Make regular user…', 'Disable…', 'Delete permanently…']],
    ['Li Na', [...always, 'Invite again', 'Make administrator…', 'Disable…', 'Delete permanently…']],
    ['Wu Di', [...always, 'Enable', 'Delete permanently…']],
  ])('offers for %s what the service would not refuse', async (name, expected) => {
    open();
    expect((await deedsOf(name)).map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('says how many places are taken, and offers no invitation when none is left', async () => {
    open({}, 5);
    expect(await screen.findByText(/All 5 licensed places/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Invite a user' })).toHaveProperty('disabled', true);
  });

  it('sends an invitation once all is there, and shows its link', async () => {
    const calls = open({ 'POST /bff/members/invite': () => link });
    fireEvent.click(await screen.findByRole('button', { name: 'Invite a user' }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = () => dialog.getByRole('button', { name: 'Invite' });
    fireEvent.change(dialog.getByLabelText('User name'), { target: { value: 'li na' } });
    expect([dialog.getAllByText(/2 to 40 letters/).length, Reflect.get(submit(), 'disabled')]).toEqual([2, true]);
    fireEvent.change(dialog.getByLabelText('User name'), { target: { value: 'li.na' } });
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Li Na ' } });
    fireEvent.change(dialog.getByLabelText('Email address'), { target: { value: 'li.na@demo.example' } });
    // The only group there is.
    expect(await dialog.findByRole('checkbox', { name: /Scoring/, checked: true })).toBeTruthy();
    fireEvent.click(submit());
    expect(await screen.findByText(link.link)).toBeTruthy();
    expect(calls.bodiesOf('/bff/members/invite')).toEqual([
      { userName: 'li.na', name: ' Li Na ', email: 'li.na@demo.example', phone: '', groupIds: ['g-1'] },
    ]);
  });

  it.each([
    ['without groups', [], []],
    ['with a group of no modules', [{ ...group, permissions: [] }], []],
    [
      'with several groups, none of them selected',
      [group, { ...group, groupId: 'g-2', name: 'Planning' }],
      ['Planning'],
    ],
  ])('warns of a user who could not sign in: %s', async (_case, groups, chosen) => {
    open({ 'GET /bff/member-groups': () => ({ items: groups }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Invite a user' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Without modules this user cannot sign in/)).toBeTruthy();
    for (const name of chosen) {
      fireEvent.click(await dialog.findByRole('checkbox', { name: new RegExp(name) }));
      expect(dialog.queryByText(/^Without modules/)).toBeNull();
    }
  });

  it('says that a mail went out where one did, and shows no link', async () => {
    open({ 'POST /bff/members/invite-again': () => ({ ...link, isMailed: true, link: null }) });
    await choose('Li Na', 'Invite again');
    expect(await screen.findByText(/has been sent to Li Na/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('asks before a user is disabled, and keeps them when the service refuses', async () => {
    const calls = open({
      'POST /bff/members/disable': () => {
        throw new Refusal(70012, 'Not yourself.');
      },
    });
    await choose('Chen Wei', 'Disable…');
    expect(calls.bodiesOf('/bff/members/disable')).toEqual([]);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('Not yourself.'));
    expect(calls.bodiesOf('/bff/members/disable')).toEqual([{ userId: 'u-2' }]);
  });

  it('deletes for good only when the user name is typed', async () => {
    const calls = open({ 'POST /bff/members/delete': () => ({ endedSessions: 1 }) });
    await choose('Chen Wei', 'Delete permanently…');
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Delete permanently' });
    const type = (value: string) => fireEvent.change(dialog.getByRole('textbox'), { target: { value } });
    type('chemis');
    expect(Reflect.get(button, 'disabled')).toBe(true);
    type(' Chemist ');
    fireEvent.click(button);
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('Chen Wei is deleted.'));
    expect(calls.bodiesOf('/bff/members/delete')).toEqual([{ userId: 'u-2', userName: 'Chemist' }]);
  });

  it('makes an administrator and a plain user after asking, and corrects name and addresses', async () => {
    const calls = open({
      'POST /bff/members/administrator': () => ({ isTenantAdmin: true, endedSessions: 0 }),
      'POST /bff/members/edit': () => ({ name: 'Chen Weiwei', email: 'chen@demo.example', phone: '' }),
    });
    const press = async (name: string) =>
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await choose('Chen Wei', 'Make administrator…');
    await press('Make administrator');
    await waitFor(() =>
      expect(calls.bodiesOf('/bff/members/administrator')).toEqual([{ userId: 'u-2', isTenantAdmin: true }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Chen Wei', 'Edit name and addresses…');
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Chen Weiwei' } });
    await press('Save');
    const body = { userId: 'u-2', name: 'Chen Weiwei', email: 'admin@demo.example', phone: '' };
    await waitFor(() => expect(calls.bodiesOf('/bff/members/edit')).toEqual([body]));
  });

  it('resets a password, with the second factor only where it is wished', async () => {
    const calls = open({ 'POST /bff/members/reset-password': () => ({ ...link, endedSessions: 1 }) });
    await choose('Chen Wei', 'Reset password…');
    fireEvent.click(await screen.findByRole('checkbox', { name: /two-factor/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    expect(await screen.findByText(link.link)).toBeTruthy();
    expect(calls.bodiesOf('/bff/members/reset-password')).toEqual([{ userId: 'u-2', alsoSecondFactor: true }]);
  });
});

describe('the groups', () => {
  it('are changed with name and modules together', async () => {
    const calls = open({ 'POST /bff/member-groups/save': () => group }, 3, '/my/members?part=groups');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Scoring' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Retrosynthesis' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.bodiesOf('/bff/member-groups/save')).toEqual([
        { groupId: 'g-1', name: 'Scoring', permissions: ['retrosynthesis', 'sascore'] },
      ]),
    );
  });
});

describe('with a foreign provider', () => {
  it('lists users who have signed in and offers no changes', async () => {
    const user = {
      userName: 'su.ning',
      name: 'Su Ning',
      email: 'su.ning@pharma.example',
      isTenantAdmin: false,
      firstSeenAt: '2026-01-05T08:00:00.000Z',
      lastSignInAt: '2026-01-05T08:00:00.000Z',
    };
    open({
      'GET /bff/members': () => ({
        isManagedHere: false,
        manageUrl: 'https://id.pharma.example/accounts',
        userLimit: 500,
        enabled: 0,
        total: 0,
        items: [],
      }),
      'GET /api/common/tenant-user-list': () => ({ total: 1, items: [user] }),
    });
    expect(await screen.findByText('Su Ning')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage accounts there' })).toHaveProperty(
      'href',
      'https://id.pharma.example/accounts',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
