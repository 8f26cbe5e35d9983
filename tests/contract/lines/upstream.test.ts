// Lines P3 to P5: what becomes of calls when the service fails, is not the server it claims to be, or the browser disconnects, against
// gateways as processes; the circuit breaker, and identical calls. P6 is in upstream-time.test.ts.

import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { selfSigned, selfSignedAuthority, type Certified } from '@app/gateway/src/test-support/certificate.ts';
import { listen, sendJson, type FakeServer } from '@app/gateway/src/test-support/fake-server.ts';
import { startRedis, type TestRedis } from '@app/gateway/src/test-support/redis.ts';
import { callEntries } from '@app/shared/contracts/catalogue';
import { freePort } from '@app/shared/test-support/free-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInForms } from '../../support/sign-in-forms.ts';
import { startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { Visitor, type ApiResponse } from '../support/visitor.ts';

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

/** The address of a call with the values of its example; any word where it has none. */
function exampleAddress({ path, example }: (typeof callEntries)[number][1]): string {
  const paramsGiven: object = example.params ?? {};
  const queryGiven: object = example.query ?? {};
  const params = new Map<string, unknown>(Object.entries(paramsGiven));
  const query = Object.entries(queryGiven).map(([name, value]): [string, string] => [name, String(value)]);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name) ?? 'Language')),
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
}

const hits = (path: string) => around.chemistry.seen(path).length;

describe('P3: a service that speaks TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const servers: FakeServer[] = [];
  let redis: TestRedis;
  let reached = 0;

  const respondToAll: RequestListener = (request, response) => {
    reached += 1;
    const data = signInForms[request.url?.split('?')[0] ?? ''] ?? {};
    request.resume().once('end', () => sendJson(response, 200, { code: 200, data }));
  };

  async function serve(certificate: Certified): Promise<string> {
    const server = await listen(createTlsServer(certificate, respondToAll), 'https');
    servers.push(server);
    return server.url.replace('127.0.0.1', 'localhost');
  }

  function fileOf(name: string, { cert }: Certified): string {
    const file = join(folder, name);
    writeFileSync(file, cert);
    return file;
  }

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    await Promise.all([redis.stop(), ...servers.map((server) => server.close())]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is asked only with a certificate of a known authority that names it', async () => {
    const [house, foreign] = [selfSignedAuthority('Our House'), selfSignedAuthority('Another House')];
    const caFile = fileOf('house.pem', house);
    const url = await serve(house.certify('localhost'));
    const start = (env: Record<string, string>) => around.gateway({ REDIS_URL: redis.url, ...env });
    const [trusting, ...strict] = await Promise.all([
      start({ CHEMISTRY_URL: url, UPSTREAM_CA_FILE: caFile }),
      // Nobody named the authority, or another one.
      start({ CHEMISTRY_URL: url }),
      start({ CHEMISTRY_URL: url, UPSTREAM_CA_FILE: fileOf('foreign.pem', foreign) }),
      start({ CHEMISTRY_URL: await serve(house.certify('another.example')), UPSTREAM_CA_FILE: caFile }),
      start({ CHEMISTRY_URL: await serve(selfSigned('localhost')), UPSTREAM_CA_FILE: caFile }),
    ]);
    const own = await around.signedIn(trusting);
    expect((await own.call('GET', taskUrl)).verdict).toEqual([200, 200]);
    const before = reached;
    for (const at of strict) {
      for (const again of [taskUrl, taskUrl]) {
        const result = await own.goTo(at).call('GET', again);
        expect(result.verdict).toEqual([502, 502]);
        expect(result.text).not.toMatch(/certificate|localhost|SELF_SIGNED|another|house/i);
      }
      // Nobody signs in past it.
      const other = new Visitor(at);
      const failed = await other.readFailure(await other.signIn());
      expect([failed.status, failed.text.includes('<code>certificate-untrusted</code>')]).toEqual([502, true]);
      expect(other.cookies.has('sid')).toBe(false);
    }
    expect(reached).toBe(before);
  });
});

describe('P4: a service that fails', () => {
  const calls: [string, () => Promise<ApiResponse>, string][] = [
    ['GET', () => visitor.call('GET', taskUrl), taskPath],
    ['POST', () => visitor.call('POST', listPath, page), listPath],
    ['download', () => visitor.call('GET', '/api/export/conditions'), '/api/export/conditions'],
  ];

  it.each(calls)('with 503 is asked once (%s)', async (_case, send, path) => {
    around.chemistry.on(path, (response) => void response.writeHead(503, { 'retry-after': '0' }).end());
    const before = hits(path);
    expect((await send()).verdict).toEqual([503, 503]);
    await pause(300);
    expect(hits(path) - before).toBe(1);
  });

  it.each(calls)('by hanging up is asked once (%s)', async (_case, send, path) => {
    around.chemistry.on(path, (response) => response.destroy());
    const before = hits(path);
    expect((await send()).verdict).toEqual([502, 502]);
    await pause(300);
    expect(hits(path) - before).toBe(1);
  });

  it('is asked again where that is configured, but never to change something', async () => {
    const repeating = await around.gateway({ UPSTREAM_RETRIES: '3' });
    const own = await around.signedIn(repeating);
    let failures = 0;
    around.chemistry.on(taskPath, (response) => {
      failures += 1;
      if (failures < 4) response.destroy();
      else sendJson(response, 200, { code: 200, data: 'at last' });
    });
    expect((await own.call('GET', taskUrl)).verdict).toEqual([200, 200]);
    expect(failures).toBe(4);
    const changing = callEntries
      .map(([, call]) => call)
      .filter(({ method, changesState, path }) => method === 'GET' && changesState && path.startsWith('/api/'));
    expect(changing.map(({ path }) => path)).toContain('/api/sascore/stop/{id}');
    const stopPath = '/api/retro/task-stop';
    const bodies = new Map<string, object>([
      [listPath, page],
      [stopPath, { taskId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01' }],
    ]);
    const addresses = [listPath, stopPath, ...changing.map(exampleAddress)];
    const paths = addresses.map((address) => address.split('?', 1)[0] ?? '');
    const before = paths.map(hits);
    for (const [index, path] of paths.entries()) {
      around.chemistry.on(path, (response) => response.destroy());
      const result = bodies.has(path)
        ? await own.call('POST', path, bodies.get(path))
        : await own.call('GET', addresses[index] ?? path);
      expect([path, result.status]).toEqual([path, 502]);
      // A response in between keeps the circuit breaker closed.
      expect((await own.call('GET', taskUrl)).status).toBe(200);
    }
    await pause(300);
    expect(paths.map((path, index) => [path, hits(path) - (before[index] ?? 0)])).toEqual(
      paths.map((path) => [path, 1]),
    );
  });
});

describe('P5: a browser that leaves', () => {
  const events = '/api/export/sascore-file/018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05';

  it.each<[string, string, (signal: AbortSignal) => Promise<ApiResponse>, 'before' | 'during']>([
    ['a GET', taskPath, (signal) => visitor.call('GET', taskUrl, undefined, { signal }), 'before'],
    ['a POST', listPath, (signal) => visitor.call('POST', listPath, page, { signal }), 'before'],
    ['a download', '/api/export/conditions', (signal) => download('/api/export/conditions', signal), 'during'],
    [
      'a download that has not begun',
      '/api/export/conditions',
      (signal) => download('/api/export/conditions', signal),
      'before',
    ],
    ['an event stream', events, (signal) => download(`${events}?fileType=csv`, signal), 'during'],
  ])('ends %s at the service within a second', async (_case, path, send, when) => {
    around.chemistry.on(path, (response) => {
      if (when === 'before') return;
      response.writeHead(200, { 'content-type': path === events ? 'text/event-stream' : 'text/csv' });
      response.write('data: 1\n\n');
    });
    const before = { hits: hits(path), aborted: around.chemistry.aborted };
    const leave = new AbortController();
    const call = send(leave.signal).then(
      () => 'answered',
      () => 'left',
    );
    await vi.waitFor(() => expect(hits(path)).toBe(before.hits + 1), { timeout: 2_000, interval: 10 });
    await pause(50);
    leave.abort();
    expect(await call).toBe('left');
    await vi.waitFor(() => expect(around.chemistry.aborted).toBe(before.aborted + 1), { timeout: 1_000, interval: 10 });
  });

  async function download(path: string, signal: AbortSignal): Promise<ApiResponse> {
    return visitor.send('GET', path, { headers: { 'sec-fetch-site': 'same-origin' }, signal });
  }
});

describe('an identical request', () => {
  const path = '/api/common/compound-search';

  it('ends the earlier one with 409, also at the service, and succeeds itself', async () => {
    let held = 0;
    around.chemistry.on(path, (response) => {
      held += 1;
      if (held > 1) sendJson(response, 200, { code: 200, data: ['aspirin'] });
    });
    const aborted = around.chemistry.aborted;
    const earlier = visitor.call('GET', `${path}?key=aspirin`);
    await vi.waitFor(() => expect(held).toBe(1), { timeout: 2_000, interval: 10 });
    const later = await visitor.call('GET', `${path}?key=aspirin`);
    expect(later.verdict).toEqual([200, 200]);
    expect((await earlier).verdict).toEqual([409, 409]);
    await vi.waitFor(() => expect(around.chemistry.aborted).toBe(aborted + 1), { timeout: 1_000, interval: 10 });
  });

  it('of another text, another user, or another call leaves it alone', async () => {
    const other = await around.signedIn(gateway);
    const waiting: (() => void)[] = [];
    around.chemistry.on(path, (response) => {
      waiting.push(() => sendJson(response, 200, { code: 200, data: [] }));
    });
    around.chemistry.on(taskPath, (response) => {
      waiting.push(() => sendJson(response, 200, { code: 200, data: [] }));
    });
    const all = [
      visitor.call('GET', `${path}?key=a`),
      visitor.call('GET', `${path}?key=b`),
      other.call('GET', `${path}?key=a`),
      visitor.call('GET', taskUrl),
      visitor.call('GET', taskUrl),
    ];
    await vi.waitFor(() => expect(waiting.length).toBe(all.length), { timeout: 2_000, interval: 10 });
    for (const release of waiting) release();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200));
  });
});

describe('the circuit breaker', () => {
  it('responds with 503 at once while the service is dead, and heals within 2 s of its return', async () => {
    const port = await freePort();
    let server = await serveOn(port);
    const alone = await around.gateway({ CHEMISTRY_URL: `http://127.0.0.1:${port}` });
    const own = await around.signedIn(alone);
    expect((await own.call('GET', taskUrl)).status).toBe(200);
    server.closeAllConnections();
    server.close();
    const statuses = new Set<number>();
    for (let failure = 0; failure < 8; failure += 1) statuses.add((await own.call('GET', taskUrl)).status);
    expect([...statuses].every((status) => status === 502 || status === 503)).toBe(true);
    const times: number[] = [];
    for (let again = 0; again < 10; again += 1) {
      const startedAt = performance.now();
      const result = await own.call('POST', listPath, page);
      times.push(performance.now() - startedAt);
      expect(result.verdict).toEqual([503, 503]);
      expect(result.headers['retry-after']).toBe('1');
    }
    // One may have had to wait for a busy machine.
    expect(times.toSorted((a, b) => a - b)[8]).toBeLessThan(100);
    // What needs no service goes on.
    expect((await own.call('GET', '/bff/user')).status).toBe(200);
    expect((await own.send('GET', '/readyz')).status).toBe(503);
    server = await serveOn(port);
    await vi.waitFor(async () => expect((await own.call('GET', taskUrl)).status).toBe(200), {
      timeout: 2_000,
      interval: 50,
    });
    expect((await own.send('GET', '/readyz')).status).toBe(200);
    server.closeAllConnections();
    server.close();
  });

  async function serveOn(port: number): Promise<Server> {
    const server = createServer((request, response) => {
      const data = signInForms[request.url?.split('?')[0] ?? ''] ?? {};
      request.resume().once('end', () => sendJson(response, 200, { code: 200, data }));
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return server;
  }
});
