// The client against a server of HTTP that responds as the product does, and as what is in front of it does.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { CallError, createClient, type CallData, type ClientOptions } from './client.ts';

type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
const pauses: number[] = [];
let close: () => void = () => {};
afterEach(() => {
  close();
  seen.length = 0;
  pauses.length = 0;
});

/** A client of a server that gives one reply after the other, and the last one again. */
async function clientOf(replies: Reply[], options: Partial<ClientOptions> = {}) {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString('utf8');
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    (replies[seen.length - 1] ?? replies.at(-1))?.(request, response, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const pause = async (ms: number) => void pauses.push(ms);
  return createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'syn_test', pause, ...options });
}

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const done = (data: object) => json(200, { code: 200, data, requestId: 'r' });
const refused = (code: number, status = 200, headers = {}) =>
  json(
    status,
    { code, error: { code, message: 'No.', display: 'toast', details: { why: 1 } }, requestId: 'r-1' },
    headers,
  );
const cut: Reply = (request) => void request.socket.destroy();

describe('a call', () => {
  it('sends the key, the language and what it is given, and gives the data', async () => {
    const client = await clientOf([done({ kind: 'name' })], { language: 'zh-CN' });
    const data = await client.call('structureCheck', { body: { structure: 'aspirin' } });
    expect(data).toEqual({ kind: 'name' });
    expectTypeOf(data).toEqualTypeOf<CallData<'structureCheck'>>();
    expectTypeOf<typeof data.molecule.smiles>().toEqualTypeOf<string>();
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/api/retro/structure-check',
        headers: { authorization: 'ApiKey syn_test', 'x-culture': 'zh-CN' },
        body: '{"structure":"aspirin"}',
      },
    ]);
  });

  it('writes parameters into the address', async () => {
    const client = await clientOf([done({ task: { state: 'completed' } })]);
    await client.call('retroTask', { query: { taskId: 'a b&c' } });
    await client.call('sascoreParameters', { path: { id: 'x/y' } });
    expect(seen.map(({ url }) => url)).toEqual(['/api/retro/task?taskId=a%20b%26c', '/api/sascore/parameter/x%2Fy']);
  });

  it('sends a file as the form field that the product takes', async () => {
    const client = await clientOf([done({ rows: 1 })]);
    const file = new Blob(['$$$$']);
    await client.call('sascoreImportCheck', { query: { fileName: 'a.sdf' }, file, fileName: 'a.sdf' });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('name="iFormFile"; filename="a.sdf"');
  });

  it.each([200, 403])('throws a refusal that comes with status %d', async (status) => {
    const client = await clientOf([refused(20028, status)]);
    const error = await client.call('structureCheck', { body: { structure: 'C1CC' } }).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 20028, status, details: { why: 1 }, requestId: 'r-1' });
    expect(seen).toHaveLength(1);
  });

  it('says what a proxy in front of the product says', async () => {
    const html: Reply = (_, response) => response.writeHead(413, { 'content-type': 'text/html' }).end('<p>too large');
    const client = await clientOf([html]);
    await expect(client.call('structureCheck', { body: { structure: 'C' } })).rejects.toMatchObject({ code: 413 });
  });
});

describe('a call that is made again', () => {
  it('waits as long as it is asked to, in seconds or until a date, else twice as long each time', async () => {
    const inTenSeconds = new Date(Date.now() + 10_000).toUTCString();
    const client = await clientOf([
      refused(429, 429, { 'retry-after': '7' }),
      refused(503, 503, { 'retry-after': inTenSeconds }),
      refused(10027),
      done({ kind: 'name' }),
    ]);
    await client.call('structureCheck', { body: { structure: 'aspirin' } });
    expect(pauses).toEqual([7_000, expect.any(Number), 4_000]);
    expect(pauses[1]).toBeGreaterThan(7_000);
    expect(pauses[1]).toBeLessThanOrEqual(10_000);
  });

  it('is one that reads, or that starts something with the same key each time', async () => {
    const client = await clientOf([cut, refused(504, 504), done({ task: { state: 'queued' } })]);
    await client.call('retroSearchStart', { body: { structure: 'aspirin' } });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0], keys[0]]);
  });

  it.each([
    ['a connection that breaks', cut, /fetch failed/],
    ['an upstream that does not respond', refused(504, 504), /^504/],
    ['too many calls', refused(429, 429, { 'retry-after': '1' }), /^429/],
  ])('is none that changes something, after %s', async (_, reply, words) => {
    const client = await clientOf([reply, done({})]);
    await expect(client.call('retroTaskStop', { body: { taskId: 'x' } })).rejects.toThrow(words);
    expect([seen.length, pauses]).toEqual([1, []]);
  });

  it('is given up after as many attempts as are allowed', async () => {
    const client = await clientOf([refused(503, 503)], { attempts: 3 });
    await expect(client.call('retroTaskList', { body: { pageIndex: 1, pageSize: 10 } })).rejects.toMatchObject({
      code: 503,
    });
    expect(seen).toHaveLength(3);
  });

  it('ends with its signal, and with the time of an attempt', async () => {
    const silent: Reply = () => {};
    const client = await clientOf([silent], { timeoutMs: 50, attempts: 2 });
    await expect(client.call('structureCheck', { body: { structure: 'C' } })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(seen).toHaveLength(2);
    const reason = new Error('no longer wanted');
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), 20);
    const { signal } = stop;
    await expect(client.call('structureCheck', { body: { structure: 'C' } }, { signal })).rejects.toBe(reason);
  });
});

describe('a task', () => {
  it('is asked about until it has ended', async () => {
    const states = ['queued', 'searching', 'completed'];
    const client = await clientOf(states.map((state) => done({ task: { state } })));
    const progress: string[] = [];
    const { task } = await client.finished(
      'retroTask',
      { query: { taskId: 'x' } },
      { everyMs: 5, onProgress: (data) => progress.push(data.task.state) },
    );
    expect([task.state, progress, pauses]).toEqual(['completed', states, [5, 5]]);
  });
});

describe('a download', () => {
  it('is read as it comes, under the name that the product gives it', async () => {
    let finish = (): void => {};
    const slow: Reply = (_, response) => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''r%C3%A9sultat.csv`,
      });
      response.write('a,b\n');
      finish = () => response.end('1,2\n');
    };
    const client = await clientOf([slow]);
    const { fileName, contentType, body } = await client.download('sascoreFile', {
      path: { id: 'x' },
      query: { fileType: 'csv' },
    });
    const reader = body.getReader();
    const first = await reader.read();
    expect([fileName, contentType, Buffer.from(first.value ?? []).toString()]).toEqual([
      'résultat.csv',
      'text/csv',
      'a,b\n',
    ]);
    finish();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('1,2\n');
  });

  it('is read as it is where it is JSON, and refused where that is an error', async () => {
    const file = json(200, { code: 1 }, { 'content-disposition': 'attachment; filename="route.json"' });
    const client = await clientOf([file, refused(10022)]);
    expect(await (await client.download('routesExport', { query: { routeId: 'x' } })).text()).toBe('{"code":1}');
    await expect(client.download('routesExport', { query: { routeId: 'x' } })).rejects.toMatchObject({ code: 10022 });
  });
});
