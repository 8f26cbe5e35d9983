import { createServer } from 'node:http';
import { AppError } from '@app/shared/errors/app-error';
import { defineCall } from '@app/shared/contracts/call';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { addRequestState } from '../plugins/request-state.ts';
import { bodyOf, listen, sendJson, type FakeServer } from '../test-support/fake-server.ts';
import { addRequestTracing } from './request-tracing.ts';
import { createRouteNames } from './route-names.ts';
import { readTraceContext, writeTraceContext } from './trace-context.ts';
import { createTracing, traced } from './tracing.ts';

interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

const slow = defineCall({ method: 'GET', path: '/api/picture/{smiles}', summary: 'picture', access: 'public' });
const callerParent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A collector that keeps what it is sent. */
async function startCollector(): Promise<FakeServer & { texts: string[]; spans(): CollectedSpan[] }> {
  const texts: string[] = [];
  const server = await listen(
    createServer(async (request, response) => {
      texts.push(`${request.url}\n${await bodyOf(request)}`);
      sendJson(response, 200, {});
    }),
    'http',
  );
  closing.push(() => server.close());
  const spans = () =>
    texts.flatMap((text) => {
      const body: { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] } = JSON.parse(
        text.slice(text.indexOf('\n') + 1),
      );
      return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  return { ...server, texts, spans };
}

interface Traced {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** What the upstream received. */
  sent: Record<string, string>[];
  flush(): Promise<void>;
}

async function serve(
  otlpEndpoint: string | undefined,
  given: { share?: number; trusted?: string[] } = {},
): Promise<Traced> {
  const app: FastifyInstance = fastify();
  const { share: traceShare = 1, trusted: trustedProxies = [] } = given;
  const nameOf = createRouteNames([['structurePicture', slow]]);
  const log = pino({ level: 'silent' });
  const chemistryUrl = 'http://chemistry.internal:8082';
  const options = { otlpEndpoint, traceShare, trustedProxies, chemistryUrl, version: '1.2.3', nameOf };
  const tracing = await createTracing(options, log);
  const sent: Record<string, string>[] = [];
  addRequestState(app);
  addRequestTracing(app, tracing);
  app.get('/api/picture/:smiles', { config: { call: slow } }, async ({ trace }, reply) => {
    const span = trace?.startUpstream('GET');
    sent.push({ ...span?.headers });
    await traced(span, Promise.resolve(200), (status) => status);
    span?.end('too late');
    reply.envelopeCode = 200;
    return {};
  });
  app.get('/broken', async (request, reply) => {
    const failure = Promise.reject(new AppError('gatewayTimeout'));
    await traced(request.trace?.startUpstream('GET'), failure, () => 200).catch(() => undefined);
    return reply.code(504).send({});
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  return { get: (path, headers = {}) => fetch(`${url}${path}`, { headers }), sent, flush: () => app.close() };
}

function attributesOf(span: CollectedSpan | undefined): Record<string, unknown> {
  const entries = (span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]] as const);
  return Object.fromEntries(entries);
}

describe('traces', () => {
  it('show a request and its call to the service as two spans of one trace, sent when the server closes', async () => {
    const collector = await startCollector();
    const app = await serve(collector.url);
    await app.get('/api/picture/CCO?secret=query', { 'user-agent': 'someone' });
    await app.flush();
    const [client, server] = [3, 2].map((kind) => collector.spans().find((span) => span.kind === kind));
    expect(collector.texts[0]?.split('\n')[0]).toBe('/v1/traces');
    expect([server?.name, client?.name]).toEqual(['structurePicture', 'chemistry']);
    expect(client?.traceId).toBe(server?.traceId);
    expect(client?.parentSpanId).toBe(server?.spanId);
    expect(app.sent).toEqual([{ traceparent: `00-${client?.traceId}-${client?.spanId}-01` }]);
    expect(attributesOf(server)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/picture/:smiles',
      'http.response.status_code': 200,
      'url.scheme': 'http',
      'app.code': 200,
    });
    expect(attributesOf(client)).toMatchObject({ 'server.address': 'chemistry.internal', 'server.port': 8082 });
    expect(collector.texts.join()).not.toMatch(/CCO|secret|someone/);
  });

  it('mark what failed', async () => {
    const collector = await startCollector();
    const app = await serve(collector.url);
    await app.get('/broken');
    await app.flush();
    const errors = collector.spans().map((span) => [span.name, span.status.code, attributesOf(span)['error.type']]);
    expect(errors).toEqual([
      ['chemistry', 2, 'gatewayTimeout'],
      ['/broken', 2, '504'],
    ]);
  });

  it('go on from the caller only behind a trusted proxy', async () => {
    const collector = await startCollector();
    const trusting = await serve(collector.url, { trusted: ['127.0.0.0/8'] });
    const plain = await serve(collector.url);
    const headers = { traceparent: callerParent, tracestate: 'vendor=1' };
    await trusting.get('/api/picture/CCO', headers);
    await plain.get('/api/picture/CCO', headers);
    expect(trusting.sent[0]).toMatchObject({
      traceparent: expect.stringContaining('a'.repeat(32)),
      tracestate: 'vendor=1',
    });
    expect(plain.sent[0]?.['traceparent']).not.toContain('a'.repeat(32));
    expect(plain.sent[0]).not.toHaveProperty('tracestate');
  });

  it('keep to the share that is configured, and tell the service so', async () => {
    const collector = await startCollector();
    const app = await serve(collector.url, { share: 0 });
    await app.get('/api/picture/CCO');
    await app.flush();
    expect(collector.texts).toEqual([]);
    expect(app.sent[0]?.['traceparent']).toMatch(/-00$/);
  });

  it('cost nothing without a collector, and no request when it is away', async () => {
    const off = await serve(undefined);
    expect((await off.get('/api/picture/CCO')).status).toBe(200);
    expect(off.sent).toEqual([{}]);
    const gone = await startCollector();
    await gone.close();
    const app = await serve(gone.url);
    expect((await app.get('/api/picture/CCO')).status).toBe(200);
    const startedAt = performance.now();
    await app.flush();
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });
});

describe('the header traceparent', () => {
  it.each([
    [callerParent, callerParent],
    [`01-${'a'.repeat(32)}-${'b'.repeat(16)}-03-more`, callerParent],
    [`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01-more`, undefined],
    [`ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, undefined],
    [`00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, undefined],
    [`00-${'A'.repeat(32)}-${'b'.repeat(16)}-01`, undefined],
    ['nonsense', undefined],
    [undefined, undefined],
  ])('%s is read as %s', (traceparent, expected) => {
    const context = readTraceContext(traceparent === undefined ? {} : { traceparent });
    expect(context && writeTraceContext(context).traceparent).toBe(expected);
  });
});
