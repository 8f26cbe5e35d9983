// What a racemate is called wherever its task is spoken of: rows of lists, shares, notices, in both languages.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tasks } from '../tasks/schema.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

const chen = (culture: string) => ({ claims: { sub: 'chen' }, headers: { 'x-culture': culture } });
const mei = { claims: { sub: 'mei' } };

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  for (const userId of ['chen', 'mei']) {
    const record = { userId, tenantId: 't-one', userName: userId, phone: '', chineseName: '', email: '' };
    const body = { ...record, externalSource: null, externalUserId: null, userGroups: [] };
    await service.call('syncUser', { body }, { claims: { sub: userId } });
  }
});
afterAll(() => service.close());

const start = async (structure: string, culture: string) =>
  (await service.call('retroSearchStart', { body: { structure } }, chen(culture))).data.task;

const cases = [
  {
    given: 'C[C@H](O)CC |&1:1|',
    stereo: 'racemic',
    smiles: 'CC[C@H](C)O |&1:2|',
    en: 'rac-2-butanol',
    zh: 'rac-仲丁醇',
  },
  {
    given: 'C[C@@H](O)CC |o1:1|',
    stereo: 'relative',
    smiles: 'CC[C@H](C)O |o1:2|',
    en: 'rel-2-butanol',
    zh: 'rel-仲丁醇',
  },
  // The table lacks it: its structure gives the name.
  {
    given: 'CCC[C@H](O)CCNC(=O)c1ccccc1F |&1:3|',
    stereo: 'racemic',
    smiles: 'CCC[C@H](O)CCNC(=O)c1ccccc1F |&1:3|',
    en: 'rac-2-fluoro-N-(3-hydroxyhexyl)benzamide',
    zh: 'rac-2-氟-N-(3-羟基己基)苯甲酰胺',
  },
  // Without a name the formula says it.
  {
    given: 'CC[C@H](C)CP(=O)(O)O |&1:2|',
    stereo: 'racemic',
    smiles: 'CC[C@H](C)CP(=O)(O)O |&1:2|',
    en: 'rac-C5H13O3P',
    zh: 'rac-C5H13O3P',
  },
];

describe.each(cases)('a task for $given', ({ given, stereo, smiles, en, zh }) => {
  it('is called so in lists, shares and notices', async () => {
    for (const [culture, name] of [
      ['en', en],
      ['zh-CN', zh],
    ] as const) {
      const task = await start(given, culture);
      expect([task.taskName, task.target.smiles, task.target.stereo]).toEqual([name, smiles, stereo]);
      const ended = { state: 'completed', finishedAt: service.services.clock.now() } as const;
      await service.database.queries.update(tasks).set(ended).where(eq(tasks.id, task.taskId));
      const list = await service.call('retroTaskList', { body: { pageIndex: 1, pageSize: 20 } }, chen(culture));
      const row = list.data.items.find(({ taskId }) => taskId === task.taskId);
      expect(row).toMatchObject({ taskName: name, target: task.target });

      const query = { kind: 'task' as const, itemId: task.taskId, userIds: 'mei' };
      const { share } = (await service.call('shareToOther', { query }, chen(culture))).data;
      expect(share).toMatchObject({ name, target: task.target });
      const opened = await service.call('shareRecord', { query: { shareCode: share.shareCode } }, mei);
      expect(opened.data.share).toMatchObject({ name, target: task.target });

      await service.services.notices.round();
      const notices = async (who: Parameters<TestService['call']>[2]) =>
        (await service.call('notificationList', { query: { pageIndex: 1, pageSize: 20 } }, who)).data.items;
      expect(await notices(chen(culture))).toContainEqual(
        expect.objectContaining({ subject: 'retrosynthesis', subjectId: task.taskId, name }),
      );
      expect(await notices(mei)).toContainEqual(expect.objectContaining({ kind: 'shareReceived', name }));
      await service.call('retroTaskDelete', { body: { taskIds: [task.taskId] } }, chen(culture));
    }
  });
});
