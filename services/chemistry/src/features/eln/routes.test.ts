import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Schema from 'typebox/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ElnSettings } from './settings.ts';
import { readRoutes } from '../tasks/route-document.ts';
import { procainamide } from '../../test-support/procainamide-route.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { deliveryJob } from './jobs.ts';
import { sendJson, startFakeEln, type FakeEln } from '../../test-support/servers/fake-eln.ts';
import { seedRoute } from '../../test-support/seeded-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { keepRoutes } from '../../test-support/stored-routes.ts';
import { waitFor } from '../../test-support/wait.ts';

const secret = 'a secret of sixteen letters';
const ada = { claims: { sub: 'ada', tenantid: 't-eln' } };
let eln: FakeEln;
let service: TestService;
let routeId: string;

beforeAll(async () => {
  eln = await startFakeEln();
  const settings: ElnSettings = {
    isEnabled: true,
    webHook: { url: `${eln.url}/hook`, secret },
    scilligenceHost: eln.url,
  };
  const plan = { firstMs: 50, longestMs: 200, attempts: 100 };
  service = await startTestService({ eln: { settings, plan } });
  ({ routeId } = await seedRoute(service, { tenantId: 't-eln', userId: 'ada' }, 'Paracetamol'));
});
afterAll(async () => {
  await service.close();
  await eln.close();
});
const accept = () =>
  eln.responseWith((response) => sendJson(response, 201, { id: 'EXP-9', url: 'https://eln.example/9' }));
afterEach(accept);

const deliverySchema = () =>
  JSON.parse(readFileSync(new URL('../../../docs/eln-delivery-schema.json', import.meta.url), 'utf8'));
const push = (roNumber: string, who = ada) => service.call('syncToLab', { body: { routeId, roNumber } }, who);
const stateOf = async (deliveryId: string) => {
  const { data } = await service.call('elnDeliveries', { body: { pageIndex: 1, pageSize: 100 } }, ada);
  return data.items.find((one) => one.deliveryId === deliveryId);
};

describe('a route that is pushed to the ELN', () => {
  it('arrives as the documented document, signed over its very bytes', async () => {
    accept();
    const { delivery } = (await push('RO-1')).data;
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, elnId: 'EXP-9', roNumber: 'RO-1', steps: 1 });
    const { body, headers } = eln.posted.at(-1) ?? { body: '', headers: {} };
    const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
    const digest = createHmac('sha256', secret)
      .update(`${String(id)}.${String(timestamp)}.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${digest}`);
    const sent = JSON.parse(body);
    expect(Schema.Compile(deliverySchema()).Errors(sent)[1]).toEqual([]);
    expect(sent).toMatchObject({ deliveryId: delivery.deliveryId, routeId, sender: { userId: 'ada' } });
    const [route] = readRoutes(JSON.stringify(sent.document)).routes;
    expect(route?.tree).toMatchObject({ smiles: 'CC(=O)Nc1ccc(O)cc1', reaction: { type: 'reaction' } });
  });

  it('brings a draft procedure for each step, as data and as text in the language of the sender', async () => {
    accept();
    const { routeIds } = await keepRoutes(service, [procainamide]);
    const [id = ''] = routeIds;
    for (const culture of ['en', 'zh-CN'] as const) {
      const who = { headers: { 'x-culture': culture } };
      const roNumber = `RO-${culture}`;
      expect((await service.call('syncToLab', { body: { routeId: id, roNumber } }, who)).code).toBe(200);
      const sent = JSON.parse(eln.posted.at(-1)?.body ?? '');
      expect(Schema.Compile(deliverySchema()).Errors(sent)[1]).toEqual([]);
      const { steps } = (await service.call('routeDetail', { query: { routeId: id } }, who)).data;
      const ordered = steps.toSorted((a, b) => a.number - b.number);
      expect(sent).toMatchObject({
        version: 2,
        procedures: ordered.map(({ stepId, number, reactionSmiles }) => ({
          stepId,
          number,
          reactionSmiles,
          language: culture,
        })),
      });
      for (const { stepId, procedure, text } of sent.procedures) {
        const { data } = await service.call('reactionProcedure', { body: { routeId: id, stepId } }, who);
        expect(procedure).toEqual(data);
        for (const { name } of data.materials) expect(text).toContain(name);
        for (const { sentences } of data.sections) for (const one of sentences) expect(text).toContain(one);
      }
    }
  });

  it('of before procedures were sent is a document of version 1 still', () => {
    const { procedures: _, ...body } = JSON.parse(eln.posted.at(-1)?.body ?? '');
    const check = Schema.Compile(deliverySchema());
    expect(check.Check({ ...body, version: 1 })).toBe(true);
    expect(check.Check({ ...body, version: 2 })).toBe(false);
    expect(check.Check({ ...body, version: 3, procedures: [] })).toBe(false);
  });

  it('is not sent twice while it has not changed', async () => {
    const before = eln.posted.length;
    const again = (await push('RO-1')).data.delivery;
    expect(again.state).toBe('delivered');
    expect(eln.posted.length).toBe(before);
  });

  it('that is refused answers 10033 with the reason, and is sent again on demand', async () => {
    eln.responseWith((response) => sendJson(response, 422, {}));
    const refused = await push('RO-2');
    expect(refused.code).toBe(10033);
    expect(refused.error?.details).toMatchObject({
      reason: 'refused',
      status: 422,
      text: 'The lab notebook rejected the route (status 422).',
    });
    const deliveryId = String(Reflect.get(refused.error?.details ?? {}, 'deliveryId'));
    expect(await stateOf(deliveryId)).toMatchObject({ state: 'failed', failure: { reason: 'refused', status: 422 } });
    accept();
    const { delivery } = (await service.call('elnRetry', { body: { deliveryId } }, ada)).data;
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  it('waits while the ELN is down, and arrives by itself under the same key', async () => {
    await eln.close();
    const { delivery } = (await push('RO-3')).data;
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, failure: { reason: 'unreachable' } });
    await eln.reopen();
    const arrived = await waitFor(async () => {
      const now = await stateOf(delivery.deliveryId);
      return now?.state === 'delivered' && now;
    });
    expect(arrived.attempts).toBeGreaterThan(1);
    expect(eln.posted.at(-1)?.headers['idempotency-key']).toBe(delivery.deliveryId);
  });

  it('goes with others, all of them or none', async () => {
    const stranger = '018f3f7e-7d3e-4c11-9a55-3a1d5a6b7c99';
    const before = (await service.call('elnDeliveries', { body: { pageIndex: 1, pageSize: 1 } }, ada)).data.total;
    const refused = await service.call('batchSyncToLab', { body: { routeIds: [routeId, stranger] } }, ada);
    expect(refused.code).toBe(10022);
    const after = (await service.call('elnDeliveries', { body: { pageIndex: 1, pageSize: 1 } }, ada)).data.total;
    expect(after).toBe(before);
    const { deliveries } = (await service.call('batchSyncToLab', { body: { routeIds: [routeId, routeId] } }, ada)).data;
    expect(deliveries).toHaveLength(1);
    const id = deliveries[0]?.deliveryId ?? '';
    await waitFor(async () => (await stateOf(id))?.state === 'delivered');
    expect((await stateOf(id))?.state).toBe('delivered');
  });

  it('keeps its task from being deleted (20030)', async () => {
    const { taskId } = (await service.call('routeDetail', { query: { routeId } }, ada)).data;
    expect((await service.call('retroTaskDelete', { body: { taskIds: [taskId] } }, ada)).code).toBe(20030);
  });

  it('stays when its search is started anew, as one that is shared does, while the others go', async () => {
    const from = (smiles: string) => ({ smiles: 'CC(=O)NCc1ccccc1', from: [{ smiles }, { smiles: 'CC(=O)O' }] });
    const kept = await keepRoutes(service, [from('NCc1ccccc1'), from('ClCc1ccccc1'), from('O=Cc1ccccc1')]);
    const [pushed = '', shared = '', other = ''] = kept.routeIds;
    expect((await service.call('syncToLab', { body: { routeId: pushed } })).code).toBe(200);
    expect((await service.call('shareToOther', { query: { kind: 'route', itemId: shared } })).code).toBe(200);
    expect((await service.call('retroTaskRestart', { body: { taskId: kept.taskId } })).code).toBe(200);
    const codes = [pushed, shared, other].map(async (id) => {
      const { code } = await service.call('routeDetail', { query: { routeId: id } });
      return code;
    });
    expect(await Promise.all(codes)).toEqual([200, 200, 20025]);
  });

  it('is found by its product number, beside what the ELN knows of it', async () => {
    eln.products.set('RO-1', {
      roNumber: 'RO-1',
      name: 'Paracetamol',
      structure: 'CC(=O)Nc1ccc(O)cc1',
      url: 'ftp://no',
    });
    const { product, deliveries } = (await service.call('searchByProductId', { query: { roNumber: 'RO-1' } }, ada))
      .data;
    expect(product).toMatchObject({ name: 'Paracetamol', molecule: { smiles: 'CC(=O)Nc1ccc(O)cc1' } });
    expect(product).not.toHaveProperty('url');
    expect(deliveries.map((one) => one.roNumber)).toEqual(['RO-1']);
    const other = (await service.call('searchByProductId', { query: { roNumber: 'RO-1' } })).data;
    expect(other.deliveries).toEqual([]);
    expect((await service.call('searchByProductId', { query: { roNumber: 'RO-404' } }, ada)).code).toBe(50003);
  });
});

describe('the switches of the ELN', () => {
  it('a user who may not push is refused (10039) and reads so in the profile, until the setting is on again', async () => {
    const set = (value: string) => service.call('changeSetting', { params: { key: 'IsCanPushDH', value } }, ada);
    await set('false');
    expect((await push('RO-5')).code).toBe(10039);
    expect((await service.call('userProfile', {}, ada)).data.isCanPushDH).toBe(false);
    await set('true');
    expect((await push('RO-5')).data.delivery.state).toBe('delivered');
    expect((await set('perhaps')).code).toBe(10012);
  });

  it("the provider's word goes before the setting", async () => {
    const who = { claims: { ...ada.claims, sub: 'told', can_push_dh: 'false' } };
    await service.call('changeSetting', { params: { key: 'IsCanPushDH', value: 'true' } }, who);
    expect((await service.call('webHookHost', {}, who)).data).toMatchObject({ isCanPushDH: false });
    expect((await push('RO-6', who)).code).toBe(10039);
  });

  it('tell the host while they are on, and answer 50004 while one is off', async () => {
    const host = new URL(eln.url).host;
    expect((await service.call('webHookHost', {}, ada)).data).toEqual({
      host,
      scilligenceHost: eln.url,
      isCanPushDH: true,
    });
    const { settings } = service.services.eln;
    const others: Partial<ElnSettings>[] = [{ isEnabled: false }, { webHook: undefined }];
    for (const change of others) {
      Reflect.set(service.services.eln, 'settings', { ...settings, ...change });
      expect((await push('RO-7')).code).toBe(50004);
      expect((await service.call('webHookHost', {}, ada)).data.host).toBeNull();
    }
    Reflect.set(service.services.eln, 'settings', { ...settings, isEnabled: false });
    expect((await service.call('searchByProductId', { query: { roNumber: 'RO-1' } }, ada)).code).toBe(50004);
    const before = eln.asked.length;
    Reflect.set(service.services.eln, 'settings', { ...settings, scilligenceHost: undefined });
    const found = (await service.call('searchByProductId', { query: { roNumber: 'RO-1' } }, ada)).data;
    expect([found.product, found.deliveries.length, eln.asked.length]).toEqual([undefined, 1, before]);
    Reflect.set(service.services.eln, 'settings', settings);
  });
});

it('a delivery that waits when a process ends is taken up by the next', async () => {
  await eln.close();
  const { delivery } = (await push('RO-8')).data;
  expect(delivery.state).toBe('waiting');
  await service.worker.close();
  await eln.reopen();
  const { clock, jobs, logger, database, eln: settings } = service.services;
  const definitions = [deliveryJob({ eln: settings, clock })];
  const next = new JobWorker({ database, queue: jobs, logger, definitions });
  await next.start();
  await waitFor(async () => (await stateOf(delivery.deliveryId))?.state === 'delivered');
  await next.close();
  expect((await stateOf(delivery.deliveryId))?.elnId).toBe('EXP-9');
});
