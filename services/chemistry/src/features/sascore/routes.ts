// Scoring tasks: their list, their progress, their rows, and what their owner does to them.

import { eq } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import { pagingProblem, readMoment, taskListProblem, taskNameKey } from '@app/shared/rules/scoring';
import type { Queries } from '../../platform/database/database.ts';
import { dashboardOf } from './dashboard-cache.ts';
import { presentScoreTask, presentTable } from './task-present.ts';
import { jobsAheadOf } from '../../platform/jobs/order.ts';
import { scoringKind } from './jobs.ts';
import { scoreTasks } from './schema.ts';
import { areaOf, pointsOf } from './score-area.ts';
import {
  continueScoreTask,
  deleteScoreTask,
  findScoreTask,
  listScoreTasks,
  renameScoreTask,
  stopScoreTask,
  takenNames,
  type ScoreTaskRow,
} from './task-store.ts';
import type { SascoreServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { recogniseText } from '../structure/recognition.ts';
import { dashboardFilter, presentRows } from './present.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';

const list = handle('sascoreTasks', async ({ body }, caller, services) => {
  const problem = taskListProblem(body);
  if (problem) throw new AppError(problem);
  const { startTime, endTime, key, ...rest } = body;
  const { total, rows } = await listScoreTasks(services.database.queries, caller, {
    ...rest,
    key: plainLine(key ?? ''),
    from: startTime === undefined ? undefined : readMoment(startTime),
    until: endTime === undefined ? undefined : readMoment(endTime),
  });
  return { total, items: await presentTasks(services, caller, rows) };
});

const results = handle('sascoreResults', async ({ body }, caller, services) => {
  const problem = pagingProblem(body.pageIndex, body.pageSize);
  if (problem) throw new AppError(problem);
  const task = await findScoreTask(services.database.queries, caller, body.taskId);
  const dashboard = await dashboardOf(services.database, task);
  const order = dashboard.select(await dashboardFilter(services, dashboard, body.filter), body.sort);
  const from = (body.pageIndex - 1) * body.pageSize;
  const shown = [...order.subarray(from, from + body.pageSize)].flatMap((at) => dashboard.results[at] ?? []);
  return { total: order.length, items: await presentRows(services, caller, shown) };
});

const filterArea = handle('sascoreFilterArea', async ({ query }, caller, { database }) => {
  const task = await findScoreTask(database.queries, caller, query.taskId);
  return areaOf(await dashboardOf(database, task));
});

const points = handle('sascorePoints', async ({ body }, caller, services) => {
  const task = await findScoreTask(services.database.queries, caller, body.taskId);
  const dashboard = await dashboardOf(services.database, task);
  const filter = await dashboardFilter(services, dashboard, { ...body.filter, outcome: 'scored' });
  return pointsOf(dashboard, dashboard.select(filter));
});

const parameters = handle('sascoreParameters', async ({ params }, caller, services) => {
  const row = await findScoreTask(services.database.queries, caller, params.id);
  return {
    task: await presentTask(services, caller, row),
    columns: row.columns,
    structureColumn: row.structureColumn ?? undefined,
    table: presentTable(row, services.scoring.table),
  };
});

const rename = handle('sascoreRename', async ({ query }, caller, services) => {
  const name = plainLine(query.name);
  if (name === '') throw new AppError('parameterError');
  const row = await renameScoreTask(services.database, caller, query.id, name);
  return { task: await presentTask(services, caller, row) };
});

const stop = handle('sascoreStop', async ({ params }, caller, services) => {
  const row = await stopScoreTask(services.database.queries, caller, params.id, services.clock.now());
  await services.jobs.cancel(scoringKind, [row.id]);
  return { task: await presentTask(services, caller, row) };
});

const goOn = handle('sascoreContinue', async ({ params }, caller, services) => {
  const responseOf = async (row: ScoreTaskRow, queries?: Queries) => ({
    task: await presentTask(services, caller, row, queries),
  });
  const database = keepingResponse(services.database, responseOf);
  const row = await continueScoreTask({ database, jobs: services.jobs }, caller, params.id, services.clock.now());
  return responseOf(row);
});

const remove = handle('sascoreDelete', ({ params }, caller, services) => deleteScoreTask(services, caller, params.id));

const explain = handle('sascoreExplain', async ({ body }, caller, services) => {
  const { interactive, scoring, names, moleculeKey, database } = services;
  const run = (text: string) => interactive.run('explainScore', text, scoring.fragments);
  let explained = await run(body.structure);
  // A name or a CAS number may stand for a molecule, too; what is none is reported as everywhere.
  if ('problem' in explained)
    explained = await run(
      (await recogniseText(services, caller, body.structure, { prefersSmiles: true })).molecule.smiles,
    );
  if ('problem' in explained) throw new AppError('structureNotSupported', { reason: explained.problem });
  const { smiles, formula, molecularWeight, ...rest } = explained;
  const stored = { key: moleculeKey(caller.tenantId, smiles), smiles, formula, molecularWeight };
  await saveMolecules(database.queries, caller.tenantId, [stored]);
  const { kind, size: fragments } = scoring.table;
  return { ...rest, molecule: presentMolecule(names, stored), table: { kind, fragments } };
});

const duplicateCheck = handle('sascoreDuplicateCheck', async ({ params }, caller, { database }) => ({
  duplicate: (await takenNames(database.queries, caller)).has(taskNameKey(plainLine(params.name))),
}));

export const sascoreCalls: readonly Registration<SascoreServices>[] = [
  list,
  results,
  filterArea,
  points,
  parameters,
  rename,
  stop,
  goOn,
  remove,
  duplicateCheck,
  explain,
];

async function presentTask(services: SascoreServices, caller: Caller, row: ScoreTaskRow, queries?: Queries) {
  const [task] = await presentTasks(services, caller, [row], queries);
  if (!task) throw new RangeError('one task gives one');
  return task;
}

async function presentTasks(
  { database, clock }: SascoreServices,
  { culture }: Caller,
  rows: readonly ScoreTaskRow[],
  queries: Queries = database.queries,
) {
  const ahead = await tasksAhead(queries, rows);
  return rows.map((row) => presentScoreTask(row, { culture, now: clock.now(), ahead }));
}

/** How many tasks come before each that waits, those being scored among them. */
async function tasksAhead(queries: Queries, rows: readonly ScoreTaskRow[]): Promise<ReadonlyMap<string, number>> {
  const ahead = await jobsAheadOf(queries, scoringKind, rows);
  if (ahead.size === 0) return ahead;
  const running = await queries.$count(scoreTasks, eq(scoreTasks.state, 'searching'));
  return new Map([...ahead].map(([id, jobs]) => [id, jobs + running]));
}
