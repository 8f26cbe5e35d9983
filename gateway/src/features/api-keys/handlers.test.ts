import type { Permission } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addErrorHandler } from '../../plugins/error-handler.ts';
import { addRequestState } from '../../plugins/request-state.ts';
import { FakeChemistry } from '../../test-support/fake-chemistry.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { createChemistry, type Chemistry } from '../../upstreams/chemistry.ts';
import { apiKeyHandlers } from './handlers.ts';

const modulePath = '/api/common/apikey/module';
const createPath = '/api/common/apikey/create';
let service: FakeChemistry;
let chemistry: Chemistry;
let app: FastifyInstance;
let permissions: Permission[];
let ownToken: () => void;

beforeEach(async () => {
  service = await FakeChemistry.start();
  chemistry = createChemistry({ baseUrl: service.url, dispatcher: new Agent(), retries: 0 });
  permissions = ['retrosynthesis', 'sascore'];
  ownToken = () => undefined;
  app = fastify({ genReqId: () => 'request-1' });
  addRequestState(app);
  addErrorHandler(app);
  app.addHook('onRequest', async (request) => {
    request.caller = {
      via: 'session',
      user: { id: 'u-1', userName: 'chen', name: 'Chen', tenantId: 't-1' },
      account: {
        permissions,
        isTenantAdmin: false,
        isExpired: false,
        accountType: 'enterprise',
        expirationDate: null,
        fetchedAt: 0,
      },
      accessToken: 'token-of-chen',
    };
  });
  const handlers = new Map(apiKeyHandlers({ chemistry, sendsTenant: true, requireOwnToken: async () => ownToken() }));
  app.get('/modules', async (request, reply) => handlers.get('apiKeyModules')?.(request, reply));
  app.post('/create', async (request, reply) => handlers.get('apiKeyCreate')?.(request, reply));
});
afterEach(async () => {
  await app.close();
  await chemistry.close();
  await service.close();
});

const create = (modules: string[]) =>
  app.inject({ method: 'POST', url: '/create', payload: { name: 'ELN', modules, expiresInDays: 30 } });

describe('the modules a key may be given', () => {
  it('are those that the user holds among those that the service offers', async () => {
    service.on(modulePath, (response) =>
      sendJson(response, 200, { code: 200, data: { modules: ['retrosynthesis', 'statistics'] } }),
    );
    expect((await app.inject('/modules')).json()).toEqual({ modules: ['retrosynthesis'] });
    expect(service.seen(modulePath)[0]?.headers).toMatchObject({
      authorization: 'Bearer token-of-chen',
      'x-tenant-id': 't-1',
      'x-request-id': 'request-1',
    });
  });

  it('are refused to an account without keys', async () => {
    service.on(modulePath, (response) => sendJson(response, 200, { code: 10039, error: { code: 10039, message: '' } }));
    const response = await app.inject('/modules');
    expect([response.statusCode, response.json().code]).toEqual([403, 10039]);
  });

  it('cannot be told from a response of another shape', async () => {
    service.on(modulePath, (response) => sendJson(response, 200, { code: 200, data: ['retrosynthesis'] }));
    expect((await app.inject('/modules')).statusCode).toBe(502);
  });
});

describe('where the provider gives the gateway no token of its own', () => {
  it('no key is made, and the service is not called', async () => {
    ownToken = () => {
      throw new AppError('featureNotPermitted', { service: 'clientCredentials' });
    };
    for (const response of [await app.inject('/modules'), await create(['sascore'])]) {
      const { code, error } = response.json();
      expect([response.statusCode, code]).toEqual([403, 10039]);
      expect(error.message).toContain('暂时无法使用 API 密钥');
    }
    expect(service.requests).toEqual([]);
  });
});

describe('a new key', () => {
  it('is asked for with the modules that the user holds', async () => {
    service.on(createPath, (response) => sendJson(response, 200, { code: 200, data: { secret: 'syn_…' } }));
    expect((await create(['sascore'])).json()).toEqual({ secret: 'syn_…' });
    expect(JSON.parse(service.seen(createPath)[0]?.body ?? '')).toMatchObject({ modules: ['sascore'] });
  });

  it('is refused with any other module, and the service is not called', async () => {
    const response = await create(['sascore', 'quotation']);
    const { code, error } = response.json();
    expect([response.statusCode, code, error.details]).toEqual([403, 10039, { modules: ['quotation'] }]);
    expect(service.requests).toEqual([]);
  });

  it('is refused in the words of the service, with its details', async () => {
    const error = { code: 50005, message: '', details: { limit: 20 } };
    service.on(createPath, (response) => sendJson(response, 200, { code: 50005, error }));
    const { code, error: given } = (await create(['sascore'])).json();
    expect([code, given.details]).toEqual([50005, { limit: 20 }]);
  });
});
