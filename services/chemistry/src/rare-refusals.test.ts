// Refusals that no other test meets on its way.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@app/shared/constants/limits';
import { stocks } from './features/stock/schema.ts';
import { worklistMolecules } from './features/batch/schema.ts';
import { startTestService, type TestService } from './test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const as = (sub: string) => ({ claims: { sub, tenantid: 't-one' } });

describe('refused is', () => {
  it('one stock more than a user may keep, with 10005', async () => {
    const fresh = { tenantId: 't-one', userId: 'full', state: 'ready' as const, outcomes: [], createdAt: new Date() };
    const counts = { rows: 0, accepted: 0, duplicate: 0, rejected: 0, molecules: 0, priced: 0 };
    await service.database.queries.insert(stocks).values(
      Array.from({ length: limits.stocksPerUser }, (_, at) => ({
        ...fresh,
        id: randomUUID(),
        name: `${at}`,
        counts,
      })),
    );
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/retro/stock-import?name=more',
      headers: {
        authorization: `Bearer ${await service.issuer.token(as('full').claims)}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload:
        '--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="a.csv"\r\n\r\nSMILES\nCCO\n\r\n--b--\r\n',
    });
    expect(response.json().error).toMatchObject({ code: 10005, details: { limit: limits.stocksPerUser } });
  });

  it('a file of molecules one of which cannot be drawn any more, with 10007', async () => {
    const who = as('drawing');
    await service.call('importByList', { body: { text: 'CCO' } }, who);
    const { queries } = service.database;
    const [row] = await queries.select().from(worklistMolecules).where(eq(worklistMolecules.userId, 'drawing'));
    if (!row) throw new Error('the tray is empty');
    const molecule = { ...row.molecule, smiles: 'C1CC' };
    await queries.update(worklistMolecules).set({ molecule }).where(eq(worklistMolecules.id, row.id));
    expect((await service.call('batchExport', { query: { fileType: 'sdf' } }, who)).code).toBe(10007);
  });

  it('stopping a task that was taken out of the line, with 20017', async () => {
    const who = as('pausing');
    await service.call('importByList', { body: { text: 'CCO' } }, who);
    await service.call('batchSearch', { body: {} }, who);
    await service.call('batchPause', { body: {} }, who);
    const [item] = (await service.call('waitingSmiles', { query: {} }, who)).data.items;
    expect((await service.call('retroTaskStop', { body: { taskId: item?.taskId ?? '' } }, who)).code).toBe(20017);
  });

  it('a wish for mails where no mail server is configured, with 50006', async () => {
    expect((await service.call('changeEmailNotice', { body: { finishedTasks: true } }, as('mails'))).code).toBe(50006);
    expect((await service.call('changeEmailNotice', { body: { finishedTasks: false } }, as('mails'))).code).toBe(200);
  });
});
