// The enterprise console: what administrators of a tenant submit, and what the back office makes of it.

import type { JWTPayload } from 'jose';
import type { CallData, CallInput } from '@app/shared/contracts/catalogue';
import { consoleLimits } from '@app/shared/constants/console';
import { moneyBound } from '@app/shared/constants/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDueAccounts } from './removal.ts';
import { runPayments, type PaymentsCommand } from './admin.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let now = Date.parse('2026-06-15T08:00:00Z');
const key = 'a key that only the back office knows';
const bank = {
  accountName: 'Planner Ltd',
  bankName: 'Bank of Tests',
  accountNumber: '0123',
  swift: null,
  bankAddress: null,
};
let service: TestService;

beforeAll(async () => {
  service = await startTestService({ clock: { now: () => new Date(now) }, console: { bank }, adminKey: key });
});
afterAll(() => service.close());

const person = (tenantid: string, more: JWTPayload = {}): JWTPayload => ({
  sub: `${tenantid}-boss`,
  tenantid,
  preferred_username: 'boss',
  customer_name: `Company ${tenantid}`,
  tenant_admin: true,
  account_type: 2,
  subscription_expires: '2026-08-31T00:00:00Z',
  ...more,
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

async function upload(claims: JWTPayload, content: Buffer, fileName = 'upload.png') {
  const head = `--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${fileName}"\r\n\r\n`;
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/console/payment/upload',
    headers: {
      authorization: `Bearer ${await service.issuer.token(claims)}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
  });
  const { code, data }: { code: number; data: CallData<'paymentUpload'> } = response.json();
  return { code, data };
}

type Bill = CallInput<'paymentCreate'>['body'];

let receipts = 0;
/** Another picture of another transfer. */
const receipt = () => Buffer.concat([png, Buffer.from(`receipt ${++receipts}`)]);

async function pay(claims: JWTPayload, more: Partial<Bill> = {}) {
  const { data } = await upload(claims, receipt());
  const bill: Bill = {
    plan: 'pro',
    months: 12,
    amount: 1_200_050,
    currency: 'CNY',
    paidOn: '2026-06-14',
    payer: 'Company',
    voucherIds: [data.voucherId],
    ...more,
  };
  return service.call('paymentCreate', { body: bill }, { claims });
}

const office = (command: PaymentsCommand) => runPayments(command, service.services);
const by = 'mara@planner.example';
const profileOf = async (claims: JWTPayload) => (await service.call('userProfile', {}, { claims })).data;
const page = { pageIndex: 1, pageSize: 20 };

describe('a receipt', () => {
  const claims = person('t-receipt');

  it('is a picture or PDF by its content, whatever its name says', async () => {
    expect((await upload(claims, png, 'upload.pdf')).data).toMatchObject({ format: 'png', bytes: png.length });
    expect((await upload(claims, pdf, 'upload.png')).data.format).toBe('pdf');
    const codes = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('MZ\x90'),
      Buffer.from('GIF89a'),
    ];
    expect(await Promise.all(codes.map(async (one) => (await upload(claims, one)).code))).toEqual([
      10009, 10009, 10009,
    ]);
  });

  it('is at most 5 MB', async () => {
    const large = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    expect((await upload(claims, large(consoleLimits.voucherBytes))).code).toBe(200);
    expect((await upload(claims, large(consoleLimits.voucherBytes + 1))).code).toBe(10006);
  });

  it('is read by administrators of its tenant and by nobody else', async () => {
    const { data } = await pay(claims);
    const voucherId = data.vouchers[0]?.voucherId ?? '';
    const read = (who: JWTPayload) => service.call('paymentVoucher', { params: { voucherId } }, { claims: who });
    const own = await read(claims);
    expect([own.status, own.headers['content-type'], own.headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(String(own.headers['content-disposition'])).toMatch(/^attachment; filename="receipt-.*\.png"$/);
    expect((await read(person('t-receipt', { sub: 'colleague' }))).status).toBe(200);
    expect((await read(person('t-other'))).code).toBe(10022);
    expect((await read(person('t-receipt', { sub: 'chemist', tenant_admin: false }))).code).toBe(10039);
  });

  it('belongs to one payment, of its own tenant', async () => {
    const { data } = await upload(claims, receipt());
    expect((await pay(claims, { voucherIds: [data.voucherId] })).code).toBe(200);
    expect((await pay(claims, { voucherIds: [data.voucherId] })).code).toBe(10012);
    const foreign = await upload(person('t-other'), png);
    expect((await pay(claims, { voucherIds: [foreign.data.voucherId] })).code).toBe(10012);
  });
});

describe('a transfer that was submitted before', () => {
  const claims = person('t-again');
  const refusal = async (more: Partial<Bill>) => (await pay(claims, more)).error?.details;
  const upload2 = async (content: Buffer) => (await upload(claims, content)).data.voucherId;

  it('is known by its receipt, whatever the file is called', async () => {
    const same = receipt();
    const [first, second] = [await upload2(same), await upload2(same)];
    expect(await refusal({ voucherIds: [first, second] })).toMatchObject({
      reason: 'receiptTwice',
      text: 'The same receipt was added twice. Remove one of them.',
    });
    const { number } = (await pay(claims, { voucherIds: [first] })).data;
    const used = { reason: 'receiptUsed', text: `This receipt was already submitted with payment ${number}.` };
    // One that was uploaded before, the id itself once more, and one that is uploaded now.
    expect(await refusal({ voucherIds: [second] })).toMatchObject(used);
    expect(await refusal({ voucherIds: [first] })).toMatchObject(used);
    expect((await upload(claims, same, 'another-name.png')).code).toBe(10012);
    expect((await upload(person('t-elsewhere'), same)).code).toBe(200);
  });

  it('is known by its transaction number, however it is written', async () => {
    const { number, transactionNumber } = (await pay(claims, { transactionNumber: ' fx-2026 0615 ab ' })).data;
    expect(transactionNumber).toBe('FX-20260615AB');
    for (const again of ['FX-20260615AB', 'fx-20260615ab', 'FX-2026\t0615AB'])
      expect(await refusal({ transactionNumber: again })).toMatchObject({ reason: 'transactionUsed', number });
    expect((await pay(claims, { transactionNumber: 'FX-20260615AC' })).code).toBe(200);
    expect((await pay(person('t-elsewhere'), { transactionNumber: 'FX-20260615AB' })).code).toBe(200);
    expect((await pay(claims)).code).toBe(200);
    expect((await pay(claims, { transactionNumber: '  ' })).code).toBe(200);
  });

  it('may be submitted again after its review failed', async () => {
    const same = receipt();
    const bill = { transactionNumber: 'FX-FAILED' };
    const { number } = (await pay(claims, { ...bill, voucherIds: [await upload2(same)] })).data;
    for await (const _ of await office({ action: 'reject', number, by, reason: 'wrong account' })) void _;
    expect((await pay(claims, { ...bill, voucherIds: [await upload2(same)] })).code).toBe(200);
  });

  it('is submitted once by two who submit it at once', async () => {
    const codes = (await Promise.all([1, 2, 3].map(() => pay(claims, { transactionNumber: 'FX-RACE' })))).map(
      ({ code }) => code,
    );
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 10012, 10012]);
  });
});

describe('the day of a transfer', () => {
  it.each([
    ['2026-06-15', '0', 200],
    ['2026-06-16', '0', 10012],
    ['2026-06-16', '13', 10012],
    ['2026-06-16', '14', 10012],
    ['2026-06-16', '16', 10012],
    ['2026-06-15', '-9', 10012],
    ['2026-06-14', '-9', 200],
    ['2030-01-01', '8', 10012],
    ['2025-06-15', '8', 200],
  ])('%s, %s hours east of Greenwich, is answered with %i', async (paidOn, hours, code) => {
    const claims = person(`t-day-${hours}`);
    const { data } = await upload(claims, receipt());
    const bill: Bill = {
      plan: 'pro',
      months: 1,
      amount: 100,
      currency: 'CNY',
      paidOn,
      payer: 'Company',
      voucherIds: [data.voucherId],
    };
    const answer = await service.call(
      'paymentCreate',
      { body: bill },
      { claims, headers: { 'x-timezone-offset': hours, 'x-culture': 'zh-CN' } },
    );
    const details = { reason: 'paidAhead', date: paidOn, text: `转账日期（${paidOn}）晚于今天。` };
    expect([answer.code, answer.error?.details]).toEqual([code, code === 200 ? undefined : details]);
  });
});

describe('a payment', () => {
  const claims = person('t-pay');

  it('is refused without an amount, for a day to come, and without a payer', async () => {
    const wrong: Partial<Bill>[] = [
      { amount: 0 },
      { amount: 1.5 },
      { months: 61 },
      { paidOn: '2026-06-16' },
      { payer: '  ' },
      { voucherIds: [] },
    ];
    for (const one of wrong) expect([one, (await pay(claims, one)).code]).toEqual([one, 10012]);
    expect((await service.call('paymentList', { body: page }, { claims })).data.total).toBe(0);
  });

  it.each([
    [1, 'CNY', 'CNY 0.01'],
    [29, 'USD', 'USD 0.29'],
    [100_000_005, 'CNY', 'CNY 1000000.05'],
    [8_589_934_597, 'USD', 'USD 85899345.97'],
    [moneyBound, 'CNY', 'CNY 100000000.00'],
  ] as const)('of %i minor units in %s is kept to the last of them', async (amount, currency, written) => {
    const exact = person(`t-exact-${amount}`);
    const { number } = (await pay(exact, { amount, currency })).data;
    const [listed] = (await service.call('paymentList', { body: page }, { claims: exact })).data.items;
    const last = (await service.call('lastPayment', {}, { claims: exact })).data.payment;
    expect([listed, last].map((one) => [one?.amount, one?.currency])).toEqual([
      [amount, currency],
      [amount, currency],
    ]);
    const shown = [];
    for await (const line of await office({ action: 'list', tenant: `t-exact-${amount}` })) shown.push(line);
    expect(shown).toMatchObject([{ number, amount: written }]);
    expect((await pay(exact, { amount: moneyBound + 1 })).code).toBe(10_012);
    expect((await pay(exact, { amount: 0.5 })).code).toBe(10_012);
  });

  it('is for administrators only, on every call', async () => {
    const chemist = person('t-pay', { sub: 'chemist', tenant_admin: false });
    const codes = [
      await service.call('bankTransferInfo', {}, { claims: chemist }),
      await service.call('paymentList', { body: page }, { claims: chemist }),
      await service.call('lastPayment', {}, { claims: chemist }),
      await service.call('pointsList', { body: { ...page, timeZone: 'UTC' } }, { claims: chemist }),
      await service.call('accountClose', { body: { typedName: 'boss' } }, { claims: chemist }),
    ].map((one) => one.code);
    expect([...codes, (await upload(chemist, png)).code]).toEqual([10039, 10039, 10039, 10039, 10039, 10039]);
  });

  it('waits for its review, is listed, searched and last', async () => {
    expect((await service.call('bankTransferInfo', {}, { claims })).data).toEqual({
      account: bank,
      reference: 't-pay',
    });
    expect((await service.call('lastPayment', {}, { claims })).data.payment).toBeNull();
    const { data } = await pay(claims, { remarks: 'order 100%' });
    expect(data).toMatchObject({
      status: 'pendingReview',
      amount: 1_200_050,
      bought: null,
      invoice: { status: 'notApplied' },
    });
    const list = async (more: object) =>
      (await service.call('paymentList', { body: { ...page, ...more } }, { claims })).data;
    expect(await list({})).toMatchObject({ total: 1, counts: { pendingReview: 1, approved: 0, reviewFailed: 0 } });
    const totals = [{ searchValue: '100%' }, { searchValue: '200%' }, { status: 'approved' }].map(
      async (one) => (await list(one)).total,
    );
    expect(await Promise.all(totals)).toEqual([1, 0, 0]);
    expect((await service.call('lastPayment', {}, { claims })).data.payment?.number).toBe(data.number);
  });

  it('moves the end of the licence and brings points when it is approved, once', async () => {
    const { number } = (await pay(claims)).data;
    const command: PaymentsCommand = { action: 'approve', number, by };
    const twice = await Promise.all([office(command), office(command)]);
    expect(
      twice
        .flat()
        .map((line) => Reflect.get(line, 'changed'))
        .toSorted(),
    ).toEqual([false, true]);
    expect((await profileOf(claims)).userBasicInfo).toMatchObject({
      accountType: 'payProfessional',
      expirationDate: '2027-08-31T00:00:00.000Z',
    });
    const found = await service.call('paymentList', { body: { ...page, searchValue: number } }, { claims });
    expect(found.data.items[0]).toMatchObject({
      status: 'approved',
      bought: { months: 12, points: 12_000, expirationDate: '2027-08-31T00:00:00.000Z' },
    });
    expect((await service.call('pointsList', { body: { ...page, timeZone: 'UTC' } }, { claims })).data).toMatchObject({
      balance: 12_000,
      total: 1,
      exchangeableDays: 120,
    });
    expect(await office({ action: 'receipts', number })).toEqual([
      { name: `${number}-1.png`, content: expect.stringContaining(png.toString('base64').slice(0, 60)) },
    ]);
    const [shown] = await office({ action: 'show', number });
    expect(shown).toMatchObject({
      status: 'approved',
      reviews: [{ action: 'approve', reviewer: by, at: new Date(now) }],
    });
    await expect(office({ action: 'reject', number, by, reason: 'late' })).rejects.toThrow('was approved');
  });

  it('turns a trial into a paid account for every user of its tenant', async () => {
    const boss = person('t-trial', { account_type: 1, subscription_expires: null });
    const chemist = person('t-trial', {
      sub: 'trial-chemist',
      tenant_admin: false,
      account_type: -1,
      subscription_expires: null,
    });
    expect((await profileOf(chemist)).userBasicInfo.accountType).toBe('trialBasic');
    const { number } = (await pay(boss, { months: 1 })).data;
    await office({ action: 'approve', number, by, months: 3, points: 0 });
    for (const who of [boss, chemist])
      expect((await profileOf(who)).userBasicInfo).toMatchObject({
        accountType: 'payProfessional',
        expirationDate: '2026-09-15T08:00:00.000Z',
      });
  });

  it('says why it was refused, and stays so', async () => {
    const { number } = (await pay(claims)).data;
    await expect(office({ action: 'reject', number, by, reason: '   ' })).rejects.toThrow('--reason');
    await office({ action: 'reject', number, by, reason: 'The receipt names another amount.' });
    const { data } = await service.call('paymentList', { body: { ...page, status: 'reviewFailed' } }, { claims });
    expect(data.items).toMatchObject([{ number, failureReason: 'The receipt names another amount.', bought: null }]);
    await expect(office({ action: 'approve', number, by })).rejects.toThrow('refused');
  });
});

describe('invoice and contract', () => {
  const claims = person('t-paper');

  it('are applied for, finished by the back office, and downloaded', async () => {
    const { paymentId: id, number } = (await pay(claims)).data;
    expect((await service.call('invoiceApply', { query: { id } }, { claims })).code).toBe(10020);
    await expect(office({ action: 'invoice', number, by, paperNumber: 'I-1' })).rejects.toThrow('nobody applied');
    await office({ action: 'approve', number, by });
    const wish = { id, title: 'Company GmbH', taxNumber: 'DE 123' };
    const applied = await service.call('invoiceApply', { query: wish }, { claims });
    expect(applied.data.invoice).toMatchObject({ status: 'inProgress', number: null, hasDocument: false });
    expect((await service.call('invoiceApply', { query: { id } }, { claims })).data.invoice.status).toBe('inProgress');
    expect(await office({ action: 'show', number })).toMatchObject([
      { invoiceFor: { title: 'Company GmbH', taxNumber: 'DE 123' } },
    ]);
    const paper = { number, by, paperNumber: 'I-1', content: pdf.toString('base64') };
    await expect(office({ action: 'invoice', ...paper, content: png.toString('base64') })).rejects.toThrow('PDF');
    await office({ action: 'invoice', ...paper });
    await service.call('contractApply', { query: { id } }, { claims });
    await office({ action: 'contract', number, by, paperNumber: 'C-1' });
    const { payment } = (await service.call('lastPayment', {}, { claims })).data;
    expect(payment).toMatchObject({
      invoice: { status: 'complete', number: 'I-1', hasDocument: true },
      contract: { status: 'complete', number: 'C-1', hasDocument: false },
    });
    const read = (kind: 'invoice' | 'contract', who: JWTPayload) =>
      service.call('paymentPaper', { params: { paymentId: id, kind } }, { claims: who });
    expect((await read('invoice', claims)).text).toBe(pdf.toString());
    expect([(await read('contract', claims)).code, (await read('invoice', person('t-other'))).code]).toEqual([
      10022, 10022,
    ]);
  });
});

describe('points', () => {
  const claims = person('t-points');
  const exchange = (days: number, requestId: string) =>
    service.call('pointsExchange', { body: { days, requestId, timeZone: 'Asia/Shanghai' } }, { claims });
  const ids = [1, 2, 3].map((one) => `00000000-0000-4000-8000-00000000000${one}`);

  it('buy days, the same request once, and no more than there are', async () => {
    const { number } = (await pay(claims, { months: 1, amount: 100_000 })).data;
    await office({ action: 'approve', number, by });
    const [first = '', second = '', third = ''] = ids;
    const both = await Promise.all([exchange(4, first), exchange(4, first)]);
    expect(both.map((one) => one.data.expirationDate)).toEqual([
      '2026-10-04T00:00:00.000Z',
      '2026-10-04T00:00:00.000Z',
    ]);
    expect((await exchange(7, second)).code).toBe(10038);
    expect((await exchange(6, second)).data).toEqual({ balance: 0, expirationDate: '2026-10-10T00:00:00.000Z' });
    expect((await exchange(1, third)).code).toBe(10037);
    expect((await profileOf(claims)).userBasicInfo.expirationDate).toBe('2026-10-10T00:00:00.000Z');
  });

  it('end ninety days after they came, at 23:59:59 of the caller', async () => {
    const { number } = (await pay(claims, { months: 1, amount: 50_000 })).data;
    await office({ action: 'approve', number, by });
    const before = now;
    const balanceAt = async (moment: string) => {
      now = Date.parse(moment);
      const { data } = await service.call('pointsList', { body: { ...page, timeZone: 'Asia/Shanghai' } }, { claims });
      return [data.balance, data.items[0]?.redeemableUntil];
    };
    const end = '2026-09-13T15:59:59.000Z';
    expect([await balanceAt(end), await balanceAt('2026-09-13T16:00:00Z')]).toEqual([
      [500, end],
      [0, end],
    ]);
    now = before;
    expect((await service.call('pointsList', { body: { ...page, timeZone: 'Mars/Olympus' } }, { claims })).code).toBe(
      10012,
    );
  });
});

describe('the door of the back office', () => {
  const send = (authorization: string, payload: object) =>
    service.app.inject({ method: 'POST', url: '/back-office/payments', headers: { authorization }, payload });

  it('opens to its key only', async () => {
    const answers = [await send('Bearer no', { action: 'list' }), await send(`Bearer ${key}`, { action: 'dance' })];
    expect(answers.map((one) => one.statusCode)).toEqual([404, 400]);
    const { lines } = (await send(`Bearer ${key}`, { action: 'list', status: 'reviewFailed', tenant: 't-pay' })).json();
    expect(lines).toMatchObject([
      { tenant: 't-pay', amount: 'CNY 12000.50', reason: 'The receipt names another amount.' },
    ]);
    const refused = await send(`Bearer ${key}`, { action: 'approve', number: 'BT-none', by });
    expect([refused.statusCode, refused.json()]).toEqual([400, { problem: 'there is no payment BT-none' }]);
  });
});

describe('logging an account off', () => {
  const claims = person('t-leave');
  const sync = () =>
    service.call(
      'syncUser',
      {
        body: {
          userId: 't-leave-boss',
          tenantId: 't-leave',
          userName: 'boss',
          phone: '',
          chineseName: '',
          email: '',
          externalSource: null,
          externalUserId: null,
          userGroups: [],
        },
      },
      { claims },
    );
  const close = (typedName: string, who = claims) =>
    service.call('accountClose', { body: { typedName } }, { claims: who });
  const state = async () => (await service.call('accountClosing', {}, { claims })).data;

  it('takes the typed name and a professional account, and is taken back by signing in', async () => {
    expect(await state()).toEqual({ isOpen: true, nameToType: 'boss', graceDays: 30, removalAt: null });
    expect((await close('Boss')).code).toBe(10012);
    expect((await close('boss', person('t-leave', { sub: 'whole', account_type: 0 }))).code).toBe(10039);
    expect((await close('boss')).data.removalAt).toBe('2026-07-15T08:00:00.000Z');
    await sync();
    expect((await state()).removalAt).toBeNull();
  });

  it("removes what was its user's after the grace time, and keeps the books", async () => {
    await pay(claims);
    await service.call('changeSetting', { params: { key: 'Currency', value: 'CNY' } }, { claims });
    await close('boss');
    const before = now;
    now = Date.parse('2026-07-15T07:59:59Z');
    expect(await removeDueAccounts(service.services)).toBe(0);
    now = Date.parse('2026-07-15T08:00:00Z');
    expect([await removeDueAccounts(service.services), await removeDueAccounts(service.services)]).toEqual([1, 0]);
    expect((await profileOf(claims)).currency).toBeNull();
    expect((await service.call('paymentList', { body: page }, { claims })).data.total).toBe(1);
    now = before;
  });
});
