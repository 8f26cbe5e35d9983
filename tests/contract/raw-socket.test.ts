// The gateway as strangers may speak to it: bytes that are no proper HTTP, HTTP that two readers could read differently,
// and proper HTTP nobody sends. Each is handled as RFC 9112 asks, nothing of it reaches the service, and the next
// request is handled as ever.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEdge, type Edge } from '../fuzz/support/edge.ts';
import { exchange, message, type Exchange, type RawResponse } from '../fuzz/support/raw-client.ts';

const taskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const read = `/api/retro/task?taskId=${taskId}`;
const list = '/api/retro/task-list';
const body = '{"pageIndex":1,"pageSize":10}';
const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
// A whole request in the place of a body: a reader that loses count takes it for one.
const smuggled = message(['GET /api/retro/task?taskId=smuggled HTTP/1.1', 'Host: localhost', 'X-CSRF: 1']);

// Node looks every 30 s for connections that have not sent their headers within 15 s.
const slowHeadersEndWithinMs = 20_000;

let edge: Edge;
let mark = 0;
let slowHeaders: Promise<Exchange>;

beforeAll(async () => {
  edge = await startEdge();
  // Takes long, so it goes on beside all else.
  const drops = Array.from({ length: 80 }, (_, index) => `X-${index}: 1\r\n`);
  const parts = [`GET /api/retro/task?taskId=slow HTTP/1.1\r\n`, ...drops];
  slowHeaders = exchange(edge.port, parts, { pauseMs: 600, waitMs: slowHeadersEndWithinMs + 1_000 });
});
afterAll(() => edge.close());

afterEach(async () => {
  const [response] = (await exchange(edge.port, get(read), { responses: 1 })).responses;
  const problems = [...edge.unexpected(), ...edge.service.malformed];
  if (response?.status !== 200) problems.push(`an ordinary call is answered with ${response?.status}`);
  if (problems.length > 0) throw new Error(`the gateway did not take it well: ${problems.join('\n')}`);
});

/** Header lines of a call of our own page. */
function ours(): string[] {
  return [`Host: localhost:${edge.port}`, `Cookie: ${edge.cookie}`, 'X-CSRF: 1', 'X-Culture: en'];
}

function get(target: string, more: readonly string[] = [], method = 'GET'): string {
  return message([`${method} ${target} HTTP/1.1`, ...ours(), ...more]);
}

function post(more: readonly string[], content: string): string {
  return message([`POST ${list} HTTP/1.1`, ...ours(), 'Content-Type: application/json', ...more], content);
}

/** What has reached the service since this was last asked. */
function arrivals() {
  const since = edge.service.arrivals.slice(mark);
  mark = edge.service.arrivals.length;
  return since;
}

async function ask(parts: string | readonly string[], options: Parameters<typeof exchange>[2] = {}): Promise<Exchange> {
  arrivals();
  return exchange(edge.port, parts, options);
}

function expectEnvelope(response: RawResponse | undefined): void {
  const envelope = JSON.parse(response?.body ?? '');
  expect(envelope).toMatchObject({ code: expect.any(Number), requestId: expect.any(String) });
  expect(envelope.error).toMatchObject({ code: envelope.code, message: expect.any(String) });
  expect(response?.headers.get('x-request-id')).toEqual([envelope.requestId]);
  expect(response?.headers.get('content-type')).toEqual(['application/json; charset=utf-8']);
}

interface Refusal {
  statuses: number[];
  isEnvelope: boolean;
  isClosed: boolean;
  /** What came besides. */
  rest: string;
  reached: string[];
}

/** One response, an envelope; the connection ended; nothing passed on. */
const refused = (status: number): Refusal => ({
  statuses: [status],
  isEnvelope: true,
  isClosed: true,
  rest: '',
  reached: [],
});

async function refusalOf(bytes: string): Promise<Refusal> {
  const { responses, isClosed, rest } = await ask(bytes);
  const envelope = JSON.parse(responses[0]?.body || '{}');
  return {
    statuses: responses.map(({ status }) => status),
    isEnvelope: envelope.code === envelope.error?.code && typeof envelope.requestId === 'string',
    isClosed,
    rest,
    reached: arrivals().map(({ url }) => url),
  };
}

describe('a request whose length two readers could count differently', () => {
  const length = `Content-Length: ${body.length}`;
  it.each<[string, string[], string]>([
    ['a length and chunks', [length, 'Transfer-Encoding: chunked'], chunked],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], chunked],
    ['a space before the colon', ['Transfer-Encoding : chunked'], chunked],
    ['a tab before the colon', ['Content-Length\t: 5'], body],
    ['an encoding nobody knows', ['Transfer-Encoding: xchunked'], chunked],
    ['an encoding that ends otherwise', ['Transfer-Encoding: chunked, identity'], chunked],
    ['an encoding in quotes', ['Transfer-Encoding: "chunked"'], chunked],
    ['an encoding on a folded line', ['Transfer-Encoding:\r\n chunked'], chunked],
    ['a second, other encoding', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked],
    ['chunks twice', ['Transfer-Encoding: chunked, chunked'], chunked],
    ['a vertical tab before the encoding', ['Transfer-Encoding: \vchunked'], chunked],
    ['the same length twice', [length, length], body],
    ['two lengths', [length, 'Content-Length: 3'], body],
    ['two lengths in one line', [`Content-Length: ${body.length}, 3`], body],
    ['the same length twice in one line', [`Content-Length: ${body.length},${body.length}`], body],
    ['a length with a sign', [`Content-Length: +${body.length}`], body],
    ['a negative length', ['Content-Length: -1'], body],
    ['a length in hexadecimal', ['Content-Length: 0x1d'], body],
    ['a length with a space inside', ['Content-Length: 2 9'], body],
    ['an empty length', ['Content-Length:'], body],
    ['a length beyond all numbers', ['Content-Length: 99999999999999999999999999'], body],
    ['a folded line', [length, 'X-Folded: a', ' b'], body],
    ['a chunk size that is no number', ['Transfer-Encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`],
    ['a negative chunk size', ['Transfer-Encoding: chunked'], `-1\r\n${body}\r\n0\r\n\r\n`],
    ['a chunk size in 0x', ['Transfer-Encoding: chunked'], `0x1d\r\n${body}\r\n0\r\n\r\n`],
    ['a chunk size beyond all numbers', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${body}\r\n0\r\n\r\n`],
    ['a chunk longer than it says', ['Transfer-Encoding: chunked'], `3\r\n${body}\r\n0\r\n\r\n`],
    ['bare line feeds between chunks', ['Transfer-Encoding: chunked'], chunked.replaceAll('\r\n', '\n')],
    ['a line feed in a chunk extension', ['Transfer-Encoding: chunked'], `1d;a\nb\r\n${body}\r\n0\r\n\r\n`],
  ])('is refused: %s', async (_case, headers, content) => {
    expect(await refusalOf(post(headers, content + smuggled))).toEqual(refused(400));
  });

  it('reads chunks with an extension and a trailer, and makes nothing of them', async () => {
    const content = `1d;name="x"\r\n${body}\r\n0\r\nX-CSRF: 2\r\nCookie: sid=other\r\n\r\n`;
    const { responses } = await ask(post(['Transfer-Encoding: chunked'], content), { responses: 1 });
    expect(responses.map(({ status }) => status)).toEqual([200]);
    expect(arrivals()).toMatchObject([{ method: 'POST', url: list, body }]);
  });

  it('reads a length, and takes what follows for the next request', async () => {
    const { responses } = await ask(post([length], body + smuggled), { responses: 2 });
    expect(responses.map(({ status }) => status)).toEqual([200, 401]);
    expect(arrivals().map(({ url }) => url)).toEqual([list]);
  });

  it('does not let the body of a GET become a request', async () => {
    const { responses } = await ask(get(read, [`Content-Length: ${smuggled.length}`]) + smuggled, { responses: 1 });
    expect(responses.length).toBe(1);
    expect(arrivals().filter(({ url }) => url.includes('smuggled'))).toEqual([]);
  });
});

describe('bytes that are no request', () => {
  const host = 'Host: localhost';
  it.each([
    ['a word after the version', `GET /api/x HTTP/1.1 x\r\n${host}\r\n\r\n`],
    ['no version', `GET /api/x\r\n\r\n`],
    ['version 0.9', `GET /api/x HTTP/0.9\r\n${host}\r\n\r\n`],
    ['version 2', `GET /api/x HTTP/2.0\r\n${host}\r\n\r\n`],
    ['a version nobody knows', `GET /api/x HTTP/1.9\r\n${host}\r\n\r\n`],
    ['a preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['another protocol', 'GET /api/x ICE/1.0\r\n\r\n'],
    ['a method in small letters', `get /api/x HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a method nobody knows', `FETCH /api/x HTTP/1.1\r\n${host}\r\n\r\n`],
    ['the greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['zeros', '\0\0\0\0\r\n\r\n'],
    ['a space before the first header', `GET /api/x HTTP/1.1\r\n ${host}\r\n\r\n`],
    ['a header without a colon', `GET /api/x HTTP/1.1\r\n${host}\r\nX-CSRF\r\n\r\n`],
    ['a header without a name', `GET /api/x HTTP/1.1\r\n${host}\r\n: 1\r\n\r\n`],
    ['a space in the name of a header', `GET /api/x HTTP/1.1\r\n${host}\r\nX CSRF: 1\r\n\r\n`],
    ['a zero in a header', `GET /api/x HTTP/1.1\r\n${host}\r\nX-A: a\0b\r\n\r\n`],
    ['a control character in a header', `GET /api/x HTTP/1.1\r\n${host}\r\nX-A: a\x1bb\r\n\r\n`],
    ['a bare carriage return in a header', `GET /api/x HTTP/1.1\r\n${host}\r\nX-A: a\rX-CSRF: 1\r\n\r\n`],
    ['bare line feeds', `GET /api/x HTTP/1.1\n${host}\n\n`],
    ['a zero in the address', `GET /api/\0x HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a tab in the address', `GET /api/\tx HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a target that is no address', `GET @localhost/api HTTP/1.1\r\n${host}\r\n\r\n`],
    ['an authority for a GET', `GET localhost:443 HTTP/1.1\r\n${host}\r\n\r\n`],
    ['two hosts', `GET /api/x HTTP/1.1\r\n${host}\r\nHost: evil.example\r\n\r\n`],
    ['the same host twice', `GET /api/x HTTP/1.1\r\n${host}\r\n${host}\r\n\r\n`],
    ['no host', 'GET /api/x HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['a host that is none', 'GET /api/x HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['a host with a path', 'GET /api/x HTTP/1.1\r\nHost: localhost/../x\r\n\r\n'],
    ['a host with a user', 'GET /api/x HTTP/1.1\r\nHost: me@evil.example\r\n\r\n'],
  ])('are refused: %s', async (_case, bytes) => {
    expect(await refusalOf(bytes)).toEqual(refused(400));
  });

  it.each([
    ['one header too long', (long: string) => [`X-Long: ${long}`]],
    ['many headers', (long: string) => Array.from({ length: long.length / 8 }, (_, index) => `X-${index}: 1`)],
    ['a long cookie', (long: string) => [`Cookie: a=${long}`]],
  ])('are refused with 431: %s', async (_case, headers) => {
    expect(await refusalOf(get(read, headers('x'.repeat(20_000))))).toEqual(refused(431));
  });

  it('are refused with 431: a long address', async () => {
    expect(await refusalOf(get(`${read}&more=${'x'.repeat(20_000)}`))).toEqual(refused(431));
  });

  it('end the tunnel somebody asks for', async () => {
    const outcome = await ask(message(['CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443']));
    expect(outcome.isClosed).toBe(true);
    expect(outcome.responses.filter(({ status }) => status < 400)).toEqual([]);
    expect(arrivals()).toEqual([]);
  });
});

describe('a connection used in unusual orders', () => {
  it('gets the responses to requests sent at once in their order, each its own', async () => {
    const ids = Array.from({ length: 6 }, (_, index) => `018f3f7e-7d3e-7c11-9a55-00000000000${index}`);
    edge.service.delays.set(ids[0] ?? '', 300);
    const requests = ids.map((id) => get(`/api/retro/task?taskId=${id}`)).join('');
    const { responses } = await ask(requests, { responses: ids.length });
    edge.service.delays.clear();
    expect(responses.map((response) => JSON.parse(response.body).data.url)).toEqual(
      ids.map((id) => `/api/retro/task?taskId=${id}`),
    );
    expect(new Set(responses.map((response) => response.headers.get('x-request-id')?.[0])).size).toBe(ids.length);
  });

  it('does not lend the session of one request to the next', async () => {
    const stranger = message([`GET ${read} HTTP/1.1`, `Host: localhost:${edge.port}`, 'X-CSRF: 1']);
    const { responses } = await ask(get(read) + stranger + get(read), { responses: 3 });
    expect(responses.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect(arrivals().length).toBe(2);
  });

  it('is closed after a request that could not be read, with nothing after it taken', async () => {
    const outcome = await ask(`${get(read)}GET /broken\r\n\r\n${get(`${read}&after=1`)}`);
    expect(outcome.isClosed).toBe(true);
    expect(outcome.responses.at(-1)?.status).toBe(400);
    expect(arrivals().filter(({ url }) => url.includes('after'))).toEqual([]);
  });

  it('counts as left when its other half is closed', async () => {
    edge.service.delays.set('/api/retro/task', 3_000);
    const outcome = await ask(get(read), { halfClose: true });
    edge.service.delays.clear();
    expect(outcome.isClosed).toBe(true);
    expect(outcome.elapsedMs).toBeLessThan(2_900);
  });

  it('passes no body on that never came to its end', async () => {
    const half = post([`Content-Length: ${body.length}`], body.slice(0, 10));
    await ask(half, { halfClose: true, waitMs: 1_000 });
    expect(arrivals()).toEqual([]);
  });

  it('waits for a slow body while others are served', async () => {
    const slow = ask(post([`Content-Length: ${body.length}`], '').concat(body.slice(0, 1)), { waitMs: 1_500 });
    const other = await exchange(edge.port, get(read), { responses: 1 });
    expect(other.responses.map(({ status }) => status)).toEqual([200]);
    expect((await slow).responses).toEqual([]);
    expect(arrivals().map(({ method }) => method)).toEqual(['GET']);
  });

  it('says to go on to somebody who asks first, once', async () => {
    const headers = [`Content-Length: ${body.length}`, 'Expect: 100-continue'];
    const { responses } = await ask([post(headers, ''), body], { responses: 1, pauseMs: 200 });
    expect(responses.map(({ status }) => status)).toEqual([100, 200]);
    expect(arrivals()).toMatchObject([{ url: list, body }]);
    expect(edge.service.arrivals.at(-1)?.headers['expect']).toBeUndefined();
  });

  it('refuses what cannot be expected', async () => {
    const { responses } = await ask(post(['Content-Length: 0', 'Expect: the-unexpected'], ''), { responses: 1 });
    expect(responses.map(({ status }) => status)).toEqual([417]);
    expect(arrivals()).toEqual([]);
  });

  it.each([
    ['a WebSocket', ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']],
    [
      'HTTP/2 in the clear',
      ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
    ],
  ])('does not become %s', async (_case, headers) => {
    const { responses } = await ask(get(read, headers), { responses: 1 });
    expect(responses.map(({ status }) => status)).toEqual([200]);
    expect(arrivals().flatMap((arrival) => Object.keys(arrival.headers))).not.toContain('upgrade');
  });
});

describe('a method the calls do not know', () => {
  it.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is refused', async (method) => {
    const secret = 'X-Probe: echo-of-this';
    const { responses } = await ask(get(read, [secret, 'Origin: https://evil.example'], method), { responses: 1 });
    expect(responses[0]?.status).toBeOneOf([403, 404, 405]);
    expectEnvelope(responses[0]);
    expect(responses[0]?.body).not.toContain('echo-of-this');
    const names = [...(responses[0]?.headers.keys() ?? [])];
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(arrivals()).toEqual([]);
  });

  it('HEAD gets a response without a body', async () => {
    const options = { bodiless: [true, false], responses: 2 };
    const { responses, rest } = await ask(get(read, [], 'HEAD') + get(read), options);
    expect(responses.map(({ body: text }) => text === '')).toEqual([true, false]);
    expect(responses[1]?.status).toBe(200);
    expect(rest).toBe('');
    expect(arrivals().map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it('OPTIONS of everything is no call', async () => {
    const { responses } = await ask(get('*', [], 'OPTIONS'), { responses: 1 });
    expect(responses[0]?.status).toBeOneOf([400, 404, 405]);
    expect(arrivals()).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    '//evil.example/',
    '//api/retro/task',
    '/api//retro/task',
    '/api/./retro/task',
    '/api/x/../retro/task',
    '/api/retro/../../livez',
    '/api/%2e%2e/livez',
    '/api/.%2E/livez',
    '/api/%252e%252e/livez',
    '/api/retro%252ftask',
    '/api\\retro\\task',
    '/api/retro/task%00',
    '/api/retro/task%0d%0aX-CSRF:1',
    '/..',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('that two readers could read differently is refused: %s', async (target) => {
    const { responses } = await ask(get(target, ['Accept: application/json']), { responses: 1 });
    expect(responses[0]?.status).toBeOneOf([400, 403, 404]);
    expectEnvelope(responses[0]);
    expect(arrivals()).toEqual([]);
  });

  it.each(['/api/%', '/api/%zz', '/api/%c0%ae%c0%ae/livez', '/api/\xff\xfe', '/api/retro/task/%ff'])(
    'that cannot be decoded is refused: %s',
    async (target) => {
      const { responses } = await ask(get(target), { responses: 1 });
      expect(responses[0]?.status).toBeOneOf([400, 404]);
      expectEnvelope(responses[0]);
      expect(arrivals()).toEqual([]);
    },
  );

  it('in absolute form counts for its path, and is never where we send somebody', async () => {
    const lines = ['GET http://evil.example/home HTTP/1.1', 'Host: evil.example', 'Accept: text/html'];
    const page = await ask(message(lines), { responses: 1 });
    expect(page.responses[0]?.headers.get('location')).toEqual([`${edge.origin}/home`]);
    const { responses } = await ask(get(`http://evil.example${read}`, ['Accept: text/html']), { responses: 1 });
    for (const location of responses[0]?.headers.get('location') ?? []) {
      expect(new URL(location, edge.origin).origin).toBe(edge.origin);
    }
    const urls = arrivals().map(({ url }) => url);
    expect(urls.filter((url) => url !== read)).toEqual([]);
  });

  it('of another name of this machine leads to the public one', async () => {
    const lines = ['GET /home?x=1 HTTP/1.1', `Host: 127.0.0.1:${edge.port}`, 'Accept: text/html'];
    const { responses } = await ask(message(lines), { responses: 1 });
    expect(responses[0]?.headers.get('location')).toEqual([`${edge.origin}/home?x=1`]);
  });
});

describe('headers that pretend', () => {
  const pretence = [
    'x_user_id: admin',
    'X-User-Id: admin',
    'X-Tenant-Id: t-other',
    'X-Tracking-Id: 999',
    'X-Request-Id: mine',
    'Authorization: Bearer mine',
    'Proxy-Authorization: Basic bWluZQ==',
    'Forwarded: for=10.0.0.1;host=evil.example',
    'X-Forwarded-For: 10.0.0.1',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'X-Real-IP: 10.0.0.1',
    'X-Original-URL: /api/admin',
    'X-Rewrite-URL: /api/admin',
    'X-HTTP-Method-Override: DELETE',
    'Keep-Alive: timeout=600',
    'TE: trailers',
  ];

  it('do not reach the service', async () => {
    const { responses } = await ask(get(read, pretence), { responses: 1 });
    expect(responses.map(({ status }) => status)).toEqual([200]);
    const [arrival] = arrivals();
    // Token, request id and port are made of chance and may hold any of these words.
    const { authorization, host, 'x-request-id': requestId, ...others } = arrival?.headers ?? {};
    expect([typeof authorization, requestId]).toEqual(['string', responses[0]?.headers.get('x-request-id')?.[0]]);
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
    const text = JSON.stringify(others);
    for (const word of ['admin', 'mine', 'evil', '10.0.0.1', 't-other', '999', 'DELETE', 'bWluZQ', 'sid=', '600']) {
      expect(text).not.toContain(word);
    }
    expect(arrival?.method).toBe('GET');
  });

  it('cannot have ours taken away', async () => {
    const names = 'Authorization, X-Request-Id, X-Culture, X-CSRF, Cookie, X-Timezone-Offset';
    const { responses } = await ask(get(read, [`Connection: keep-alive, ${names}`, 'X-Timezone-Offset: 8']), {
      responses: 1,
    });
    expect(responses.map(({ status }) => status)).toEqual([200]);
    expect(arrivals()[0]?.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer ./),
      'x-request-id': responses[0]?.headers.get('x-request-id')?.[0],
      'x-culture': 'en',
      'x-timezone-offset': '8',
    });
  });

  it('of the service stay inside', async () => {
    const { responses } = await ask(get(read), { responses: 1 });
    expect(responses[0]?.headers.get('x-inside')).toBeUndefined();
    expect(responses[0]?.headers.get('set-cookie')).toBeUndefined();
  });

  it('do not make a session of two cookies', async () => {
    const lines = [`GET ${read} HTTP/1.1`, `Host: localhost:${edge.port}`, 'X-CSRF: 1', 'Cookie: sid=other'];
    const { responses } = await ask(message([...lines, `Cookie: ${edge.cookie}`]), { responses: 1 });
    expect(responses[0]?.status).toBe(401);
    expect(arrivals()).toEqual([]);
  });

  it('do not pass as ours when they come twice', async () => {
    const { responses } = await ask(get(read, ['X-CSRF: 2']), { responses: 1 });
    expect(responses[0]?.status).toBe(403);
    expect(arrivals()).toEqual([]);
  });
});

describe('a connection that says its headers drop by drop', () => {
  it('is broken in time', { timeout: 60_000 }, async () => {
    const outcome = await slowHeaders;
    expect(outcome.responses.map(({ status }) => status)).toEqual([408]);
    expectEnvelope(outcome.responses[0]);
    expect(outcome.isClosed).toBe(true);
    expect(outcome.elapsedMs).toBeLessThan(slowHeadersEndWithinMs);
    expect(edge.service.arrivals.filter(({ url }) => url.includes('slow'))).toEqual([]);
  });
});
