import type { Services } from '../../services.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries } from '@app/shared/contracts/catalogue';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { gatewayCalls, registerCalls } from './calls.ts';
import { profileCalls } from '../../features/profile/routes.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const ours = callEntries.filter(([name, call]) => call.path.startsWith('/api/') && !gatewayCalls.has(name));

describe('the catalogue', () => {
  it('is answered call by call: planned ones with 10002, none with 404', async () => {
    const authorization = `Bearer ${await service.issuer.token()}`;
    // A stream does not end: features/events/routes.test.ts reads it.
    for (const [name, call] of ours.filter(([, { gives }]) => gives !== 'stream')) {
      const url = call.path.replaceAll(/\{\w+\}/g, 'x');
      const body = call.takes === 'json' ? { payload: {} } : {};
      const response = await service.app.inject({ method: call.method, url, headers: { authorization }, ...body });
      expect([name, response.statusCode]).not.toEqual([name, 404]);
      const isPlanned = /^\{.*"code":10002\b/.test(response.body);
      expect([name, isPlanned]).toEqual([name, !call.built]);
    }
  });

  it('is registered as a whole or not at all', () => {
    const services = Promise.resolve(service.services);
    expect(() => registerCalls<Services>(Fastify(), services, profileCalls)).toThrow(/has no handler/);
    expect(() => registerCalls<Services>(Fastify(), services, [...profileCalls, ...profileCalls])).toThrow(
      /registered twice/,
    );
  });

  it('needs a token for every call', async () => {
    for (const [name, call] of ours) {
      const url = call.path.replaceAll(/\{\w+\}/g, 'x');
      const response = await service.app.inject({ method: call.method, url });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 401, 401]);
    }
  });
});

describe('a response', () => {
  it('carries the request id that the gateway gave, and a new one in place of an odd one', async () => {
    const call = (id: string) => service.call('userProfile', {}, { headers: { 'x-request-id': id } });
    expect((await call('gw-1')).headers['x-request-id']).toBe('gw-1');
    expect((await call('a b\t{}')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('to an unknown address is 404 in the envelope', async () => {
    const headers = { authorization: `Bearer ${await service.issuer.token()}` };
    const response = await service.app.inject({ url: '/api/nowhere', headers });
    expect([response.statusCode, response.json().code]).toEqual([404, 404]);
  });

  it('to a body that is no JSON, or too large, is in the envelope, too', async () => {
    const send = async (payload: string) => {
      const authorization = `Bearer ${await service.issuer.token()}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const url = '/api/retro/structure-check';
      const response = await service.app.inject({ method: 'POST', url, headers, payload });
      return [response.statusCode, response.json().code];
    };
    expect(await send('{"structure":')).toEqual([400, 400]);
    expect(await send(JSON.stringify({ structure: 'C'.repeat(1_100_000) }))).toEqual([413, 413]);
  });
});
