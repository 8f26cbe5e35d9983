import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../test-support/browser.ts';
import { setUp, type Setup } from '../test-support/setup.ts';

const settingUrl = '/api/common/change-setting/Language/en';
const wish = JSON.stringify({ kind: 'wish', content: 'More room' });
let gateway: Setup;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  gateway = await setUp();
  browser = await gateway.signedIn();
  origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.auditLines.length = 0;
  gateway.logLines.length = 0;
});

/** Calls over a real connection and leaves as soon as the service has heard of it. */
async function callAndLeave(method: 'GET' | 'POST', path: string, body?: string): Promise<void> {
  const leave = new AbortController();
  const heard = new Promise<void>((done) => gateway.chemistry.on(path, () => done()));
  const call = request(`${origin}${path}`, {
    method,
    headers: {
      host: 'localhost:8080',
      cookie: `sid=${browser.cookies.get('sid')}`,
      'x-csrf': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body ?? null,
    signal: leave.signal,
  });
  await heard;
  leave.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
}

const left = { method: expect.any(String), status: 499, user: expect.any(String), requestId: expect.any(String) };

describe('a client that leaves before the response', () => {
  it.each([
    ['POST', '/api/common/feedback', wish],
    ['GET', settingUrl, undefined],
  ] as const)('does not keep a %s out of the audit log and the request log', async (method, path, body) => {
    await callAndLeave(method, path, body);
    await vi.waitFor(() => {
      const events = gateway.auditLines.filter(({ action }) => action === 'call');
      expect(events).toEqual([expect.objectContaining({ ...left, action: 'call', outcome: 'failure', tenant: 't-1' })]);
    });
    expect(gateway.logLines.filter(({ msg }) => msg === 'request')).toEqual([expect.objectContaining(left)]);
  });

  it('is written down once', async () => {
    await callAndLeave('POST', '/api/common/feedback', wish);
    await browser.call('GET', '/bff/user');
    await vi.waitFor(() => expect(gateway.logLines.filter(({ msg }) => msg === 'request')).toHaveLength(2), 30_000);
  });
});

describe('a health check', () => {
  it('is counted and not logged', async () => {
    for (const path of ['/livez', '/readyz']) expect((await fetch(origin + path)).status).toBe(200);
    await fetch(`${origin}/nowhere`);
    const requests = () => gateway.logLines.filter(({ msg }) => msg === 'request');
    await vi.waitFor(() => expect(requests().map(({ route }) => route)).toContain('(none)'));
    expect(requests().filter(({ level }) => Number(level) >= 30)).toHaveLength(1);
    const counted = await (await fetch(`${origin}/metrics`)).text();
    expect(counted).toMatch(/^gateway_requests_total\{call="\/livez".* 1$/m);
    expect(counted).toMatch(/^gateway_requests_total\{call="\/readyz".* 1$/m);
  });
});
