// Condition optimization through the gateway: a reaction in, a plate out to the laboratory and its yields back.

import type { CallInput } from '@app/shared/contracts/catalogue';
import {
  type OptimizationResult,
  conditionOptimization,
  reactionConditions,
} from '@app/shared/contracts/conditions/conditions';
import {
  type YieldImport,
  exportConditions as exportConditionsCall,
} from '@app/shared/contracts/conditions/experiments';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';
import { place } from './support/place.ts';

let chemist: Member;
beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});

const reaction = 'Brc1ccncc1.OB(O)c1ccc(F)cc1>>Fc1ccc(-c2ccncc2)cc1';

/** A machine that has just started may be busy with reading its models. */
async function optimized(body: CallInput<'conditionOptimization'>['body']): Promise<OptimizationResult> {
  for (let attempt = 1; ; attempt += 1) {
    const { code, data } = await chemist.call('conditionOptimization', { body });
    if (code === 200) return data;
    if (code !== 10027 || attempt === 3) throw new Error(`condition-optimization answered ${code}`);
  }
}

async function upload(id: string, name: string, content: Buffer): Promise<{ code: number; data: YieldImport }> {
  const { body } = await supertest(place.url)
    .post('/api/retro/con-opt-results-import')
    .query({ id })
    .set({ cookie: chemist.cookie, host: new URL(place.url).host, 'x-csrf': '1', 'x-culture': 'en' })
    .attach('iFormFile', content, name);
  return body;
}

describe('condition optimization', () => {
  it('handles its examples', async () => {
    const body = conditionOptimization.example.body ?? { reaction };
    const data = await optimized(body);
    expect(data.optimization.kinds[0]?.templateId).toBe('amide-from-acid-and-primary-amine');
    expect(data.sets.length).toBeGreaterThan(3);
    const query = reactionConditions.example.query ?? { top: 5 };
    expect((await chemist.call('reactionConditions', { query })).data.conditions.length).toBeGreaterThan(0);
    const file = await chemist.call('exportConditions', { query: exportConditionsCall.example.query ?? {} });
    expect(file.headers['content-disposition']).toContain('.xlsx');
  });

  it('sends a plate to the laboratory, takes its yields back and proposes what to run next', async () => {
    const { optimization } = await optimized({ reaction, name: 'Contract' });
    const { id } = optimization;
    const plate = (await chemist.call('conditionPlate', { body: { id, wells: 24 } })).data;
    expect(plate.wells[0]?.well).toBe('A1');
    const file = await chemist.call('exportExpConditions', { body: { id, what: 'plate', fileType: 'csv' } });
    const [headings = '', ...rows] = file.text.trimEnd().split('\r\n');
    expect(rows).toHaveLength(plate.wells.length);
    expect(headings).toMatch(/,Yield \(%\),Note$/);
    const filled = [headings, ...rows.map((row, at) => row.replace(/,,$/, `,${at * 4},`))].join('\r\n');
    const { data } = await upload(id, 'plate.csv', Buffer.from(filled));
    expect([data.added, data.rejected]).toEqual([plate.wells.length, 0]);
    const next = (await chemist.call('conditionNext', { body: { id, count: 3 } })).data;
    expect([next.measured, next.suggestions.length]).toEqual([plate.wells.length, 3]);
    const renamed = await chemist.call('conditionRename', { query: { id, name: 'Contract, renamed' } });
    expect(renamed.data.optimization.name).toBe('Contract, renamed');
    const body = { pageIndex: 1, pageSize: 10, key: 'contract, ren', measuredOnly: true };
    expect((await chemist.call('conditionHistory', { body })).data.items.map((one) => one.id)).toContain(id);
    expect((await chemist.call('conditionDelete', { query: { id } })).data).toMatchObject({ deleted: 1 });
    expect((await chemist.call('conditionOptimizationOf', { query: { id } })).code).toBe(10022);
  });

  it('takes its own workbooks back, and no file of another kind', async () => {
    const { id } = (await optimized({ reaction })).optimization;
    const response = await supertest(place.url)
      .post('/api/export/exp-conditions')
      .set({ cookie: chemist.cookie, host: new URL(place.url).host, 'x-csrf': '1', 'x-culture': 'en' })
      .send({ id, what: 'plate' })
      .buffer(true)
      .parse((stream, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => done(null, Buffer.concat(chunks)));
      });
    const { data } = await upload(id, 'plate.xlsx', response.body as Buffer);
    expect(data.added).toBe(0);
    expect(data.rows.map(({ verdict }) => verdict)).toEqual(data.rows.map(() => 'empty'));
    expect((await upload(id, 'plate.sdf', Buffer.from('x'))).code).toBe(10009);
    expect((await upload(id, 'plate.csv', Buffer.from('Base,Yield\nK2CO3,=1+1\n'))).code).toBe(10026);
    expect((await upload(id, 'plate.csv', Buffer.alloc(1024 * 1024 + 1, `${'a'.repeat(99)}\n`))).code).toBe(10006);
    await chemist.call('conditionDelete', { query: { id } });
  });

  it('is refused to who has no permission for it', async () => {
    const { member: other } = await signIn('limited');
    expect((await other.call('conditionHistory', { body: { pageIndex: 1, pageSize: 10 } })).code).toBe(10039);
  });
});
