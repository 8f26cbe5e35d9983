// Forward tasks: submitted, listed, stopped, continued, renamed, deleted.

import { limits } from '@app/shared/constants/limits';
import type { ForwardSettings } from '@app/shared/contracts/forward/forward';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { rulesOf } from './run-task.ts';
import {
  continueForwardTask,
  deleteForwardTasks,
  findForwardTask,
  forwardKind,
  insertForwardTask,
  listForwardTasks,
  placesTaken,
  renameForwardTask,
  stopForwardTask,
  waitingIds,
  type ForwardTaskRow,
} from './task-store.ts';
import type { ForwardServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currencyFor } from '../account/currency-for.ts';
import { presentForwardTask } from './present.ts';
import { readStart, readWish } from './wish.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { defaultName } from '../structure/plannable.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';

const start = handle('forwardStart', async ({ body }, caller, services) => {
  const { type, structure, settings = {}, mayWait = false } = body;
  const { recognised, molecule } = await readStart(services, caller, structure);
  const { target, scaffolds } = await readWish(services, caller, settings);
  const task = {
    id: services.newId(),
    tenantId: caller.tenantId,
    userId: caller.userId,
    type,
    // The same in every language: a colleague who reads another sees it too.
    name: plainLine(body.name ?? '') || defaultName(services, caller, molecule),
    start: molecule,
    removedParts: recognised.removedParts,
    settings,
    target,
    scaffolds,
    currency: await currencyFor(services, caller),
  };
  await refuseWithoutReaction(services, task);
  await saveMolecules(services.database.queries, caller.tenantId, [molecule, ...(target ? [target] : [])]);
  const responseOf = responseWithTask(services, caller);
  const database = keepingResponse(services.database, responseOf);
  const row = await insertForwardTask({ database, jobs: services.jobs }, task, { mayWait, now: services.clock.now() });
  return responseOf(row);
});

const list = handle('forwardTaskList', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const { total, rows } = await listForwardTasks(queries, caller, { ...body, key: plainLine(body.key ?? '') });
  const [places, waiting] = [await placesTaken(queries, caller), await waitingIds(queries, caller)];
  const items = rows.map((row) => presentForwardTask(row, services, caller, aheadOf(row, waiting)));
  return { total, items, ...places };
});

const one = handle('forwardTaskOf', async ({ query }, caller, services) => ({
  task: await presentTask(services, caller, await findForwardTask(services.database.queries, caller, query.taskId)),
}));

const stop = handle('forwardTaskStop', async ({ body }, caller, services) => {
  const row = await stopForwardTask(services, caller, body.taskId, services.clock.now());
  await services.jobs.cancel(forwardKind, [row.id]);
  return { task: await presentTask(services, caller, row) };
});

const goOn = handle('forwardTaskContinue', async ({ body }, caller, services) => {
  const wish = { mayWait: body.mayWait === true, now: services.clock.now() };
  const responseOf = responseWithTask(services, caller);
  const database = keepingResponse(services.database, responseOf);
  const row = await continueForwardTask({ database, jobs: services.jobs }, caller, body.taskId, wish);
  return responseOf(row);
});

const rename = handle('forwardTaskRename', async ({ body }, caller, services) => {
  const name = plainLine(body.name);
  if (name === '') throw new AppError('parameterError');
  const row = await renameForwardTask(services.database.queries, caller, body.taskId, name);
  return { task: await presentTask(services, caller, row) };
});

const remove = handle('forwardTaskDelete', ({ body }, caller, services) =>
  deleteForwardTasks(services, caller, body.taskIds),
);

export const forwardCalls: readonly Registration<ForwardServices>[] = [start, list, one, stop, goOn, rename, remove];

/** Throws `noProducts` where no template that is wanted applies, or the molecule does not last by itself. */
async function refuseWithoutReaction(
  { forward }: ForwardServices,
  task: Pick<ForwardTaskRow, 'start' | 'target'> & { settings: ForwardSettings },
): Promise<void> {
  const [found] = await forward.asked.ask<'jobs'>([
    { kind: 'jobs', start: task.start.smiles, rules: rulesOf(task, 1) },
  ]);
  if (!found) throw new AppError('computingBusy');
  if (found.isSelfReactive) throw new AppError('noProducts', { reason: 'selfReactive' });
  if (found.jobs.length === 0) throw new AppError('noProducts', { reason: 'noReaction' });
}

function responseWithTask(services: ForwardServices, caller: Caller) {
  return async (row: ForwardTaskRow, queries?: Queries) => ({
    task: await presentTask(services, caller, row, queries),
  });
}

async function presentTask(
  services: ForwardServices,
  caller: Caller,
  row: ForwardTaskRow,
  queries: Queries = services.database.queries,
) {
  const waiting = row.state === 'queued' ? await waitingIds(queries, caller) : [];
  return presentForwardTask(row, services, caller, aheadOf(row, waiting));
}

// Those that run are ahead of the first that waits.
function aheadOf({ id, state }: ForwardTaskRow, waiting: readonly string[]): number | undefined {
  return state === 'queued' ? limits.concurrentForwardTasks + Math.max(0, waiting.indexOf(id)) : undefined;
}
