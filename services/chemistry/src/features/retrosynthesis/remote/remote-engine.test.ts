import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { CircuitBreaker } from '../../../platform/process/circuit-breaker.ts';
import type { RemoteEngineSettings } from './settings.ts';
import { RemoteEngine } from './remote-engine.ts';
import { readProposals, RemoteStep } from './remote-step.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const servers: Server[] = [];
const helpers: Worker[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await Promise.all(helpers.splice(0).map((one) => one.terminate()));
});

type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function listen(behave: Behaviour): Promise<{ settings: RemoteEngineSettings; asked: () => number }> {
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    behave(request, response, Buffer.concat(chunks).toString());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { settings: { url: `http://127.0.0.1:${port}/engine`, token: undefined, timeoutMs: 400 }, asked: () => asked };
}

const json = (response: ServerResponse, value: unknown): void => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
};
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { failure?: string }) => error.failure,
  );

describe('a remote engine', () => {
  it('is asked for precursors with its token, and believed when the response has the documented form', async () => {
    const { settings } = await listen(({ url, headers }, response, body) => {
      const isRight = url === '/engine/expand' && headers.authorization === 'Bearer secret';
      const { smiles, limit } = JSON.parse(body);
      json(response, { proposals: isRight ? [{ precursors: [smiles, 'O'], score: limit / 100, name: 'x' }] : [] });
    });
    const engine = new RemoteEngine({ ...settings, token: 'secret' });
    expect(await engine.expand('CCO', 50)).toEqual({
      proposals: [{ precursors: ['CCO', 'O'], score: 0.5, name: 'x' }],
    });
  });

  it('is asked for products', async () => {
    const { settings } = await listen((_, response) => json(response, { products: [{ smiles: 'CCO', score: 1 }] }));
    expect(await new RemoteEngine(settings).forward('CC=O', 5)).toEqual({ products: [{ smiles: 'CCO', score: 1 }] });
  });

  it.each([404, 405, 501])(
    'that answers %i to a question for products predicts none, which is no failure',
    async (status) => {
      const { settings, asked } = await listen(({ url }, response) => {
        if (url?.endsWith('/forward')) response.writeHead(status).end();
        else json(response, { proposals: [] });
      });
      const engine = new RemoteEngine(settings, { failures: 1, restMs: 60_000 });
      expect(await failureOf(engine.forward('CC=O', 5))).toBe('unsupported');
      expect(await engine.expand('CCO', 5)).toEqual({ proposals: [] });
      expect(asked()).toBe(2);
    },
  );

  it('that answers 404 to a question for precursors is of no use', async () => {
    const { settings } = await listen((_, response) => void response.writeHead(404).end());
    expect(await failureOf(new RemoteEngine(settings).expand('CCO', 5))).toBe('status');
  });

  it.each<[string, Behaviour, string]>([
    ['stalls', () => {}, 'timeout'],
    ['stalls half-way', (_, response) => void response.write('{"proposals": ['), 'timeout'],
    ['answers with an error', (_, response) => void response.writeHead(500).end('{}'), 'status'],
    ['sends elsewhere', (_, response) => void response.writeHead(302, { location: '/other' }).end(), 'unreachable'],
    ['breaks off', (_, response) => void response.socket?.destroy(), 'unreachable'],
    ['answers something else', (_, response) => void response.end('<html>'), 'notJson'],
    ['answers another form', (_, response) => json(response, { proposals: [{ precursors: 'CC' }] }), 'shape'],
    [
      'claims more than certainty',
      (_, response) => json(response, { proposals: [{ precursors: ['C'], score: 7 }] }),
      'shape',
    ],
    [
      'is huge',
      (_, response) => {
        const send = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          if (!response.destroyed) response.once('drain', send);
        };
        send();
      },
      'tooLarge',
    ],
  ])('that %s is told so, after one question', async (_, behave, failure) => {
    const { settings, asked } = await listen(behave);
    const startedAt = performance.now();
    expect(
      await failureOf(
        new RemoteEngine({ ...settings, timeoutMs: failure === 'timeout' ? 400 : 60_000 }).expand('CCO', 5),
      ),
    ).toBe(failure);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(asked()).toBe(1);
  });

  it('that is not there is reported as such', async () => {
    expect(
      await failureOf(
        new RemoteEngine({ url: 'http://127.0.0.1:9', token: undefined, timeoutMs: 2_000 }).expand('C', 1),
      ),
    ).toBe('unreachable');
  });

  it('that fails again and again is left alone for a while', async () => {
    const { settings, asked } = await listen((_, response) => void response.writeHead(500).end());
    const engine = new RemoteEngine(settings, { failures: 3, restMs: 60_000 });
    const failures: unknown[] = [];
    for (let i = 0; i < 6; i += 1) failures.push(await failureOf(engine.expand('CCO', 5)));
    expect(failures).toEqual(['status', 'status', 'status', 'resting', 'resting', 'resting']);
    expect(asked()).toBe(3);
  });
});

describe('the breaker', () => {
  it('lets one question through after its rest, and all again after a good answer', () => {
    let now = 0;
    const breaker = new CircuitBreaker({ failures: 2, restMs: 100, now: () => now });
    breaker.failed();
    breaker.failed();
    expect(breaker.mayAsk()).toBe(false);
    now = 100;
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
    breaker.failed();
    expect(breaker.mayAsk()).toBe(false);
    now = 200;
    expect(breaker.mayAsk()).toBe(true);
    breaker.succeeded();
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
  });
});

describe('proposals of a remote engine', () => {
  it('are read as molecules; what is none, is the molecule itself or comes twice is dropped', () => {
    const proposals = [
      { precursors: ['OCC', 'CC(O)=O'], score: 0.4 },
      { precursors: ['CC(=O)O.CCO'], score: 0.6, name: 'esterification' },
      { precursors: ['nonsense('], score: 0.9 },
      { precursors: ['CCOC(C)=O'], score: 0.8 },
      { precursors: ['C', 'C', 'C', 'C', 'C'], score: 0.8 },
    ];
    expect(readProposals(rdkit, 'CCOC(C)=O', { proposals })).toMatchObject([
      { precursors: ['CC(=O)O', 'CCO'], score: 0.6, templateId: 'remote:esterification', precedents: 0 },
    ]);
  });

  it('of which none is a molecule are a failure, and no proposals at all are none', () => {
    expect(() => readProposals(rdkit, 'CCO', { proposals: [{ precursors: ['lies('], score: 1 }] })).toThrow('shape');
    expect(readProposals(rdkit, 'CCO', { proposals: [] })).toEqual([]);
  });
});

describe('a search that asks a remote engine', () => {
  // The search's thread sleeps, so the engine has to live in another one.
  async function startElsewhere(answer: string): Promise<string> {
    const code = `
      const { createServer } = require('node:http');
      const { parentPort } = require('node:worker_threads');
      const server = createServer((request, response) => { ${answer} });
      server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
    const worker = new Worker(code, { eval: true });
    helpers.push(worker);
    const port = await new Promise<number>((resolve) => worker.once('message', resolve));
    return `http://127.0.0.1:${port}`;
  }

  it('waits for the response and keeps it', async () => {
    const url = await startElsewhere(
      `globalThis.n = (globalThis.n ?? 0) + 1; response.end(JSON.stringify({ proposals: [{ precursors: ['OCC', 'O'], score: 1 / globalThis.n }] }))`,
    );
    const step = new RemoteStep(rdkit, { url, token: undefined, timeoutMs: 5_000 });
    const first = step.expand('CCOC(C)=O');
    expect(first).toMatchObject([{ precursors: ['CCO', 'O'], score: 1 }]);
    expect(step.expand('CCOC(C)=O')).toBe(first);
    await step.close();
  });

  it('stops within a second when it is told to, and says so when there is no response', async () => {
    const step = new RemoteStep(rdkit, { url: await startElsewhere(''), token: undefined, timeoutMs: 1_500 });
    const stopAt = performance.now() + 300;
    step.stopWhen(() => performance.now() > stopAt);
    expect(step.expand('CCO')).toEqual([]);
    expect(performance.now() - stopAt).toBeLessThan(1_000);
    step.stopWhen(() => false);
    expect(() => step.expand('CCN')).toThrow('timeout');
    await step.close();
  });
});
