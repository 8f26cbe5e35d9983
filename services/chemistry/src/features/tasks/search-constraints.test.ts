import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';
import { readRoutes } from './route-document.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

const paracetamol = 'CC(=O)Nc1ccc(O)cc1';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ workers: 1 });
});
afterAll(() => service.close());

async function search(structure: string, constraints: WireConstraints) {
  const body = { structure, settings: { maxExpansions: 20, constraints } };
  const { data } = await service.call('retroSearchStart', { body });
  const { taskId } = data.task;
  const task = await waitFor(async () => {
    const found = await service.call('retroTask', { query: { taskId } });
    return found.data.task.state === 'completed' && found.data.task;
  });
  const list = await service.call('routeList', {
    body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 50, solvedOnly: true },
  });
  return { task, routes: list.data.items };
}

describe('the routes of a task', () => {
  it('are grouped by their key bonds and leave as a document that can be read back', async () => {
    const { task, routes } = await search('procainamide', {});
    expect(routes.length).toBeGreaterThan(1);
    for (const { cluster } of routes) expect(cluster).toMatchObject({ text: expect.stringMatching(/./) });
    const whole = await service.call('routesExport', { query: { taskId: task.taskId } });
    expect(whole.headers['content-disposition']).toMatch(
      /^attachment; filename="procainamide-routes-[\da-f]{8}\.json"$/,
    );
    const document = readRoutes(whole.text);
    expect(document.target).toBe(task.target.smiles);
    expect(document.routes.filter((one) => one.solved)).toHaveLength(routes.length);
    const [best] = routes;
    const one = await service.call('routesExport', { query: { routeId: best?.routeId ?? '' } });
    expect(readRoutes(one.text).routes).toEqual([document.routes[0]]);
    expect(document.routes[0]).toMatchObject({ steps: best?.steps, cluster: { bonds: best?.cluster?.bonds } });
    const trees = await service.call('routesExport', { query: { routeId: best?.routeId ?? '', form: 'aizynth' } });
    expect(JSON.parse(trees.text)).toMatchObject([{ type: 'mol', smiles: task.target.smiles }]);
    const foreign = await service.call(
      'routesExport',
      { query: { taskId: task.taskId } },
      { claims: { tenantid: 't-other' } },
    );
    expect(foreign.code).toBe(10022);
  });
});

describe('a task with constraints', () => {
  it('keeps them with its settings and gives only routes that obey', async () => {
    const constraints: WireConstraints = { breakBonds: [[1, 3]], maxRouteSteps: 2, forbiddenMolecules: ['CC(=O)Cl'] };
    const { task, routes } = await search(paracetamol, constraints);
    expect(task.settings.constraints).toEqual(constraints);
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      expect(route.steps).toBeLessThanOrEqual(2);
      expect(route.startingMaterials.map(({ molecule }) => molecule.smiles)).not.toContain('CC(=O)Cl');
    }
  });

  it('takes apart no more molecules than it is told', { tags: ['full'] }, async () => {
    const settings = { timeLimitSeconds: 20, maxExpansions: 3, strategy: 'mcts' } as const;
    const { data } = await service.call('retroSearchStart', { body: { structure: 'imatinib', settings } });
    const done = await waitFor(async () => {
      const found = await service.call('retroTask', { query: { taskId: data.task.taskId } });
      return found.data.task.state === 'completed' && found.data.task;
    });
    expect(done.settings).toMatchObject(settings);
    expect(done.progress.expansions).toBe(3);
  });

  it('says what stood in the way when nothing obeys', { tags: ['full'] }, async () => {
    const { task, routes } = await search('lidocaine', { startFrom: ['c1ccc2ccccc2c1'], maxRouteSteps: 3 });
    expect(routes).toEqual([]);
    expect(task.progress.turnedAway?.['startFrom']).toBeGreaterThan(0);
  });

  it.each<[WireConstraints, number, string]>([
    [{ breakBonds: [[0, 9]] }, 20002, 'bondUnknown'],
    [{ breakBonds: [[1, 3]], keepBonds: [[3, 1]] }, 20001, 'bondBothWays'],
    [{ startFrom: ['C1CC'] }, 20001, 'moleculeUnsound'],
    [{ startFrom: ['CC(=O)O'], forbiddenMolecules: ['OC(C)=O'] }, 20001, 'wantedForbidden'],
    [{ throughMolecules: [paracetamol] }, 20001, 'targetListed'],
    [{ stocks: [] }, 20001, 'noStock'],
  ])('is refused for %j with %d and a sentence in both languages', async (constraints, code, reason) => {
    const start = (culture: 'en' | 'zh-CN') =>
      service.call(
        'retroSearchStart',
        { body: { structure: paracetamol, settings: { constraints } } },
        { headers: { 'x-culture': culture } },
      );
    const [english, chinese] = [await start('en'), await start('zh-CN')];
    expect([english.code, chinese.code]).toEqual([code, code]);
    expect(english.error?.details).toMatchObject({ reason, text: expect.stringMatching(/^[^\p{Script=Han}]{10,}$/u) });
    expect(chinese.error?.details).toMatchObject({ reason, text: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it('cannot be started again with constraints that make no sense for its target', async () => {
    const { task } = await search('benzocaine', {});
    const settings = { constraints: { keepBonds: [[0, 11]] as [number, number][] } };
    const answer = await service.call('retroTaskRestart', { body: { taskId: task.taskId, settings } });
    expect(answer.code).toBe(20002);
  });
});
