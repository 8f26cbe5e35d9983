import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { mailJob } from '../../platform/mail/mail-job.ts';
import { inquiryMails } from './mails.ts';
import { inquiries } from './schema.ts';
import { startSmtpServer, type SmtpServer } from '../../test-support/servers/smtp-server.ts';

let now = new Date('2026-11-22T09:00:00Z');
let smtp: SmtpServer;
let service: TestService;
let withoutMail: TestService;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const inquiry = { recipient: 'purchasing@example.com', sender: 'planning@example.com', smtpUrl: smtp.url };
  service = await startTestService({ inquiry, clock: { now: () => now } });
  withoutMail = await startTestService();
});
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.refuse(false);
});
afterAll(async () => {
  await service.close();
  await withoutMail.close();
  await smtp.close();
});

const aspirin = 'CC(=O)Oc1ccccc1C(=O)O';
const mei = { claims: { sub: 'mei', preferred_username: 'mei' } };
const stranger = { claims: { sub: 'chen', tenantid: 't-two' } };
const send = (body: { structure: string; grams?: number; purity?: string; remarks?: string }, who = {}) =>
  service.call('inquirySend', { body }, who);
const retry = (inquiryId: string, who = {}) => service.call('inquiryRetry', { body: { inquiryId } }, who);
const list = async (query: { state?: 'failed' | 'sent' | 'answered'; searchValue?: string } = {}, who = {}) =>
  (await service.call('inquiryList', { query: { pageIndex: 1, pageSize: 20, ...query } }, who)).data;

describe('an inquiry', () => {
  it('reaches the recipient with the molecule, its drawing, and what is wanted', async () => {
    const { inquiry } = (await send({ structure: aspirin, grams: 250, purity: '≥ 98 %', remarks: 'soon' })).data;
    expect(inquiry).toMatchObject({ state: 'sent', grams: 250, attempts: 1, sentAt: now.toISOString() });
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['purchasing@example.com']);
    for (const said of [
      'From: planning@example.com',
      'Subject: Inquiry: aspirin',
      '50-78-2',
      aspirin,
      '250 g',
      'structure.mol',
    ])
      expect(mail?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(said);
  });

  it('is written in the language of who asks', async () => {
    await send({ structure: aspirin }, { headers: { 'x-culture': 'zh-CN' } });
    const subject = /Subject: =\?UTF-8\?B\?(.*)\?=/.exec(smtp.mails[0]?.data ?? '')?.[1] ?? '';
    expect(Buffer.from(subject, 'base64').toString('utf8')).toBe('询价：阿司匹林');
  });

  it('cannot add lines to the head of the mail', async () => {
    await send({ structure: aspirin, purity: '98\r\nBcc: all@example.com', remarks: '.\r\nRCPT TO:<x@example.com>' });
    expect(smtp.mails).toHaveLength(1);
    const [head = ''] = smtp.mails[0]?.data.split('\r\n\r\n') ?? [];
    expect(head).not.toContain('Bcc');
    expect(smtp.mails[0]?.to).toEqual(['purchasing@example.com']);
  });

  it('that the server refuses is kept as failed, and sent again under the same name', async () => {
    smtp.refuse(true);
    const { inquiry } = (await send({ structure: 'CCN(CC)CC' })).data;
    expect(inquiry).toMatchObject({ state: 'failed', sentAt: null });
    expect((await list({ state: 'failed' })).items.map((one) => one.inquiryId)).toContain(inquiry.inquiryId);
    expect((await retry(inquiry.inquiryId)).data.inquiry).toMatchObject({ state: 'failed', attempts: 2 });
    smtp.refuse(false);
    expect((await retry(inquiry.inquiryId)).data.inquiry).toMatchObject({ state: 'sent', attempts: 3 });
    expect(smtp.mails[0]?.data).toContain(`<inquiry-${inquiry.inquiryId}@example.com>`);
    expect((await retry(inquiry.inquiryId)).code).toBe(409);
  });

  it('is sent once by two who send it again at once', async () => {
    smtp.refuse(true);
    const { inquiryId } = (await send({ structure: aspirin })).data.inquiry;
    smtp.refuse(false);
    const codes = (await Promise.all([retry(inquiryId), retry(inquiryId)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 409]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is ended by its user, with the offer or without, and opened again', async () => {
    const { inquiryId } = (await send({ structure: aspirin })).data.inquiry;
    const answer = { supplier: 'Example', price: 12_500, currency: 'USD' as const, grams: 100, remarks: '' };
    const end = (body: { to: 'answered' | 'closed' | 'open'; answer?: typeof answer }) =>
      service.call('inquiryClose', { body: { inquiryId, ...body } });
    expect((await end({ to: 'answered', answer })).data.inquiry).toMatchObject({ state: 'answered', answer });
    expect((await end({ to: 'closed', answer })).code).toBe(10012);
    expect((await end({ to: 'closed' })).data.inquiry).toMatchObject({ state: 'closed', answer: null });
    expect((await end({ to: 'open' })).data.inquiry.state).toBe('sent');
  });

  it('is found by name in both languages and by structure', async () => {
    await send({ structure: aspirin });
    for (const searchValue of ['aspi', '阿司匹', 'CC(=O)Oc1'])
      expect((await list({ searchValue })).items.every((one) => one.molecule.smiles === aspirin)).toBe(true);
    const { total, counts } = await list({ searchValue: '%' });
    expect([total, Object.values(counts)]).toEqual([0, [0, 0, 0, 0, 0]]);
  });

  it('is nobody else’s to see, send or end', async () => {
    const { inquiryId } = (await send({ structure: aspirin })).data.inquiry;
    for (const who of [mei, stranger]) {
      expect((await retry(inquiryId, who)).code).toBe(10022);
      expect((await service.call('inquiryClose', { body: { inquiryId, to: 'closed' } }, who)).code).toBe(10022);
      expect((await list({}, who)).total).toBe(0);
    }
  });

  it('is refused for a regulated molecule with 10040, and nothing is kept or sent', async () => {
    const before = (await list()).total;
    expect((await send({ structure: 'COC(=O)C1C2CCC(CC1OC(=O)c1ccccc1)N2C' })).code).toBe(10040);
    expect([(await list()).total, smtp.mails]).toEqual([before, []]);
  });

  it('has nobody to go to without a recipient: 10032', async () => {
    const answers = [
      await withoutMail.call('inquirySend', { body: { structure: aspirin } }),
      await withoutMail.call('inquiryRetry', { body: { inquiryId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c31' } }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([10032, 10032]);
  });
});

describe('an offer that answered an inquiry', () => {
  it('is the price of the molecule in cost sheets of its currency, and says so', async () => {
    const amine = 'NCc1ccccc1';
    const routeId = await keepRoute(service, 'CC(=O)NCc1ccccc1', [amine]);
    const { inquiryId } = (await send({ structure: amine })).data.inquiry;
    const answer = { supplier: 'Example', price: 12_500, currency: 'USD' as const, grams: 500, remarks: '' };
    await service.call('inquiryClose', { body: { inquiryId, to: 'answered', answer } });
    const priceIn = async (currency: 'USD' | 'CNY') => {
      const { sheet } = (await service.call('routeCost', { query: { routeId, currency } })).data.cost;
      return sheet.steps.flatMap(({ lines }) => lines).find(({ smiles }) => smiles === amine)?.price;
    };
    expect(await priceIn('USD')).toEqual({ value: 25_000, source: 'quoted', origin: 'Example, 2026-11-22' });
    expect((await priceIn('CNY'))?.source).toBe('estimated');
    now = new Date(now.getTime() + 1_000);
  });
});

it('an inquiry of a time without a worker is sent by the next one, and is not sent again meanwhile', async () => {
  const { database, clock, logger, jobs } = service.services;
  await service.worker.close();
  const sending = send({ structure: 'CCN' }, mei);
  const [recorded] = await waitFor(async () => {
    const { items } = await list({}, mei);
    return items.length > 0 && items;
  });
  expect(recorded).toMatchObject({ state: 'recorded', attempts: 1 });
  expect((await retry(recorded?.inquiryId ?? '', mei)).code).toBe(409);
  const settings = { sender: 'planning@example.com', smtpUrl: smtp.url };
  const options = { settings, sources: [inquiryMails('purchasing@example.com')], clock, logger };
  const next = new JobWorker({ database, queue: jobs, logger, definitions: [mailJob(options)] });
  await next.start();
  expect((await sending).data.inquiry.state).toBe('sent');
  await next.close();
  expect(smtp.mails).toHaveLength(1);
  const [row] = await database.queries.select().from(inquiries).where(eq(inquiries.userId, 'mei'));
  expect(row?.mail).toBeNull();
});
