// Files of molecules through the gateway: checked, scored, listed and taken out again.

import type { Culture } from '@app/shared/constants/locale';
import type { ErrorBody } from '@app/shared/contracts/call';
import type { ScoreFileCheck, ScoreTask } from '@app/shared/contracts/sascore/sascore';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';
import { place } from './support/place.ts';

let chemist: Member;
beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});

interface Answers {
  '/api/sascore/import': { task: ScoreTask };
  '/api/sascore/import-check': ScoreFileCheck;
}

async function upload<P extends keyof Answers>(
  path: P,
  content: string,
  { culture = 'en', query = {}, fileName = 'a.sdf' }: { culture?: Culture; query?: object; fileName?: string } = {},
): Promise<{ code: number; data: Answers[P]; error?: ErrorBody }> {
  const { body } = await supertest(place.url)
    .post(path)
    .query(query)
    .set({ cookie: chemist.cookie, host: new URL(place.url).host, 'x-csrf': '1', 'x-culture': culture })
    .attach('iFormFile', Buffer.from(content), fileName);
  return body;
}

const record = (element: string, molid: string) =>
  `${molid}\n  test\n\n  2  1  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\n` +
  `    1.5000    0.0000    0.0000 ${element}   0  0\n  1  2  1  0\nM  END\n>  <molid>\n${molid}\n\n$$$$\n`;
const library = record('O', 'A-1') + record('N', 'A-2') + record('Xx', 'A-3');

async function finished(id: string): Promise<ScoreTask> {
  for (;;) {
    const { task } = (await chemist.call('sascoreParameters', { params: { id } })).data;
    if (task.state !== 'queued' && task.state !== 'searching') return task;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('a file of molecules', () => {
  it('is checked without a task, and every finding is in both languages', async () => {
    const before = (await chemist.call('sascoreTasks', { body: { pageIndex: 1, pageSize: 1 } })).data.total;
    const english = await upload('/api/sascore/import-check', library);
    const chinese = await upload('/api/sascore/import-check', library, { culture: 'zh-CN' });
    expect(english.data).toMatchObject({ rows: 3, readable: 2, errors: 1, columns: ['molid'] });
    expect(english.data.findings[0]).toMatchObject({ row: 3, molid: 'A-3', severity: 'error' });
    expect(english.data.findings[0]?.message).toMatch(/^[\x20-\x7e]+$/);
    expect(chinese.data.findings[0]?.message).toMatch(/\p{Script=Han}/u);
    const after = (await chemist.call('sascoreTasks', { body: { pageIndex: 1, pageSize: 1 } })).data.total;
    expect(after).toBe(before);
  });

  it('becomes a task, whose rows are listed, explained and taken out as a file', async () => {
    const name = `Contract ${Date.now()}`;
    const { data } = await upload('/api/sascore/import', library, { query: { name, fileName: 'library.sdf' } });
    const { taskId } = data.task;
    expect(await finished(taskId)).toMatchObject({
      state: 'completed',
      scored: 3,
      unreadable: 1,
      fileName: 'library.sdf',
    });
    expect((await upload('/api/sascore/import', library, { query: { name } })).code).toBe(30012);
    const { items } = (await chemist.call('sascoreResults', { body: { taskId, pageIndex: 1, pageSize: 9 } })).data;
    expect(items.map(({ molid }) => molid)).toEqual(['A-1', 'A-2', 'A-3']);
    const structure = items[0]?.molecule?.smiles ?? '';
    const explained = (await chemist.call('sascoreExplain', { body: { structure } })).data;
    expect(explained.score).toBe(items[0]?.score);
    const file = await chemist.call('sascoreFile', { params: { id: taskId }, query: { fileType: 'csv' } });
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.text).toContain('A-1');
    expect((await chemist.call('sascoreDelete', { params: { id: taskId } })).data.deleted).toBe(1);
    expect((await chemist.call('sascoreParameters', { params: { id: taskId } })).code).toBe(10022);
  });

  it.each([
    ['startTime', 30007],
    ['endTime', 30008],
  ])('has a list that refuses a wrong %s with its code', async (field, code) => {
    const body = { pageIndex: 1, pageSize: 10, [field]: 'yesterday' };
    expect((await chemist.call('sascoreTasks', { body })).code).toBe(code);
  });

  it('without a molid is refused in the language of the caller', async () => {
    const bare = library.replaceAll('molid', 'name');
    const { code, error } = await upload('/api/sascore/import-check', bare, { culture: 'zh-CN' });
    expect(code).toBe(30006);
    expect(error?.message).toMatch(/\p{Script=Han}/u);
  });
});
