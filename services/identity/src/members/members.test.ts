import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { hiddenField, TestBrowser } from '../test-browser.ts';
import * as provider from '../test-provider.ts';
import { password } from '../test-provider.ts';

let dataDir: string;
let config: Config;
let app: App;
let relyingParty: client.Configuration;
let time: number;
let admin: string;

const start = async (port = 0) => {
  ({ config, app } = await provider.startProvider(dataDir, {}, port, () => time));
};
const hourMs = 60 * 60_000;
const own = 'Own-pass-1';

beforeAll(async () => {
  time = Date.now();
  dataDir = mkdtempSync(join(tmpdir(), 'identity-members-'));
  await start();
  relyingParty = await provider.discover(config);
  admin = await tokenOf('admin');
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

interface ApiResponse {
  code: number;
  data: Record<string, unknown>;
  error?: { details?: unknown };
}

async function ask(token: string, path: string, body?: object): Promise<ApiResponse> {
  const response = await fetch(`${config.identityUrl}/account${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as ApiResponse;
}

const tokenOf = async (login: string, secret = password) =>
  (await provider.signIn(relyingParty, new TestBrowser(), login, {}, secret)).access_token;

const person = (userName: string, more: object = {}) => ({
  userName,
  name: `Name of ${userName}`,
  email: `${userName}@demo.example`,
  groupIds: [] as string[],
  userLimit: 1_000,
  ...more,
});
const invite = async (userName: string, more: object = {}, token = admin) =>
  ask(token, '/members/invite', person(userName, more));
const list = async (body: object = {}, token = admin) => (await ask(token, '/members/list', body)).data;
const rowOf = async (userName: string) =>
  ((await list({ search: userName }))['items'] as Record<string, unknown>[]).find(
    (row) => row['userName'] === userName,
  );

async function setPassword(link: unknown, first: string, again = first) {
  const response = await fetch(String(link), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    body: new URLSearchParams({ password: first, again }),
  });
  return { status: response.status, page: await response.text() };
}

async function permissionsOf(userId: unknown, token: string) {
  const url = `${config.identityUrl}/api/auth/user/permissions?userId=${userId}&system=0`;
  const result = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json();
  return ((result as ApiResponse).data as unknown as { code: string }[]).map(({ code }) => code);
}

/** Invited, with a password. */
async function makeMember(userName: string, groupIds: string[] = []) {
  const { data } = await invite(userName, { groupIds });
  await setPassword(data['link'], own);
  return String(data['userId']);
}

describe('the list of users', () => {
  it('is for administrators, and holds their tenant alone', async () => {
    const calls = ['list', 'invite', 'invite-again', 'disable', 'enable', 'reset-password', 'groups'];
    const chemist = await tokenOf('chemist');
    const codes = await Promise.all(calls.map(async (call) => (await ask(chemist, `/members/${call}`, {})).code));
    expect(codes).toEqual([10039, 10039, 10039, 10039, 10039, 10017, 10039]);
    const { items, total, enabled } = await list();
    const names = (items as { userName: string }[]).map(({ userName }) => userName);
    expect([names, total, enabled]).toEqual([['admin', 'chemist', 'limited'], 3, 3]);
  });

  it('is searched, filtered and paged', async () => {
    await makeMember('pager.one');
    await makeMember('pager.two');
    const names = async (body: object) => {
      const { items, total } = await list(body);
      return [(items as { userName: string }[]).map(({ userName }) => userName), total];
    };
    expect(await names({ search: 'PAGER' })).toEqual([['pager.one', 'pager.two'], 2]);
    expect(await names({ search: 'pager', pageIndex: 2, pageSize: 1 })).toEqual([['pager.two'], 2]);
    expect(await names({ search: 'pager', state: 'disabled' })).toEqual([[], 0]);
    expect((await ask(admin, '/members/list', { pageIndex: 0 })).code).toBe(10012);
  });
});

describe('an invitation', () => {
  it('makes an account whose password is set by its link, once', async () => {
    const { data } = await invite('new.one', { userName: ' New.One ', phone: '+86 139 0000 0001' });
    expect(data['isMailed']).toBe(false);
    expect(await rowOf('new.one')).toMatchObject({ state: 'invited', phone: '+8613900000001', permissions: [] });
    await expect(tokenOf('new.one', '')).rejects.toThrow('Invalid URL');
    await expect(tokenOf('new.one')).rejects.toThrow('Invalid URL');
    expect(await (await fetch(String(data['link']), { headers: { 'accept-language': 'en' } })).text()).toContain(
      'has invited you to',
    );

    expect(await setPassword(data['link'], own, 'Other-1')).toMatchObject({
      status: 400,
      page: expect.stringContaining('(10016)'),
    });
    expect(await setPassword(data['link'], 'short')).toMatchObject({
      status: 400,
      page: expect.stringContaining('(10013)'),
    });
    expect((await setPassword(data['link'], own)).status).toBe(200);
    expect(await setPassword(data['link'], 'Again-pass-1')).toMatchObject({
      status: 410,
      page: expect.stringContaining('(10018)'),
    });
    expect(await tokenOf('new.one', own)).toBeTruthy();
    expect(await rowOf('new.one')).toMatchObject({ state: 'active', lastSignInAt: new Date(time).toISOString() });
  });

  it('ends after a week, and when another takes its place', async () => {
    const first = await invite('late.one');
    const second = await ask(admin, '/members/invite-again', { userId: first.data['userId'] });
    expect((await setPassword(first.data['link'], own)).status).toBe(410);
    time += 7 * 24 * hourMs + 1;
    expect((await setPassword(second.data['link'], own)).status).toBe(410);
    time -= 7 * 24 * hourMs + 1;
  });

  it('is repeated five times a day at most (70008), and not for who has a password', async () => {
    // Tokens are of today: what was a day ago comes first.
    time -= 24 * hourMs + 1;
    const { data } = await invite('often.one');
    const again = async () => (await ask(admin, '/members/invite-again', { userId: data['userId'] })).code;
    expect([await again(), await again(), await again(), await again(), await again()]).toEqual([
      200, 200, 200, 200, 70008,
    ]);
    time += 24 * hourMs + 1;
    expect(await again()).toBe(200);
    expect((await ask(admin, '/members/invite-again', { userId: 'demo-chemist' })).code).toBe(10012);
  });

  it.each([
    ['user name', { userName: 'CHEMIST' }, 70002],
    ['user name of another tenant', { userName: 'other' }, 70002],
    ['mail', { email: 'Admin@Demo.example' }, 70005],
    ['phone', { phone: '138 0000 0003', email: 'p@demo.example' }, 200],
    ['phone in use', { phone: '+86 138-0000-0003', email: 'q@demo.example' }, 70011],
    ['group of nobody', { groupIds: ['no-such-group'] }, 10022],
    ['mail that is none', { email: 'nobody' }, 10012],
    ['name of spaces', { name: ' ' }, 10012],
    ['user name that is none', { userName: '陈玮' }, 10012],
    ['no place left', { userLimit: 3 }, 70010],
  ])('with a known %s answers as it should', async (what, more, code) => {
    const before = (await list())['total'];
    const userName = `dup.${what.length}.${code}`;
    expect((await invite(userName, more)).code).toBe(code);
    expect((await list())['total']).toBe(Number(before) + (code === 200 ? 1 : 0));
  });

  it('fills the last place once, however many ask together', async () => {
    const { enabled } = await list();
    const userLimit = Number(enabled) + 1;
    const responses = await Promise.all([1, 2, 3, 4, 5].map((n) => invite(`racer.${n}`, { userLimit })));
    expect(responses.map(({ code }) => code).toSorted()).toEqual([200, 70010, 70010, 70010, 70010]);
  });
});

describe('a disabled user', () => {
  it('is signed out, may do nothing and cannot sign in until enabled again', async () => {
    const { data } = await ask(admin, '/member-groups/save', { name: 'Off', permissions: ['sascore'] });
    const userId = await makeMember('off.one', [String(data['groupId'])]);
    const token = await tokenOf('off.one', own);
    expect(await permissionsOf(userId, token)).toEqual(['sascore']);
    const result = await ask(admin, '/members/disable', { userId });
    expect(result.data['endedSessions']).toBe(1);
    expect(await ask(token, '')).toEqual({ error: 'invalid_token' });

    const browser = new TestBrowser();
    const form = await provider.openForm(relyingParty, browser, { ui_locales: 'en' });
    const { response, outside } = await provider.send(browser, form, 'off.one', own);
    expect([outside, response.status]).toEqual([undefined, 403]);
    expect(await response.text()).toContain('may not sign in here');
    expect(hiddenField(form.page, 'token')).toBeTruthy();

    expect((await ask(admin, '/members/enable', { userId, userLimit: 3 })).code).toBe(10014);
    expect((await ask(admin, '/members/enable', { userId, userLimit: 1_000 })).data).toEqual({ state: 'active' });
    expect(await tokenOf('off.one', own)).toBeTruthy();
  });

  it('is never oneself (70012), nor anybody of another tenant', async () => {
    expect((await ask(admin, '/members/disable', { userId: 'demo-admin' })).code).toBe(70012);
    const strangers = ['demo-other', 'demo-trial', 'demo-no-tenant', 'demo-expired-admin', 'nobody'];
    for (const userId of strangers) {
      const body = { userId, groupIds: [], userLimit: 1_000 };
      for (const call of ['disable', 'enable', 'reset-password', 'groups', 'invite-again'])
        expect([call, userId, (await ask(admin, `/members/${call}`, body)).code]).toEqual([call, userId, 10022]);
    }
    expect(await tokenOf('other')).toBeTruthy();
  });

  it('stays so over a restart, as groups and invitations do', async () => {
    const userId = await makeMember('kept.one');
    await ask(admin, '/members/disable', { userId });
    const before = await list({ pageSize: 100 });
    const { port } = config;
    await app.close();
    await start(port);
    expect(await list({ pageSize: 100 })).toEqual(before);
    expect(await rowOf('kept.one')).toMatchObject({ state: 'disabled' });
  });
});

describe('a reset', () => {
  it('ends password and sessions; the link takes any but the old password', async () => {
    const userId = await makeMember('lost.one');
    const token = await tokenOf('lost.one', own);
    const begun = await ask(token, '/two-factor/begin', { password: own });
    expect(begun.code).toBe(200);
    const { data } = await ask(admin, '/members/reset-password', { userId });
    expect(data['endedSessions']).toBe(1);
    expect(await ask(token, '')).toEqual({ error: 'invalid_token' });
    await expect(tokenOf('lost.one', own)).rejects.toThrow('Invalid URL');
    const second = await ask(admin, '/members/reset-password', { userId });
    expect((await setPassword(data['link'], 'Next-pass-1')).status).toBe(410);
    expect(await setPassword(second.data['link'], own)).toMatchObject({
      status: 400,
      page: expect.stringContaining('(10015)'),
    });
    expect((await setPassword(second.data['link'], 'Next-pass-1')).status).toBe(200);
    expect(await tokenOf('lost.one', 'Next-pass-1')).toBeTruthy();
    expect((await ask(admin, '/members/reset-password', { userId: 'demo-admin' })).code).toBe(10012);
  });
});

describe('a group', () => {
  it('gives its modules to its users, at once and together with their other groups', async () => {
    const one = await ask(admin, '/member-groups/save', { name: 'Scorers', permissions: ['sascore'] });
    const two = await ask(admin, '/member-groups/save', {
      name: 'Planners',
      permissions: ['retrosynthesis', 'sascore'],
    });
    const groupIds = [one, two].map(({ data }) => String(data['groupId']));
    const userId = await makeMember('grouped.one', groupIds);
    const token = await tokenOf('grouped.one', own);
    expect(await permissionsOf(userId, token)).toEqual(['retrosynthesis', 'sascore']);
    await ask(admin, '/member-groups/save', { groupId: groupIds[1], name: 'Planners', permissions: ['quotation'] });
    expect(await permissionsOf(userId, token)).toEqual(['sascore', 'quotation']);
    const gone = await ask(admin, '/member-groups/delete', { groupId: groupIds[0] });
    expect(gone.data).toEqual({ deleted: 1, userIds: [userId] });
    expect(await permissionsOf(userId, token)).toEqual(['quotation']);
    await ask(admin, '/members/groups', { userId, groupIds: [] });
    expect(await permissionsOf(userId, token)).toEqual([]);
  });

  it('has a name that no other of the tenant has (70001), and is unknown to other tenants', async () => {
    const { data } = await ask(admin, '/member-groups/save', { name: 'Twice', permissions: [] });
    expect((await ask(admin, '/member-groups/save', { name: ' twice ', permissions: [] })).code).toBe(70001);
    const { groupId } = data;
    expect((await ask(admin, '/member-groups/save', { groupId, name: 'TWICE', permissions: [] })).code).toBe(200);
    const stranger = await tokenOf('expired-admin');
    expect((await ask(stranger, '/member-groups/save', { groupId, name: 'Mine', permissions: [] })).code).toBe(10022);
    expect((await ask(stranger, '/member-groups/delete', { groupId })).code).toBe(10022);
    const userId = 'demo-expired-admin';
    expect((await ask(stranger, '/members/groups', { userId, groupIds: [groupId] })).code).toBe(10022);
    expect((await ask(stranger, '/member-groups/save', { name: 'Twice', permissions: [] })).code).toBe(200);
    const names = ((await ask(stranger, '/member-groups')).data['items'] as { name: string }[]).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Twice', '合成规划 Planning']);
  });
});

describe('the place of a user', () => {
  it('is counted among the enabled users of the tenant, administrators first', async () => {
    const seatOf = async (login: string, secret = password) => {
      const tokens = await provider.signIn(relyingParty, new TestBrowser(), login, {}, secret);
      const info = await fetch(relyingParty.serverMetadata().userinfo_endpoint ?? '', {
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
      return ((await info.json()) as { tenant_seat?: number }).tenant_seat;
    };
    expect([await seatOf('admin'), await seatOf('chemist'), await seatOf('limited')]).toEqual([1, 2, 3]);
    await ask(admin, '/members/disable', { userId: 'demo-chemist' });
    expect(await seatOf('limited')).toBe(2);
    await ask(admin, '/members/enable', { userId: 'demo-chemist', userLimit: 1_000 });
    expect([await seatOf('limited'), await seatOf('no-tenant')]).toEqual([3, 1]);
  });
});

describe('an administrator', () => {
  const userIdOf = async (userName: string) => String((await rowOf(userName))?.['userId']);
  const comer = async (userName: string) => {
    const { data } = await invite(userName);
    await setPassword(data['link'], own);
    return { userId: await userIdOf(userName), token: await tokenOf(userName, own) };
  };

  it('makes another one, who is out at once when no longer one, and never takes it from themselves', async () => {
    const { userId, token } = await comer('second.admin');
    expect((await ask(token, '/members/list', {})).code).toBe(10039);
    const make = (isTenantAdmin: boolean, who = userId) =>
      ask(admin, '/members/administrator', { userId: who, isTenantAdmin });
    expect((await make(true)).data).toEqual({ isTenantAdmin: true, isUnmade: false });
    expect((await ask(token, '/members/list', {})).code).toBe(200);
    expect((await make(false, await userIdOf('admin'))).code).toBe(10012);
    expect((await make(false)).data).toEqual({ isTenantAdmin: false, isUnmade: true });
    expect(await ask(token, '/members/list', {})).toMatchObject({ error: 'invalid_token' });
    expect((await rowOf('second.admin'))?.['isTenantAdmin']).toBe(false);
  });

  it('corrects name and addresses, which nobody else may have', async () => {
    const { userId } = await comer('to.correct');
    const edit = (more: object) =>
      ask(admin, '/members/edit', { userId, name: 'Right', email: 'right@demo.example', ...more });
    expect((await edit({ email: 'chemist@demo.example' })).code).toBe(993);
    expect((await edit({ email: 'none' })).code).toBe(10012);
    const self = { userId: 'demo-admin', name: 'Zhou Min', email: 'elsewhere@demo.example' };
    expect((await ask(admin, '/members/edit', self)).code).toBe(10012);
    expect((await edit({ phone: '+8613800000099' })).code).toBe(200);
    expect(await rowOf('to.correct')).toMatchObject({
      name: 'Right',
      email: 'right@demo.example',
      phone: '+8613800000099',
    });
  });

  it('erases a user whole, by the name typed, and nothing anywhere names them any more', async () => {
    const { userId, token } = await comer('to.erase');
    await ask(token, '/two-factor/begin', { password: own });
    await ask(admin, '/members/groups', { userId, groupIds: ['demo-pharma-scoring'] });
    await ask(admin, '/members/reset-password', { userId });
    const file = join(dataDir, 'identity', 'identity.db');
    const tables = () => {
      const db = new DatabaseSync(file, { readOnly: true });
      const names = db.prepare(`select name from sqlite_master where type = 'table'`).all();
      const text = names.map(({ name }) => JSON.stringify(db.prepare(`select * from "${String(name)}"`).all())).join();
      db.close();
      return text;
    };
    expect(tables()).toContain(userId);
    const erase = (userName: string, who = userId) => ask(admin, '/members/delete', { userId: who, userName });
    expect((await erase('to.eras')).code).toBe(10012);
    expect((await erase('admin', await userIdOf('admin'))).code).toBe(70012);
    expect((await erase('to.erase')).code).toBe(200);
    for (const mark of [userId, 'to.erase']) {
      expect(tables()).not.toContain(mark);
      for (const name of [file, `${file}-wal`]) expect(readFileSync(name, 'latin1').includes(mark)).toBe(false);
    }
    expect((await erase('to.erase')).code).toBe(10022);
    expect((await invite('to.erase')).code).toBe(200);
  });

  it('erases one of those that the provider came with, who do not come again with its next start', async () => {
    expect((await ask(admin, '/members/delete', { userId: 'demo-limited', userName: 'limited' })).code).toBe(200);
    expect(await rowOf('limited')).toBeUndefined();
    await app.close();
    await start(Number(new URL(config.identityUrl).port));
    expect(await rowOf('limited')).toBeUndefined();
  });
});
