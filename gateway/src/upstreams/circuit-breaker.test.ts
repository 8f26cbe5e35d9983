// What opens the breaker and what does not, against a service on a real port.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { defineCall } from '@app/shared/contracts/call';
import { createChemistry, type Chemistry } from './chemistry.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const ask = (path: string, timeoutMs = 5_000) =>
  defineCall({ method: 'GET', path, summary: 'x', access: 'session', timeoutMs });
const fine: Respond = (_request, response) =>
  void response.setHeader('content-type', 'application/json').end('{"code":200,"data":{}}');
const never: Respond = () => {};
const reset: Respond = (request) => void request.socket.resetAndDestroy();
const malformed: Respond = (request) => void request.socket.end('nothing that is HTTP\r\n\r\n');

let server: Server | undefined;
let chemistry: Chemistry | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await chemistry?.close();
});

/** A service that answers its probe and each path as told. */
async function serve(paths: Readonly<Record<string, Respond>>): Promise<Chemistry> {
  const own = createServer((request, response) => (paths[request.url ?? ''] ?? fine)(request, response));
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
  server = own;
  const { port } = own.address() as AddressInfo;
  chemistry = createChemistry({ baseUrl: `http://127.0.0.1:${port}`, dispatcher: new Agent(), retries: 0 });
  return chemistry;
}

async function keysOf(asked: Chemistry, path: string, times: number, timeoutMs?: number): Promise<string[]> {
  const keys: string[] = [];
  for (let time = 0; time < times; time += 1)
    keys.push(
      await asked.fetch(ask(path, timeoutMs), { path, headers: {} }).then(
        () => 'answered',
        (error: unknown) => String(Object(error).key),
      ),
    );
  return keys;
}

describe('the breaker', () => {
  it.each<[string, Respond, string, number]>([
    ['too slow', never, 'gatewayTimeout', 60],
    ['answered with what is no HTTP', malformed, 'badGateway', 5_000],
  ])('stays closed where one call is %s, however often, while the service answers', async (_case, respond, key, ms) => {
    const asked = await serve({ '/one': respond });
    expect(await keysOf(asked, '/one', 12, ms)).toEqual(Array.from({ length: 12 }, () => key));
    expect(asked.breaker).toBe('closed');
    expect(await keysOf(asked, '/other', 2)).toEqual(['answered', 'answered']);
  });

  it('stays closed beside many slow calls at the same moment', async () => {
    const asked = await serve({ '/one': never });
    await Promise.all(Array.from({ length: 30 }, () => keysOf(asked, '/one', 1, 60)));
    expect(await keysOf(asked, '/other', 1)).toEqual(['answered']);
    expect(asked.breaker).toBe('closed');
  });

  it.each<[string, Respond]>([
    ['breaks connections', reset],
    ['answers its probe with an error', (_request, response) => void response.writeHead(500).end()],
  ])('opens where the service %s', async (_case, respond) => {
    const paths = { '/livez': respond, '/one': respond === reset ? reset : never };
    const asked = await serve(paths);
    await expect
      .poll(async () => (await keysOf(asked, '/one', 1, 60))[0], { timeout: 20_000, interval: 10 })
      .toBe('serviceUnavailable');
    expect(asked.breaker).toBe('open');
    paths['/livez'] = fine;
    paths['/one'] = fine;
    await expect.poll(() => asked.breaker, { timeout: 5_000 }).toBe('closed');
    expect(await keysOf(asked, '/one', 1)).toEqual(['answered']);
  });

  it('opens where nobody listens', async () => {
    const asked = await serve({});
    server?.closeAllConnections();
    await new Promise((done) => server?.close(done));
    await keysOf(asked, '/one', 6);
    expect(asked.breaker).toBe('open');
  });
});
