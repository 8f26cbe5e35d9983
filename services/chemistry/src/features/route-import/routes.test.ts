// Files of other planners through the calls: a report, a task for each target, routes as of our own.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchKind } from '../retrosynthesis/life.ts';
import { readPdf } from '../../test-support/read-pdf.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
});
afterAll(() => service.close());

const lines = `# salicylamide by way of the acid chloride
OC(=O)c1ccccc1O.CC(=O)OC(C)=O>OS(=O)(=O)O>CC(=O)Oc1ccccc1C(=O)O
this is no reaction
CC(=O)Oc1ccccc1C(=O)O.O=S(Cl)Cl>>CC(=O)Oc1ccccc1C(=O)Cl
[CH3:1][NH2:2].CC(=O)Oc1ccccc1C(=O)Cl.CCN(CC)CC>>CC(=O)Oc1ccccc1C(=O)[NH:2][CH3:1]
`;

describe('reaction SMILES in lines', () => {
  it('become a task whose routes are named, checked and counted as our own', { timeout: 120_000 }, async () => {
    const checked = await service.call('routeImportText', { body: { text: lines, mode: 'check' } });
    expect(checked.data).toMatchObject({ format: 'reactions', routes: 1, tasks: [] });
    expect(checked.data.problems.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Line 3: “this is no reaction”/),
    ]);
    const { tasks } = (await service.call('routeImportText', { body: { text: lines, taskName: 'Mine' } })).data;
    const [task] = tasks;
    expect(task).toMatchObject({ taskName: 'Mine', imported: { format: 'reactions', routes: 1 } });
    await service.idle(searchKind);
    const taskId = task?.taskId ?? '';
    const done = (await service.call('retroTask', { query: { taskId } })).data.task;
    expect(done).toMatchObject({ state: 'completed', routeCount: 1, progress: { percent: 100 } });
    const list = (
      await service.call('routeList', { body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 10 } })
    ).data;
    const [summary] = list.items;
    expect(summary).toMatchObject({ steps: 3, imported: { format: 'reactions' } });
    const detail = (await service.call('routeDetail', { query: { routeId: summary?.routeId ?? '' } })).data;
    expect(
      detail.steps.map(({ number, name, fileAgents, forward }) => [number, name, fileAgents, forward.passed]),
    ).toEqual([
      [1, expect.stringMatching(/phenol/i), ['O=S(=O)(O)O'], true],
      [2, 'Carboxylic acid to acid chloride', undefined, true],
      [3, expect.stringMatching(/amine with an acid chloride/), ['CCN(CC)CC'], true],
    ]);
    expect(summary?.startingMaterials.map(({ molecule, inStock }) => [molecule.smiles, inStock])).toEqual(
      expect.arrayContaining([['O=C(O)c1ccccc1O', true]]),
    );
    expect(detail.steps.every(({ conditions, mark }) => conditions.length > 0 && mark.reasons.length > 0)).toBe(true);
    expect(summary?.figures?.costPerKg?.minorUnits).toBeGreaterThan(0);
    const report = await service.app.inject({
      method: 'POST',
      url: '/api/export/route-file',
      payload: { routeIds: [summary?.routeId ?? ''], fileType: 'pdf', currency: 'USD' },
      headers: { authorization: `Bearer ${await service.issuer.token()}`, 'x-culture': 'en' },
    });
    expect((await readPdf(report.rawPayload)).text).toContain('The route was imported (reaction SMILES).');
  });
});
