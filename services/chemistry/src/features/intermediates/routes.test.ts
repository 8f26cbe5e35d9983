import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { intermediateProjects } from './schema.ts';
import { sharePeople, shares } from '../tasks/share-schema.ts';
import { tasks } from '../tasks/schema.ts';
import { putSearch, type Chain } from './testing/read-routes.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
const as = (sub: string, tenantid = 't-one') => ({ claims: { sub, tenantid, preferred_username: sub } });
const chen = as('chen');
const mei = as('mei');
const stranger = as('stranger', 't-two');
const owner = (userId: string, tenantId = 't-one') => ({ tenantId, userId });

// A common acid, made in two steps, and three amides of it; a second molecule is common to two of them.
const acid = 'OC(=O)c1ccc(cc1)N1CCNCC1';
const ester = 'CCOC(=O)c1ccc(cc1)N1CCNCC1';
const fluoride = 'CCOC(=O)c1ccc(F)cc1';
const targets = ['CNC(=O)c1ccc(cc1)N1CCNCC1', 'CCNC(=O)c1ccc(cc1)N1CCNCC1', 'CCCNC(=O)c1ccc(cc1)N1CCNCC1'] as const;
const along = (target: string): Chain => [target, acid, ester, fluoride];
const apart = (target: string): Chain => [target, `${target}O`, 'CN'];

async function sync(userId: string, tenantId = 't-one'): Promise<void> {
  const record = { userId, tenantId, userName: userId, phone: '', chineseName: '', email: `${userId}@example.com` };
  const body = { ...record, externalSource: null, externalUserId: null, userGroups: [] };
  await service.call('syncUser', { body }, as(userId, tenantId));
}

beforeAll(async () => {
  service = await startTestService();
  for (const userId of ['chen', 'mei']) await sync(userId);
  await sync('stranger', 't-two');
});
afterAll(() => service.close());
beforeEach(async () => {
  const { queries } = service.database;
  for (const table of [intermediateProjects, sharePeople, shares, tasks]) await queries.delete(table);
});

const put = (userId: string, chains: readonly Chain[], tenantId?: string) =>
  putSearch(service.services, owner(userId, tenantId), chains);
const list = async (who = chen, body: { minTargets?: number; key?: string; targetKey?: string } = {}) =>
  (await service.call('intermediateList', { body: { pageIndex: 1, pageSize: 50, ...body } }, who)).data;
const track = async (smiles = acid, who = chen) =>
  (
    await service.call(
      'intermediateTrack',
      { body: { smilesUniqueCode: service.services.moleculeKey('t-one', smiles) } },
      who,
    )
  ).data;
const details = (projectId: string, who = chen) => service.call('intermediateDetails', { query: { projectId } }, who);
const records = async (who = chen) =>
  (await service.call('intermediateRecords', { body: { pageIndex: 1, pageSize: 50 } }, who)).data;
const update = (body: Parameters<typeof service.call<'intermediateUpdate'>>[1]['body'], who = chen) =>
  service.call('intermediateUpdate', { body }, who);

describe('intermediates in common', () => {
  it('are found when searches have ended, with what making them once saves', async () => {
    await put('chen', [along(targets[0]), apart(targets[0])]);
    expect(await list()).toMatchObject({ total: 0, targets: 1, routes: 2, reading: 0 });
    await put('chen', [apart(targets[1]), along(targets[1])]);
    await put('chen', [along(targets[2])]);
    const { items } = await list();
    expect(items.map((one) => one.molecule.smiles)).toEqual([acid, ester]);
    // Two steps make the acid: three targets would need six, once takes two. Of five best routes three need it.
    expect(items[0]?.figures).toMatchObject({ targets: 3, routes: 3, share: 0.6, makeSteps: 2, savedSteps: 4 });
    // Weighed: 2 steps x 1/2 + 1/2 + 1, less the largest.
    expect(items[0]?.figures.worth).toBeCloseTo(2);
    expect(items[0]?.targetMolecules.map((one) => one.smiles).toSorted()).toEqual([...targets].toSorted());
  });

  it('leave out what stock holds, targets, and what is too small', async () => {
    await put('chen', [[targets[0], 'CN', fluoride]]);
    await put('chen', [[targets[1], 'CN', fluoride]]);
    expect((await list()).items).toEqual([]);
  });

  it('count a target once, however many searches it had', async () => {
    await put('chen', [along(targets[0])]);
    await put('chen', [along(targets[0])]);
    expect((await list()).total).toBe(0);
  });

  it('are filtered by number of targets, by name and by target', async () => {
    for (const target of targets) await put('chen', [along(target)]);
    await put('chen', [[`${targets[0]}C`, `${targets[0]}N`, 'CN']]);
    expect((await list(chen, { minTargets: 4 })).total).toBe(0);
    expect((await list(chen, { key: ester })).items.map((one) => one.molecule.smiles)).toEqual([ester]);
    const keyOf = (smiles: string) => service.services.moleculeKey('t-one', smiles);
    expect((await list(chen, { targetKey: keyOf(targets[1]) })).total).toBe(2);
    expect((await list(chen, { targetKey: keyOf(`${targets[0]}C`) })).total).toBe(0);
  });

  it('hold those of a colleague once a search is shared by name, and no longer when the share ends', async () => {
    await put('chen', [along(targets[0])]);
    const { taskId } = await put('mei', [along(targets[1])]);
    expect((await list()).total).toBe(0);
    const query = { kind: 'task' as const, itemId: taskId, userIds: 'chen' };
    const { shareId } = (await service.call('shareToOther', { query }, mei)).data.share;
    expect((await list()).items[0]?.figures.targets).toBe(2);
    expect((await list(mei)).total).toBe(0);
    await service.call('shareEnd', { body: { shareId } }, mei);
    expect((await list()).total).toBe(0);
  });

  it('never cross tenants', async () => {
    for (const target of targets) await put('chen', [along(target)]);
    expect((await list(stranger)).total).toBe(0);
    const key = service.services.moleculeKey('t-one', acid);
    const asked = await service.call('intermediateDetails', { query: { smilesUniqueCode: key } }, stranger);
    expect(asked.code).toBe(10022);
    expect((await service.call('intermediateTrack', { body: { smilesUniqueCode: key } }, stranger)).code).toBe(10022);
  });

  it('follow a search that is deleted', async () => {
    const { taskId } = await put('chen', [along(targets[0])]);
    await put('chen', [along(targets[1])]);
    expect((await list()).total).toBe(2);
    await service.call('retroTaskDelete', { body: { taskIds: [taskId] } }, chen);
    expect(await list()).toMatchObject({ total: 0, targets: 1 });
  });
});

describe('a project', () => {
  beforeEach(async () => {
    await put('chen', [along(targets[0])]);
    await put('chen', [along(targets[1])]);
  });

  it('shows the ways that make its molecule, once for the same reactions, and the targets that need it', async () => {
    const { project, isNew } = await track();
    expect(isNew).toBe(true);
    expect((await track()).isNew).toBe(false);
    const { data } = await details(project.projectId);
    expect(data.ways).toHaveLength(1);
    expect(data.ways[0]).toMatchObject({ steps: 2, solved: true, routes: 2, targets: 2, mayOpen: true, chosen: false });
    expect(data.ways[0]?.laboratory.map((step) => step.product.smiles)).toEqual([ester, acid]);
    expect(data.targets.map((one) => one.molecule?.smiles).toSorted()).toEqual([targets[0], targets[1]].toSorted());
  });

  it('keeps a record of every change, and of nothing that does not differ', async () => {
    const { projectId } = (await track()).project;
    const targetKey = service.services.moleculeKey('t-one', targets[0]);
    await update({ projectId, name: 'The acid', state: 'inWork' });
    await update({ projectId, name: 'The acid', state: 'inWork' });
    const changed = await update({ projectId, amount: { targetKey, milligrams: 1_500_000 }, note: 'Batch 1' });
    expect(changed.data.project).toMatchObject({
      name: 'The acid',
      state: 'inWork',
      milligrams: 1_500_000,
      version: 3,
    });
    const { items, total } = await records();
    expect(total).toBe(6);
    expect(items.map((one) => one.kind)).toEqual(['note', 'amount', 'state', 'renamed', 'tracked', 'found']);
    expect(items.map((one) => one.text)).toEqual([
      'Batch 1',
      'For N-methyl-4-(piperazin-1-yl)benzamide: from none to 1.5 kg',
      'From Planned to In progress',
      expect.stringContaining('to “The acid”'),
      expect.stringContaining('Tracked as'),
      'Shared by 2 targets, on 2 routes',
    ]);
  });

  it('learns of a new target, and a deleted one leaves a trace without its name', async () => {
    const { projectId } = (await track()).project;
    const { taskId } = await put('chen', [along(targets[2])]);
    const targetKey = service.services.moleculeKey('t-one', targets[2]);
    await update({ projectId, amount: { targetKey, milligrams: 500 } });
    expect((await records()).items.map((one) => one.kind)).toContain('targetNew');
    await service.call('retroTaskDelete', { body: { taskIds: [taskId] } }, chen);
    const { data } = await details(projectId);
    const gone = data.targets.find((one) => one.isGone);
    expect(gone).toEqual(expect.objectContaining({ milligrams: 500, routes: 0 }));
    expect(gone?.molecule).toBeUndefined();
    expect(data.project?.milligrams).toBe(0);
    const [last] = (await records()).items;
    expect(last).toMatchObject({ kind: 'targetGone', text: 'a deleted target no longer needs it' });
  });

  it('is read by members alone, with the routes that came along, until the membership ends', async () => {
    const { projectId } = (await track()).project;
    const routeId = (await details(projectId)).data.ways[0]?.routeId ?? '';
    const query = { projectId, userIds: 'mei', routeIds: routeId };
    expect((await details(projectId, mei)).code).toBe(10022);
    const shared = await service.call('shareIntermediateRoutes', { query }, chen);
    expect(shared.data).toMatchObject({ sharedRoutes: 1, project: { members: [{ userId: 'mei' }] } });
    expect((await details(projectId, mei)).data.ways[0]?.mayOpen).toBe(true);
    expect((await service.call('routeDetail', { query: { routeId } }, mei)).code).toBe(200);
    expect((await update({ projectId, name: 'mine' }, mei)).code).toBe(10022);
    expect((await records(mei)).items[0]).toMatchObject({ kind: 'shared', by: { userId: 'chen' } });
    const end = { body: { projectId, userId: 'mei' } };
    expect((await service.call('intermediateShareEnd', end, stranger)).code).toBe(10022);
    expect((await service.call('intermediateShareEnd', end, chen)).data).toEqual({ ended: true });
    const codes = [details(projectId, mei), service.call('routeDetail', { query: { routeId } }, mei)];
    expect((await Promise.all(codes)).map((one) => one.code)).toEqual([10022, 10022]);
    expect((await records(mei)).total).toBe(0);
  });

  it('leaves a share that was there before it', async () => {
    const { projectId } = (await track()).project;
    const routeId = (await details(projectId)).data.ways[0]?.routeId ?? '';
    await service.call('shareToOther', { query: { kind: 'route', itemId: routeId, userIds: 'mei' } }, chen);
    await service.call('shareIntermediateRoutes', { query: { projectId, userIds: 'mei', routeIds: routeId } }, chen);
    await service.call('intermediateShareEnd', { body: { projectId, userId: 'mei' } }, chen);
    expect((await service.call('routeDetail', { query: { routeId } }, mei)).code).toBe(200);
  });

  it('does not leave the tenant: 10023', async () => {
    const { projectId } = (await track()).project;
    const shareWith = (userIds: string, tenantId?: string) =>
      service.call('shareIntermediateRoutes', { query: { projectId, userIds, ...(tenantId && { tenantId }) } }, chen);
    expect((await shareWith('stranger')).code).toBe(10023);
    expect((await shareWith('mei', 't-two')).code).toBe(10023);
    expect((await details(projectId, stranger)).code).toBe(10022);
  });

  it('may be archived and taken out again, unless the molecule has another one by then', async () => {
    const { projectId } = (await track()).project;
    await update({ projectId, state: 'archived' });
    expect((await list()).items[0]?.project).toBeUndefined();
    const second = (await track()).project.projectId;
    expect(second).not.toBe(projectId);
    expect((await update({ projectId, state: 'planned' })).code).toBe(20020);
    await update({ projectId: second, state: 'archived' });
    expect((await update({ projectId, state: 'planned' })).data.project.state).toBe('planned');
  });

  it('gives its records as a file', async () => {
    await track();
    const answer = await service.call('intermediateRecordsExport', { query: { fileType: 'csv' } }, chen);
    const lines = answer.text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(acid);
    expect(lines[2]).toContain('"Shared by 2 targets, on 2 routes"');
  });
});

describe('the project of a target', () => {
  it('holds its searches and what else there is, for its owner alone', async () => {
    const { taskId } = await put('chen', [along(targets[0])]);
    await put('chen', [along(targets[1])]);
    const { data } = await service.call('projectInfo', { query: { taskId } }, chen);
    expect(data).toMatchObject({ commonIntermediates: 2, savedRoutes: [], drafts: [], costs: [], quotations: [] });
    expect(data.tasks.map((one) => one.taskId)).toEqual([taskId]);
    const smilesUniqueCode = data.target.key;
    expect((await service.call('projectInfo', { query: { smilesUniqueCode } }, mei)).code).toBe(10022);
    expect((await service.call('projectInfo', { query: { taskId } }, stranger)).code).toBe(10022);
  });
});
