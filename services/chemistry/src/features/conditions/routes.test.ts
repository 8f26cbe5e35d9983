import { randomUUID } from 'node:crypto';
import type { CallInput, CallName } from '@app/shared/contracts/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { asChemist, optimized, suzuki } from '../../test-support/optimization.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const history = async (sub: string, body: Partial<CallInput<'conditionHistory'>['body']> = {}) =>
  (await service.call('conditionHistory', { body: { pageIndex: 1, pageSize: 10, ...body } }, asChemist(sub))).data;

describe('a reaction', () => {
  it('has its kind recognised and condition sets ranked, each choice once, with what supports them', async () => {
    const { optimization, sets, space, notes } = await optimized(service, 'o1');
    expect(optimization.kinds[0]).toMatchObject({
      templateId: expect.stringContaining('suzuki'),
      class: 'carbonCarbon',
    });
    expect(optimization).toMatchObject({ version: 1, measured: 0, bestMeasured: null });
    expect(sets.map(({ rank }) => rank)).toEqual(sets.map((_, index) => index + 1));
    expect(sets[0]?.choice.catalyst).toMatch(/^Pd/);
    expect(new Set(sets.map(({ choice }) => JSON.stringify(choice))).size).toBe(sets.length);
    expect(sets.every(({ support }) => support.text.length > 10)).toBe(true);
    expect(space.levels.base?.length).toBeGreaterThan(1);
    expect(notes.every((note) => note.length > 10)).toBe(true);
  });

  it('is opened again as it was stored, in the language of the user who reads it', async () => {
    const first = await optimized(service, 'o2');
    const query = { id: first.optimization.id };
    const again = await service.call('conditionOptimizationOf', { query }, asChemist('o2'));
    expect(again.data).toEqual(first);
    const chinese = (await service.call('conditionOptimizationOf', { query }, asChemist('o2', 'zh-CN'))).data;
    expect(chinese.sets.map(({ choice }) => choice)).toEqual(first.sets.map(({ choice }) => choice));
    expect(chinese.optimization.kinds[0]?.name).toMatch(/[\u4e00-\u9fff]/);
    expect(chinese.sets[0]?.support.text).toMatch(/[\u4e00-\u9fff]/);
    expect(chinese.sets[0]?.support.text).not.toBe(first.sets[0]?.support.text);
  });

  it('may be told its kind, and asked for fewer sets', async () => {
    const wanted = 'negishi';
    const unknown = { reaction: suzuki, templateId: wanted };
    expect((await service.call('conditionOptimization', { body: unknown }, asChemist('o3'))).code).toBe(10010);
    const { optimization, sets } = await optimized(service, 'o3', {
      templateId: 'amide-from-acid-and-primary-amine',
      top: 2,
    });
    expect(optimization.kinds[0]?.templateId).toBe('amide-from-acid-and-primary-amine');
    expect(optimization.kinds[1]?.templateId).toContain('suzuki');
    expect(sets).toHaveLength(2);
  });

  it('without a kind is kept too, with a note and nothing to choose from', async () => {
    const odd = 'CCCC>>c1ccncc1';
    const { optimization, sets, notes, space } = await optimized(service, 'o4', { reaction: odd });
    expect([optimization.kinds, sets, space.levels]).toEqual([[], [], {}]);
    expect(notes.length).toBeGreaterThan(0);
    const { id } = optimization;
    const next = (await service.call('conditionNext', { body: { id } }, asChemist('o4'))).data;
    expect(next).toMatchObject({ suggestions: [], spaceSize: 0, isExhausted: false });
    const plate = { id, what: 'plate' as const };
    expect((await service.call('exportExpConditions', { body: plate }, asChemist('o4'))).code).toBe(20004);
  });

  it('is refused with the code of its fault, and nothing is kept', async () => {
    const code = async (body: CallInput<'conditionOptimization'>['body']) =>
      (await service.call('conditionOptimization', { body }, asChemist('o5'))).code;
    expect(await code({ reaction: 'CCO' })).toBe(20028);
    expect(await code({ reaction: 'C1CC>>CCO' })).not.toBe(200);
    expect(await code({})).toBe(10012);
    expect(await code({ reaction: suzuki, routeId: randomUUID(), stepId: 's1' })).toBe(10012);
    expect(await code({ routeId: randomUUID(), stepId: 's1' })).toBe(10022);
    expect(await code({ reaction: suzuki, top: 51 })).toBe(10012);
    expect(await code({ reaction: suzuki, name: ' \n ' })).toBe(10012);
    expect((await history('o5')).total).toBe(0);
  });
});

describe('the history', () => {
  it('lists newest first, page by page, by name, class, dates and measured yields', async () => {
    const sub = 'h1';
    const esters = 'CCO.CC(=O)O>>CCOC(C)=O';
    const ids: string[] = [];
    for (const [name, reaction] of [
      ['Biaryl 100 %', suzuki],
      ['Ester', esters],
      ['biaryl_2', suzuki],
    ] as const)
      ids.unshift((await optimized(service, sub, { name, reaction })).optimization.id);
    const all = await history(sub);
    expect([all.total, all.items.map(({ id }) => id)]).toEqual([3, ids]);
    expect(all.classes).toHaveLength(2);
    expect(all.classes).toContain('carbonCarbon');
    expect((await history(sub, { pageSize: 2, pageIndex: 2 })).items.map(({ id }) => id)).toEqual(ids.slice(2));
    const names = async (body: Parameters<typeof history>[1]) =>
      (await history(sub, body)).items.map(({ name }) => name);
    expect(await names({ key: 'BIARYL' })).toEqual(['biaryl_2', 'Biaryl 100 %']);
    expect(await names({ key: '%' })).toEqual(['Biaryl 100 %']);
    expect(await names({ key: '_' })).toEqual(['biaryl_2']);
    expect(await names({ classes: ['carbonCarbon'] })).toEqual(['biaryl_2', 'Biaryl 100 %']);
    expect(await names({ classes: ['reduction'] })).toEqual([]);
    const [newest, , oldest] = all.items;
    expect(await names({ from: newest?.createdAt })).toEqual(['biaryl_2']);
    expect(await names({ to: oldest?.createdAt })).toEqual(['Biaryl 100 %']);
    const results = [{ choice: { base: 'K2CO3' }, yieldPercent: 40 }];
    await service.call('conditionResults', { body: { id: ids[1] ?? '', results } }, asChemist(sub));
    expect(await names({ measuredOnly: true })).toEqual(['Ester']);
    const backwards = { pageIndex: 1, pageSize: 10, from: newest?.createdAt, to: oldest?.createdAt };
    expect((await service.call('conditionHistory', { body: backwards }, asChemist(sub))).code).toBe(30009);
  });

  it('gives free names where none is given, and takes any but a blank one', async () => {
    const sub = 'h2';
    const first = (await optimized(service, sub)).optimization;
    const second = (await optimized(service, sub)).optimization;
    expect(second.name).toBe(`${first.name} (2)`);
    const atOnce = await Promise.all([1, 2, 3].map(async () => (await optimized(service, sub)).optimization));
    expect(atOnce.map(({ name }) => name).toSorted()).toEqual([3, 4, 5].map((number) => `${first.name} (${number})`));
    const rename = async (id: string, name: string) =>
      service.call('conditionRename', { query: { id, name } }, asChemist(sub));
    const { optimization } = (await rename(first.id, '  Base\u202e screen\n 1 ')).data;
    expect(optimization).toMatchObject({ name: 'Base screen 1', version: 2 });
    expect((await rename(first.id, '   ')).code).toBe(10012);
    expect((await rename(first.id, '\u202e')).code).toBe(10012);
    expect((await rename(first.id, 'x'.repeat(80))).code).toBe(200);
    expect((await rename(first.id, 'x'.repeat(81))).code).toBe(10012);
  });

  it('forgets what is deleted, once', async () => {
    const { id } = (await optimized(service, 'h3')).optimization;
    const remove = () => service.call('conditionDelete', { query: { id } }, asChemist('h3'));
    expect((await remove()).data).toMatchObject({ deleted: 1 });
    expect((await remove()).code).toBe(10022);
    expect((await history('h3')).total).toBe(0);
  });
});

describe('another user’s entry', () => {
  it('answers every call as one that never was', async () => {
    const { id } = (await optimized(service, 'u1')).optimization;
    const others: { [N in CallName]?: CallInput<N> } = {
      conditionOptimizationOf: { query: { id } },
      conditionRename: { query: { id, name: 'mine' } },
      conditionDelete: { query: { id } },
      conditionSpace: { body: { id, space: { levels: { base: ['K2CO3'] }, temperaturesC: [] } } },
      conditionResults: { body: { id, results: [] } },
      conditionNext: { body: { id } },
      conditionPlate: { body: { id, wells: 24 } },
      exportExpConditions: { body: { id, what: 'sets' } },
      exportConditions: { query: { id } },
    };
    for (const [name, input] of Object.entries(others)) {
      const call = name as 'conditionNext';
      const given = input as CallInput<'conditionNext'>;
      expect([name, (await service.call(call, given, asChemist('u2'))).code]).toEqual([name, 10022]);
      const elsewhere = { claims: { sub: 'u1', tenantid: 'elsewhere' } };
      expect([name, (await service.call(call, given, elsewhere)).code]).toEqual([name, 10022]);
    }
    expect((await history('u2')).total).toBe(0);
    expect((await service.call('conditionOptimizationOf', { query: { id } }, asChemist('u1'))).code).toBe(200);
  });
});
