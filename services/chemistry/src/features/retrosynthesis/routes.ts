import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue, errorKeyOf } from '@app/shared/errors/catalogue';
import { searchesLeft } from '../quota/store.ts';
import type { ProcessOrder } from '../../engine/process/process-order.ts';
import type { RetrosynthesisServices } from './services.ts';
import { deleteTasks, renameTask, restartTask, searchKind, startTask, stopTask, type NewTask } from './life.ts';
import { findTask, listTasks, runningTask, type TaskRow } from '../tasks/task-store.ts';
import { processConstraints } from '../../engine/process/process-search.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { jobsAheadOf } from '../../platform/jobs/order.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { refuseProblems } from '../tasks/search-constraints.ts';
import { chosenCurrency, maximumPriceOf, preferencesOf } from '../account/settings.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';
import { userRecord } from '../account/user-record.ts';
import { plannable, defaultName } from '../structure/plannable.ts';
import { presentImport } from '../tasks/imported/problems.ts';
import { roundScore } from '../tasks/route-step.ts';

const searchCheck = handle('searchCheck', async ({ body }, caller, services) => {
  const { recognised, molecule } = await plannable(services, caller, body.structure);
  const routeType = body.routeType ?? 'retrosynthesis';
  if (body.settings) await refuseProblems(services, caller, molecule.smiles, body.settings);
  const { database, clock } = services;
  const running = await runningTask(database.queries, caller, { routeType, targetKey: molecule.key });
  const left = await searchesLeft(database.queries, caller, routeType, { wanted: 1, now: clock.now() });
  return {
    ...(left !== null && { searchesLeft: left }),
    molecule: presentMolecule(services.names, molecule),
    removedParts: recognised.removedParts,
    sameTargetTaskId: running?.id,
  };
});

async function usualSettings({ database, clock }: RetrosynthesisServices, caller: Caller) {
  const record = await userRecord(database.queries, caller, clock);
  const minorUnits = maximumPriceOf(record, caller);
  const preferences = preferencesOf(record);
  if (minorUnits === null && !preferences) return undefined;
  const currency = chosenCurrency(record, caller);
  return {
    ...(minorUnits !== null && { constraints: { maxPricePerGram: { minorUnits, currency } } }),
    ...(preferences && { preferences }),
  };
}

const retroSearchStart = handle('retroSearchStart', async ({ body }, caller, services) => {
  // Who says how to search says it whole; who says nothing searches as the own settings say.
  const usual = body.settings === undefined ? await usualSettings(services, caller) : undefined;
  return startPlan(services, caller, usual ? { ...body, settings: usual } : body);
});

const retroTaskList = handle('retroTaskList', async ({ body }, caller, services) => {
  const { total, rows } = await listTasks(services.database.queries, caller, {
    ...body,
    key: plainLine(body.key ?? ''),
    routeType: body.routeType ?? 'retrosynthesis',
  });
  return { total, items: await presentTasks(rows, caller, services) };
});

const retroTask = handle('retroTask', async ({ query }, caller, services) => {
  const row = await findTask(services.database.queries, caller, query.taskId);
  const [task = presentTask(row, caller, services)] = await presentTasks([row], caller, services);
  return { task };
});

const retroTaskStop = handle('retroTaskStop', async ({ body }, caller, services) => {
  const row = await stopTask(services, caller, body.taskId);
  return { task: presentTask(row, caller, services) };
});

const retroTaskRestart = handle('retroTaskRestart', async ({ body }, caller, services) => {
  const { target, settings } = await findTask(services.database.queries, caller, body.taskId);
  await refuseProblems(services, caller, target.smiles, { ...settings, ...body.settings });
  const responseOf = (row: TaskRow) => ({ task: presentTask(row, caller, services) });
  const context = { ...services, database: keepingResponse(services.database, responseOf) };
  return responseOf(await restartTask(context, caller, body.taskId, body.settings));
});

const retroTaskRename = handle('retroTaskRename', async ({ body }, caller, services) => {
  const name = plainLine(body.taskName);
  if (name === '') throw new AppError('parameterError');
  return { task: presentTask(await renameTask(services, caller, body.taskId, name), caller, services) };
});

const retroTaskDelete = handle('retroTaskDelete', ({ body }, caller, services) =>
  deleteTasks(services, caller, body.taskIds),
);

export const retrosynthesisCalls: readonly Registration<RetrosynthesisServices>[] = [
  searchCheck,
  retroSearchStart,
  retroTaskList,
  retroTask,
  retroTaskStop,
  retroTaskRestart,
  retroTaskRename,
  retroTaskDelete,
];

/** Tasks as their owner sees them, those that wait with their places in the queue. */
async function presentTasks(
  rows: readonly TaskRow[],
  caller: Caller,
  services: RetrosynthesisServices,
): Promise<RetroTask[]> {
  const ahead = await jobsAheadOf(services.database.queries, searchKind, rows);
  return rows.map((row) => ({ ...presentTask(row, caller, services), tasksAhead: ahead.get(row.id) }));
}

/** A task as its owner sees it, without its place in the queue. */
export function presentTask(row: TaskRow, caller: Caller, { names }: Pick<RetrosynthesisServices, 'names'>): RetroTask {
  return {
    taskId: row.id,
    taskName: row.name,
    routeType: row.routeType,
    state: row.state,
    target: presentMolecule(names, row.target),
    removedParts: row.removedParts,
    settings: row.settings,
    progress: row.progress,
    routeCount: row.routeCount,
    solvedCount: row.solvedCount,
    bestScore: row.bestScore === null ? undefined : roundScore(row.bestScore),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString(),
    finishedAt: row.finishedAt?.toISOString(),
    failure: presentFailure(row.failureCode, caller),
    process: row.process ? presentOrder(row.process) : undefined,
    imported: row.imported ? presentImport(row.imported, caller.culture) : undefined,
  };
}

/** Of a task that does not say what was asked, what came to the same. */
function presentOrder(order: ProcessOrder): RetroTask['process'] {
  const { goals, interest, interestRequired, forbidden } = order;
  const use = interestRequired ? 'require' : interest.length > 0 ? 'prefer' : 'ignore';
  return {
    goals,
    interest: interest.length,
    interestUse: order.interestUse ?? use,
    interestRequired,
    forbidden: forbidden.length,
    avoidForbidden: order.avoidForbidden ?? forbidden.length > 0,
  };
}

/** Starts a task of either module on a structure, after the checks that every plan passes; gives the response of the call. */
export async function startPlan(
  services: RetrosynthesisServices,
  caller: Caller,
  order: { structure: string; taskName?: string } & Pick<NewTask, 'settings' | 'process'>,
): Promise<{ task: RetroTask }> {
  const { recognised, molecule } = await plannable(services, caller, order.structure);
  const name = plainLine(order.taskName ?? '') || defaultName(services, caller, molecule);
  const { settings, process } = order;
  const task = { name, target: molecule, removedParts: recognised.removedParts, settings, process };
  return startChecked(services, caller, task);
}

/** Why a task failed, in the caller's language. */
export function presentFailure(code: number | null, caller: Caller): RetroTask['failure'] {
  const key = code === null ? undefined : errorKeyOf(code);
  // Of a search, this code tells of a remote engine and not of this service.
  if (key === 'badGateway')
    return { code: catalogue[key].code, message: message(caller.culture, 'stock', 'remote.failed') };
  // Nothing else that a task needs can be missing.
  if (key === 'dataMissingOrNoAccess')
    return { code: catalogue[key].code, message: message(caller.culture, 'stock', 'missing.task') };
  return code === null || !key ? undefined : { code, message: message(caller.culture, 'errors', key) };
}

async function startChecked(
  services: RetrosynthesisServices,
  caller: Caller,
  task: NewTask,
): Promise<{ task: RetroTask }> {
  const { process, settings } = task;
  const constraints = process ? processConstraints(process, settings?.constraints ?? {}) : settings?.constraints;
  await refuseProblems(services, caller, task.target.smiles, { ...settings, constraints });
  try {
    const responseOf = (row: TaskRow) => ({ task: presentTask(row, caller, services) });
    const context = { ...services, database: keepingResponse(services.database, responseOf) };
    return responseOf(await startTask(context, caller, task));
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'duplicateStructure') throw error;
    const about = {
      routeType: task.process ? 'processchemistry' : 'retrosynthesis',
      targetKey: task.target.key,
    } as const;
    const running = await runningTask(services.database.queries, caller, about);
    const text = message(caller.culture, 'chemistry', 'sameTarget');
    throw new AppError('duplicateStructure', { taskId: running?.id, text }, { cause: error });
  }
}
