import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockImportKind } from '../stock/jobs.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('an expansion is ended when its caller leaves', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const { expansion } = service.services;
  service.services.expansion = {
    ...expansion,
    expand: (_order, signal) => {
      if (signal) asked.resolve(signal);
      return new Promise(() => undefined);
    },
  };
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = fetch(`${address}/api/retro/index-manual-search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await service.issuer.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ structure: 'aspirin' }),
    signal: leaving.signal,
  });
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => signal.aborted, { timeout: 30_000 }).toBe(true);
  service.services.expansion = expansion;
});

it('a precursor on an imported list is in stock for its owner, by the name of the list, and for nobody else', async () => {
  const list = 'SMILES,Name\nNc1ccc(CN2CCCCCC2)cc1,amine\n';
  const form = `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="a.csv"\r\n\r\n${list}\r\n--b--\r\n`;
  const imported = await service.app.inject({
    method: 'POST',
    url: '/api/retro/stock-import?name=Bench',
    headers: {
      authorization: `Bearer ${await service.issuer.token()}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: form,
  });
  expect(imported.statusCode).toBe(200);
  await service.idle(stockImportKind);
  const amineOf = async (claims: { sub?: string }) => {
    const body = { structure: 'COc1ccc(C(=O)Nc2ccc(CN3CCCCCC3)cc2)cc1', pageSize: 50 };
    const { items } = (await service.call('indexManualSearch', { body }, { claims })).data;
    const found = items.flatMap((one) => one.precursors).find(({ molecule }) => molecule.formula === 'C13H20N2');
    return found && { inStock: found.inStock, origin: found.origin };
  };
  expect(await amineOf({})).toEqual({ inStock: true, origin: { kind: 'list', name: 'Bench' } });
  expect(await amineOf({ sub: 'mei' })).toEqual({ inStock: false, origin: undefined });
});
