import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
let routeId: string;
beforeAll(async () => {
  service = await startTestService();
  routeId = await keptRoute('O=C(c1ccccc1)N1CCCC1CO', ['O=C(Cl)c1ccccc1', 'OCC1CCCN1']);
});
afterAll(() => service.close());

const nobodysId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';

/** A route of one step, built by hand. */
async function keptRoute(structure: string, precursors: string[]): Promise<string> {
  const { draft } = (await service.call('manualRouteStart', { body: { structure } })).data;
  const { key } = draft.target;
  const proposal = await waitFor(async () => {
    const { data } = await service.call('indexManualSearch', { body: { smilesUniqueCode: key, pageSize: 50 } });
    return data.items.find((one) =>
      precursors.every((smiles) => one.precursors.some((p) => p.molecule.smiles === smiles)),
    );
  });
  const body = { draftId: draft.draftId, action: 'choose' as const, nodeId: key, proposalId: proposal.proposalId };
  await waitFor(async () => (await service.call('manualRouteChange', { body })).code === 200);
  return (await service.call('manualRouteSave', { body: { draftId: draft.draftId } })).data.routeId;
}

/** Routes of the task of a route, the newest last. */
async function allRoutes(id: string) {
  const { taskId } = (await service.call('routeDetail', { query: { routeId: id } })).data;
  const body = { routeType: 'retrosynthesis' as const, taskId, pageIndex: 1, pageSize: 50 };
  const { items } = (await service.call('routeList', { body })).data;
  return items.toSorted((a, b) => a.steps - b.steps);
}

describe('a route with a group at risk', () => {
  it('says which step would touch it', async () => {
    const { data } = await service.call('routeProtection', { query: { routeId } });
    expect(data.risks).toEqual([{ stepId: 's1', groups: ['primaryAlcohol'] }]);
  });

  it('gives a new route beside it, with the group put on and taken off', async () => {
    const { data } = await service.call('routeProtect', { body: { routeId, stepId: 's1' } });
    expect(data.protections).toEqual([
      { groupId: 'tbs', name: 'TBS', kind: 'alcohol', resistance: 'stable', origin: 'putOn' },
    ]);
    expect(data.open).toBe(0);
    const detail = (await service.call('routeDetail', { query: { routeId: data.routeId } })).data;
    expect(detail.taskId).toBe(data.taskId);
    expect(detail.steps.map(({ classKey }) => classKey)).toEqual(['protection', 'acylation', 'deprotection']);
    expect(detail.steps.every(({ forward }) => forward.passed)).toBe(true);
    expect(detail.steps[0]?.conditions[0]?.reagents).toEqual(['imidazole']);
    expect([detail.steps[0]?.conditionOrigin, detail.steps[2]?.conditionOrigin]).toEqual(['typical', 'typical']);
    const risks = (await service.call('routeProtection', { query: { routeId: data.routeId } })).data;
    expect(risks.risks).toEqual([]);
  });

  it('takes another group in place of the one it has', async () => {
    const [, made] = (await allRoutes(routeId)).map((one) => one.routeId);
    const { data } = await service.call('routeProtect', {
      body: { routeId: made ?? '', replace: 'tbs', protectingGroup: 'tips' },
    });
    expect(data.protections).toMatchObject([{ groupId: 'tips', kind: 'alcohol' }]);
    const detail = (await service.call('routeDetail', { query: { routeId: data.routeId } })).data;
    expect(detail.steps.map(({ classKey }) => classKey)).toEqual(['protection', 'acylation', 'deprotection']);
    expect(detail.nodes.some(({ molecule }) => molecule.smiles.includes('CC(C)(C)[Si]'))).toBe(false);
  });

  it('answers 20038 when it has no such group, and 20035 when the group was bought or stays', async () => {
    expect((await service.call('routeProtect', { body: { routeId, replace: 'tbs' } })).code).toBe(20038);
    const kept = await keptRoute('CC(C)(C)OC(=O)N1CCN(C(=O)c2ccccc2)CC1', ['O=C(Cl)c1ccccc1']);
    expect((await service.call('routeProtect', { body: { routeId: kept, replace: 'boc' } })).code).toBe(20035);
  });

  it('answers 20037 with the route when it is there already', async () => {
    const again = await service.call('routeProtect', { body: { routeId, protectingGroup: 'tbs' } });
    const kept = (await allRoutes(routeId)).map((one) => one.routeId);
    expect(again.code).toBe(20037);
    expect(kept).toContain((again.error?.details as { routeId: string } | undefined)?.routeId);
  });

  it('answers 20033 for a group that does not fit what is at risk', async () => {
    expect((await service.call('routeProtect', { body: { routeId, protectingGroup: 'boc' } })).code).toBe(20033);
  });

  it('answers 20033 where nothing is at risk', async () => {
    const plain = await keptRoute('COc1ccc(NC(=O)c2ccccc2)cc1', ['COc1ccc(N)cc1', 'O=C(Cl)c1ccccc1']);
    expect((await service.call('routeProtect', { body: { routeId: plain } })).code).toBe(20033);
  });

  it("is nobody else's to protect", async () => {
    const others = { claims: { sub: 'mei' } };
    expect((await service.call('routeProtect', { body: { routeId } }, others)).code).toBe(10022);
    expect((await service.call('routeProtect', { body: { routeId: nobodysId } })).code).toBe(10022);
  });
});

describe('conditions', () => {
  it('of a step say where each row comes from and how often it was run', async () => {
    const { data } = await service.call('reactionConditions', { query: { routeId, stepId: 's1', top: 5 } });
    expect(data.conditions.length).toBeGreaterThan(0);
    expect(data.conditions.map(({ source }) => source)).toContain('template');
    for (const { source, support, of } of data.conditions) {
      expect(source === 'template' ? support === null : (support ?? 0) > 0 && (of ?? 0) >= (support ?? 0)).toBe(true);
    }
    expect(data.counted.explained).toBeLessThan(data.counted.records);
  });

  it('of a kind of reaction are named in the language of the caller', async () => {
    const query = { templateId: 'methyl-ester-hydrolysis', top: 3 };
    const { data } = await service.call('reactionConditions', { query }, { headers: { 'x-culture': 'zh-CN' } });
    expect(data.conditions[0]).toMatchObject({ source: 'patents', kind: '甲酯的水解' });
    expect(data.conditions).toHaveLength(3);
  });

  it('of an unknown kind or step are not found', async () => {
    const unknown = await service.call('reactionConditions', { query: { templateId: 'no-such-kind', top: 5 } });
    const noStep = await service.call('reactionConditions', { query: { routeId, stepId: 's9', top: 5 } });
    expect([unknown.code, noStep.code]).toEqual([unknown.error?.code, unknown.code]);
    expect(unknown.code).not.toBe(200);
  });
});
