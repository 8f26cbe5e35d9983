import { Agent, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineCall } from '@app/shared/contracts/call';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { addErrorHandler } from '../plugins/error-handler.ts';
import { addRequestState } from '../plugins/request-state.ts';
import { addMetricsRoute, type MetricsAccess } from './metrics-route.ts';
import { createMetrics } from './metrics.ts';
import { createRequestCounts } from './request-metrics.ts';
import { createRouteNames } from './route-names.ts';

const slow = defineCall({ method: 'GET', path: '/api/slow/{id}', summary: 'slow', access: 'public' });
const open: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function serve(access: Partial<MetricsAccess> = {}) {
  const app = fastify();
  open.push(app);
  const metrics = createMetrics('1.2.3');
  addRequestState(app);
  addErrorHandler(app);
  const counts = createRequestCounts(metrics, createRouteNames([['slowCall', slow]]));
  app.addHook('onResponse', async (request, reply) => {
    counts.finished(request, reply.statusCode, reply.envelopeCode, reply.elapsedTime / 1_000);
  });
  app.addHook('onRequestAbort', async (request) => counts.aborted(request));
  addMetricsRoute(app, metrics, { metricsToken: undefined, trustedProxies: [], ...access });
  app.get('/api/slow/:id', { config: { call: slow } }, async (_request, reply) => {
    reply.envelopeCode = 10012;
    return reply.code(400).send({});
  });
  app.get('/hang', () => new Promise(() => undefined));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { metrics, get, port };
}

describe('the registry', () => {
  it('counts a request by name of its call, method, class of the status and code, and times it', async () => {
    const { metrics, get } = await serve();
    await get('/api/slow/1');
    await get('/api/slow/2?with=query');
    await get('/nowhere/secret');
    const text = await metrics.text();
    expect(text).toContain('gateway_requests_total{call="slowCall",method="GET",status="4xx",code="10012"} 2');
    expect(text).toContain('gateway_requests_total{call="(none)",method="GET",status="4xx",code="404"} 1');
    expect(text).toContain('gateway_request_duration_seconds_count{call="slowCall"} 2');
    expect(text).toContain('gateway_request_duration_seconds_bucket{le="100",call="slowCall"} 2');
    expect(text).not.toContain('secret');
  });

  it('counts a client that left as 499', async () => {
    const { metrics, port } = await serve();
    const call = send({ port, host: '127.0.0.1', path: '/hang', agent: new Agent() }).on('error', () => undefined);
    call.end();
    await new Promise((done) => setTimeout(done, 50));
    call.destroy();
    await expect
      .poll(() => metrics.text())
      .toContain('gateway_requests_total{call="/hang",method="GET",status="4xx",code="499"} 1');
  });

  it('does not grow with codes that a service makes up', async () => {
    const metrics = createMetrics('1.2.3');
    const start = { call: 'retroSearchStart', method: 'POST', status: 200 };
    for (let code = 1_000_000; code < 1_001_000; code += 1) metrics.finished({ ...start, code }, 0.01);
    metrics.finished({ ...start, code: 200 }, 0.01);
    const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('gateway_requests_total{'));
    expect(lines).toEqual([
      'gateway_requests_total{call="retroSearchStart",method="POST",status="2xx",code="other"} 1000',
      'gateway_requests_total{call="retroSearchStart",method="POST",status="2xx",code="200"} 1',
    ]);
  });

  it('tells of upstreams, sign-ins, refusals, audit, sessions, version and process', async () => {
    const metrics = createMetrics('1.2.3');
    let alive: number | undefined = 7;
    metrics.watchSessions(() => alive);
    const chemistry = metrics.upstream('chemistry');
    chemistry.answered(0.2);
    chemistry.failed('timeout');
    chemistry.breaker('closed');
    chemistry.breaker('open');
    metrics.signIn('success');
    metrics.rejection('csrf');
    metrics.rejection('upload', 10_006);
    metrics.auditLine(3);
    metrics.auditFailure();
    const lines = (await metrics.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'gateway_upstream_duration_seconds_bucket{le="0.25",upstream="chemistry"} 1',
        'gateway_upstream_failures_total{upstream="chemistry",reason="timeout"} 1',
        'gateway_upstream_breaker{upstream="chemistry",state="open"} 1',
        'gateway_upstream_breaker{upstream="chemistry",state="closed"} 0',
        'gateway_sign_ins_total{outcome="success"} 1',
        'gateway_rejections_total{reason="csrf",code=""} 1',
        'gateway_rejections_total{reason="upload",code="10006"} 1',
        'gateway_audit_lines_total 3',
        'gateway_audit_failures_total 1',
        'gateway_sessions 7',
        `gateway_build_info{version="1.2.3",node="${process.versions.node}"} 1`,
      ]),
    );
    expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
    alive = undefined;
    expect((await metrics.text()).split('\n').some((line) => line.startsWith('gateway_sessions '))).toBe(false);
  });

  it('answers a scrape although the store of sessions fails', async () => {
    const metrics = createMetrics('1.2.3');
    metrics.watchSessions(() => Promise.reject(new Error('store is down')));
    expect(await metrics.text()).toContain('gateway_build_info');
  });
});

describe('/metrics', () => {
  const token = 'a-token-for-prometheus';

  it('answers a program on this machine when no token is set', async () => {
    const { get } = await serve();
    const response = await get('/metrics');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it.each(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])(
    'does not exist for whom a proxy names in %s',
    async (name) => {
      const { get } = await serve();
      expect((await get('/metrics', { [name]: '127.0.0.1' })).status).toBe(404);
    },
  );

  it('does not exist without a token where a proxy of this machine is trusted', async () => {
    const { get } = await serve({ trustedProxies: ['127.0.0.0/8'] });
    expect((await get('/metrics')).status).toBe(404);
  });

  it('answers the token and nothing else when one is set', async () => {
    const { get } = await serve({ metricsToken: token, trustedProxies: ['127.0.0.1'] });
    const status = async (authorization?: string) =>
      (await get('/metrics', authorization === undefined ? {} : { authorization })).status;
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await Promise.all([status(), status('Bearer x'), status(token), status(`Bearer ${token}x`)])).toEqual([
      404, 404, 404, 404,
    ]);
  });
});
