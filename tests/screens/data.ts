// One of everything: what each screen needs to have something to show. Made by calls, in the name of the demo accounts.

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { APIRequestContext } from 'playwright';
import { writeTable } from '../../services/chemistry/src/platform/files/write/table.ts';
import { ask, settled } from './ask.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const suzuki = 'OB(O)c1ccccc1.Brc1ccc(C(C)=O)cc1>>CC(=O)c1ccc(-c2ccccc2)cc1';
const acylation = 'CC(=O)Cl.COc1ccc(N)cc1>>COc1ccc(NC(C)=O)cc1';
/** Product first, as AiZynthFinder writes it. */
const amideOfAcid = '[C:1](=[O:2])[NX3;H1:3]>>[C:1](=[O:2])[OH].[N:3]';
const isOver = (state: string): boolean => !['queued', 'searching', 'notStarted'].includes(state);

/** What was made, by the names that addresses speak of. */
export type Made = Record<string, string>;
type Maker = (request: APIRequestContext, made: Readonly<Made>) => Promise<Made>;

const searched = (request: APIRequestContext, taskId: string) =>
  settled(
    () => ask(request, 'retroTask', { query: { taskId } }),
    (found) => isOver(found.task.state),
  );

const routes: Maker = async (request) => {
  const body = { structure: 'imatinib', settings: { timeLimitSeconds: 40 } };
  const { task } = await ask(request, 'retroSearchStart', { body });
  const taskId = task.taskId;
  await searched(request, taskId);
  const list = await ask(request, 'routeList', {
    body: { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 3 },
  });
  const [first, second] = list.items.map(({ routeId }) => routeId);
  if (!first || !second) throw new Error('the search found no two routes');
  await ask(request, 'routeNoteSave', {
    body: { routeId: first, stepId: 's1', before: '', text: 'Dry the amine first.' },
  });
  return { task: taskId, route: first, second };
};

/** Two amides of one acid that no stock has, a project about it, and what the account wants of it. */
const intermediates: Maker = async (request) => {
  for (const amine of ['CC(C)N', 'CCCN']) {
    const body = {
      structure: `${amine}C(=O)c1ccc(N2CCN(C)CC2)c(C(F)(F)F)c1`,
      settings: { timeLimitSeconds: 20, maxRoutes: 50 },
    };
    const { task } = await ask(request, 'retroSearchStart', { body });
    await searched(request, task.taskId);
  }
  const look = () => ask(request, 'intermediateList', { body: { pageIndex: 1, pageSize: 1 } });
  const [common] = (await settled(look, ({ items, reading }) => items.length > 0 && reading === 0)).items;
  const smilesUniqueCode = common?.molecule.key ?? '';
  const { project } = await ask(request, 'intermediateTrack', { body: { smilesUniqueCode } });
  await ask(request, 'intermediateUpdate', {
    body: { projectId: project.projectId, state: 'inWork', note: 'Two campaigns share this batch.' },
  });
  return { project: project.projectId };
};

const process: Maker = async (request) => {
  const body = { structure: 'lidocaine', settings: { timeLimitSeconds: 20 } };
  const { task } = await ask(request, 'processSearchStart', { body });
  const taskId = task.taskId;
  await searched(request, taskId);
  const list = await ask(request, 'routeList', {
    body: { routeType: 'processchemistry', taskId, pageIndex: 1, pageSize: 1 },
  });
  return { processTask: taskId, processRoute: list.items[0]?.routeId ?? '' };
};

const quotation: Maker = async (request, { route = '' }) => {
  const body = { routeId: route, scales: [100, 1_000], customer: 'Example Pharma' };
  const { quotation: made } = await ask(request, 'quotationStart', { body });
  return { quotation: made.quotationId };
};

const forward: Maker = async (request) => {
  const start = () =>
    ask(request, 'forwardStart', {
      body: {
        type: 'enumeration',
        structure: 'OC(=O)c1ccc(Br)cc1',
        settings: { classes: ['acylation'] },
        mayWait: true,
      },
    });
  // On a busy machine the answer may come too late, while the task is there.
  const mine = () => ask(request, 'forwardTaskList', { body: { pageIndex: 1, pageSize: 1 } });
  const answer = await start().catch(() => undefined);
  const task = answer?.task ?? (await settled(mine, ({ items }) => items.length > 0)).items[0];
  if (!task) throw new Error('no forward task');
  await settled(
    () => ask(request, 'forwardTaskOf', { query: { taskId: task.taskId } }),
    (found) => isOver(found.task.state),
  );
  return { forward: task.taskId };
};

const scores: Maker = async (request) => {
  const table = await readFile(resolve(import.meta.dirname, '../../services/chemistry/data/drugs.tsv'), 'utf8');
  const drugs = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const rows = drugs.slice(0, 80).map((line, index) => {
    const [names = '', smiles = ''] = line.split('\t');
    return { cells: [`A-${index + 1}`, names.split('|')[0] ?? '', index === 7 ? 'C1CC' : smiles] };
  });
  const columns = ['molid', 'name', 'SMILES'].map((heading) => ({ heading }));
  const content = await buffer(writeTable({ fileType: 'xlsx', columns, rows, language: 'en' }));
  const file = { name: 'library-a.xlsx', mimeType: xlsx, buffer: content };
  const { task } = await ask(request, 'sascoreImport', { query: { name: 'Library A', fileName: file.name }, file });
  await settled(
    () => ask(request, 'sascoreTasks', { body: { pageIndex: 1, pageSize: 10 } }),
    ({ items }) => items.every(({ state }) => isOver(state)),
  );
  return { scores: task.taskId };
};

const impurities: Maker = async (request) => {
  const { search } = await ask(request, 'impurityStart', {
    body: { reaction: acylation, conditions: { agents: ['triethylamine'] } },
  });
  const id = search.userSearchBatchId;
  await settled(
    () => ask(request, 'impuritySearchOf', { query: { id } }),
    (found) => isOver(found.search.state),
  );
  return { impurities: id };
};

const conditions: Maker = async (request) => {
  const { optimization, sets } = await ask(request, 'conditionOptimization', { body: { reaction: suzuki } });
  const results = sets.slice(0, 4).map(({ choice }, index) => ({ choice, yieldPercent: 38 + 13 * index }));
  await ask(request, 'conditionResults', { body: { id: optimization.id, results } });
  return { conditions: optimization.id };
};

const manual: Maker = async (request) => {
  const { draft } = await ask(request, 'manualRouteStart', { body: { structure: 'paracetamol' } });
  return { draft: draft.draftId };
};

const hits: Maker = async (request) => {
  const { searchId } = await ask(request, 'substructureSearch', {
    body: { query: 'c1ccc2[nH]ccc2c1', sources: ['materials'] },
  });
  return { hits: searchId };
};

const records: Maker = async (request, { route = '' }) => {
  await ask(request, 'dislikeReaction', {
    query: { routeId: route, stepId: 's1', reason: 'Poor yield in our hands.' },
  });
  await ask(request, 'templateSetImport', {
    query: { name: 'House reactions' },
    file: { name: 'house.txt', mimeType: 'text/plain', buffer: Buffer.from(`${amideOfAcid}\nnonsense\n`) },
  });
  await ask(request, 'importByList', { body: { text: 'aspirin\n103-90-2\nsildenafil\ncelecoxib' } });
  await ask(request, 'feedbackCreate', {
    body: { kind: 'wish', content: 'Routes side by side on one screen would help.' },
  });
  await ask(request, 'shareToOther', { query: { kind: 'route', itemId: route } });
  await ask(request, 'apiKeyCreate', { body: { name: 'ELN import', modules: ['retrosynthesis'], expiresInDays: 90 } });
  const list = {
    name: 'house.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('SMILES,Price\nCCO,1.2\nCC(=O)O,3\nnonsense,1\n'),
  };
  await ask(request, 'stockImport', { query: { name: 'House list', currency: 'USD' }, file: list });
  return {};
};

/** In their order; what fails is told and leaves its screens empty. */
const makers: Record<string, Maker> = {
  routes,
  process,
  quotation,
  scores,
  impurities,
  conditions,
  manual,
  hits,
  records,
  intermediates,
  forward,
};

/** Makes one of everything for the account that the requests are of. */
export async function makeOfEverything(request: APIRequestContext, tell: (line: string) => void): Promise<Made> {
  let made: Made = {};
  for (const [name, make] of Object.entries(makers)) {
    try {
      made = { ...made, ...(await make(request, made)) };
    } catch (error) {
      tell(`no ${name}: ${error instanceof Error ? error.message.slice(0, 400) : String(error)}`);
    }
  }
  return made;
}
