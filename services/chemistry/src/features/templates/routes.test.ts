import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemplateSet } from '@app/shared/contracts/templates';
import { templateImportKind } from './jobs.ts';
import { templatesFor } from './template-store.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const amide = '[C:1](=[O:2])-[NH;D2:3]-[C:4]>>O-[C:1]=[O:2].[NH2:3]-[C:4]';
const aryl = '[c:1]-[N;H1:2]-[CH2,CH3:3]>>[c:1]-[NH2:2].I-[C:3]';
const list = `${amide} our amide\n${aryl} N-alkylation\n[C:1]>>[C:1]Br anything\n${amide} again\n`;

async function upload(content: string, query: Record<string, string>, claims: JWTPayload = {}, name = 'upload.txt') {
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/retro/template-set-import?${new URLSearchParams(query)}`,
    headers: {
      authorization: `Bearer ${await service.issuer.token(claims)}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${name}"\r\n\r\n${content}\r\n--b--\r\n`,
  });
  const answer: { code: number; data: TemplateSet } = response.json();
  return answer;
}

async function imported(content: string, query: Record<string, string>, claims: JWTPayload = {}): Promise<string> {
  const { code, data } = await upload(content, query, claims);
  expect([code, data.state]).toEqual([200, 'importing']);
  await service.idle(templateImportKind);
  return data.id;
}

const sets = async (claims: JWTPayload) => (await service.call('templateSetList', {}, { claims })).data.items;
const used = async (userId: string, tenantId = 'tenant-1') =>
  (await templatesFor(service.services.database.queries, { tenantId, userId })).map(({ name }) => name);

describe('template sets of a user', () => {
  it('are imported from a plain list whose SMARTS hold commas, and say what was refused and why', async () => {
    const claims = { sub: 'maker' };
    const templateSetId = await imported(list, { name: 'House' }, claims);
    expect(await sets(claims)).toMatchObject([
      {
        name: 'House',
        scope: 'own',
        state: 'ready',
        isOn: true,
        isMine: true,
        counts: { taken: 2, duplicate: 1, rejected: 1 },
      },
    ]);
    const query = { templateSetId, pageIndex: 1, pageSize: 20 };
    const { data } = await service.call('templateSetReport', { query }, { claims, headers: { 'x-culture': 'zh-CN' } });
    expect(data).toMatchObject({
      total: 2,
      items: [
        { line: 3, outcome: 'rejected', reason: 'tooGeneral', message: expect.stringMatching(/[\u4E00-\u9FFF]/) },
        { line: 4, outcome: 'duplicate' },
      ],
    });
  });

  it('are proposed by only while they are on', async () => {
    const claims = { sub: 'switcher', tenantid: 'tenant-s' };
    const templateSetId = await imported(list, { name: 'House' }, claims);
    expect(await used('switcher', 'tenant-s')).toEqual(['our amide', 'N-alkylation']);
    const turn = async (isOn: boolean) =>
      (await service.call('templateSetSwitch', { body: { templateSetId, isOn } }, { claims })).data.templateSet.isOn;
    expect(await turn(false)).toBe(false);
    expect(await used('switcher', 'tenant-s')).toEqual([]);
    expect(await turn(true)).toBe(true);
    expect(await used('switcher', 'tenant-s')).toHaveLength(2);
  });

  it('are of no one else: not seen, not switched, not deleted', async () => {
    const templateSetId = await imported(amide, { name: 'Mine' }, { sub: 'owner-a' });
    const other = { claims: { sub: 'owner-b' } };
    expect((await sets(other.claims)).map(({ name }) => name)).not.toContain('Mine');
    expect((await service.call('templateSetSwitch', { body: { templateSetId, isOn: false } }, other)).code).toBe(
      10_022,
    );
    expect((await service.call('templateSetDelete', { body: { templateSetId } }, other)).code).toBe(10_022);
    const query = { templateSetId, pageIndex: 1, pageSize: 20 };
    expect((await service.call('templateSetReport', { query }, other)).code).toBe(10_022);
    const unknown = { templateSetId: randomUUID() };
    expect((await service.call('templateSetDelete', { body: unknown }, other)).code).toBe(10_022);
  });

  it('are brought for the whole tenant by its administrator alone, and switched by nobody else', async () => {
    const admin = { sub: 'head', tenant_admin: true, tenantid: 'tenant-t' };
    const member = { sub: 'member', tenantid: 'tenant-t' };
    expect((await upload(amide, { name: 'All', scope: 'tenant' }, member)).code).toBe(10_039);
    const templateSetId = await imported(amide, { name: 'All', scope: 'tenant' }, admin);
    expect(await sets(member)).toMatchObject([{ name: 'All', scope: 'tenant', isMine: false }]);
    expect(await used('member', 'tenant-t')).toHaveLength(1);
    const body = { templateSetId, isOn: false };
    expect((await service.call('templateSetSwitch', { body }, { claims: member })).code).toBe(10_022);
    expect((await service.call('templateSetSwitch', { body }, { claims: admin })).code).toBe(200);
    expect(await used('member', 'tenant-t')).toEqual([]);
    expect((await service.call('templateSetDelete', { body: { templateSetId } }, { claims: admin })).data.deleted).toBe(
      1,
    );
    expect(await sets(member)).toEqual([]);
  });

  it('of which nothing can be taken have failed and say so; reactants may come first', async () => {
    const claims = { sub: 'failing', tenantid: 'tenant-1' };
    await imported('[C:1]>>[C:1]Br', { name: 'Nothing' }, claims);
    const [product, precursors] = amide.split('>>');
    await imported(
      `smarts,name\n"${precursors}>>${product}",turned\n`,
      { name: 'Turned', direction: 'forward' },
      claims,
    );
    expect(await sets(claims)).toMatchObject([
      { name: 'Turned', state: 'ready', counts: { taken: 1 } },
      { name: 'Nothing', state: 'failed', failure: expect.stringMatching(/./) },
    ]);
    expect(await used('failing')).toEqual(['turned']);
  });
});
