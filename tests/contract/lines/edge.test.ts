// Lines C1 to C3 and L5: who may call, what a browser may do with the responses, and whose word counts for an address.
// Against gateways as processes: one on plain loopback, two behind a proxy that speaks https.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { callEntries } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '../../fuzz/support/raw-client.ts';
import { createAuditFile } from '../support/audit-file.ts';
import { behindProxy, startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { Visitor, type ApiResponse } from '../support/visitor.ts';

const calls: readonly Call[] = callEntries.map(([, call]) => call).filter(({ internal }) => !internal);
const folder = mkdtempSync(join(tmpdir(), 'client-'));
const audits = { plain: createAuditFile(), proxied: createAuditFile(), elsewhere: createAuditFile() };
let around: Surroundings;
let plain: Gateway;
/** Its proxy is this machine. */
let proxied: Gateway;
/** Its proxy is another machine. */
let elsewhere: Gateway;
let visitor: Visitor;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the client</title>');
  writeFileSync(join(folder, 'assets/main-1a2b3c.js'), 'export {};');
  around = await startSurroundings();
  around.chemistry.on('/api/retro/task-list', (response) => sendJson(response, 200, { code: 200, data: {} }));
  around.chemistry.on('/api/export/conditions', (response) => void response.end('a,b'));
  [plain, proxied, elsewhere] = await Promise.all([
    around.gateway({ WEB_DIST: folder, AUDIT_FILE: audits.plain.path }),
    around.gateway({
      WEB_DIST: folder,
      PUBLIC_URL: behindProxy,
      TRUSTED_PROXIES: '127.0.0.1,::1,192.0.2.0/24',
      AUDIT_FILE: audits.proxied.path,
    }),
    around.gateway({ PUBLIC_URL: behindProxy, TRUSTED_PROXIES: '10.0.0.0/8', AUDIT_FILE: audits.elsewhere.path }),
  ]);
  visitor = await around.signedIn(plain);
});
afterAll(async () => {
  await around.close();
  for (const audit of Object.values(audits)) audit.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A request of this call, with anything in the places of its path. */
async function send(call: Call, headers: Record<string, string>): Promise<ApiResponse> {
  const path = call.path.replace(/\{\w+\}/g, 'x');
  if (call.method === 'GET') return visitor.send('GET', path, { headers });
  return visitor.send('POST', path, { headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
}

async function sendAll(some: readonly Call[], headers: Record<string, string>): Promise<[string, unknown, unknown][]> {
  const responses = await Promise.all(
    some.map(async (call): Promise<[string, unknown, unknown]> => {
      const { verdict } = await send(call, headers);
      return [call.path, ...verdict];
    }),
  );
  return responses;
}

const reached = () => around.chemistry.requests.filter(({ url }) => url !== '/livez').length;
const refusedAll = (some: readonly Call[]) => some.map(({ path }) => [path, 403, 403]);

describe('C1: a call that our page did not make', () => {
  const api = calls.filter(({ path }) => path.startsWith('/api/'));

  it('without X-CSRF is refused, whatever its method, and never reaches the service', async () => {
    expect(api.length).toBeGreaterThan(90);
    const before = reached();
    expect(await sendAll(api, {})).toEqual(refusedAll(api));
    expect(await sendAll(api, { 'x-csrf': '0' })).toEqual(refusedAll(api));
    expect(reached()).toBe(before);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['of a foreign origin', { origin: 'https://evil.example' }],
    ['of no origin', { origin: 'null' }],
    ['of the same host on another port', { origin: 'http://localhost:1' }],
  ])('%s is refused even with X-CSRF', async (_case, headers) => {
    const before = reached();
    expect(await sendAll(calls, { 'x-csrf': '1', ...headers })).toEqual(refusedAll(calls));
    expect(reached()).toBe(before);
  });

  it('by the browser itself is taken for pictures, streams and downloads, from our own pages only', async () => {
    const navigable = calls.filter((call) => call.navigable);
    expect(navigable.length).toBeGreaterThan(1);
    const others = api.filter((call) => !call.navigable);
    expect(await sendAll(others, { 'sec-fetch-site': 'same-origin' })).toEqual(refusedAll(others));
    expect(await sendAll(navigable, { 'sec-fetch-site': 'none' })).toEqual(refusedAll(navigable));
    const download = await visitor.send('GET', '/api/export/conditions', {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([download.status, download.text]).toEqual([200, 'a,b']);
  });

  it('with a method that no contract names reaches nobody', async () => {
    const before = reached();
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      expect((await visitor.send(method, '/api/retro/task-list')).verdict).toEqual([405, 405]);
    }
    // HEAD is a GET where that changes nothing, and then needs the proof of our page as well.
    expect((await visitor.send('HEAD', '/api/sascore/stop/1')).status).toBe(405);
    expect((await visitor.send('HEAD', '/api/retro/task')).status).toBe(403);
    expect(reached()).toBe(before);
  });

  it('does not sign anybody out', async () => {
    expect((await visitor.send('POST', '/bff/logout')).verdict).toEqual([403, 403]);
    expect((await visitor.call('GET', '/bff/user')).status).toBe(200);
  });
});

it.each(['/api/retro/task-list', '/bff/user', '/bff/activity', '/', '/readyz'])(
  'C2: a preflight of %s from a foreign origin is told nothing',
  async (path) => {
    const { headers, status } = await visitor.send('OPTIONS', path, {
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-csrf',
      },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);

describe('C3: every response', () => {
  const paths = [
    '/api/common/config',
    '/api/unknown',
    '/api/%',
    '/api/x%00',
    '/bff/user',
    '/bff/login',
    '/bff/callback',
    '/livez',
    '/readyz',
    '/openapi.json',
    '/',
    '/retrosynthesis/1',
    '/assets/main-1a2b3c.js',
    '/assets/unknown.js',
  ];
  const kept = new Map([
    ['/', 'no-cache'],
    ['/retrosynthesis/1', 'no-cache'],
    ['/assets/main-1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/assets/unknown.js', 'no-cache'],
  ]);

  it.each([
    ['on loopback', () => plain, undefined],
    ['behind https', () => proxied, 'max-age=31536000; includeSubDomains'],
  ] as const)('%s carries the security headers', async (_case, at, hsts) => {
    const stranger = new Visitor(at());
    const seen = new Set<number>();
    for (const path of paths) {
      const { headers, status } = await stranger.open(path);
      seen.add(status);
      expect.soft([path, headers]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'content-security-policy': expect.stringMatching(
            /object-src 'none'; base-uri 'none'.*frame-ancestors 'none'/,
          ),
        }),
      ]);
      expect.soft([path, headers['strict-transport-security']]).toEqual([path, hsts]);
      expect.soft([path, headers['cache-control']]).toEqual([path, kept.get(path) ?? 'no-store']);
    }
    expect(seen).toEqual(new Set([200, 302, 303, 400, 401, 403, 404]));
  });

  it('to a request that is no HTTP carries them, too', async () => {
    for (const gateway of [plain, proxied]) {
      const { responses } = await exchange(Number(new URL(gateway.url).port), 'GET / HTTP/1.1\r\nbad header\r\n\r\n');
      expect(responses[0]?.status).toBe(400);
      const headers = Object.fromEntries(responses[0]?.headers ?? []);
      expect(headers).toMatchObject({
        'x-content-type-options': ['nosniff'],
        'cache-control': ['no-store'],
        'referrer-policy': ['no-referrer'],
        'content-security-policy': [expect.stringContaining("frame-ancestors 'none'")],
      });
      expect(headers['strict-transport-security']?.length ?? 0).toBe(gateway === proxied ? 1 : 0);
    }
  });

  it('with a page lets no script but our own run in it', async () => {
    const { headers, text } = await new Visitor(proxied).open('/');
    expect(text).toContain('the client');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("object-src 'none'");
  });

  it('of a call and of a signed-in one is kept nowhere', async () => {
    const responses = [
      await visitor.call('POST', '/api/retro/task-list', { pageIndex: 1, pageSize: 10 }),
      await visitor.call('GET', '/bff/user'),
      await visitor.call('GET', '/api/export/conditions'),
    ];
    expect(responses.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
      responses.map(() => [200, 'no-store']),
    );
    for (const { headers } of responses) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'; sandbox"),
      });
    }
  });

  it('behind https sets no cookie without Secure and the prefix __Host-', async () => {
    const browser = new Visitor(proxied);
    around.newUser();
    await browser.signIn();
    await browser.call('POST', '/bff/logout');
    await browser.signIn('/bff/login?returnTo=/x');
    const cookies = browser.responses.flatMap(({ setCookies }) => setCookies);
    expect(new Set(cookies.map(({ name }) => name.replace(/signin-\w+/, 'signin-')))).toEqual(
      new Set(['__Host-signin-', '__Host-sid', '__Host-last-user', '__Host-denied']),
    );
    for (const { attributes } of cookies) {
      expect(attributes).toMatchObject({ secure: '', httponly: '', path: '/', samesite: 'Lax' });
      expect(attributes).not.toHaveProperty('domain');
    }
  });
});

describe('L5: X-Forwarded-For', () => {
  /** The network the auditor reads for a refused sign-in with this header. */
  async function addressOf(gateway: Gateway, audit: keyof typeof audits, forwarded: string): Promise<unknown> {
    const result = await new Visitor(gateway).open('/bff/callback?code=1&state=2', { 'x-forwarded-for': forwarded });
    const [event] = await audits[audit].eventsOf(result);
    return event?.['address'];
  }

  it('counts for nothing without trusted proxies, and from a peer that is none', async () => {
    expect(await addressOf(plain, 'plain', '203.0.113.77')).toBe('127.0.0.0');
    expect(await addressOf(elsewhere, 'elsewhere', '203.0.113.77')).toBe('127.0.0.0');
  });

  it('counts from a trusted proxy, from the right, as far as the proxies are known', async () => {
    expect(await addressOf(proxied, 'proxied', '203.0.113.77')).toBe('203.0.113.0');
    expect(await addressOf(proxied, 'proxied', '8.8.8.8, 203.0.113.77')).toBe('203.0.113.0');
    expect(await addressOf(proxied, 'proxied', '8.8.8.8, 203.0.113.77, 192.0.2.9')).toBe('203.0.113.0');
    expect(await addressOf(proxied, 'proxied', '2001:db8:12:34::1')).toBe('2001:db8:12::');
  });

  it('and its sisters decide nothing of where a sign-in leads', async () => {
    const browser = new Visitor(proxied);
    const login = await browser.open('/bff/login', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-port': '99',
      forwarded: 'host=evil.example;proto=http',
    });
    const { searchParams } = new URL(String(login.headers['location']));
    expect(searchParams.get('redirect_uri')).toBe(`${behindProxy}/bff/callback`);
    expect(JSON.stringify(login)).not.toContain('evil.example');
  });

  it('reaches the service in no case', async () => {
    const browser = new Visitor(proxied);
    around.newUser();
    await browser.signIn();
    await browser.call(
      'POST',
      '/api/retro/task-list',
      { pageIndex: 1, pageSize: 10 },
      {
        headers: { 'x-forwarded-for': '203.0.113.77', 'x-forwarded-host': 'evil.example', 'x-real-ip': '203.0.113.77' },
      },
    );
    const headers = around.chemistry.seen('/api/retro/task-list').at(-1)?.headers ?? {};
    expect(Object.keys(headers).filter((name) => /forwarded|real-ip/.test(name))).toEqual([]);
  });
});
