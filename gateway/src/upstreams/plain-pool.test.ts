import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPlainPool, type PlainPool, type PlainRequest } from './plain-pool.ts';

const limits = { maxHeaderBytes: 16_384, maxBodyBytes: 4_000_000, defaultKeepMs: 4_000 };
const plain: PlainRequest = { method: 'GET', path: '/', headers: {}, body: null };
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listening(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const service = (respond: (request: IncomingMessage, response: ServerResponse) => void) =>
  listening(createHttpServer(respond));

function poolFor(origin: string, connections = 4): PlainPool {
  const pool = createPlainPool(origin, { connections, connectTimeoutMs: 1_000, limits });
  closers.unshift(() => pool.close());
  return pool;
}

async function textOf(pool: PlainPool, request: Partial<PlainRequest> = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  pool.send({ ...plain, ...request }, { onResponse: ({ text }) => resolve(text), onFailure: reject });
  return promise;
}

describe('a pool of plain connections', () => {
  it('sends what it is given and nothing else', async () => {
    const origin = await service(async (request, response) => {
      const body = (await request.toArray()).join('');
      response.end(JSON.stringify([request.method, request.url, request.headers, body]));
    });
    const headers = { accept: 'application/json', 'x-odd': 'caf\u00e9' };
    const text = await textOf(poolFor(origin), { method: 'POST', path: '/a?b=%20c', headers, body: '{"a":"反应"}' });
    const sent = { ...headers, host: new URL(origin).host, connection: 'keep-alive', 'content-length': '14' };
    expect(JSON.parse(text)).toEqual(['POST', '/a?b=%20c', sent, '{"a":"反应"}']);
  });

  it('says that a command has no body', async () => {
    const origin = await service(({ headers }, response) => response.end(String(headers['content-length'])));
    expect(await textOf(poolFor(origin), { method: 'DELETE' })).toBe('0');
    expect(await textOf(poolFor(origin))).toBe('undefined');
  });

  it.each([400, 408, 431])('keeps no connection on which a request was not understood (%i)', async (status) => {
    let connected = 0;
    // As a framework does it: the end of the connection is not announced, and comes a moment later.
    const server = createServer((socket) => {
      connected += 1;
      const isFirst = connected === 1;
      socket
        .on('error', () => undefined)
        .on('data', () => {
          socket.write(`HTTP/1.1 ${isFirst ? status : 200} so\r\ncontent-length: 2\r\n\r\n{}`);
          if (isFirst) setTimeout(() => socket.destroy(), 20);
        });
    });
    const pool = poolFor(await listening(server), 1);
    const others = ['/too-long', '/of-somebody', '/of-another'].map((path) => textOf(pool, { path }));
    expect(await Promise.all(others)).toEqual(['{}', '{}', '{}']);
    expect(connected).toBe(2);
  });

  it.each([
    ['a header', { headers: { accept: 'a\r\nx-other: b' } }],
    ['a path', { path: '/a HTTP/1.1\r\nx-other: b' }],
  ])('sends nothing for %s that holds a line of its own', async (_name, request) => {
    let hits = 0;
    const origin = await service((_request, response) => {
      hits += 1;
      response.end();
    });
    await expect(textOf(poolFor(origin), request)).rejects.toThrow('cannot be sent');
    expect(hits).toBe(0);
  });

  it('uses a connection again', async () => {
    const origin = await service(({ socket }, response) => response.end(String(socket.remotePort)));
    const pool = poolFor(origin);
    const ports = [await textOf(pool), await textOf(pool), await textOf(pool)];
    expect(new Set(ports).size).toBe(1);
  });

  it('opens another for one that the service has closed', async () => {
    const origin = await service(({ socket }, response) => {
      response.end(String(socket.remotePort), () => setTimeout(() => socket.destroy(), 5));
    });
    const pool = poolFor(origin);
    const first = await textOf(pool);
    await new Promise((done) => setTimeout(done, 50));
    expect(await textOf(pool)).not.toBe(first);
  });

  it('does not use one again that has said something unasked', async () => {
    const asked = Promise.withResolvers<Socket>();
    const origin = await service(({ socket }, response) => {
      asked.resolve(socket);
      response.end(String(socket.remotePort));
    });
    const pool = poolFor(origin);
    const first = await textOf(pool);
    const kept = await asked.promise;
    kept.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nalien');
    await once(kept, 'close');
    const second = await textOf(pool);
    expect(second).not.toBe('alien');
    expect(second).not.toBe(first);
  });

  it('opens no more than it may, and answers everybody in the end', async () => {
    const ports = new Set<number | undefined>();
    const origin = await service(({ socket, url }, response) => {
      ports.add(socket.remotePort);
      setTimeout(() => response.end(url), 2);
    });
    const pool = poolFor(origin, 3);
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
    expect(await Promise.all(paths.map((path) => textOf(pool, { path })))).toEqual(paths);
    expect(ports.size).toBeLessThanOrEqual(3);
  });

  it('reads an answer of megabytes in letters of any length', async () => {
    const long = '反应 ⚗️ abc '.repeat(100_000);
    const origin = await service((_request, response) => response.end(long));
    expect(await textOf(poolFor(origin))).toBe(long);
  });

  it('fails one call, and not the next, when a connection breaks half-way', async () => {
    let calls = 0;
    const origin = await service((_request, response) => {
      calls += 1;
      if (calls > 1) return void response.end('whole');
      response.writeHead(200, { 'content-length': 10 });
      response.write('half', () => response.destroy());
    });
    const pool = poolFor(origin, 1);
    const [first, second] = await Promise.allSettled([textOf(pool), textOf(pool)]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: 'whole' });
    // Nothing is asked twice.
    expect(calls).toBe(2);
  });

  it('ends the connection of a call that is given up, and gives its place to the next', async () => {
    const left = Promise.withResolvers<void>();
    const origin = await service((request, response) => {
      if (request.url === '/slow') request.socket.once('close', () => left.resolve());
      else response.end('quick');
    });
    const pool = poolFor(origin, 1);
    let words = 0;
    const count = () => void (words += 1);
    const giveUp = pool.send({ ...plain, path: '/slow' }, { onResponse: count, onFailure: count });
    const next = textOf(pool);
    await new Promise((done) => setTimeout(done, 30));
    giveUp();
    await left.promise;
    expect(await next).toBe('quick');
    expect(words).toBe(0);
  });

  it('tells of a service that is not there', async () => {
    const origin = await listening(createServer());
    await closers.splice(0)[0]?.();
    await expect(textOf(poolFor(origin))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('tells of an answer that is none', async () => {
    const origin = await listening(
      createServer((socket) => void socket.on('error', () => undefined).end('hello\r\n\r\n')),
    );
    await expect(textOf(poolFor(origin))).rejects.toThrow('no HTTP');
  });

  it('lets what is under way end before it closes', async () => {
    const origin = await service((_request, response) => void setTimeout(() => response.end('late'), 60));
    const pool = createPlainPool(origin, { connections: 2, connectTimeoutMs: 1_000, limits });
    const sent = textOf(pool);
    await new Promise((done) => setTimeout(done, 20));
    await pool.close();
    expect(await sent).toBe('late');
  });
});
