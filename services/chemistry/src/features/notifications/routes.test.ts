import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inquiries } from '../inquiry/schema.ts';
import { mailWishes, notices } from './schema.ts';
import { NoticeService } from './service.ts';
import { tasks } from '../tasks/schema.ts';
import { users } from '../account/schema.ts';
import { sharePeople, shares } from '../tasks/share-schema.ts';
import { putSearch } from '../intermediates/testing/read-routes.ts';
import { mailKind } from '../../platform/mail/mail-job.ts';
import { makeDue } from '../../test-support/job-probe.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { startSmtpServer, textOfMail, type SmtpServer } from '../../test-support/servers/smtp-server.ts';

let service: TestService;
let smtp: SmtpServer;
const tenantId = 't-told';
const who = (userId: string, tenant = tenantId) => ({ claims: { sub: userId, tenantid: tenant } });
const chen = who('chen');
const li = who('li');
const stranger = who('chen', 't-else');
const chain = ['CC(=O)Nc1ccccc1', 'CCCCCCc1ccccc1N', 'c1ccccc1'];

beforeAll(async () => {
  smtp = await startSmtpServer();
  const mail = { sender: 'planning@example.com', smtpUrl: smtp.url };
  service = await startTestService({ mail, publicUrl: 'https://planning.example.com' });
});
afterAll(async () => {
  await service.close();
  await smtp.close();
});
beforeEach(async () => {
  const { queries } = service.database;
  for (const table of [notices, mailWishes, sharePeople, shares, inquiries, tasks, users]) await queries.delete(table);
  for (const one of [chen, li, stranger]) await service.call('userProfile', {}, one);
  await reached('chen', 'chen@example.com');
  smtp.mails.length = 0;
  smtp.refuse(false);
});

async function reached(userId: string, email: string, language = 'en'): Promise<void> {
  const of = and(eq(users.tenantId, tenantId), eq(users.userId, userId));
  await service.database.queries.update(users).set({ email, language }).where(of);
}

/** Gathers, and lets what is due be mailed. */
async function round(): Promise<void> {
  await service.services.notices.round();
  await service.idle(mailKind);
}

const search = (userId = 'chen') => putSearch(service.services, { tenantId, userId }, [chain]);
const read = async (one = chen) =>
  (await service.call('notificationList', { query: { pageIndex: 1, pageSize: 20 } }, one)).data;
const unread = async (one = chen) => (await service.call('notificationUnreadCount', {}, one)).data.unread;
const decoded = (data: string) =>
  data.replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

describe('notices', () => {
  it('tell once that a task ended, to its user alone, and are unread until they are read', async () => {
    const { taskId } = await search();
    await service.services.notices.round();
    await service.services.notices.round();
    const [task] = await service.database.queries.select().from(tasks).where(eq(tasks.id, taskId));
    const { total, items } = await read();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      kind: 'taskFinished',
      subject: 'retrosynthesis',
      subjectId: taskId,
      name: `task of ${chain[0]}`,
      count: 1,
      molecule: task?.targetKey,
      isRead: false,
    });
    expect([await unread(), await unread(li), await unread(stranger)]).toEqual([1, 0, 0]);
    const noticeIds = items.map((one) => one.noticeId);
    expect((await service.call('notificationRead', { body: { noticeIds } }, li)).code).toBe(10022);
    expect(await unread()).toBe(1);
    expect((await service.call('notificationRead', { body: { noticeIds } }, chen)).data).toEqual({ unread: 0 });
    expect((await read()).items[0]?.isRead).toBe(true);
  });

  it('tell of a failed task, a share and an inquiry that was not sent, the newest first, and are all read at once', async () => {
    const { queries } = service.database;
    const { taskId } = await search('li');
    const failed = await search();
    await queries.update(tasks).set({ state: 'failed', failureCode: 20_001 }).where(eq(tasks.id, failed.taskId));
    const share = { id: randomUUID(), tenantId, userId: 'li', kind: 'task' as const, itemId: taskId, taskId };
    const createdAt = new Date(Date.now() + 1_000);
    await queries
      .insert(shares)
      .values({ ...share, code: 'abc', routeType: 'retrosynthesis', isOpen: false, createdAt });
    await queries.insert(sharePeople).values({ shareId: share.id, userId: 'chen', createdAt });
    const [task] = await queries.select().from(tasks).where(eq(tasks.id, taskId));
    if (!task) throw new Error('no task');
    await queries.insert(inquiries).values({
      id: randomUUID(),
      tenantId,
      userId: 'chen',
      state: 'failed',
      molecule: task.target,
      names: 'acetanilide\n乙酰苯胺',
      purity: '',
      remarks: '',
      attempts: 1,
      createdAt,
      updatedAt: new Date(Date.now() + 2_000),
    });
    await service.services.notices.round();
    const { items } = await read();
    expect(items.map(({ kind, name }) => [kind, name])).toEqual([
      ['inquiryFailed', 'acetanilide'],
      ['shareReceived', `task of ${chain[0]}`],
      ['taskFailed', `task of ${chain[0]}`],
    ]);
    expect(items[1]).toMatchObject({ subjectId: 'abc', by: { userId: 'li' } });
    expect((await service.call('notificationRead', { body: {} }, chen)).data.unread).toBe(0);
  });
});

describe('mails of notices', () => {
  it('come to who asked for them, in their language', async () => {
    await reached('chen', 'chen@example.com', 'zh-CN');
    expect((await service.call('changeEmailNotice', { body: { finishedTasks: true } }, chen)).data).toEqual({
      finishedTasks: true,
      told: [],
    });
    expect((await read()).mail).toEqual({ isPossible: true, finishedTasks: true });
    const { taskId } = await search();
    await search('li');
    await round();
    await round();
    expect(smtp.mails.map((mail) => mail.to)).toEqual([['chen@example.com']]);
    const text = textOfMail(smtp.mails[0]?.data).replaceAll('\r\n', '\n');
    expect(text).toContain(`逆合成分析：“task of ${chain[0]}”已完成`);
    expect(text).toContain(`点击查看：\nhttps://planning.example.com/retrosynthesis?task=${taskId}\n`);
  });

  it('are sent once where several processes gather at once', async () => {
    await service.call('changeEmailNotice', { body: { finishedTasks: true } }, chen);
    await search();
    const others = Array.from({ length: 3 }, () => new NoticeService({ ...service.services, canMail: true }));
    await Promise.all(others.map((other) => other.round()));
    await service.idle(mailKind);
    expect((await read()).total).toBe(1);
    expect(smtp.mails).toHaveLength(1);
  });

  it('have no link to follow where they tell of another address', async () => {
    await round();
    await reached('chen', 'new@example.com');
    await service.call('changeEmailNotice', { body: {} }, chen);
    await service.idle(mailKind);
    expect(smtp.mails).toHaveLength(2);
    for (const { data } of smtp.mails) expect(decoded(data)).not.toContain('https://');
  });

  it('that the server refuses wait for another try', async () => {
    await service.call('changeEmailNotice', { body: { finishedTasks: true } }, chen);
    smtp.refuse(true);
    await search();
    await round();
    const { queries } = service.database;
    const [row] = await queries.select().from(notices);
    expect(row).toMatchObject({ mail: 'waiting', mailAttempts: 1 });
    smtp.refuse(false);
    await round();
    expect(smtp.mails).toHaveLength(0);
    await makeDue(service.database, mailKind);
    await round();
    expect(smtp.mails).toHaveLength(1);
    expect(await queries.select({ mail: notices.mail }).from(notices)).toEqual([{ mail: 'sent' }]);
  });

  it('tell a changed address to the old one and to the new one, once', async () => {
    await round();
    await reached('chen', 'new@example.com');
    const told = async () => (await service.call('changeEmailNotice', { body: {} }, chen)).data.told;
    expect(await told()).toEqual(['chen@example.com', 'new@example.com']);
    await service.idle(mailKind);
    expect(smtp.mails.flatMap((mail) => mail.to)).toEqual(['chen@example.com', 'new@example.com']);
    expect(decoded(smtp.mails[0]?.data ?? '')).toContain('Your email address was changed to new@example.com');
    expect(await told()).toEqual([]);
    expect((await read()).items[0]).toMatchObject({ kind: 'addressChanged', name: 'new@example.com' });
  });
});
