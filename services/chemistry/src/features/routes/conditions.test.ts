// One step, one set of conditions: the stored one, or what a chemist wrote in its place, on every screen, in every file, and for every
// reader. Other ways to run the step stand behind it and are counted with nowhere.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import type { StoredCondition } from '../../engine/conditions/stored-condition.ts';
import type { RouteFileType } from '@app/shared/contracts/routes/files';
import { message } from '@app/locales/messages';
import { readSheet } from '../../platform/files/read/workbook.ts';
import { routes } from '../tasks/schema.ts';
import { readRoutes, type DocumentMolecule, type DocumentReaction } from '../tasks/route-document.ts';
import { exportedRoutes } from '../tasks/stored-document.ts';
import { procainamide } from '../../test-support/procainamide-route.ts';
import { readPdf } from '../../test-support/read-pdf.ts';
import { productCost } from '../quotation/positions.ts';
import { keepRoutes } from '../../test-support/stored-routes.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

const product = 'CCN(CC)CCNC(=O)c1ccc(N)cc1';
const stored = procainamide.conditions?.[0];
const written: StoredCondition = {
  reagents: ['HCO2NH4'],
  catalysts: ['Pd(OH)2/C'],
  solvents: ['i-PrOH'],
  temperatureC: [45, 55],
  hours: [3, 4],
};
const colleague = { claims: { sub: 'mei', tenantid: 't-one', preferred_username: 'mei' } };

let service: TestService;
let taskId: string;
let kept: string;
let edited: string;
/** As the editor opened the route, before it was changed. */
let opened: ManualRouteDraft;
beforeAll(async () => {
  service = await startTestService();
  const found = await keepRoutes(service, [procainamide], { name: 'Conditions' });
  ({ taskId } = found);
  kept = found.routeIds[0] ?? '';
  const { draft } = (await service.call('routeEdit', { body: { routeId: kept } })).data;
  opened = draft;
  const [from, to] = [draft.nodes[0]?.nodeId ?? '', draft.nodes[1]?.nodeId ?? ''];
  const steps = [{ stepId: draft.reactions[0]?.stepId ?? '', facts: { conditions: [written] as never } }];
  await service.call('updateRoutePart', {
    body: { draftId: draft.draftId, fromNodeId: from, toNodeId: to, steps },
  });
  edited = (await service.call('manualRouteSave', { body: { draftId: draft.draftId } })).data.routeId;
  const user = { userId: 'mei', tenantId: 't-one', userName: 'mei', phone: '', chineseName: '', email: 'mei@a.com' };
  const body = { ...user, externalSource: null, externalUserId: null, userGroups: [] };
  await service.call('syncUser', { body }, colleague);
  for (const itemId of [kept, edited])
    await service.call('shareToOther', { query: { kind: 'route', itemId, userIds: 'mei' } });
});
afterAll(() => service.close());

/** What must be found, and what must not be taken for the conditions. */
const cases = [
  { name: 'a route as it was found', routeOf: () => kept, set: stored, other: 'Fe', origin: 'typical', culture: 'en' },
  {
    name: 'a route that a chemist edited',
    routeOf: () => edited,
    set: written,
    other: 'H2',
    origin: 'chemist',
    culture: 'zh-CN',
  },
] as const;

async function lastStep(routeId: string, who?: typeof colleague) {
  const { steps, nodes } = (await service.call('routeDetail', { query: { routeId } }, who)).data;
  const target = nodes.find(({ parentStepId }) => parentStepId === null)?.nodeId;
  const step = steps.find(({ productNodeId }) => productNodeId === target);
  if (!step) throw new Error('no step to the target');
  return step;
}

async function fileOf(routeId: string, fileType: RouteFileType, culture = 'en'): Promise<Buffer> {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/export/route-file',
    payload: { routeIds: [routeId], currency: 'USD', fileType },
    headers: { authorization: `Bearer ${await service.issuer.token()}`, 'x-culture': culture },
  });
  if (response.statusCode !== 200) throw new Error(`no file: ${response.payload.slice(0, 300)}`);
  return response.rawPayload;
}

function reactionOf(tree: DocumentMolecule | undefined): DocumentReaction | undefined {
  return tree?.smiles === product ? tree.reaction : undefined;
}

describe.each(cases)('the conditions of the last step of $name', ({ routeOf, set, other, origin, culture }) => {
  if (!set) throw new Error('the route of the test has conditions');
  const agents = [...set.reagents, ...set.catalysts];

  it('are those that screens and paper show, for its owner and for a colleague', async () => {
    for (const who of [undefined, colleague]) {
      const step = await lastStep(routeOf(), who);
      expect(step.conditions[0]).toEqual(set);
      expect(step.conditionOrigin).toBe(origin);
    }
  });

  it('are those whose hazards and solvents are told', async () => {
    const step = await lastStep(routeOf());
    const { steps } = (await service.call('routeStepInsight', { query: { routeId: routeOf() } })).data;
    const insight = steps.find(({ stepId }) => stepId === step.stepId);
    expect(insight?.solvents.map(({ name }) => name)).toEqual(set.solvents);
    const told = insight?.hazards.flatMap(({ agent }) => agent ?? []) ?? [];
    for (const agent of told.flatMap((one) => one.split(' + '))) expect([...agents, ...set.solvents]).toContain(agent);
  });

  it('are those that its cost counts with', async () => {
    const step = await lastStep(routeOf());
    const { sheet } = (await service.call('routeCost', { query: { routeId: routeOf(), currency: 'USD' } })).data.cost;
    const names = sheet.steps.find(({ stepId }) => stepId === step.stepId)?.lines.map(({ name }) => name) ?? [];
    for (const solvent of set.solvents) expect(names).toContain(solvent);
    expect(names).not.toContain(other);
  });

  it('are those that a quotation counts with, in its draft and when it is recounted', async () => {
    const step = await lastStep(routeOf());
    const body = { routeId: routeOf(), scales: [1_000], currency: 'USD' as const };
    const { quotation } = (await service.call('quotationStart', { body })).data;
    const { cost } = (await service.call('routeCost', { query: { routeId: routeOf(), currency: 'USD' } })).data;
    const again = (await service.call('quotationDetail', { query: { quotationId: quotation.quotationId } })).data;
    for (const sheet of [quotation.sheet, again.quotation.sheet]) {
      const lines = sheet?.steps.find(({ stepId }) => stepId === step.stepId)?.lines.map(({ name }) => name) ?? [];
      for (const solvent of set.solvents) expect(lines).toContain(solvent);
      expect(lines).not.toContain(other);
      expect(sheet?.steps).toEqual(cost.sheet.steps);
    }
    expect(quotation.positions[0]).toMatchObject(productCost(cost.sheet, 1_000));
  });

  it('are those that its figures beside other routes are counted with', async () => {
    const { taskId: own, routeType } = (await service.call('routeDetail', { query: { routeId: routeOf() } })).data;
    const body = { taskId: own, routeType };
    await service.call('routeOverview', { body });
    const list = await service.call('routeList', { body: { ...body, pageIndex: 1, pageSize: 12 } });
    const figures = list.data.items.find(({ routeId }) => routeId === routeOf())?.figures;
    const compared = figures?.hazards.map(({ rule }) => message('en', 'process', `hazard.${rule}`)) ?? [];
    const insight = (await service.call('routeStepInsight', { query: { routeId: routeOf() } })).data;
    const said = insight.steps.flatMap(({ hazards }) => hazards.map(({ text }) => text));
    expect(compared.toSorted()).toEqual([...new Set(said)].toSorted());
    const { cost } = (await service.call('routeCost', { query: { routeId: routeOf(), currency: 'USD' } })).data;
    expect(figures?.unknownConditions).toBe(cost.unknownConditions.length);
  });

  it('are those of the editor', async () => {
    const again = (await service.call('routeEdit', { body: { routeId: routeOf() } })).data.draft;
    const { reactions } = routeOf() === kept ? opened : again;
    expect(reactions[0]?.conditions[0]).toEqual(set);
    expect(reactions[0]?.conditionOrigin).toBe(origin);
  });

  it('are those of the report', async () => {
    const { text } = await readPdf(await fileOf(routeOf(), 'pdf', culture));
    for (const one of [...agents, `${set.temperatureC[0]}–${set.temperatureC[1]} °C`]) expect(text).toContain(one);
  });

  it('are those of the workbook, the reaction file and the scheme', async () => {
    const rows = await Array.fromAsync(readSheet(await fileOf(routeOf(), 'xlsx'), 0));
    const said = rows.map(({ cells }) => cells.join('|'));
    expect(said.some((row) => row.includes(set.reagents.join(', ')) && row.includes(set.solvents.join(', ')))).toBe(
      true,
    );
    expect(said.some((row) => row.split('|').includes(other))).toBe(false);
    const rdf = (await fileOf(routeOf(), 'rdf')).toString();
    expect(rdf).toContain(`$DTYPE REAGENTS\n$DATUM ${set.reagents.join(', ')}\n`);
    expect(rdf).toContain(`$DTYPE SOLVENTS\n$DATUM ${set.solvents.join(', ')}\n`);
    expect(rdf).not.toContain(`$DATUM ${other}\n`);
    const scheme = await service.services.indigo.convert((await fileOf(routeOf(), 'cdxml')).toString(), 'ket');
    expect(scheme).toContain(agents.join(', '));
  });

  it('stand first in the JSON and in what a lab notebook gets', async () => {
    const json = readRoutes((await fileOf(routeOf(), 'json')).toString());
    const ofTask = await service.database.queries.select().from(routes);
    const { taskId: own = taskId } = ofTask.find(({ id }) => id === routeOf()) ?? {};
    const [pushed] = await exportedRoutes(service.database.queries, own, routeOf());
    for (const tree of [json.routes[0]?.tree, pushed?.tree]) {
      const reaction = reactionOf(tree);
      expect(reaction?.conditions[0]).toEqual(set);
      expect(reaction?.conditionOrigin).toBe(origin);
    }
  });

  it('are those that a prediction of its impurities assumes', async () => {
    const { stepId } = await lastStep(routeOf());
    const { search } = (await service.call('impurityStart', { body: { routeId: routeOf(), stepId } })).data;
    expect(search.conditions).toEqual({ agents: [...agents, ...set.solvents], temperatureC: set.temperatureC[1] });
  });
});
