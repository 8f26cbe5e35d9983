import * as account from '@app/shared/contracts/profile/account';
import { callEntries } from '@app/shared/contracts/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setUp, type Setup } from '../test-support/setup.ts';
import { auditEventOf } from './audit-trail.ts';

let gateway: Setup;

beforeAll(async () => {
  gateway = await setUp();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.auditLines.length = 0;
});

/** The word for the user and the tenant in the first line of an action. */
async function whoDid(wanted: string): Promise<unknown> {
  return vi.waitFor(() => {
    const line = gateway.auditLines.find(({ action }) => action === wanted);
    if (!line) throw new Error(`no line of ${wanted} yet`);
    return [line['user'], line['tenant']];
  });
}

it('names whose sessions the provider ended', async () => {
  const { payload } = await (await gateway.signedIn()).call('GET', '/bff/user');
  const [user] = [await whoDid('sign-in')].flat();
  const token = await gateway.provider.logoutToken({ sub: JSON.parse(payload).data.user.id });
  const response = await gateway.browser().send({
    method: 'POST',
    url: '/bff/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `logout_token=${token}`,
  });
  expect([response.statusCode, await whoDid('backchannel-logout')]).toEqual([200, [user, undefined]]);
});

it('names whose session ended for inactivity, and who signs out of it', async () => {
  const browser = await gateway.signedIn();
  const who = await whoDid('sign-in');
  gateway.advance(31 * 60_000);
  await browser.call('GET', '/api/common/user-profile');
  expect(await whoDid('session-ended')).toEqual(who);
  await browser.call('POST', '/bff/logout');
  expect(await whoDid('sign-out')).toEqual(who);
});

it.each(
  callEntries.filter(
    ([name, call]) =>
      ('changesState' in call && call.changesState && Object.hasOwn(account, name)) || name === 'ownData',
  ),
)('has an action for %s', (callName, call) => {
  const request = { routeOptions: { config: { call, callName } }, caller: null, method: call.method } as FastifyRequest;
  const reply = { envelopeCode: 200, audited: null, refusal: null } as FastifyReply;
  const event = auditEventOf(request, reply, { status: 200, durationMs: 1, route: call.path });
  expect(event?.action).toMatch(/^(password|two-factor|recovery|other|own-data)/);
});
