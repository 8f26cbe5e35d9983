import type { Permission } from '@app/shared/constants/modules';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addErrorHandler } from '../../plugins/error-handler.ts';
import { addRequestState } from '../../plugins/request-state.ts';
import { FakeChemistry } from '../../test-support/fake-chemistry.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { createChemistry, type Chemistry } from '../../upstreams/chemistry.ts';
import { rememberPermissions, sharingHandlers } from './handlers.ts';

const path = '/api/common/get-user-list';
const colleague = (userId: string) => ({ userId, userName: userId, name: '', email: '' });
const held = new Map<string, Permission[]>([
  ['mei', ['retrosynthesis', 'sascore']],
  ['li', ['sascore']],
]);
let service: FakeChemistry;
let chemistry: Chemistry;
let app: FastifyInstance;
let asked: string[];
let now: number;

beforeEach(async () => {
  service = await FakeChemistry.start();
  chemistry = createChemistry({ baseUrl: service.url, dispatcher: new Agent(), retries: 0 });
  asked = [];
  now = 0;
  const permissionsOf = rememberPermissions(
    {
      permissionsOf: async (userId) => {
        asked.push(userId);
        const known = held.get(userId);
        if (!known) throw new Error('nobody can be asked');
        return known;
      },
    },
    () => now,
  );
  app = fastify({ genReqId: () => 'request-1' });
  addRequestState(app);
  addErrorHandler(app);
  const [, list] = sharingHandlers({ chemistry, sendsTenant: false, permissionsOf })[0] ?? [];
  app.get('/list', async (request, reply) => list?.(request, reply));
  service.on(path, (response) =>
    sendJson(response, 200, { code: 200, data: { items: ['mei', 'li', 'unknown'].map(colleague) } }),
  );
});
afterEach(async () => {
  await app.close();
  await chemistry.close();
  await service.close();
});

const list = async (search: string) =>
  (await app.inject(`/list${search}`)).json<{ items: { lacksModule?: boolean }[] }>();

describe('colleagues to share with', () => {
  it('are marked when they lack the module; nobody is where that cannot be told', async () => {
    const { items } = await list('?key=m%20i&module=retrosynthesis');
    expect(items.map((one) => one.lacksModule)).toEqual([false, true, false]);
    expect(service.seen(path)[0]?.url).toBe(`${path}?key=m+i`);
  });

  it('are not looked up where no module is asked for', async () => {
    const { items } = await list('?key=m');
    expect(items.map((one) => one.lacksModule)).toEqual([undefined, undefined, undefined]);
    expect(asked).toEqual([]);
  });

  it('are looked up once a minute', async () => {
    await list('?module=retrosynthesis');
    await list('?key=l&module=sascore');
    expect(asked).toEqual(['mei', 'li', 'unknown', 'unknown']);
    now = 60_000;
    await list('?module=sascore');
    expect(asked).toHaveLength(7);
  });
});
