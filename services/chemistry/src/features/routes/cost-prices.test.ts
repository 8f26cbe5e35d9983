import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOf } from '@app/shared/rules/cost/route';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

const amine = 'NCc1ccccc1';
const now = new Date('2026-11-22T09:00:00Z');
const offer = (packGrams: number, price: number, currency = 'USD') => ({
  supplier: 'Example',
  packGrams,
  price,
  currency,
});

/** What the supplier's service answers with next. */
let reply: { status: number; body: unknown } | 'never';
const questions: { authorization: string | undefined; body: { currency: string; molecules: { smiles: string }[] } }[] =
  [];
let supplier: Server;
let service: TestService;
let without: TestService;
let routeId: string;

beforeAll(async () => {
  supplier = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      questions.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
      if (reply === 'never') return;
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => supplier.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(supplier.address() as AddressInfo).port}`;
  const priceService = { url, token: 'secret', timeoutMs: 1_000 };
  service = await startTestService({ priceService, clock: { now: () => now } });
  without = await startTestService();
  routeId = await keepRoute(service, 'CC(=O)NCc1ccccc1', [amine]);
});
afterAll(async () => {
  await service.close();
  await without.close();
  supplier.closeAllConnections();
  supplier.close();
});

const ask = () => service.call('routeCostPrices', { body: { routeId, currency: 'USD' } });
const sheet = async () => (await service.call('routeCost', { query: { routeId, currency: 'USD' } })).data.cost;

describe('live prices', () => {
  it.each([
    ['answers with an error', { status: 500, body: {} }],
    ['answers with no JSON', { status: 200, body: '<html>' }],
    ['answers in another shape', { status: 200, body: { prices: [{ smiles: amine, offers: [{ price: 1.5 }] }] } }],
    ['prices what was not asked for', { status: 200, body: { prices: [{ smiles: 'CCO', offers: [offer(1, 5)] }] } }],
    [
      'answers in another currency',
      { status: 200, body: { prices: [{ smiles: amine, offers: [offer(1, 5, 'EUR')] }] } },
    ],
    ['does not answer in time', 'never' as const],
  ])('leave the sheet as it is, with 20036, when the service %s', async (_, answer) => {
    const before = await sheet();
    reply = answer;
    expect((await ask()).code).toBe(20036);
    expect(await sheet()).toEqual(before);
  });

  it('are asked for all materials at once, count in the sheet, and name supplier and day', async () => {
    const before = await sheet();
    reply = { status: 200, body: { prices: [{ smiles: amine, offers: [offer(1_000, 21_400), offer(25, 1_890)] }] } };
    const { cost, asked, told } = (await ask()).data;
    const question = questions.at(-1);
    expect(question).toMatchObject({ authorization: 'Bearer secret', body: { currency: 'USD' } });
    expect(question?.body.molecules.map(({ smiles }) => smiles)).toContain(amine);
    expect([asked, told]).toEqual([question?.body.molecules.length, 1]);
    const line = cost.sheet.steps[0]?.lines.find(({ smiles }) => smiles === amine);
    expect(line?.price).toEqual({ value: 21_400, source: 'live', origin: 'Example, 2026-11-22' });
    expect(line?.smallPrice).toBe(76_000);
    expect(cost.pricesAskedAt).toBe(now.toISOString());
    expect(costOf(cost.sheet).total).not.toBe(costOf(before.sheet).total);
    expect(await sheet()).toEqual(cost);
  });

  it('stay when the service fails later, and are the asker’s alone', async () => {
    const before = await sheet();
    reply = { status: 503, body: {} };
    expect((await ask()).code).toBe(20036);
    expect(await sheet()).toEqual(before);
    const mei = { claims: { sub: 'mei', preferred_username: 'mei' } };
    expect((await service.call('routeCostPrices', { body: { routeId } }, mei)).code).toBe(10022);
  });

  it('are refused where no service is configured', async () => {
    const other = await keepRoute(without, 'CC(=O)NCc1ccccc1', [amine]);
    expect((await without.call('routeCostPrices', { body: { routeId: other } })).code).toBe(10039);
  });
});
