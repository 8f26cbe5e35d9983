// An administrator and the users of a tenant, over gateway, provider and service as they are.

import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestBrowser } from '@app/identity/test-browser';
import type { CallName } from '@app/shared/contracts/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../support/product.ts';
import { signIn, type Member } from './support/member.ts';
import { place } from './support/place.ts';

const run = randomBytes(3).toString('hex');
let admin: Member;

beforeAll(async () => {
  ({ member: admin } = await signIn('admin'));
});

const groupOf = async (name: string, permissions: ('sascore' | 'statistics' | 'retrosynthesis')[]) =>
  (await admin.call('memberGroupSave', { body: { name: `${name} ${run}`, permissions } })).data.groupId;

const inviteBody = (name: string, groupIds: string[]) => ({
  userName: `${name}.${run}`,
  name: `Name of ${name}`,
  email: `${name}.${run}@demo.example`,
  groupIds,
});

/** A user of the tenant with the password of the demo accounts. */
async function makeMember(name: string, groupIds: string[]) {
  const { data } = await admin.call('memberInvite', { body: inviteBody(name, groupIds) });
  const page = await new TestBrowser().post(data.link ?? '', { password: demoPassword, again: demoPassword });
  expect(page.status).toBe(200);
  const { member } = await signIn(`${name}.${run}`);
  return { userId: data.userId, member };
}

const statisticsOf = async (member: Member) => (await member.send('POST', '/api/statistics/usage', { body: {} })).code;
const permissionsOf = async (member: Member) => (await member.call('sessionUser', {})).data.permissions;

describe('a user of the tenant', () => {
  it('is invited, signs in with the password that the link set, and is listed', async () => {
    const groupId = await groupOf('First', ['sascore']);
    const { userId, member } = await makeMember('first', [groupId]);
    expect(await permissionsOf(member)).toEqual(['sascore']);
    const { data } = await admin.call('memberList', { query: { search: `first.${run}` } });
    expect(data).toMatchObject({ isManagedHere: true, userLimit: 50, total: 1 });
    expect(data.items[0]).toMatchObject({ userId, state: 'active', groupIds: [groupId], permissions: ['sascore'] });
    const { data: seen } = await admin.call('tenantUserList', { query: { search: `first.${run}` } });
    expect(seen.items.map(({ name }) => name)).toEqual(['Name of first']);
  });

  it('loses and gets modules at the next call, by the group and by being in it', async () => {
    const groupId = await groupOf('Second', ['sascore', 'statistics']);
    const { userId, member } = await makeMember('second', [groupId]);
    const allowed = await statisticsOf(member);
    expect(allowed).not.toBe(10039);
    await admin.call('memberGroupSave', { body: { groupId, name: `Second ${run}`, permissions: ['sascore'] } });
    expect([await statisticsOf(member), await permissionsOf(member)]).toEqual([10039, ['sascore']]);
    await admin.call('memberGroupSave', { body: { groupId, name: `Second ${run}`, permissions: ['statistics'] } });
    expect([await statisticsOf(member), await permissionsOf(member)]).toEqual([allowed, ['statistics']]);
    // Without any module the page ends with 997; the session gets modules again while it lasts.
    const pageOf = async () => (await member.send('GET', '/bff/user')).code;
    await admin.call('memberSetGroups', { body: { userId, groupIds: [] } });
    expect([await statisticsOf(member), await pageOf()]).toEqual([10039, 997]);
    await admin.call('memberSetGroups', { body: { userId, groupIds: [groupId] } });
    expect(await permissionsOf(member)).toEqual(['statistics']);
    await admin.call('memberGroupDelete', { body: { groupId } });
    expect(await pageOf()).toBe(997);
  });

  it('is out at the next call when disabled, with all programs, and cannot come back until enabled', async () => {
    const groupId = await groupOf('Third', ['sascore']);
    const { userId, member } = await makeMember('third', [groupId]);
    const { data: key } = await member.call('apiKeyCreate', {
      body: { name: 'program', modules: ['sascore'], expiresInDays: 1 },
    });
    const asProgram = async () => {
      const codes = [];
      for (const [path, body] of [
        ['/api/sascore/complete-task-list', { pageIndex: 1, pageSize: 1 }],
        ['/api/retro/structure-check', { structure: 'CCO' }],
      ] as const) {
        const headers = { authorization: `ApiKey ${key.secret}`, 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const response = await fetch(`${place.url}${path}`, init);
        codes.push(((await response.json()) as { code: number }).code);
      }
      return codes;
    };
    expect(await asProgram()).toEqual([200, 200]);
    const { data } = await admin.call('memberDisable', { body: { userId } });
    expect(data.endedSessions).toBe(1);
    const listed = async () => (await admin.call('userList', { query: { key: `third.${run}` } })).data.items.length;
    expect(await listed()).toBe(0);
    expect((await member.send('GET', '/bff/user')).status).toBe(401);
    expect(await asProgram()).toEqual([10039, 10039]);
    const refused = await signIn(`third.${run}`);
    expect([refused.status, new URL(refused.endedAt).pathname]).toEqual([403, expect.stringMatching(/^\/sign-in\//)]);
    await admin.call('memberEnable', { body: { userId } });
    expect(await listed()).toBe(1);
    expect(await asProgram()).toEqual([200, 200]);
    expect(await permissionsOf((await signIn(`third.${run}`)).member)).toEqual(['sascore']);
  });

  it('is signed out by a reset, with all programs, and has no password until the link is used', async () => {
    const { userId, member } = await makeMember('fourth', [await groupOf('Fourth', ['sascore'])]);
    const { data: key } = await member.call('apiKeyCreate', {
      body: { name: 'program', modules: ['sascore'], expiresInDays: 1 },
    });
    const asProgram = async () => {
      const headers = { authorization: `ApiKey ${key.secret}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ pageIndex: 1, pageSize: 1 }) };
      return (await fetch(`${place.url}/api/sascore/complete-task-list`, init)).status;
    };
    expect(await asProgram()).toBe(200);
    const { data } = await admin.call('memberResetPassword', { body: { userId } });
    expect(data).toMatchObject({ isMailed: false, endedSessions: 1 });
    expect(await asProgram()).toBe(401);
    expect((await member.send('GET', '/bff/user')).status).toBe(401);
    expect((await signIn(`fourth.${run}`)).status).toBe(401);
    const next = 'Next-pass-1';
    await new TestBrowser().post(data.link ?? '', { password: next, again: next });
    const again = await new TestBrowser().post(data.link ?? '', { password: next, again: next });
    expect([again.status, (await again.text()).includes('(10018)')]).toEqual([410, true]);
    const later = (await signIn(`fourth.${run}`, place, next)).member;
    const { data: keys } = await later.call('apiKeyList', {});
    expect(keys.items.map(({ id, revokedAt }) => [id, revokedAt !== null])).toEqual([[key.key.id, true]]);
    expect(await asProgram()).toBe(401);
  });
});

describe('who administers nothing', () => {
  const bodies: [CallName, string, object][] = [
    ['memberInvite', '/bff/members/invite', inviteBody('never', [])],
    ['memberInviteAgain', '/bff/members/invite-again', { userId: 'demo-limited' }],
    ['memberDisable', '/bff/members/disable', { userId: 'demo-limited' }],
    ['memberEnable', '/bff/members/enable', { userId: 'demo-limited' }],
    ['memberSetGroups', '/bff/members/groups', { userId: 'demo-limited', groupIds: [] }],
    ['memberGroupSave', '/bff/member-groups/save', { name: 'Mine', permissions: [] }],
    ['memberGroupDelete', '/bff/member-groups/delete', { groupId: 'any' }],
    ['memberSetAdministrator', '/bff/members/administrator', { userId: 'demo-limited', isTenantAdmin: true }],
    ['memberEdit', '/bff/members/edit', { userId: 'demo-limited', name: 'Other', email: 'other.one@demo.example' }],
    ['memberDelete', '/bff/members/delete', { userId: 'demo-limited', userName: 'limited' }],
    ['tenantUserErase', '/api/common/tenant-user-erase', { userId: 'demo-limited' }],
    ['tenantUserState', '/api/common/tenant-user-state', { userId: 'demo-limited', isDisabled: true }],
  ];

  it('reads nothing and changes nothing (10039), and resets no password (10017)', async () => {
    const { member } = await signIn('chemist');
    for (const path of ['/bff/members', '/bff/member-groups', '/api/common/tenant-user-list'])
      expect([path, (await member.send('GET', path)).code]).toEqual([path, 10039]);
    for (const [name, path, body] of bodies)
      expect([name, (await member.send('POST', path, { body })).code]).toEqual([name, 10039]);
    const body = { userId: 'demo-limited' };
    expect((await member.send('POST', '/bff/members/reset-password', { body })).code).toBe(10017);
  });

  it('is as unknown to another tenant’s administrator as somebody who never was', async () => {
    const read = async (userId: string) => {
      const responses = [];
      for (const [, path, body] of bodies.slice(1, 5)) {
        const { code, error } = await admin.send('POST', path, { body: { ...body, userId } });
        responses.push([path, code, error?.message]);
      }
      return responses;
    };
    const stranger = await read('demo-other');
    expect(stranger).toEqual(await read('demo-never-was'));
    expect(stranger.map(([, code]) => code)).toEqual([10022, 10022, 10022, 10022]);
    expect(await permissionsOf((await signIn('other')).member)).toContain('retrosynthesis');
  });
});

describe('what would be there twice', () => {
  it.each([
    [70002, { userName: 'chemist' }],
    [70005, { email: 'Chemist@demo.example' }],
    [70011, { phone: '+86 138 0000 0001' }],
    [10022, { groupIds: ['of-nobody'] }],
  ])('answers %i', async (code, more) => {
    expect((await admin.call('memberInvite', { body: { ...inviteBody('twice', []), ...more } })).code).toBe(code);
  });

  it('a group has a name of its own (70001), nobody disables themselves (70012)', async () => {
    await groupOf('Named', []);
    const body = { name: ` named ${run} `, permissions: [] };
    expect((await admin.call('memberGroupSave', { body })).code).toBe(70001);
    expect((await admin.call('memberDisable', { body: { userId: 'demo-admin' } })).code).toBe(70012);
  });
});

describe('a user who is erased', () => {
  it('takes a copy along, is gone everywhere, and comes again as somebody new', async () => {
    const { userId, member } = await makeMember('seventh', [await groupOf('Seventh', ['retrosynthesis', 'sascore'])]);
    const mark = `seventh.${run}`;
    const structure = 'CC(C)NC(=O)c1ccc(N2CCN(C)CC2)c(Cl)c1';
    const { data: started } = await member.call('retroSearchStart', {
      body: { structure, taskName: `Task of ${mark}` },
    });
    await member.call('feedbackCreate', { body: { kind: 'wish', content: `Words of ${mark}` } });
    const { data: shared } = await admin.call('tenantUserList', { query: { search: mark } });
    expect(shared.total).toBe(1);
    const copy = await member.send('GET', '/api/common/own-data');
    const { tables } = JSON.parse(copy.text);
    expect([copy.status, tables.tasks[0].id, tables.users[0].user_name]).toEqual([200, started.task.taskId, mark]);

    expect(await admin.send('POST', '/bff/members/delete', { body: { userId, userName: 'another' } })).toMatchObject({
      code: 10012,
    });
    expect((await member.call('retroTask', { query: { taskId: started.task.taskId } })).code).toBe(200);
    const { data: gone } = await admin.call('memberDelete', { body: { userId, userName: mark } });
    expect(gone.endedSessions).toBe(1);

    expect((await member.send('GET', '/api/common/user-profile')).status).toBe(401);
    for (const name of ['memberList', 'tenantUserList'] as const)
      expect((await admin.call(name, { query: { search: mark } })).data.total).toBe(0);
    expect((await admin.send('POST', '/bff/members/delete', { body: { userId, userName: mark } })).code).toBe(10022);
    const logs = readdirSync(join(place.dataDir, 'logs')).map((name) =>
      readFileSync(join(place.dataDir, 'logs', name), 'utf8'),
    );
    for (const word of [mark, `${mark}@demo.example`, structure])
      expect(logs.some((text) => text.includes(word))).toBe(false);

    const again = await makeMember('seventh', [await groupOf('Seventh again', ['retrosynthesis'])]);
    expect(again.userId).not.toBe(userId);
    expect((await again.member.call('retroTask', { query: { taskId: started.task.taskId } })).code).toBe(10022);
  });

  it('is never the administrator, nor a user of another tenant, and by nobody but an administrator', async () => {
    const refused = async (member: Member, who: string) =>
      (await member.send('POST', '/api/common/tenant-user-erase', { body: { userId: who } })).code;
    const { member: chemist } = await signIn('chemist');
    expect([
      await refused(admin, 'demo-admin'),
      await refused(admin, 'demo-other'),
      await refused(chemist, 'demo-limited'),
    ]).toEqual([70012, 10022, 10039]);
  });
});
