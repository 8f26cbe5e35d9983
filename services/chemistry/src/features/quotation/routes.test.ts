import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Culture } from '@app/shared/constants/locale';
import type { Quotation } from '@app/shared/contracts/quotation';
import { openZip } from '@app/shared/files/zip-archive';
import { quotationSums } from '@app/shared/rules/quotation';
import { costOf } from '@app/shared/rules/cost/route';
import { readSheet } from '../../platform/files/read/workbook.ts';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

const begin = new Date('2026-11-22T09:00:00Z');
let now = begin;
let service: TestService;
let routeId: string;
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
  routeId = await keepRoute(service, 'CC(=O)NCc1ccccc1', ['NCc1ccccc1']);
});
beforeEach(() => {
  now = begin;
});
afterAll(() => service.close());

const mei = { claims: { sub: 'mei', preferred_username: 'mei' } };
const stranger = { claims: { sub: 'chen', tenantid: 't-two' } };

async function start(language: Culture = 'en', scales: number[] = [100, 1_000]): Promise<Quotation> {
  const body = { routeId, scales, language, currency: 'USD' as const, customer: '北方制药 Nordpharm' };
  return (await service.call('quotationStart', { body })).data.quotation;
}

function save(given: Quotation, change: Partial<Quotation> & { recount?: boolean } = {}) {
  const { quotationId, revision, positions, recount, ...rest } = { ...given, ...change };
  const { language, customer, remarks, terms, validUntil, marginBasis, marginBasisPoints, taxBasisPoints } = rest;
  const asked = positions.map(({ positionId, kind, text, grams, unitCost, enteredPrice, units }) => ({
    positionId,
    kind,
    text,
    units,
    unitCost,
    ...(grams !== undefined && { grams }),
    ...(enteredPrice !== undefined && { enteredPrice }),
  }));
  const body = { quotationId, revision, language, customer, remarks, terms, validUntil, positions: asked };
  const margin = { marginBasis, marginBasisPoints, taxBasisPoints };
  return service.call('quotationSave', { body: { ...body, ...margin, ...(recount && { recount }) } });
}

const issue = ({ quotationId, revision }: Quotation) =>
  service.call('quotationIssue', { body: { quotationId, revision } });
const revise = ({ quotationId }: Quotation, who = {}) =>
  service.call('quotationRevise', { body: { quotationId } }, who);
const detail = async ({ quotationId }: Quotation) =>
  (await service.call('quotationDetail', { query: { quotationId } })).data.quotation;

async function fileOf({ quotationId }: Quotation, fileType: 'pdf' | 'xlsx'): Promise<Buffer> {
  const call = await service.app.inject({
    url: '/api/export/quotation',
    query: { quotationId, fileType },
    headers: { authorization: `Bearer ${await service.issuer.token()}`, 'x-culture': 'en' },
  });
  expect(call.statusCode).toBe(200);
  return call.rawPayload;
}

async function textOf(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

async function rowsOf(file: Buffer, number = 0): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readSheet(file, number)) rows.push(cells.map((cell) => cell ?? ''));
  return rows;
}

it('with a key is answered, and the same key gives the same quotation', async () => {
  const ask = async () =>
    service.app.inject({
      method: 'POST',
      url: '/api/retro/quotation-start',
      headers: {
        authorization: `Bearer ${await service.issuer.token()}`,
        'idempotency-key': 'quotation-start-with-a-key',
      },
      payload: { routeId, scales: [100], currency: 'USD' },
    });
  const [first, again] = [(await ask()).json(), (await ask()).json()];
  expect(first.data.quotation).toMatchObject({ sheet: { currency: 'USD' } });
  expect(again.data).toEqual(first.data);
});

describe('a quotation', () => {
  it('begins as a draft of the product at every scale, each counted by the cost sheet', async () => {
    const draft = await start();
    expect(draft).toMatchObject({ version: 1, state: 'draft', issuedAt: null, validUntil: '2026-12-22' });
    expect(draft.number).toMatch(/^Q-2026-\d{4}$/);
    const sheet = draft.sheet;
    if (!sheet) throw new Error('a draft without a sheet');
    expect(draft.positions.map(({ grams, unitCost }) => [grams, unitCost])).toEqual(
      [100, 1_000].map((grams) => [grams, costOf({ ...sheet, scaleGrams: grams }).total]),
    );
    expect(draft.total).toBe(quotationSums(draft.positions, draft).total);
  });

  it('is numbered within its tenant, without a number twice', async () => {
    const drafts = await Promise.all(Array.from({ length: 5 }, () => start()));
    expect(new Set(drafts.map(({ number }) => number)).size).toBe(5);
  });

  it('changes while it is a draft; another window that saw less is reported as such', async () => {
    const draft = await start();
    const service1 = {
      positionId: 'a',
      kind: 'analysis' as const,
      text: 'NMR, HPLC',
      unitCost: 50_000,
      units: 2,
      unpriced: 0,
    };
    const change = {
      marginBasis: 'cost' as const,
      marginBasisPoints: 2_500,
      positions: [...draft.positions, service1],
    };
    const saved = (await save(draft, change)).data.quotation;
    expect(saved.total).toBe(quotationSums(saved.positions, saved).total);
    expect(quotationSums(saved.positions, saved).positions.at(-1)).toMatchObject({ unitPrice: 62_500, price: 125_000 });
    expect((await save(draft)).code).toBe(409);
    expect(await detail(draft)).toEqual(saved);
  });

  it('keeps the cost it was counted with until it is told to count again', async () => {
    const draft = await start();
    const edits = { 'step.s1.labour': 4_800 };
    await service.call('routeCostSave', { body: { routeId, currency: 'USD', before: {}, edits } });
    const kept = (await save(draft)).data.quotation;
    expect(kept.positions).toEqual(draft.positions);
    const again = (await save(kept, { recount: true })).data.quotation;
    for (const [at, { unitCost }] of again.positions.entries())
      expect(unitCost).toBeGreaterThan(draft.positions[at]?.unitCost ?? Infinity);
    await service.call('routeCostSave', { body: { routeId, currency: 'USD', before: edits, edits: {} } });
  });

  it('never changes once it is issued; a new version is made from it, once', async () => {
    const issued = (await issue(await start())).data.quotation;
    expect(issued).toMatchObject({ state: 'issued', issuedAt: begin.toISOString(), sheet: null });
    expect((await save(issued, { customer: 'Another' })).code).toBe(409);
    expect((await issue(issued)).code).toBe(409);
    expect((await service.call('quotationDelete', { body: { quotationId: issued.quotationId } })).code).toBe(409);
    const [next, same] = await Promise.all([revise(issued), revise(issued)]);
    expect(next.data.quotation).toMatchObject({ number: issued.number, version: 2, state: 'draft' });
    expect(same.data.quotation.quotationId).toBe(next.data.quotation.quotationId);
    expect(next.data.quotation.versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'draft'],
      [1, 'issued'],
    ]);
    const { versions: _, ...before } = issued;
    expect(await detail(issued)).toMatchObject(before);
  });

  it('is expired when its last day is over everywhere', async () => {
    const issued = (await issue(await start())).data.quotation;
    now = new Date('2026-12-23T11:59:00Z');
    expect((await detail(issued)).state).toBe('issued');
    now = new Date('2026-12-23T12:00:00Z');
    expect((await detail(issued)).state).toBe('expired');
    const query = { routeId, state: 'expired' as const, searchValue: issued.number, pageIndex: 1, pageSize: 20 };
    expect((await service.call('quotationList', { query })).data.items).toMatchObject([{ number: issued.number }]);
    expect((await service.call('quotationList', { query: { ...query, state: 'issued' } })).data.total).toBe(0);
    expect((await revise(issued)).data.quotation.validUntil).toBe('2027-01-22');
  });

  it.each([
    ['without a customer', { customer: ' ' }, /customer/],
    ['without positions', { positions: [] }, /line item/],
    ['of a validity that is over', { validUntil: '2026-11-20' }, /validity/],
  ])('does not go out %s', async (_, change, reason) => {
    const draft = (await save(await start(), change)).data.quotation;
    const { code, error } = await issue(draft);
    expect([code, error?.details]).toMatchObject([10012, { text: expect.stringMatching(reason) }]);
  });

  it('refuses a margin of nearly all of the price', async () => {
    expect((await save(await start(), { marginBasisPoints: 9_501 })).code).toBe(10012);
  });

  it('is nobody else’s to read, change, issue, continue, throw away or take away', async () => {
    const draft = await start();
    const { quotationId, revision } = draft;
    for (const who of [mei, stranger]) {
      const answers = [
        await service.call('quotationDetail', { query: { quotationId } }, who),
        await service.call('quotationIssue', { body: { quotationId, revision } }, who),
        await revise(draft, who),
        await service.call('quotationDelete', { body: { quotationId } }, who),
        await service.call('quotationExport', { query: { quotationId, fileType: 'pdf' } }, who),
        await service.call('quotationStart', { body: { routeId, scales: [1] } }, who),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 10022));
      expect((await service.call('quotationList', { query: { pageIndex: 1, pageSize: 20 } }, who)).data.total).toBe(0);
    }
    expect(await detail(draft)).toEqual(draft);
  });
});

describe('the document of a quotation', () => {
  const format = (language: string, amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
      amount / 100,
    );

  it.each(['en', 'zh-CN'] as const)('is read from its PDF with every figure, in %s', async (language) => {
    const draft = await start(language);
    const saved = (await save(draft, { taxBasisPoints: 600, remarks: 'Ex works 上海' })).data.quotation;
    const text = await textOf(await fileOf(saved, 'pdf'));
    const sums = quotationSums(saved.positions, saved);
    for (const { unitPrice, price } of sums.positions)
      for (const amount of [unitPrice, price]) expect(text).toContain(format(language, amount));
    for (const amount of [sums.net, sums.tax, sums.total]) expect(text).toContain(format(language, amount));
    for (const said of [saved.number, '北方制药', '上海', saved.validUntil]) expect(text).toContain(said);
    expect(text).toContain(language === 'en' ? 'not an offer' : '草稿');
    expect(text).not.toContain(format(language, sums.cost));
  });

  it('is read from its workbook with the same figures', async () => {
    const issued = (await issue(await start())).data.quotation;
    const rows = await rowsOf(await fileOf(issued, 'xlsx'));
    const sums = quotationSums(issued.positions, issued);
    expect(
      rows.slice(1, 3).map(([, , units, unitPrice, price]) => [Number(units), Number(unitPrice), Number(price)]),
    ).toEqual(sums.positions.map(({ unitPrice, price }) => [1, unitPrice / 100, price / 100]));
    expect(rows.slice(3).map((cells) => Number(cells.at(-1)))).toEqual(
      [sums.net, sums.tax, sums.total].map((one) => one / 100),
    );
    expect((await rowsOf(await fileOf(issued, 'xlsx'), 1)).flat()).toContain('北方制药 Nordpharm');
  });

  it('carries the letterhead of who prepared it, in both files', async () => {
    const issued = (await issue(await start())).data.quotation;
    const { company, name, email } = issued.preparedBy;
    const letterhead = [company, [name, email].filter(Boolean).join(' · ')].filter(Boolean);
    expect(letterhead.length).toBeGreaterThan(0);
    const [first = '', ...others] = letterhead;
    const said = await textOf(await fileOf(issued, 'pdf'));
    for (const line of [first, ...others]) expect(said).toContain(line);
    const rows = await rowsOf(await fileOf(issued, 'xlsx'), 1);
    expect(rows.slice(1, 1 + letterhead.length).map(([, line]) => line)).toEqual(letterhead);
  });

  it('writes every amount of its workbook as a number with the money format of spreadsheets', async () => {
    const issued = (await issue(await start())).data.quotation;
    const archive = await openZip(await fileOf(issued, 'xlsx'));
    const part = async (name: string) => Buffer.concat(await Array.fromAsync(archive.read(name))).toString();
    const formats = [...(await part('xl/styles.xml')).matchAll(/<xf numFmtId="(\d+)"[^>]*xfId/g)].map(([, id]) => id);
    const cells = [...(await part('xl/worksheets/sheet1.xml')).matchAll(/<c s="(\d+)"><v>([\d.]+)<\/v>/g)];
    const sums = quotationSums(issued.positions, issued);
    const amounts = [...sums.positions.flatMap((one) => [one.unitPrice, one.price]), sums.net, sums.tax, sums.total];
    expect(cells.map(([, , amount]) => Number(amount))).toEqual(amounts.map((one) => one / 100));
    // ECMA-376 part 1, 18.8.30: 4 is #,##0.00.
    expect(new Set(cells.map(([, style]) => formats[Number(style)]))).toEqual(new Set(['4']));
  });

  it('says lead time, purity and terms where there are any', async () => {
    const terms = { leadTime: '4 to 6 weeks', purity: '≥ 98 %', payment: '', delivery: 'CIP Basel' };
    const saved = (await save(await start(), { terms })).data.quotation;
    expect(saved.terms).toEqual(terms);
    const facts = (await rowsOf(await fileOf(saved, 'xlsx'), 1)).flat();
    for (const said of ['Lead time', '4 to 6 weeks', '≥ 98 %', 'CIP Basel']) expect(facts).toContain(said);
    expect(facts).not.toContain('Payment terms');
    expect(await textOf(await fileOf(saved, 'pdf'))).toContain('4 to 6 weeks');
    expect((await revise((await issue(saved)).data.quotation)).data.quotation.terms).toEqual(terms);
  });

  it('of many positions goes on over pages', async () => {
    const draft = await start();
    const more = Array.from({ length: 18 }, (_, at) => ({
      positionId: `o${at}`,
      kind: 'other' as const,
      text: `Position ${at} ${'long text '.repeat(25)}`,
      unitCost: 100,
      units: 1,
      unpriced: 0,
    }));
    const saved = (await save(draft, { positions: [...draft.positions, ...more] })).data.quotation;
    const file = await fileOf(saved, 'pdf');
    const { totalPages } = await extractText(new Uint8Array(file));
    expect(totalPages).toBeGreaterThan(1);
    expect(await textOf(file)).toContain('Position 17');
  });
});
