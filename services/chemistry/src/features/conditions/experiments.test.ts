import type { CallInput } from '@app/shared/contracts/catalogue';
import type { ConditionSpace, MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asChemist, optimized } from '../../test-support/optimization.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const small: ConditionSpace = {
  levels: { base: ['K2CO3', 'Cs2CO3', 'K3PO4'], solvent: ['DMF', '1,4-dioxane'] },
  temperaturesC: [80],
};
const names = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const keyOf = (choice: object) => JSON.stringify(Object.entries(choice).toSorted());
const yieldOf = (base: string, solvent: string, yieldPercent: number): MeasuredYield => ({
  choice: { base, solvent, temperatureC: 80 },
  yieldPercent,
});

/** An optimization of the chemist's with the small space, and its calls. */
async function experiments(sub: string, space = small) {
  const { id } = (await optimized(service, sub)).optimization;
  const who = asChemist(sub);
  const chosen = await service.call('conditionSpace', { body: { id, space } }, who);
  expect(chosen.code).toBe(200);
  return {
    id,
    version: chosen.data.optimization.version,
    save: (results: MeasuredYield[], version?: number) => {
      const body: CallInput<'conditionResults'>['body'] = { id, results, ...(version !== undefined && { version }) };
      return service.call('conditionResults', { body }, who);
    },
    read: async () => (await service.call('conditionOptimizationOf', { query: { id } }, who)).data,
    next: async (count?: number) =>
      (await service.call('conditionNext', { body: { id, ...(count && { count }) } }, who)).data,
    plate: async (wells: 24 | 96) => (await service.call('conditionPlate', { body: { id, wells } }, who)).data,
  };
}

describe('the space of experiments', () => {
  it('is kept as chosen, and refused with the reason in words when nothing, or too much, is chosen', async () => {
    const { id, read } = await experiments('s1');
    expect((await read()).space).toEqual(small);
    const refuse = async (space: ConditionSpace, culture: 'en' | 'zh-CN' = 'en') =>
      (await service.call('conditionSpace', { body: { id, space } }, asChemist('s1', culture))).error;
    const large = {
      levels: { base: names(60, 'b'), solvent: names(60, 's'), ligand: names(56, 'l') },
      temperaturesC: [],
    };
    expect(await refuse({ levels: {}, temperaturesC: [] })).toMatchObject({
      code: 10012,
      details: { reason: 'spaceEmpty' },
    });
    expect(await refuse(large)).toMatchObject({ details: { text: expect.stringContaining('201600') } });
    expect(await refuse(large, 'zh-CN')).toMatchObject({ details: { text: expect.stringContaining('种组合') } });
    expect((await refuse({ levels: { base: names(61, 'b') }, temperaturesC: [] }))?.code).toBe(10012);
    expect((await read()).space).toEqual(small);
  });

  it('that two windows change at once keeps the changes of both', async () => {
    const { id, read } = await experiments('s3');
    const seen = (await read()).space;
    const save = async (base: string[]) => {
      const given = { ...seen, levels: { ...seen.levels, base } };
      return (await service.call('conditionSpace', { body: { id, space: given, base: seen } }, asChemist('s3'))).data;
    };
    const known = seen.levels.base ?? [];
    expect((await save([...known, 'DBU'])).merged).toBe(0);
    const { merged, space } = await save([...known.slice(1), 'KOtBu']);
    expect([merged, space.levels.base]).toEqual([1, [...known.slice(1), 'KOtBu', 'DBU']]);
  });

  it('of two hundred thousand combinations still has next experiments and a plate', { tags: ['full'] }, async () => {
    const space = {
      levels: { base: names(60, 'b'), solvent: names(60, 's'), ligand: names(55, 'l') },
      temperaturesC: [],
    };
    const { next, plate } = await experiments('s2', space);
    const { spaceSize, suggestions } = await next(24);
    expect([spaceSize, suggestions.length]).toEqual([198_000, 24]);
    expect((await plate(96)).wells).toHaveLength(96);
  });
});

describe('measured yields', () => {
  it('take the place of those before, count, and bring new levels into the space', async () => {
    const { save, read } = await experiments('y1');
    const first = (await save([yieldOf('K2CO3', 'DMF', 40), yieldOf('k3po4', 'dmf', 61.5)])).data;
    expect(first.optimization).toMatchObject({ measured: 2, bestMeasured: 61.5 });
    expect(first.results[1]?.choice).toEqual({ base: 'K3PO4', solvent: 'DMF', temperatureC: 80 });
    const { optimization, space, merged } = (await save([yieldOf('DBU', 'DMSO', 0)])).data;
    expect(optimization).toMatchObject({ measured: 1, bestMeasured: 0, version: first.optimization.version + 1 });
    expect(space.levels).toEqual({
      base: ['K2CO3', 'Cs2CO3', 'K3PO4', 'DBU'],
      solvent: ['DMF', '1,4-dioxane', 'DMSO'],
    });
    expect(merged).toBe(0);
    const emptied = (await save([])).data;
    expect(emptied.optimization).toMatchObject({ measured: 0, bestMeasured: null });
    expect((await read()).results).toEqual([]);
  });

  it('of one choice twice are replicates; the same list again changes nothing', async () => {
    const { save } = await experiments('y2');
    const replicates = [yieldOf('K2CO3', 'DMF', 40), yieldOf('K2CO3', 'DMF', 44)];
    const { optimization, results } = (await save(replicates)).data;
    expect(results).toEqual(replicates);
    expect((await save(replicates)).data.optimization.version).toBe(optimization.version);
  });

  it('of two windows are all kept when each says which version it knew', async () => {
    const { save, read, version } = await experiments('y3');
    const [a, b, c] = [yieldOf('K2CO3', 'DMF', 40), yieldOf('Cs2CO3', 'DMF', 60), yieldOf('K3PO4', 'DMF', 50)];
    expect((await save([a], version)).data.merged).toBe(0);
    const { merged, results, optimization } = (await save([b], version)).data;
    expect([merged, results]).toEqual([1, [b, a]]);
    await save([b, a, c], optimization.version);
    const late = (await save([b, { ...a, yieldPercent: 45 }], optimization.version)).data;
    expect([late.merged, late.results]).toEqual([1, [b, { ...a, yieldPercent: 45 }, c]]);
    expect((await read()).results).toHaveLength(3);
  });

  it('are all kept when many are saved at once', async () => {
    const { save, read, version } = await experiments('y4');
    const all = names(12, 'base').map((base, at) => yieldOf(base, 'DMF', at));
    const codes = await Promise.all(all.map(async (one) => (await save([one], version)).code));
    expect(new Set(codes)).toEqual(new Set([200]));
    const { results, optimization } = await read();
    expect(new Set(results.map(({ choice }) => choice.base)).size).toBe(12);
    expect(optimization.version).toBe(version + 12);
  });

  it('must have conditions, lie between 0 and 100 %, and be a thousand at most', async () => {
    const { save } = await experiments('y5');
    const bad = [
      { choice: {}, yieldPercent: 5 },
      yieldOf('K2CO3', 'DMF', 101),
      { ...yieldOf('K2CO3', 'DMF', 5), well: 'I1' },
    ];
    for (const one of bad) expect((await save([one])).code).toBe(10012);
    const many = (count: number) => names(count, '').map((_, at) => yieldOf('K2CO3', 'DMF', at / 100));
    expect((await save(many(1_001))).code).toBe(10012);
    expect((await save(many(1_000))).data.optimization.measured).toBe(1_000);
  });

  it('of levels that the space lets go of stay, with a note that says so', async () => {
    const { id, save } = await experiments('y6');
    await save([yieldOf('K2CO3', 'DMF', 40)]);
    const space = { levels: { base: ['Cs2CO3'], solvent: ['DMF'] }, temperaturesC: [80] };
    const { results, notes } = (await service.call('conditionSpace', { body: { id, space } }, asChemist('y6', 'zh-CN')))
      .data;
    expect(results).toHaveLength(1);
    expect(notes.at(-1)).toContain('1 个实测收率');
  });
});

describe('the next experiments', () => {
  it('are combinations of the space that were not measured, until there are none', async () => {
    const { save, next } = await experiments('n1');
    const measured = [yieldOf('K2CO3', 'DMF', 10), yieldOf('Cs2CO3', 'DMF', 80)];
    await save(measured);
    const { suggestions, spaceSize, measured: count, isExhausted } = await next(24);
    expect([spaceSize, count, isExhausted, suggestions.length]).toEqual([6, 2, false, 4]);
    expect(suggestions.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    const known = new Set(measured.map(({ choice }) => keyOf(choice)));
    expect(suggestions.some(({ choice }) => known.has(keyOf(choice)))).toBe(false);
    expect((await next(24)).suggestions).toEqual(suggestions);
    await save([...measured, ...suggestions.map(({ choice }) => ({ choice, yieldPercent: 20 }))]);
    expect(await next()).toMatchObject({ suggestions: [], isExhausted: true, measured: 6 });
  });

  it('are five by default, one to twenty-four', async () => {
    const { id, next } = await experiments('n2');
    expect((await next()).suggestions).toHaveLength(5);
    for (const count of [0, 25])
      expect((await service.call('conditionNext', { body: { id, count } }, asChemist('n2'))).code).toBe(10012);
  });
});

describe('a plate', () => {
  it('holds the whole space where it fits, and is the same when it is asked for again', async () => {
    const { plate, save } = await experiments('p1');
    const first = await plate(24);
    expect([first.wells.length, first.rows, first.columns, first.isWholeSpace]).toEqual([6, 4, 6, true]);
    expect(first.wells.map(({ well }) => well)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    expect(await plate(24)).toEqual(first);
    expect(await plate(96)).toMatchObject({ rows: 8, columns: 12, isWholeSpace: true });
    await save(first.wells.slice(0, 2).map(({ choice, well }) => ({ choice, well, yieldPercent: 30 })));
    const rest = await plate(24);
    expect(rest.wells).toHaveLength(4);
    const done = new Set(first.wells.slice(0, 2).map(({ choice }) => keyOf(choice)));
    expect(rest.wells.some(({ choice }) => done.has(keyOf(choice)))).toBe(false);
  });

  it('that is in the laboratory stays while its yields are entered, until another is asked for', async () => {
    const { id, plate, save } = await experiments('p2');
    const kept = async () =>
      (await service.call('conditionPlate', { body: { id, wells: 24, keep: true } }, asChemist('p2'))).data;
    const first = await kept();
    await save(first.wells.slice(0, 1).map(({ choice, well }) => ({ choice, well, yieldPercent: 30 })));
    expect(await kept()).toEqual(first);
    const second = await plate(24);
    expect(second).not.toEqual(first);
    expect(await kept()).toEqual(second);
    await save([]);
    expect([await plate(24), await kept()]).toEqual([first, first]);
  });
});
