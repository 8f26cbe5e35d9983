import { gzipSync } from 'node:zlib';
import { createServer } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { callEntries } from '@app/shared/contracts/catalogue';
import { defineCall } from '@app/shared/contracts/call';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { selfSigned } from '../../test-support/certificate.ts';
import { listen, sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';
import { createChemistry } from '../../upstreams/chemistry.ts';
import { createPool } from '../../upstreams/connections.ts';

const taskUrl = '/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const picture = '/api/structure/picture/AAAAAAAAAAAAAAAAAAAAAA.svg';

const common = { method: 'GET', summary: 'for tests', access: 'session' } as const;
const download = defineCall({ ...common, path: '/api/test/download', gives: 'blob', navigable: true });
const events = defineCall({ ...common, path: '/api/test/events', gives: 'stream', navigable: true });
const quick = defineCall({ ...common, path: '/api/test/quick', timeoutMs: 300 });
const entries = [...callEntries, ['download', download], ['events', events], ['quick', quick]] as const;

let gateway: Setup;
let browser: Browser;

beforeAll(async () => {
  gateway = await setUp({ entries });
  browser = await gateway.signedIn();
});
afterAll(() => gateway.close());

const lastSeen = () => gateway.chemistry.requests.at(-1);

describe('a forwarded call', () => {
  it('brings the service what it needs and nothing the browser made up', async () => {
    gateway.chemistry.on('/api/retro/task-list', (response) => sendJson(response, 200, { code: 200, data: 1 }));
    await browser.call('POST', '/api/retro/task-list', {
      payload: { pageIndex: 1, pageSize: 10 },
      headers: {
        authorization: 'Bearer forged',
        'x-tenant-id': 'other',
        'x-tracking-id': '999',
        'x-currency': 'CNY',
        'x-request-id': 'forged',
        'x-forwarded-for': '1.2.3.4',
        'x-timezone-offset': '5.5',
        'proxy-authorization': 'x',
        x_user_id: 'root',
        expect: '100-continue',
      },
    });
    const { host, connection, 'content-length': length, ...seen } = lastSeen()?.headers ?? {};
    expect([typeof host, typeof connection, length]).toEqual(['string', 'string', '29']);
    expect(seen).toEqual({
      authorization: expect.stringMatching(/^Bearer eyJ/),
      'content-type': 'application/json',
      'x-culture': 'en',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-timezone-offset': '5.5',
      'x-tracking-id': '7',
    });
    expect(lastSeen()?.body).toBe('{"pageIndex":1,"pageSize":10}');
  });

  it.each(['15', '-13', 'abc', '1e1'])('leaves out a time zone offset of %s', async (offset) => {
    await browser.call('GET', taskUrl, { headers: { 'x-timezone-offset': offset } });
    expect(lastSeen()?.headers['x-timezone-offset']).toBeUndefined();
  });

  it('keeps cookies and names of the service from the browser', async () => {
    gateway.chemistry.on('/api/retro/task', (response) => {
      response.setHeader('set-cookie', 'sid=stolen').setHeader('server', 'secret/1').setHeader('x-powered-by', 'x');
      sendJson(response, 200, { a: 1 });
    });
    const response = await browser.call('GET', taskUrl);
    expect(response.json()).toMatchObject({ code: 200, data: { a: 1 } });
    expect(['set-cookie', 'server', 'x-powered-by'].filter((name) => name in response.headers)).toEqual([]);
  });

  it('passes a finished envelope on as it is', async () => {
    gateway.chemistry.on('/api/retro/task', (response, { headers }) =>
      response.end(`{"code":200, "data":1, "requestId":"${headers['x-request-id']}"}`),
    );
    expect((await browser.call('GET', taskUrl)).payload).toContain('"code":200, "data":1');
  });

  it('carries in a finished envelope all that any other response carries, and the cookie of a fresh token', async () => {
    const sessionId = browser.cookies.get('sid');
    const finished = (more: string) =>
      gateway.chemistry.on('/api/retro/task', (response, { headers }) =>
        response.end(`{"code":200,"data":1${more},"requestId":"${headers['x-request-id']}"}`),
      );
    finished('');
    const atOnce = await browser.call('GET', taskUrl);
    finished(',"error":null');
    const read = await browser.call('GET', taskUrl);
    const names = (result: typeof atOnce) => Object.keys(result.headers).toSorted();
    expect(names(atOnce)).toEqual(names(read));
    expect(atOnce.headers['x-request-id']).toBe(atOnce.json().requestId);
    finished('');
    gateway.advance(20 * 60_000);
    await browser.call('POST', '/bff/activity');
    gateway.advance(20 * 60_000);
    await browser.call('POST', '/bff/activity');
    gateway.advance(20 * 60_000 - 2_000);
    const renewed = await browser.call('GET', taskUrl);
    expect(renewed.cookies).toMatchObject([{ name: 'sid', value: sessionId }]);
  });

  it('is no success when the service says so beside its data', async () => {
    gateway.chemistry.on('/api/retro/task', (response, { headers }) =>
      response.end(`{"code":200,"data":1,"error":{"code":20000},"requestId":"${headers['x-request-id']}"}`),
    );
    expect((await browser.call('GET', taskUrl)).json().code).toBe(20000);
  });

  it('keeps the status and the code of a business error', async () => {
    gateway.chemistry.on('/api/retro/task', (response) => sendJson(response, 200, { code: 20000, message: 'x' }));
    const response = await browser.call('GET', taskUrl);
    expect([response.statusCode, response.json().code]).toEqual([200, 20000]);
    expect(response.json().error.message).not.toBe('x');
  });
});

describe('a service that fails', () => {
  it('is asked once, not again', async () => {
    gateway.chemistry.on('/api/retro/task', (response) => void response.writeHead(503).end());
    const before = gateway.chemistry.seen('/api/retro/task').length;
    const response = await browser.call('GET', taskUrl);
    expect([response.statusCode, response.json().code]).toEqual([503, 503]);
    expect(gateway.chemistry.seen('/api/retro/task').length - before).toBe(1);
  });

  it('shows neither its stack nor its name', async () => {
    gateway.chemistry.on('/api/retro/task', (response) =>
      sendJson(response, 500, { error: { code: 500, message: 'at Host-7:1' }, stack: 'Error: at Host-7' }),
    );
    const response = await browser.call('GET', taskUrl);
    expect(response.json()).toMatchObject({ code: 500, error: { code: 500 }, requestId: expect.any(String) });
    expect(response.payload).not.toContain('Host-7');
  });

  it.each([
    [
      'breaks off',
      502,
      (url: string) =>
        gateway.chemistry.on(url, (response) => {
          response.writeHead(200, { 'content-length': '100' }).write('{"code":200,"da');
          setTimeout(() => response.destroy(), 10);
        }),
    ],
    ['hangs up', 502, (url: string) => gateway.chemistry.on(url, (response) => response.destroy())],
    ['sends a page', 502, (url: string) => gateway.chemistry.on(url, (response) => response.end('<html>'))],
    ['is too slow', 504, (url: string) => gateway.chemistry.on(url, () => undefined)],
    ['is too slow half-way', 504, (url: string) => gateway.chemistry.on(url, (response) => response.write('{'))],
  ])('and %s answers %i', async (_case, status, arrange) => {
    arrange('/api/test/quick');
    const response = await browser.call('GET', '/api/test/quick');
    expect([response.statusCode, response.json().code]).toEqual([status, status]);
  });

  it('and nests its JSON 200,000 deep answers 502', async () => {
    gateway.chemistry.on('/api/test/quick', (response) => response.end('['.repeat(200_000) + ']'.repeat(200_000)));
    expect((await browser.call('GET', '/api/test/quick')).json().code).toBe(502);
  });

  it('that is not there responds with 503', async () => {
    const alone = await setUp({
      env: { CHEMISTRY_URL: 'http://127.0.0.1:9' },
      entries: [['open', { ...quick, access: 'public' }]],
    });
    const response = await alone.browser().call('GET', '/api/test/quick');
    expect([response.statusCode, response.json().code]).toEqual([503, 503]);
    expect((await alone.browser().call('GET', '/readyz')).json()).toMatchObject({ identity: true, chemistry: false });
    await alone.close();
  });

  it('is not trusted with a certificate it signed itself', async () => {
    let hits = 0;
    const server = createServer(selfSigned('localhost'), (_request, response) => {
      hits += 1;
      response.end('{}');
    });
    const service = await listen(server, 'https');
    const dispatcher = createPool(service.url, { ca: undefined });
    const upstream = createChemistry({ baseUrl: service.url, dispatcher, retries: 0 });
    const sent = upstream.fetch(quick, { path: '/', headers: {} });
    await expect(sent).rejects.toMatchObject({ key: 'badGateway', cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
    expect(hits).toBe(0);
    await upstream.close();
    await service.close();
  });
});

describe('a raw response', () => {
  it('passes with the headers of a file only', async () => {
    gateway.chemistry.on('/api/test/download', (response) => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="a.csv"',
        'set-cookie': 'sid=stolen',
        'cache-control': 'public',
      });
      response.end('a,b');
    });
    const { headers, payload } = await browser.call('GET', '/api/test/download');
    expect(payload).toBe('a,b');
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="a.csv"',
    });
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'no-store']);
  });

  it('is the file itself when that is JSON', async () => {
    gateway.chemistry.on('/api/test/download', (response) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="_.json"; filename*=UTF-8\'\'%E8%B7%AF.json',
      });
      response.end('{"format":"routes"}');
    });
    const { headers, payload } = await browser.call('GET', '/api/test/download');
    expect(payload).toBe('{"format":"routes"}');
    expect(headers['content-disposition']).toBe('attachment; filename="_.json"; filename*=UTF-8\'\'%E8%B7%AF.json');
  });

  it('is an envelope when the service refuses', async () => {
    gateway.chemistry.on('/api/test/download', (response) => sendJson(response, 200, { code: 10010, message: 'x' }));
    expect((await browser.call('GET', '/api/test/download')).json().code).toBe(10010);
  });

  it('in an encoding that nobody asked for is refused, not handed on as a broken file', async () => {
    gateway.chemistry.on('/api/test/download', (response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' }).end(gzipSync('a,b'));
    });
    expect((await browser.call('GET', '/api/test/download')).json().code).toBe(502);
    expect(gateway.chemistry.requests.at(-1)?.headers['accept-encoding']).toBe('identity');
  });

  it('that is an error without an end is given up after 16 MB', async () => {
    let sentBytes = 0;
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    gateway.chemistry.on('/api/test/download', (response) => {
      const more = () => {
        if (response.destroyed || sentBytes > 400 * chunk.length) return void response.end();
        sentBytes += chunk.length;
        if (response.write(chunk)) setImmediate(more);
        else response.once('drain', more);
      };
      response.writeHead(500, { 'content-type': 'text/html' });
      more();
    });
    expect((await browser.call('GET', '/api/test/download')).json().code).toBe(502);
    expect(sentBytes).toBeLessThan(60 * chunk.length);
  });

  it('of a picture may be kept for ever, of a missing one not', async () => {
    gateway.chemistry.on(
      picture,
      (response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(),
    );
    expect((await browser.call('GET', picture)).headers['cache-control']).toBe('private, max-age=31536000, immutable');
    gateway.chemistry.on(picture, (response) => void response.writeHead(404).end());
    const missing = await browser.call('GET', picture);
    expect([missing.json().code, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('over a real connection', () => {
  it('events arrive as they happen, and a browser that leaves ends the call at the service', async () => {
    const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    gateway.chemistry.on('/api/test/events', (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
    });
    const leave = new AbortController();
    const headers = { cookie: `sid=${browser.cookies.get('sid')}`, 'x-csrf': '1' };
    const response = await fetch(`${origin}/api/test/events`, { headers, signal: leave.signal });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('data: 1\n\n');
    const before = gateway.chemistry.aborted;
    leave.abort();
    await vi.waitFor(() => expect(gateway.chemistry.aborted).toBe(before + 1), 30_000);
  });

  it('a browser that leaves before the response ends the call at the service', async () => {
    gateway.chemistry.on('/api/retro/task', () => undefined);
    const address = gateway.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const leave = new AbortController();
    const headers = { cookie: `sid=${browser.cookies.get('sid')}`, 'x-csrf': '1' };
    const before = { seen: gateway.chemistry.requests.length, aborted: gateway.chemistry.aborted };
    const call = fetch(`http://127.0.0.1:${port}${taskUrl}`, { headers, signal: leave.signal });
    await vi.waitFor(() => expect(gateway.chemistry.requests.length).toBe(before.seen + 1), 30_000);
    leave.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(gateway.chemistry.aborted).toBe(before.aborted + 1), 30_000);
  });

  it('a download that breaks off at the service breaks off for the browser', async () => {
    const address = gateway.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    gateway.chemistry.on('/api/test/download', (result) => {
      result.writeHead(200, { 'content-type': 'text/csv' }).write('a,b');
      void wait(20).then(() => result.destroy());
    });
    const headers = { cookie: `sid=${browser.cookies.get('sid')}`, 'x-csrf': '1' };
    const response = await fetch(`http://127.0.0.1:${port}/api/test/download`, { headers });
    await expect(response.text()).rejects.toBeInstanceOf(TypeError);
  });
});
