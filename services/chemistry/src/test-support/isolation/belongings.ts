// What one user owns: one of everything that has an id.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallName } from '@app/shared/contracts/catalogue';
import { graphGrowths } from '../../context/graph-schema.ts';
import { intermediateProjects } from '../../context/intermediate-schema.ts';
import { tasks } from '../../context/schema.ts';
import type { TestService } from '../service.ts';
import { seedRoute } from '../seeded-route.ts';
import { waitFor } from '../wait.ts';
import { ask, callOf, made, type Input, type Person, type Upload } from './ask.ts';

export interface Belongings {
  /** Ids by what they are of. */
  ids: Record<string, string>;
  /** Texts that no stranger may read. */
  marks: string[];
}

export const secretName = 'Zirconium-7 affair';

/** Makes them through the product's own calls, as far as those need no search; shares the route with the colleague. */
export async function makeBelongings(service: TestService, owner: Person, colleague: Person): Promise<Belongings> {
  const { routeId, taskId, targetKey } = await seedRoute(service, owner, secretName);
  const ids: Record<string, string> = { route: routeId, task: taskId, key: targetKey };
  const make = async (of: string, name: CallName, input: Input, path: string, upload?: Upload) => {
    if (callOf(name).built) ids[of] = await made(service, name, input, owner, path, upload);
  };
  await ask(service, 'userProfile', {}, colleague);
  const step = { routeId, stepId: 's1' };
  const share = { query: { kind: 'route', itemId: routeId, userIds: colleague.userId } };
  await make('share', 'shareToOther', share, 'share.shareId');
  await make('shareCode', 'shareToOther', share, 'share.shareCode');
  await make('draft', 'manualRouteStart', { body: { structure: 'CC(=O)NCc1ccccc1' } }, 'draft.draftId');
  await make('ban', 'dislikeReaction', { query: step }, 'items.0.id');
  await make(
    'apiKey',
    'apiKeyCreate',
    { body: { name: secretName, modules: ['sascore'], expiresInDays: 9 } },
    'key.id',
  );
  const optimization = { body: { ...step, name: secretName } };
  await make('optimization', 'conditionOptimization', optimization, 'optimization.id');
  const acid = { type: 'enumeration', structure: 'OC(=O)c1ccc(Br)cc1', name: secretName };
  await make('forward', 'forwardStart', { body: { ...acid, settings: { classes: ['acylation'] } } }, 'task.taskId');
  await make(
    'quotation',
    'quotationStart',
    { body: { routeId, scales: [100], customer: secretName } },
    'quotation.quotationId',
  );
  await make(
    'inquiry',
    'inquirySend',
    { body: { structure: 'NCc1ccccc1', grams: 5, remarks: secretName } },
    'inquiry.inquiryId',
  );
  await make('delivery', 'batchSyncToLab', { body: { routeIds: [routeId] } }, 'deliveries.0.deliveryId');
  await make('note', 'routeNoteSave', { body: { ...step, before: '', text: secretName } }, 'note.text');
  await makeFiles(make);
  await makeTray(service, owner, make, ids);
  await makeGrowth(service, owner, ids);
  await makeProject(service, owner, ids);
  await makePrediction(service, owner, make, ids);
  delete ids['note'];
  const open = new Set(['key']);
  const own = Object.entries(ids).flatMap(([of, id]) => (open.has(of) ? [] : [id]));
  return { ids, marks: [secretName, ...own] };
}

type Make = (of: string, name: CallName, input: Input, path: string, upload?: Upload) => Promise<void>;

const list = { content: 'SMILES,name\nCCO,ethanol\n', fileName: 'list.csv' };
const template = '[C:1](=[O:2])-[NH;D2:3]-[C:4]>>O-[C:1]=[O:2].[NH2:3]-[C:4] amide\n';
const methane = [
  '',
  '  x',
  '',
  '  1  0  0  0  0  0  0  0  0  0999 V2000',
  '    0.0000    0.0000    0.0000 C   0  0',
  'M  END',
  '> <molid>',
  '1',
  '',
  '$$$$',
  '',
].join('\n');

async function makeFiles(make: Make): Promise<void> {
  await make('stock', 'stockImport', { query: { name: secretName } }, 'id', list);
  const templates = { content: template, fileName: 'templates.txt' };
  await make('templateSet', 'templateSetImport', { query: { name: secretName } }, 'id', templates);
  const molecules = { content: methane, fileName: 'molecules.sdf' };
  await make('score', 'sascoreImport', { query: { name: secretName } }, 'task.taskId', molecules);
}

async function makeTray(service: TestService, owner: Person, make: Make, ids: Record<string, string>): Promise<void> {
  await ask(service, 'importByList', { body: { text: 'CCO' } }, owner);
  await make('tray', 'waitingSmiles', {}, 'items.0.id');
  for (const [of, fill, show] of [
    ['interest', 'craftInterestImport', 'craftInterestSmiles'],
    ['forbidden', 'craftForbiddenImport', 'craftForbiddenSmiles'],
  ] as const) {
    await ask(service, fill, {}, owner, list);
    ids[of] = await made(service, show, {}, owner, 'items.0.id');
  }
}

async function makeGrowth({ database }: TestService, owner: Person, ids: Record<string, string>): Promise<void> {
  const [task] = await database.queries
    .select()
    .from(tasks)
    .where(eq(tasks.id, ids['task'] ?? ''));
  if (!task) throw new Error('no task');
  const now = new Date();
  const growth = { id: randomUUID(), taskId: task.id, molecule: task.target, createdAt: now, updatedAt: now };
  await database.queries.insert(graphGrowths).values({ ...owner, ...growth, kind: 'search', state: 'stopped' });
  ids['growth'] = growth.id;
}

// Only a molecule of several targets is tracked by the call.
async function makeProject({ database }: TestService, owner: Person, ids: Record<string, string>): Promise<void> {
  const [task] = await database.queries
    .select()
    .from(tasks)
    .where(eq(tasks.id, ids['task'] ?? ''));
  if (!task) throw new Error('no task');
  const now = new Date();
  const { target: molecule, targetKey: moleculeKey } = task;
  const project = { id: randomUUID(), moleculeKey, molecule, name: secretName, createdAt: now, updatedAt: now };
  const begun = { state: 'inWork', amounts: {}, version: 1 } as const;
  await database.queries.insert(intermediateProjects).values({ ...owner, ...project, ...begun, knownTargets: [] });
  ids['project'] = project.id;
}

async function makePrediction(
  service: TestService,
  owner: Person,
  make: Make,
  ids: Record<string, string>,
): Promise<void> {
  const reaction = { reaction: 'CC(=O)OC(C)=O.Nc1ccc(O)cc1>>CC(=O)Nc1ccc(O)cc1', name: secretName };
  await make('impurity', 'impurityStart', { body: reaction }, 'search.userSearchBatchId');
  const query = { id: ids['impurity'] };
  ids['batch'] = await made(service, 'impuritySearchOf', { query }, owner, 'search.batchId');
  // Until it has ended its rows change by themselves.
  await waitFor(
    async () => (await made(service, 'impuritySearchOf', { query }, owner, 'search.state')) === 'completed',
    120_000,
  );
  const batch = { query: { batchId: ids['batch'] } };
  ids['result'] = await made(service, 'impurityResults', batch, owner, 'items.0.resultId');
}
