// Lines P1, P2 and P7: what passes between browser and service, in either direction, against a gateway as a process.

import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, message } from '../../fuzz/support/raw-client.ts';
import { startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { envelopeOf, type Visitor } from '../support/visitor.ts';

const taskPath = '/api/retro/task';
const taskUrl = `${taskPath}?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01`;
const listPath = '/api/retro/task-list';
const page = { pageIndex: 1, pageSize: 10 };
let around: Surroundings;
let gateway: Gateway;
let visitor: Visitor;

beforeAll(async () => {
  around = await startSurroundings();
  gateway = await around.gateway();
  visitor = await around.signedIn(gateway);
});
afterAll(() => around.close());

const hits = (path: string) => around.chemistry.seen(path).length;

describe('P1: the service sees', () => {
  it('what it needs and nothing a browser made up', async () => {
    around.chemistry.on(listPath, (response) => sendJson(response, 200, { code: 200, data: 1 }));
    await visitor.call('POST', listPath, page, {
      headers: {
        authorization: 'Bearer forged',
        'accept-encoding': 'gzip',
        'accept-language': 'de',
        'proxy-authorization': 'x',
        'x-tenant-id': 'other',
        'x-tracking-id': '999',
        'x-request-id': 'forged',
        'x-user-id': 'root',
        x_user_id: 'root',
        'x-forwarded-for': '1.2.3.4',
        forwarded: 'for=1.2.3.4',
        'x-timezone-offset': '5.5',
        'user-agent': 'a browser',
        referer: `${gateway.url}/secret`,
        range: 'bytes=0-1',
        'if-none-match': 'x',
      },
    });
    const {
      host,
      connection,
      'content-length': length,
      ...seen
    } = around.chemistry.seen(listPath).at(-1)?.headers ?? {};
    expect([host, connection, length]).toEqual([new URL(around.chemistry.url).host, 'keep-alive', '29']);
    expect(seen).toEqual({
      authorization: `Bearer ${around.front.tokens.at(-3)}`,
      'content-type': 'application/json',
      'x-culture': 'en',
      'x-request-id': visitor.responses.at(-1)?.headers['x-request-id'],
      'x-timezone-offset': '5.5',
      'x-tracking-id': '7',
    });
  });

  it('every header of ours, whatever Connection names, and none that belongs to one connection', async () => {
    const [text, before] = [JSON.stringify(page), hits(listPath)];
    const [cookie = ''] = [...visitor.cookies].filter(([name]) => name === 'sid').map((pair) => pair.join('='));
    const lines = [
      `POST ${listPath} HTTP/1.1`,
      `Host: ${new URL(gateway.url).host}`,
      `Cookie: ${cookie}`,
      'X-CSRF: 1',
      'X-Culture: en',
      'Content-Type: application/json',
      `Content-Length: ${text.length}`,
      'Connection: close, upgrade, authorization, x-tracking-id, x-request-id',
      'Upgrade: h2c',
      'Keep-Alive: timeout=5',
      'TE: trailers',
      'Expect: 100-continue',
      'Proxy-Connection: close',
    ];
    const { responses } = await exchange(Number(new URL(gateway.url).port), message(lines, text), { responses: 1 });
    expect(responses.at(-1)?.status).toBe(200);
    expect(hits(listPath)).toBe(before + 1);
    const {
      host,
      connection,
      'content-length': length,
      ...seen
    } = around.chemistry.seen(listPath).at(-1)?.headers ?? {};
    expect([typeof host, connection, length]).toEqual(['string', 'keep-alive', '29']);
    expect(Object.keys(seen).toSorted()).toEqual([
      'authorization',
      'content-type',
      'x-culture',
      'x-request-id',
      'x-tracking-id',
    ]);
  });
});

describe('P2: the browser sees', () => {
  const noisy = {
    'set-cookie': 'sid=stolen',
    server: 'secret/1',
    'x-powered-by': 'x',
    via: '1.1 inner',
    'x-inner': 'y',
  };
  const inner = ['server', 'x-powered-by', 'via', 'x-inner', 'access-control-allow-origin', 'location'];

  it.each([
    ['an answer', 200, '{"code":200,"data":{}}', 'application/json'],
    ['a refusal', 403, '{"code":10022}', 'application/json'],
    ['a redirect', 302, '', 'text/plain'],
    ['a page', 500, '<html>secret</html>', 'text/html'],
  ])('of %s no cookie and no name of the service', async (_case, status, text, type) => {
    around.chemistry.on(taskPath, (response) => {
      const more = { 'access-control-allow-origin': '*', location: 'http://inner/', 'content-type': type };
      response.writeHead(status, { ...noisy, ...more }).end(text);
    });
    const result = await visitor.call('GET', taskUrl);
    expect(result.setCookies).toEqual([]);
    expect(inner.filter((name) => name in result.headers)).toEqual([]);
    expect(result.text).not.toContain('secret');
  });

  it('of a file its kind, name and size, and nothing else', async () => {
    around.chemistry.on('/api/export/conditions', (response) => {
      response.writeHead(200, {
        ...noisy,
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="a.csv"',
        'content-length': '3',
        'cache-control': 'public, max-age=9',
      });
      response.end('a,b');
    });
    const { headers, setCookies, text } = await visitor.call('GET', '/api/export/conditions');
    expect([text, setCookies, headers['cache-control']]).toEqual(['a,b', [], 'no-store']);
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="a.csv"',
      'content-length': '3',
    });
    expect(inner.filter((name) => name in headers)).toEqual([]);
  });
});

describe('P7: an error of the service', () => {
  const secret = 'chem-host-7.internal';

  it.each<[string, number, string, string]>([
    [
      'in an envelope',
      500,
      JSON.stringify({ code: 500, error: { message: `at ${secret}:1`, stack: secret } }),
      'application/json',
    ],
    [
      'as problem details',
      500,
      JSON.stringify({ title: secret, detail: `Error: x\n at ${secret}` }),
      'application/problem+json',
    ],
    ['as a page', 502, `<html><h1>${secret}</h1></html>`, 'text/html'],
    ['as text', 500, `Traceback (most recent call last):\n  File "${secret}"`, 'text/plain'],
    ['with nothing', 500, '', 'application/json'],
    ['cut off', 500, `{"code":500,"message":"${secret}`, 'application/json'],
    [
      'inside a 200',
      200,
      JSON.stringify({ code: 500, message: `System.NullReferenceException: ${secret}` }),
      'application/json',
    ],
    ['as a page inside a 200', 200, `<html>${secret}</html>`, 'text/html'],
  ])('%s becomes an envelope without stack or host', async (_case, status, text, type) => {
    around.chemistry.on(taskPath, (response) => void response.writeHead(status, { 'content-type': type }).end(text));
    const result = await visitor.call('GET', taskUrl);
    const envelope = envelopeOf(result);
    expect(envelope).toEqual({
      code: expect.any(Number),
      error: expect.objectContaining({ code: envelope.code, message: expect.any(String), display: expect.any(String) }),
      requestId: result.headers['x-request-id'],
    });
    expect(envelope.error?.message.length).toBeGreaterThan(5);
    expect(result.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.stringify(result)).not.toMatch(/internal|stack|Traceback|NullReference/);
  });
});
