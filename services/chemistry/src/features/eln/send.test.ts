import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendJson, startFakeEln, type FakeEln } from '../../test-support/servers/fake-eln.ts';
import { backOffMs, retryPlan } from './retry-plan.ts';
import { sendDelivery } from './send.ts';
import { signedHeaders } from './signature.ts';

let eln: FakeEln;
beforeAll(async () => {
  eln = await startFakeEln();
});
afterAll(() => eln.close());

const now = new Date('2026-03-04T05:06:07.890Z');
const shipment = { id: 'c0ffee00-0000-4000-8000-000000000001', body: '{"route":"Å"}' };
const send = (timeoutMs = 2_000) =>
  sendDelivery({ url: `${eln.url}/hook`, secret: 'a secret of sixteen' }, shipment, now, timeoutMs);

describe('a request to the ELN', () => {
  it('is signed over id, moment and the very bytes', () => {
    const digest = createHmac('sha256', 'key').update('id.1772600767.{"a":1}').digest('base64');
    expect(signedHeaders('id', '{"a":1}', 'key', now)).toEqual({
      'webhook-id': 'id',
      'webhook-timestamp': '1772600767',
      'webhook-signature': `v1,${digest}`,
    });
  });

  it('arrives with its key, and brings back what the ELN calls the record', async () => {
    expect(await send()).toEqual({ state: 'delivered', elnId: 'EXP-1', elnUrl: 'https://eln.example/EXP-1' });
    expect(eln.posted.at(-1)?.headers).toMatchObject({
      'idempotency-key': shipment.id,
      'webhook-id': shipment.id,
      'content-type': 'application/json',
    });
    expect(eln.posted.at(-1)?.body).toBe(shipment.body);
  });

  it.each([
    [200, 'no JSON', { state: 'delivered', elnId: null, elnUrl: null }],
    [201, '{"id":7,"url":"javascript:alert(1)"}', { state: 'delivered', elnId: '7', elnUrl: null }],
    [422, '', { state: 'failed', reason: 'refused', status: 422, isFinal: true }],
    [302, '', { state: 'failed', reason: 'refused', status: 302, isFinal: true }],
    [413, '', { state: 'failed', reason: 'tooLarge', status: 413, isFinal: true }],
    [429, '', { state: 'failed', reason: 'busy', status: 429, isFinal: false }],
    [500, '', { state: 'failed', reason: 'serverError', status: 500, isFinal: false }],
  ])('that is answered with %i %s', async (status, body, outcome) => {
    eln.responseWith((response) => response.writeHead(status, { location: '/elsewhere' }).end(body));
    expect(await send()).toEqual(outcome);
  });

  it('waits as long as the ELN asks for', async () => {
    eln.responseWith((response) => response.writeHead(503, { 'retry-after': '120' }).end());
    expect(await send()).toMatchObject({ reason: 'busy', waitMs: 120_000 });
  });

  it('is given up after its time, and told apart from a notebook that is not there', async () => {
    eln.responseWith((response) => setTimeout(() => sendJson(response, 200, {}), 1_000).unref());
    expect(await send(100)).toEqual({ state: 'failed', reason: 'timeout', status: null, isFinal: false });
    const nobody = { url: 'http://127.0.0.1:1/hook', secret: 'a secret of sixteen' };
    expect(await sendDelivery(nobody, shipment, now, 2_000)).toMatchObject({ reason: 'unreachable', isFinal: false });
  });
});

it('is tried again after ever longer pauses, an hour at most, for days', () => {
  const pauses = Array.from({ length: retryPlan.attempts - 1 }, (_, at) => backOffMs(retryPlan, at + 1, 0.5));
  expect(pauses.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(Math.max(...pauses)).toBe(3_600_000);
  const days = pauses.reduce((sum, ms) => sum + ms, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
  expect([backOffMs(retryPlan, 1, 0), backOffMs(retryPlan, 1, 1)]).toEqual([9_000, 11_000]);
});
