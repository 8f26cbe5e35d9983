// A service, or a permission server, that responds with 401 while the session is alive, against gateways as processes: what is
// asked again, what the page gets, and what ends the session.

import type { ServerResponse } from 'node:http';
import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { message } from '@app/locales/messages';
import { isRefusedByService } from '@app/shared/errors/refused-by-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { envelopeOf, Visitor, type ApiResponse } from '../support/visitor.ts';

const taskPath = '/api/retro/task';
const taskUrl = `${taskPath}?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01`;
const countPath = '/api/common/notification-unread-count';
const listPath = '/api/retro/task-list';
const renamePath = '/api/retro/task-rename';
const picturePath = '/api/structure/picture/AAAAAAAAAAAAAAAAAAAAAA.svg';

let around: Surroundings;
let gateway: Gateway;
let visitor: Visitor;

beforeAll(async () => {
  around = await startSurroundings();
  gateway = await around.gateway();
});
afterAll(() => around.close());
afterEach(() => {
  around.provider.refreshOutcome = 'ok';
  around.chemistry.requests.length = 0;
});

const hits = (path: string) => around.chemistry.seen(path).length;
const refreshes = () => around.provider.counts.refresh;

/** A new user; the service refuses the token of their sign-in at the path, or every token. */
async function refusedAt(path: string, refuse: (response: ServerResponse) => void, which: 'first' | 'all') {
  visitor = await around.signedIn(gateway);
  const first = `Bearer ${around.front.tokens.at(-3)}`;
  around.chemistry.on(path, (response, { headers }) => {
    if (which === 'all' || headers.authorization === first) return refuse(response);
    sendJson(response, 200, { code: 200, data: { taken: true } });
  });
  around.chemistry.requests.length = 0;
}

const is = (result: ApiResponse) => ({
  verdict: result.verdict,
  byService: result.text.startsWith('{') && isRefusedByService(envelopeOf(result).error?.details),
});
const byService = { verdict: [401, 401], byService: true };
const isSignedIn = async () => (await visitor.call('GET', '/bff/user')).verdict[0] === 200;

const plain401 = (response: ServerResponse) => void response.writeHead(401).end();
const code401 = (response: ServerResponse) => sendJson(response, 200, { code: 401, message: 'login timeout' });

describe('a service that refuses every token at one call', () => {
  it.each<[string, (response: ServerResponse) => void, number]>([
    ['an empty 401', plain401, 401],
    ['a page', (response) => void response.writeHead(401).end('<html>sign in</html>'), 401],
    ['an envelope', (response) => sendJson(response, 401, { code: 401, message: 'timeout' }), 401],
    ['problem details', (response) => sendJson(response, 401, { status: 401, title: 'Unauthorized' }), 401],
    ['a business code with 401', (response) => sendJson(response, 401, { code: 10_001, message: 'no' }), 401],
    ['code 401 inside a 200', code401, 401],
  ])('by %s is asked with another token once, and ends no session', async (_how, refuse, status) => {
    await refusedAt(taskPath, refuse, 'all');
    const before = refreshes();
    const result = await visitor.call('GET', taskUrl);
    expect(is(result)).toEqual({ verdict: [status, 401], byService: true });
    expect(envelopeOf(result).error).toMatchObject({
      display: 'toast',
      message: message('en', 'gateway', 'chemistryRefused'),
    });
    // The ordinary path asks once for each token, the quick one once before that.
    const asked = hits(taskPath);
    expect([asked === 2 || asked === 3, refreshes() - before]).toEqual([true, 1]);
    expect(await isSignedIn()).toBe(true);
    await expect.poll(() => gateway.log()).toContain('the service refused the token');
    // For a minute the provider is not asked again.
    await visitor.call('GET', taskUrl);
    expect([hits(taskPath) - asked <= 2, refreshes() - before]).toEqual([true, 1]);
  });

  it('whose polls alone are refused goes on handling everything else', async () => {
    await refusedAt(countPath, plain401, 'all');
    const polls: unknown[] = [];
    const before = refreshes();
    for (let poll = 0; poll < 5; poll += 1) {
      polls.push(is(await visitor.call('GET', countPath, undefined, { headers: { 'x-activity': 'passive' } })));
    }
    expect(polls).toEqual(Array.from({ length: 5 }, () => byService));
    expect(refreshes() - before).toBe(1);
    expect(await isSignedIn()).toBe(true);
  });

  it.each([
    ['GET', picturePath],
    ['POST', listPath],
    ['GET', '/api/common/clear-cache'],
  ] as const)('%s %s is told as the service’s own refusal', async (method, path) => {
    await refusedAt(path, plain401, 'all');
    const body = path === listPath ? { pageIndex: 1, pageSize: 10 } : undefined;
    expect(is(await visitor.call(method, path, body))).toEqual(byService);
    expect(await isSignedIn()).toBe(true);
  });
});

describe('a service that refuses only the token of the sign-in', () => {
  it('handles a read after it was asked once more, and the cookie lives as long as the new token', async () => {
    await refusedAt(taskPath, plain401, 'first');
    const result = await visitor.call('GET', taskUrl);
    expect(result.verdict).toEqual([200, 200]);
    const asked = hits(taskPath);
    expect(result.setCookies.map(({ name, attributes }) => [name, attributes['max-age']])).toEqual([['sid', '3600']]);
    await visitor.call('GET', taskUrl);
    expect(hits(taskPath)).toBe(asked + 1);
  });

  it('handles a poll', async () => {
    await refusedAt(countPath, plain401, 'first');
    expect((await visitor.call('GET', countPath)).verdict).toEqual([200, 200]);
  });

  it('handles ten calls at once with one refresh', async () => {
    await refusedAt(taskPath, plain401, 'first');
    const before = refreshes();
    const responses = await Promise.all(Array.from({ length: 10 }, () => visitor.call('GET', taskUrl)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(refreshes() - before).toBe(1);
  });

  it('handles a file that is opened', async () => {
    visitor = await around.signedIn(gateway);
    const first = `Bearer ${around.front.tokens.at(-3)}`;
    around.chemistry.on(picturePath, (response, { headers }) =>
      headers.authorization === first
        ? plain401(response)
        : void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    );
    const result = await visitor.call('GET', picturePath);
    expect([result.status, result.text]).toEqual([200, '<svg/>']);
  });

  it('is sent a change again after a 401, which has applied nothing (RFC 9110)', async () => {
    await refusedAt(renamePath, plain401, 'first');
    const result = await visitor.call('POST', renamePath, {
      taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01',
      taskName: 'a',
    });
    expect([result.verdict, hits(renamePath)]).toEqual([[200, 200], 2]);
  });

  it('is not sent a change again after a code in a 200: the user is asked to', async () => {
    await refusedAt(renamePath, code401, 'first');
    const body = { taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01', taskName: 'a' };
    const result = await visitor.call('POST', renamePath, body);
    expect([result.verdict, hits(renamePath)]).toEqual([[503, 503], 1]);
    expect(envelopeOf(result).error?.message).toBe(message('en', 'gateway', 'sendAgain'));
    expect((await visitor.call('POST', renamePath, body)).verdict).toEqual([200, 200]);
  });
});

describe('codes that say themselves why the user is signed out', () => {
  it.each([994, 998, 999])('%i passes as the service sent it, and asks for no other token', async (code) => {
    await refusedAt(taskPath, (response) => sendJson(response, 401, { code, message: 'why' }), 'all');
    const before = refreshes();
    expect(is(await visitor.call('GET', taskUrl))).toEqual({ verdict: [401, code], byService: false });
    expect([hits(taskPath), refreshes() - before]).toEqual([1, 0]);
  });
});

describe('the provider, asked for another token', () => {
  it('that has ended the session ends it here too', async () => {
    await refusedAt(taskPath, plain401, 'all');
    around.provider.refreshOutcome = 'invalidGrant';
    expect(is(await visitor.call('GET', taskUrl))).toEqual({ verdict: [401, 401], byService: false });
    expect((await visitor.call('GET', '/bff/user')).verdict).toEqual([401, 401]);
  });

  it.each(['unavailable', 'hangUp'] as const)('that is %s ends nothing', async (outcome) => {
    await refusedAt(taskPath, plain401, 'all');
    around.provider.refreshOutcome = outcome;
    expect(is(await visitor.call('GET', taskUrl))).toEqual(byService);
    expect(await isSignedIn()).toBe(true);
  });
});

describe('a session that has ended', () => {
  it('by the back channel is noticed without the service, which is not asked', async () => {
    await refusedAt(taskPath, plain401, 'all');
    const { sub } = around.provider.user;
    const body = new URLSearchParams({ logout_token: await around.provider.logoutToken({ sub }) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.send('POST', '/bff/backchannel-logout', { headers, body })).status).toBe(200);
    const result = await visitor.call('GET', taskUrl);
    expect([is(result), hits(taskPath)]).toEqual([{ verdict: [401, 401], byService: false }, 0]);
    expect(envelopeOf(result).error).toMatchObject({ display: 'dialog', action: 'login' });
  });

  it('by signing out in another tab is noticed likewise', async () => {
    await refusedAt(taskPath, plain401, 'all');
    const otherTab = visitor.goTo(gateway);
    await visitor.call('POST', '/bff/logout');
    expect(is(await otherTab.call('GET', taskUrl))).toEqual({ verdict: [401, 401], byService: false });
  });
});

describe('a page that has just come back from a sign-in without a session', () => {
  it('is informed, and not sent round', async () => {
    const page = await new Visitor(gateway).open('/bff/login?culture=en&repeated=1');
    expect([page.status, page.text.includes(message('en', 'gateway', 'signInRepeated'))]).toEqual([401, true]);
  });
});
