import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '@app/shared/contracts/catalogue';
import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import type { RouteFileType } from '@app/shared/contracts/routes/files';
import { routes, tasks } from '../tasks/schema.ts';
import { readRoutes } from '../tasks/route-document.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  for (const sub of ['chen', 'mei', 'wang']) {
    const record = { userId: sub, tenantId: 't-one', userName: sub, phone: '', chineseName: '', email: `${sub}@a.com` };
    const body = { ...record, externalSource: null, externalUserId: null, userGroups: [] };
    await service.call('syncUser', { body }, as(sub));
  }
});
afterAll(() => service.close());

const as = (sub: string) => ({ claims: { sub, tenantid: 't-one', preferred_username: sub } });
const mei = as('mei');
const wang = as('wang');

const amide = 'CNC(=O)c1ccc(-c2ccccc2)cc1';
const acid = 'O=C(O)c1ccc(-c2ccccc2)cc1';
const bromoacid = 'O=C(O)c1ccc(Br)cc1';
const toAmide = `CN.${acid}>>${amide}`;
const toAcid = `OB(O)c1ccccc1.${bromoacid}>>${acid}`;

type ChangeBody = CallInput<'manualRouteChange'>['body'];
const change = (draft: ManualRouteDraft, body: Omit<ChangeBody, 'draftId'>, who = {}) =>
  service.call('manualRouteChange', { body: { draftId: draft.draftId, ...body } }, who);
const nodeOf = (draft: ManualRouteDraft, smiles: string): string =>
  draft.nodes.find(({ molecule }) => molecule.smiles === smiles)?.nodeId ?? 'none';
const shown = (draft: ManualRouteDraft): string[] => draft.nodes.map((one) => `${one.molecule.smiles} ${one.status}`);

async function written(structure: string, ...reactions: string[]): Promise<ManualRouteDraft> {
  let { draft } = (await service.call('manualRouteStart', { body: { structure } })).data;
  for (const reaction of reactions) {
    const nodeId = nodeOf(draft, reaction.split('>>')[1] ?? '');
    const answer = await change(draft, { action: 'write', nodeId, reaction });
    expect(answer.code).toBe(200);
    ({ draft } = answer.data);
  }
  return draft;
}

async function kept(structure: string, ...reactions: string[]): Promise<{ routeId: string; draft: ManualRouteDraft }> {
  const { draftId } = await written(structure, ...reactions);
  const { routeId, draft } = (await service.call('manualRouteSave', { body: { draftId } })).data;
  return { routeId, draft };
}

const edit = (routeId: string, who = {}) => service.call('routeEdit', { body: { routeId } }, who);
const versionsOf = async (draftId: string) =>
  (await service.call('manualRouteVersions', { query: { draftId } })).data.items;

describe('a kept route that is edited', () => {
  it('opens as it is, is saved beside itself as a new version, and every version can be had back', async () => {
    const { routeId, draft: first } = await kept(amide, toAmide, toAcid);
    expect((await edit(routeId)).data.draft.draftId).toBe(first.draftId);
    await service.call('manualRouteDelete', { body: { draftIds: [first.draftId] } });
    const { draft } = (await edit(routeId)).data;
    expect(draft).toMatchObject({ isSaved: true, canUndo: false, editedRouteId: routeId, savedRouteId: routeId });
    expect(shown(draft)).toEqual(shown(first));
    expect((await service.call('manualRouteSave', { body: { draftId: draft.draftId } })).code).toBe(20029);
    const before = (await service.call('routeDetail', { query: { routeId } })).data;

    await change(draft, { action: 'remove', nodeId: nodeOf(draft, acid) });
    const saved = (await service.call('manualRouteSave', { body: { draftId: draft.draftId } })).data;
    expect(saved.routeId).not.toBe(routeId);
    expect((await service.call('routeDetail', { query: { routeId } })).data).toMatchObject({
      nodes: before.nodes,
      steps: before.steps,
    });
    const versions = await versionsOf(draft.draftId);
    expect(versions.map(({ number, steps, isPresent, savedBy }) => [number, steps, isPresent, savedBy])).toEqual([
      [1, 1, true, 'chen'],
      [0, 2, false, 'chen'],
    ]);
    const back = (await change(draft, { action: 'restore', versionId: versions[1]?.versionId })).data.draft;
    expect(shown(back)).toEqual(shown(first));
    expect(shown((await change(draft, { action: 'undo' })).data.draft)).toEqual(shown(saved.draft));
    expect((await change(draft, { action: 'restore', versionId: routeId })).code).toBe(10022);
  });

  it('says when the project has the same route already, with the way to it', async () => {
    const { routeId } = await kept('CC(=O)NCCc1ccccc1', 'CC(=O)O.NCCc1ccccc1>>CC(=O)NCCc1ccccc1');
    const again = await written('CC(=O)NCCc1ccccc1', 'CC(=O)O.NCCc1ccccc1>>CC(=O)NCCc1ccccc1');
    const { draftId } = again;
    expect((await service.call('checkRoutesExists', { body: { draftId } })).data).toEqual({ exists: true, routeId });
    const refused = await service.call('manualRouteSave', { body: { draftId } });
    expect([refused.code, refused.error?.details]).toEqual([20037, { routeId }]);
    const other = (await change(again, { action: 'undo' })).data.draft;
    expect((await service.call('checkRoutesExists', { body: { draftId: other.draftId } })).code).toBe(20015);
  });

  it("is a colleague's own copy where it is shared, and nobody else's to open", async () => {
    const { routeId } = await kept('CC(=O)NCc1ccncc1', 'CC(=O)O.NCc1ccncc1>>CC(=O)NCc1ccncc1');
    expect((await edit(routeId, mei)).code).toBe(10022);
    await service.call('shareToOther', { query: { kind: 'route', itemId: routeId, userIds: 'mei' } });
    const { draft } = (await edit(routeId, mei)).data;
    expect(draft).toMatchObject({ steps: 1, isSaved: false });
    const copy = (await service.call('manualRouteSave', { body: { draftId: draft.draftId } }, mei)).data;
    expect(copy.routeId).not.toBe(routeId);
    expect((await service.call('routeDetail', { query: { routeId: copy.routeId } }, mei)).data.isShared).toBe(false);
    expect((await edit(routeId, wang)).code).toBe(10022);
    const query = { draftId: draft.draftId };
    expect((await service.call('manualRouteVersions', { query }, wang)).code).toBe(10022);
  });

  it('is not opened while its search runs, and not after it was deleted', async () => {
    const { routeId, draft } = await kept('CC(=O)NCC1CC1', 'CC(=O)O.NCC1CC1>>CC(=O)NCC1CC1');
    await service.call('manualRouteDelete', { body: { draftIds: [draft.draftId] } });
    const { taskId } = (await service.call('routeDetail', { query: { routeId } })).data;
    const { queries } = service.database;
    await queries.update(routes).set({ madeByHand: false }).where(eq(routes.id, routeId));
    await queries.update(tasks).set({ state: 'searching' }).where(eq(tasks.id, taskId));
    expect((await edit(routeId)).code).toBe(20014);
    await queries.update(tasks).set({ state: 'completed' }).where(eq(tasks.id, taskId));
    await service.call('retroTaskDelete', { body: { taskIds: [taskId] } });
    expect((await edit(routeId)).code).toBe(20025);
  });

  it('takes what two windows do, and takes nothing back that the other one did', async () => {
    const draft = await written(amide, toAmide);
    const { revision } = draft;
    const first = await change(draft, { action: 'buy', nodeId: nodeOf(draft, acid), revision });
    expect(first.data.elsewhere).toBe('none');
    const stale = await change(draft, { action: 'undo', revision });
    expect(stale.data.elsewhere).toBe('shown');
    expect(shown(stale.data.draft)).toEqual(shown(first.data.draft));
    const merged = await change(draft, { action: 'make', nodeId: nodeOf(draft, 'CN'), revision });
    expect(merged.data.elsewhere).toBe('merged');
    expect(shown(merged.data.draft)).toContain(`${acid} bought`);
  });
});

describe('a step written by hand', () => {
  it('is checked for balance, for its product and by the forward templates', async () => {
    const draft = await written(amide, toAmide);
    const nodeId = nodeOf(draft, acid);
    const check = (reaction: string, place = nodeId) =>
      service.call('manualStepCheck', { body: { draftId: draft.draftId, nodeId: place, reaction } });
    const sound = (await check(toAcid)).data;
    expect(sound.step).toMatchObject({ isKnown: true, classKey: 'carbonCarbon', forward: { passed: true, rank: 1 } });
    const odd = (await check(`c1ccccc1CCCC.${bromoacid}>>${acid}`)).data;
    expect(odd.step).toMatchObject({ isKnown: false, classKey: 'byHand', forward: { passed: false, rank: 0 } });
    expect((await check(toAmide)).code).toBe(20004);
    expect((await check(`${acid}.CO>>${acid}`)).code).toBe(20012);
    expect((await check(`OB(O)c1ccccc1.CCC>>${acid}`)).data?.notes.map(({ reason }) => reason)).toContain('unbalanced');
    expect((await check(`c1ccccc1.C>>${acid}`)).code).toBe(20004);
    expect((await check('no reaction')).code).toBe(20028);
    const unknown = (await change(draft, { action: 'write', nodeId, reaction: `c1ccccc1CCCC.${bromoacid}>>${acid}` }))
      .data.draft;
    expect(unknown.reactions.find(({ productNodeId }) => productNodeId === nodeId)).toMatchObject({
      templateKind: 'byHand',
      conditionOrigin: 'unknown',
    });
    expect(unknown.solved).toBe(false);
    expect(shown((await change(draft, { action: 'undo' })).data.draft)).toEqual(shown(draft));
  });
});

describe('another form of a reagent', () => {
  it('is offered with its check, and takes the place of the first', async () => {
    const draft = await written(amide, toAmide, toAcid);
    const nodeId = nodeOf(draft, 'OB(O)c1ccccc1');
    const { items } = (await service.call('manualReagentForms', { body: { draftId: draft.draftId, nodeId } })).data;
    expect(items.map(({ formId }) => formId).toSorted()).toEqual([
      'midaBoronate',
      'pinacolBoronate',
      'trifluoroborate',
    ]);
    expect(items.map(({ step }) => step.forward.passed)).toEqual([true, true, true]);
    const ester = items.find(({ formId }) => formId === 'pinacolBoronate');
    expect(ester).toMatchObject({ inStock: true, step: { forward: { passed: true } } });
    const taken = (await change(draft, { action: 'form', nodeId, formId: 'pinacolBoronate' })).data.draft;
    expect(taken.nodes.map(({ molecule }) => molecule.smiles)).toEqual(
      expect.arrayContaining(['CC1(C)OB(c2ccccc2)OC1(C)C', bromoacid, acid]),
    );
    expect(taken.steps).toBe(2);
    expect(shown((await change(draft, { action: 'undo' })).data.draft)).toEqual(shown(draft));
    expect((await change(draft, { action: 'form', nodeId, formId: 'methylEster' })).code).toBe(20010);
    const amine = nodeOf(draft, 'CN');
    const salts = await service.call('manualReagentForms', { body: { draftId: draft.draftId, nodeId: amine } });
    expect(salts.data.items.map(({ molecule }) => molecule.smiles)).toEqual(['CN.Cl']);
  });
});

describe('the part of a route between two molecules', () => {
  it('is found anew, put in, and taken back; nothing banned comes back', { tags: ['full'] }, async () => {
    const draft = await written(amide, toAmide, toAcid);
    const { draftId } = draft;
    const body = { draftId, fromNodeId: nodeOf(draft, amide), toNodeId: nodeOf(draft, bromoacid) };
    const replace = (more = {}) => service.call('routeNodeReplace', { body: { ...body, ...more } });
    const found = (await replace()).data;
    expect(found.parts.length).toBeGreaterThan(0);
    for (const part of found.parts) {
      expect([part.line[0]?.smiles, part.line.at(-1)?.smiles]).toEqual([amide, bromoacid]);
      expect(part.steps.every(({ forward }) => forward.passed)).toBe(true);
    }
    const scores = found.parts.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const turned = found.parts.find(({ line }) => line.some(({ smiles }) => smiles === 'CNC(=O)c1ccc(Br)cc1'));
    const put = (await replace({ partId: turned?.partId })).data.draft;
    expect(shown(put)).toContain('CNC(=O)c1ccc(Br)cc1 made');
    expect(shown(put).filter((one) => one.startsWith(acid))).toEqual([]);
    expect(shown((await change(draft, { action: 'undo' })).data.draft)).toEqual(shown(draft));

    const step = put.reactions.find(({ productNodeId }) => productNodeId === nodeOf(put, amide));
    await change(draft, { action: 'redo' });
    const reason = 'boronic acid is never dry here';
    const query = { draftId, stepId: step?.stepId ?? '', reason };
    const banned = (await service.call('dislikeReaction', { query })).data;
    expect(banned.items[0]).toMatchObject({ reason, reactionSmiles: step?.reactionSmiles });
    await change(draft, { action: 'undo' });
    const after = await replace();
    const products = (after.data?.parts ?? []).flatMap(({ steps }) =>
      steps.map(({ product, precursors }) => [...precursors.map(({ molecule }) => molecule.smiles), product.smiles]),
    );
    const gone = step?.reactionSmiles.split(/\.|>>/).toSorted();
    expect(products.map((one) => one.toSorted())).not.toContainEqual(gone);
    await service.call('deleteReactions', { params: { id: banned.items[0]?.id ?? '' } });
  });

  it('is refused where there is none, and the other way round', async () => {
    const draft = await written(amide, toAmide, toAcid);
    const { draftId } = draft;
    const replace = (fromNodeId: string, toNodeId: string, partId?: string) =>
      service.call('routeNodeReplace', { body: { draftId, fromNodeId, toNodeId, partId } });
    const [top, middle, low] = [amide, acid, bromoacid].map((smiles) => nodeOf(draft, smiles)) as [
      string,
      string,
      string,
    ];
    expect((await replace(low, top)).code).toBe(20009);
    expect((await replace(middle, nodeOf(draft, 'CN'))).code).toBe(20010);
    expect((await replace(middle, nodeOf(draft, 'CN').replace(/^.{22}$/, 'A'.repeat(22)))).code).toBe(10010);
    expect((await replace(top, low, 'nothing')).code).toBe(10010);
  });

  it('keeps what a chemist knows of its steps, in every version and through undo', async () => {
    const draft = await written('CNC(=O)c1ccc(-c2ccccc2)cc1C', ...methylated);
    const { draftId } = draft;
    const [step] = draft.reactions;
    const conditions = [{ reagents: ['T3P', 'DIPEA'], catalysts: [], solvents: ['2-MeTHF'], temperatureC: [0, 25] }];
    const equivalents = [
      { of: 'CN', amount: 3 },
      { of: 'T3P', amount: 1.8 },
    ];
    const facts = { conditions: conditions as never, yieldPercent: 87.5, equivalents, note: ' runs on 5 g ' };
    const place = { fromNodeId: draft.nodes[0]?.nodeId ?? '', toNodeId: nodeOf(draft, 'CN') };
    const save = (steps: CallInput<'updateRoutePart'>['body']['steps']) =>
      service.call('updateRoutePart', { body: { draftId, ...place, steps } });
    const said = (await save([{ stepId: step?.stepId ?? '', facts }])).data.draft;
    expect(said.reactions[0]).toMatchObject({
      conditions,
      conditionOrigin: 'chemist',
      yieldPercent: 87.5,
      equivalents,
      ownNote: 'runs on 5 g',
    });
    expect((await save([{ stepId: step?.stepId ?? '', facts }])).code).toBe(20029);
    expect((await save([{ stepId: 'nothing', facts }])).code).toBe(10010);
    const { routeId } = (await service.call('manualRouteSave', { body: { draftId } })).data;
    const detail = (await service.call('routeDetail', { query: { routeId } })).data;
    expect(detail.steps.at(-1)).toMatchObject({
      conditionOrigin: 'chemist',
      yieldPercent: 87.5,
      ownNote: 'runs on 5 g',
    });
    await countsWith(routeId);
    const plain = (await change(draft, { action: 'undo' })).data.draft;
    expect(plain.reactions[0]?.yieldPercent).toBeUndefined();
    expect(plain.isSaved).toBe(false);
    const other = (await service.call('manualRouteSave', { body: { draftId } })).data;
    expect(other.routeId).not.toBe(routeId);
    const [newest, older] = await versionsOf(draftId);
    expect([newest?.reactions[0]?.facts, older?.reactions[0]?.facts?.yieldPercent]).toEqual([undefined, 87.5]);
    await service.call('manualRouteDelete', { body: { draftIds: [draftId] } });
    const opened = (await edit(routeId)).data.draft;
    expect(opened).toMatchObject({ isSaved: true });
    expect(opened.reactions[0]?.yieldPercent).toBe(87.5);
  });
});

/** What was written of the step is in the cost sheet and in the files of the route. */
async function countsWith(routeId: string): Promise<void> {
  const [costed] = (await service.call('routeCost', { query: { routeId, currency: 'USD' } })).data.cost.sheet.steps;
  expect(costed?.yield).toEqual({ value: 87.5, source: 'stated' });
  const amounts = costed?.lines.map(({ smiles, name, amount }) => [smiles ?? name, amount.value, amount.source]);
  expect(amounts).toEqual(
    expect.arrayContaining([
      ['Cc1cc(-c2ccccc2)ccc1C(=O)O', 1, 'computed'],
      ['CN', 3, 'stated'],
      ['T3P', 1.8, 'stated'],
      ['DIPEA', expect.any(Number), 'estimated'],
    ]),
  );
  const document = JSON.parse(await fileOf(routeId, 'json')) as { routes: unknown[] };
  expect(readRoutes(JSON.stringify(document)).routes[0]?.tree.reaction?.stated).toMatchObject({
    yieldPercent: 87.5,
    note: 'runs on 5 g',
  });
  expect(await fileOf(routeId, 'rdf')).toContain('runs on 5 g');
}

async function fileOf(routeId: string, fileType: RouteFileType): Promise<string> {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/export/route-file',
    headers: { authorization: `Bearer ${await service.issuer.token()}` },
    payload: { routeIds: [routeId], fileType },
  });
  expect(response.statusCode).toBe(200);
  return response.body;
}

const methylated = ['CN.Cc1cc(-c2ccccc2)ccc1C(=O)O>>CNC(=O)c1ccc(-c2ccccc2)cc1C'];

describe('what is put in', () => {
  it('may be a part of another route; not what leads back to the molecule it is for', async () => {
    const butyl = 'CCCCNC(=O)c1ccc(-c2ccccc2)cc1';
    const { routeId } = await kept(butyl, `CCCCN.${acid}>>${butyl}`, toAcid);
    const draft = await written('CCNC(=O)c1ccc(-c2ccccc2)cc1', `CCN.${acid}>>CCNC(=O)c1ccc(-c2ccccc2)cc1`);
    const nodeId = nodeOf(draft, acid);
    const { items } = (await service.call('manualSubRoutes', { body: { draftId: draft.draftId, nodeId } })).data;
    expect(items[0]).toMatchObject({ isWhole: false, steps: 1, solved: true });
    const spliced = (await change(draft, { action: 'splice', nodeId, routeId })).data.draft;
    expect(spliced).toMatchObject({ steps: 2, solved: true });
    expect(shown((await change(draft, { action: 'undo' })).data.draft)).toEqual(shown(draft));
    const bought = nodeOf(draft, 'CCN');
    expect((await change(draft, { action: 'splice', nodeId: bought, routeId })).code).toBe(20009);
  });

  it('is protected where a group is at risk, and says why where none can be', async () => {
    const target = 'O=C(c1ccccc1)N1CCCC1CO';
    const draft = await written(target, `O=C(Cl)c1ccccc1.OCC1CCCN1>>${target}`);
    const [step] = draft.reactions;
    // Benzylation would reach the amine as well.
    const benzyl = { action: 'protect', stepId: step?.stepId, protectingGroup: 'bn' } as const;
    expect((await change(draft, benzyl)).code).toBe(20039);
    const safe = (await change(draft, { action: 'protect', stepId: step?.stepId })).data.draft;
    expect(safe.reactions.map(({ classKey }) => classKey)).toEqual(['deprotection', 'acylation', 'protection']);
    expect((await change(safe, { action: 'protect' })).code).toBe(20033);
    expect((await change(safe, { action: 'protect', replace: 'boc' })).code).toBe(20038);
    expect(shown((await change(draft, { action: 'undo' })).data.draft)).toEqual(shown(draft));
    const empty = (await change(draft, { action: 'undo' })).data.draft;
    expect((await change(empty, { action: 'protect' })).code).toBe(20015);
  });

  it('says why a group cannot be put on, or not be replaced', async () => {
    const ester = 'O=C(OCC(O)c1ccccc1)c1ccccc1';
    const draft = await written(ester, `O=C(Cl)c1ccccc1.OCC(O)c1ccccc1>>${ester}`);
    const protect = { action: 'protect', stepId: draft.reactions[0]?.stepId } as const;
    // An acetonide would sit on the very alcohol that is acylated.
    expect((await change(draft, { ...protect, protectingGroup: 'acetonide' })).code).toBe(20031);
    const urea = 'CC(C)(C)OC(=O)N1CCN(C(=O)c2ccccc2)CC1';
    const bought = await written(urea, `O=C(Cl)c1ccccc1.CC(C)(C)OC(=O)N1CCNCC1>>${urea}`);
    const groups = await service.call('manualProtectingGroups', { query: { draftId: bought.draftId } });
    const borne = groups.data.items.filter(({ isOnRoute }) => isOnRoute).map(({ groupId }) => groupId);
    expect(borne).toContain('boc');
    expect(borne).not.toContain('tbs');
    // The Boc group is bought with the piperazine and stays in the target.
    expect((await change(bought, { action: 'protect', replace: 'boc' })).code).toBe(20035);
    const others = { query: { draftId: bought.draftId } };
    expect((await service.call('manualProtectingGroups', others, wang)).code).toBe(10022);
  });

  it('never comes by a molecule that it is for', async () => {
    const ester = 'COC(=O)c1ccc(-c2ccccc2)cc1';
    const { routeId } = await kept(acid, `${ester}.O>>${acid}`, `${amide}.CO>>${ester}`);
    const draft = await written(amide, toAmide);
    const answer = await change(draft, { action: 'splice', nodeId: nodeOf(draft, acid), routeId });
    expect(answer.code).toBe(20034);
  });
});

describe('a reaction on the ban list', () => {
  const refusalOf = ({ code, error }: { code: number; error?: { details?: unknown } | undefined }) => ({
    code,
    ...Object(error?.details),
  });
  const banned = { code: 20013, reason: 'banned', text: expect.stringContaining('Banned reactions') };

  it('comes back by no proposal, form, part or route that is known from before', { tags: ['full'] }, async () => {
    const propyl = 'CCCNC(=O)c1ccc(-c2ccccc2)cc1';
    const { routeId } = await kept(propyl, `CCCN.${acid}>>${propyl}`, toAcid);
    const draft = await written(amide, toAmide, toAcid);
    const { draftId } = draft;
    const acidNode = nodeOf(draft, acid);
    const boronic = nodeOf(draft, 'OB(O)c1ccccc1');
    const search = { body: { smilesUniqueCode: acidNode, pageSize: 50 } };
    const { items } = (await service.call('indexManualSearch', search)).data;
    const known = items.find(({ precursors }) => {
      const taken = precursors.map(({ molecule }) => molecule.smiles);
      return taken.length === 2 && taken.includes('OB(O)c1ccccc1') && taken.includes(bromoacid);
    });
    expect(known).toBeDefined();
    const place = { draftId, fromNodeId: nodeOf(draft, amide), toNodeId: nodeOf(draft, bromoacid) };
    const part = (await service.call('routeNodeReplace', { body: place })).data.parts[0];
    const dislike = async ({ reactions }: ManualRouteDraft) => {
      for (const { stepId } of reactions)
        expect((await service.call('dislikeReaction', { query: { draftId, stepId } })).code).toBe(200);
    };
    const putIn = { ...place, partId: part?.partId };
    const form = { action: 'form', nodeId: boronic, formId: 'pinacolBoronate' } as const;
    const formed = (await change(draft, form)).data.draft;
    await change(draft, { action: 'undo' });
    const replaced = (await service.call('routeNodeReplace', { body: putIn })).data.draft;
    await dislike(replaced);
    await change(draft, { action: 'undo' });
    await change(draft, form);
    await dislike(formed);
    await dislike((await change(draft, { action: 'undo' })).data.draft);

    const choose = () => change(draft, { action: 'choose', nodeId: acidNode, proposalId: known?.proposalId });
    expect(refusalOf(await choose())).toEqual(banned);
    expect(refusalOf(await change(draft, form))).toEqual(banned);
    expect(refusalOf(await service.call('routeNodeReplace', { body: putIn }))).toEqual(banned);
    expect(refusalOf(await change(draft, { action: 'splice', nodeId: acidNode, routeId }))).toEqual(banned);
    const check = { draftId, nodeId: acidNode, reaction: toAcid };
    const { notes } = (await service.call('manualStepCheck', { body: check })).data;
    expect(notes[0]?.reason).toBe('banned');
    const list = (await service.call('dislikeReaction', { query: { pageSize: 50 } })).data.items;
    for (const { id } of list) await service.call('deleteReactions', { params: { id } });
    expect((await choose()).code).toBe(200);
  });
});
