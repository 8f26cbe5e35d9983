import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessagesPerHour, type ContactMessage } from '@app/shared/contracts/contact';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { mailJob, mailKind } from '../../platform/mail/mail-job.ts';
import { runContact } from './admin.ts';
import { contactMails } from './mails.ts';
import { keepMessage } from './message-store.ts';
import type { JobData } from '../../platform/jobs/kind.ts';
import { makeDue } from '../../test-support/job-probe.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { startSmtpServer, textOfMail, type SmtpServer } from '../../test-support/servers/smtp-server.ts';

// Later than any test runs: the queue, whose clock is the database's, tries nothing again by itself.
let now = new Date('2226-11-28T09:00:00Z');
let smtp: SmtpServer;
let service: TestService;
let withoutMail: TestService;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const contact = { recipient: 'sales@example.com', sender: 'planning@example.com', smtpUrl: smtp.url };
  service = await startTestService({ contact, clock: { now: () => now } });
  withoutMail = await startTestService();
});
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.refuse(false);
  now = new Date(now.getTime() + 3 * 3_600_000);
});
afterAll(async () => {
  await service.close();
  await withoutMail.close();
  await smtp.close();
});

const whole: ContactMessage = {
  name: 'Chen Wei',
  company: 'Demo Pharma',
  phone: '+86 138-0000-0001',
  email: 'chen@Demo.Example',
  subject: 'More searches',
  message: 'We need 2,000 routes a month.\nWhat would that cost?',
};
const send = (change: Partial<ContactMessage> = {}, who = {}, to = service) =>
  to.call('contactSend', { body: { ...whole, ...change } }, who);
const as = (sub: string, claims = {}) => ({ claims: { sub, ...claims } });
const headOf = (data = '') => data.split('\r\n\r\n')[0] ?? '';
const bodyOf = (data = '') => data.replaceAll('=\r\n', '').replaceAll('=3D', '=');

const nextAttempt = async (messageId: string): Promise<Date | undefined> => {
  await service.idle(mailKind);
  const jobs = await service.services.jobs.boss.findJobs<JobData>(mailKind.name, { queued: true });
  return jobs.find(({ data }) => data.id === messageId)?.startAfter;
};

describe('a message to the operator', () => {
  it('is kept and reaches the recipient, who can answer its writer', async () => {
    const { messageId, state } = (await send()).data;
    expect(state).toBe('sent');
    expect(smtp.mails[0]?.to).toEqual(['sales@example.com']);
    const mail = bodyOf(smtp.mails[0]?.data);
    for (const said of [
      'From: planning@example.com',
      'Reply-To: chen@demo.example',
      'Subject: [Synthline] More searches',
      'Name: Chen Wei',
      'Company: Demo Pharma',
      '+8613800000001',
      'We need 2,000 routes a month.',
      messageId,
    ])
      expect(mail).toContain(said);
    const [kept] = await runContact({ action: 'list' }, service);
    expect(kept).toMatchObject({ messageId, ...whole, email: 'chen@demo.example', phone: '+8613800000001' });
  });

  it('is written in the language of its writer', async () => {
    await send({ subject: '续订' }, { headers: { 'x-culture': 'zh-CN' } });
    expect(textOfMail(smtp.mails[0]?.data)).toContain('姓名：Chen Wei');
  });

  it.each<[string, Partial<ContactMessage>]>([
    ['subject', { subject: 'Hello\r\nBcc: all@example.com' }],
    ['subject with a bare line feed', { subject: 'Hello\nTo: all@example.com\n\nSpam' }],
    ['name', { name: 'Chen\r\nCc: all@example.com' }],
    ['company', { company: 'Demo\r\nBcc: all@example.com\r\n\r\n.' }],
    ['message', { message: '.\r\nRCPT TO:<all@example.com>\r\nDATA' }],
    ['subject with another kind of line break', { subject: 'Hello\u2028Bcc: all@example.com\u0085Cc: b@example.com' }],
  ])('cannot add a header by its %s', async (_field, change) => {
    expect((await send(change)).code).toBe(200);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.to).toEqual(['sales@example.com']);
    expect(headOf(smtp.mails[0]?.data)).not.toMatch(/^(?:bcc|cc):/im);
    expect(headOf(smtp.mails[0]?.data).match(/^to:/gim)).toHaveLength(1);
  });

  it.each<[string, Partial<ContactMessage>, string[]]>([
    ['no name', { name: ' \t' }, ['name']],
    ['no subject', { subject: '\r\n' }, ['subject']],
    ['no message', { message: '\u200e \n' }, ['message']],
    ['an address that is none', { email: 'chen@demo' }, ['email']],
    ['two addresses', { email: 'a@demo.example, b@demo.example' }, ['email']],
    ['an address with a header', { email: 'a@demo.example\r\nBcc: b@demo.example' }, ['email']],
    ['a number that is none', { phone: 'call me' }, ['phone']],
    ['nothing to answer to', { phone: '', email: '' }, ['email', 'phone']],
  ])('is refused with %s, by name', async (_what, change, fields) => {
    const { code, error } = await send(change);
    expect([code, error?.details]).toEqual([10012, { fields }]);
    expect(smtp.mails).toEqual([]);
  });

  it.each<[string, Partial<ContactMessage>]>([
    ['a mail address', { phone: '' }],
    ['a phone number', { email: '' }],
  ])('needs no more than %s to answer to', async (_what, change) => {
    expect((await send({ ...change, company: '' })).data.state).toBe('sent');
  });

  it('that the mail server refuses waits, is mailed later, and given up after a day', async () => {
    smtp.refuse(true);
    const { messageId, state } = (await send({}, as('patient'))).data;
    expect(state).toBe('waiting');
    smtp.refuse(false);
    expect(await nextAttempt(messageId)).toEqual(new Date(now.getTime() + 60_000));
    expect(smtp.mails).toEqual([]);
    await makeDue(service.database, mailKind);
    await service.idle(mailKind);
    expect(smtp.mails[0]?.data).toContain(`<contact-${messageId}@example.com>`);
    smtp.refuse(true);
    const lost = (await send({}, as('patient'))).data.messageId;
    const waits: number[] = [];
    for (let next = await nextAttempt(lost); next; next = await nextAttempt(lost)) {
      waits.push((next.getTime() - now.getTime()) / 60_000);
      await makeDue(service.database, mailKind);
      await service.idle(mailKind);
    }
    expect(waits).toEqual([1, 5, 30, 120, 480]);
    const failed = await runContact({ action: 'list', mail: 'failed' }, service);
    expect(failed).toMatchObject([{ messageId: lost, mailAttempts: 6 }]);
  });

  it(`is one of ${contactMessagesPerHour.user} an hour, also of those sent at once`, async () => {
    const codes = (await Promise.all(Array.from({ length: 8 }, () => send({}, as('eager'))))).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(contactMessagesPerHour.user);
    const { code, error } = await send({}, as('eager'));
    expect(code).toBe(429);
    expect(error?.details).toEqual({ retryAfterSeconds: 3_601 });
    expect((await send({}, as('calm'))).code).toBe(200);
    now = new Date(now.getTime() + 3_602_000);
    expect((await send({}, as('eager'))).code).toBe(200);
  });

  it('has nobody to go to without a recipient: 10032', async () => {
    expect((await send({}, {}, withoutMail)).code).toBe(10032);
    expect((await withoutMail.call('contactInfo', {})).data.takesMessages).toBe(false);
  });
});

describe('whom to ask', () => {
  it('names the administrators of the own tenant, and nobody else', async () => {
    const admin = { tenant_admin: true, tenantid: 't-own' };
    await service.call('userProfile', {}, as('boss', { ...admin, preferred_username: 'boss' }));
    await service.call('userProfile', {}, as('other-boss', { tenant_admin: true, tenantid: 't-other' }));
    const asked = async (sub: string, claims = {}) =>
      (await service.call('contactInfo', {}, as(sub, { tenantid: 't-own', ...claims }))).data;
    expect(await asked('colleague')).toMatchObject({
      administrators: [{ name: 'boss', isCaller: false }],
      takesMessages: true,
    });
    expect((await asked('boss', admin)).administrators).toMatchObject([{ name: 'boss', isCaller: true }]);
    expect((await service.call('contactInfo', {}, as('alone', { tenantid: 't-none' }))).data.administrators).toEqual(
      [],
    );
  });
});

it('messages that wait without a job, as after an upgrade, are mailed by the worker that starts next', async () => {
  const { database, clock, logger, jobs } = service.services;
  const settings = { sender: 'planning@example.com', smtpUrl: smtp.url };
  const owner = { tenantId: 't-upgraded', userId: 'chen' };
  const kept = { ...whole, culture: 'en' as const };
  await keepMessage(database.queries, owner, kept, { id: randomUUID(), now });
  const options = { settings, sources: [contactMails('sales@example.com')], clock, logger };
  await service.worker.close();
  const next = new JobWorker({ database, queue: jobs, logger, definitions: [mailJob(options)] });
  await next.start();
  await next.idle(mailKind.name);
  await next.close();
  expect(smtp.mails).toHaveLength(1);
  expect(await runContact({ action: 'list', tenant: 't-upgraded' }, service)).toMatchObject([{ mail: 'sent' }]);
});
