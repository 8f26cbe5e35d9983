import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const amide = 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1';

describe('the draft procedure', () => {
  it('of a written reaction counts a batch of one gram of the limiting reagent', async () => {
    const { data } = await service.call('reactionProcedure', { body: { reaction: amide } });
    const [first] = data.materials;
    expect(first).toMatchObject({
      isLimiting: true,
      equivalents: 1,
      massG: 1,
      role: 'reactant',
      smiles: 'O=C(O)c1ccccc1',
    });
    expect(data.product.theoreticalG).toBeCloseTo(1.73, 2);
    expect(data.product).toMatchObject({ expectedPercent: null, expectedG: null });
    expect(data.batch).toEqual({ of: 'limiting', amount: 1, unit: 'g' });
    expect(data.basis.at(-1)).toContain('publication');
  });

  it('of a step is of its own conditions, in the reader’s language, and nobody else reads it', async () => {
    const routeId = await keepRoute(service, 'CC1CCCN1C(=O)c1ccccc1', ['O=C(Cl)c1ccccc1', 'CC1CCCN1']);
    const body = { routeId, stepId: 's1', batch: { of: 'product' as const, amount: 10, unit: 'g' as const } };
    const { data } = await service.call('reactionProcedure', { body }, { headers: { 'x-culture': 'zh-CN' } });
    expect(data.product.theoreticalG).toBe(10);
    expect(data.title).toMatch(/\p{Script=Han}/u);
    const { data: route } = await service.call('routeDetail', { query: { routeId } });
    expect(data.temperatureC).toEqual(route.steps[0]?.conditions[0]?.temperatureC);
    expect((await service.call('reactionProcedure', { body }, { claims: { sub: 'somebody-else' } })).code).toBe(10022);
  });

  it('of a written reaction is run with what stands over its arrow', async () => {
    const reaction = 'OC(=O)c1ccccc1.NCc1ccccc1>CN(C)C=O.CCN(C(C)C)C(C)C.CCN=C=NCCCN(C)C.Cl>O=C(NCc1ccccc1)c1ccccc1';
    const { data } = await service.call('reactionProcedure', { body: { reaction } });
    expect(data.family).toBe('amideCarbodiimide');
    expect(data.materials.map(({ agent }) => agent)).toEqual(expect.arrayContaining(['EDC', 'DIPEA', 'DMF']));
    expect(data.basis[0]).toContain('as entered');
  });

  it('takes conditions, equivalents and a batch from the asker', async () => {
    const conditions = {
      reagents: ['HATU', 'DIPEA'],
      catalysts: [],
      solvents: ['DMF'],
      temperatureC: [25, 25] as [number, number],
    };
    const body = {
      reaction: amide,
      conditions,
      equivalents: [{ of: 'DIPEA', amount: 4 }],
      batch: { of: 'limiting' as const, amount: 2, unit: 'mmol' as const },
    };
    const { data } = await service.call('reactionProcedure', { body });
    const row = (agent: string) => data.materials.find((one) => one.agent === agent);
    expect(row('DIPEA')).toMatchObject({ mmol: 8, equivalentsFrom: 'chemist', cas: '7087-68-5' });
    expect(row('HATU')).toMatchObject({ mmol: 2.4, equivalentsFrom: 'class' });
    expect(data.sections.map(({ key }) => key)).toEqual([
      'setUp',
      'addition',
      'reaction',
      'monitoring',
      'workUp',
      'purification',
    ]);
  });
});
