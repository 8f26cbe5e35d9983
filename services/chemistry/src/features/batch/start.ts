// Starting molecules of the tray: each becomes an ordinary task, all with the same settings.

import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { CallData, CallInput } from '@app/shared/contracts/catalogue';
import { dotted } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { giveTask, listWorklist, nameBatch, type WorklistEntry, type WorklistOwner } from './store.ts';
import type { ProcessOrder } from '../../engine/process/process-order.ts';
import { processConstraints } from '../../engine/process/process-search.ts';
import { searchesLeft } from '../quota/store.ts';
import type { BatchServices } from './services.ts';
import { restartTask, startTask } from '../retrosynthesis/life.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { processOrder } from '../process/routes.ts';
import { reasonOf } from '../structure/reason.ts';
import { defaultName, refuseControlled } from '../structure/plannable.ts';
import { refuseMissingStocks, refuseProblems } from '../tasks/search-constraints.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';

type Order = CallInput<'batchSearch'>['body'];
type Started = CallData<'batchSearch'>;

interface Batch {
  settings: Order['settings'];
  process: ProcessOrder | undefined;
  batchId: string;
}

/**
 * One task for each molecule that is named, or for all that can start. Those that cannot are told with the reason and
 * stay as they are. Throws `addMoleculesFirst` for an empty tray, `allTasksStarted` when nothing is left to start, and as
 * `takeSearch` when fewer searches are left than these would take; then none is started.
 */
export async function startBatch(
  services: BatchServices,
  caller: Caller,
  owner: WorklistOwner,
  { ids, settings, goals }: Order,
): Promise<Started> {
  const entries = await listWorklist(services.database.queries, owner, ids);
  if (entries.length === 0) throw new AppError(ids ? 'dataMissingOrNoAccess' : 'addMoleculesFirst');
  const wanted = ids ? entries : entries.filter(({ state }) => state === 'notStarted' || state === 'paused');
  if (wanted.length === 0) throw new AppError('allTasksStarted');
  await refuseMissingStocks(services.database.queries, caller, settings?.constraints?.stocks);
  const isProcess = owner.routeType === 'processchemistry';
  await refuseTooMany(services, owner, wanted);
  const process = isProcess ? await processOrder(services, caller, { goals }) : undefined;
  const batch: Batch = { settings, process, batchId: services.newId() };
  const started: string[] = [];
  const refused: Started['refused'] = [];
  let isFull = false;
  for (const entry of wanted) {
    try {
      // Once one found no place, none of the others will.
      if (isFull) throw new AppError('processTaskLimit', { limit: limits.processTasksPerUser });
      await startEntry(services, caller, entry, batch);
      started.push(entry.row.id);
    } catch (error) {
      if (!(error instanceof AppError) || error.key === 'computingBusy') throw error;
      isFull ||= error.key === 'processTaskLimit';
      refused.push({ id: entry.row.id, reason: reasonOf(error, caller.culture) });
    }
  }
  const answered = { started: started.length, refused, batchId: batch.batchId };
  await keepingResponse(services.database, () => answered).transaction((tx) => nameBatch(tx, started, batch.batchId));
  return answered;
}

/** Each takes its search by itself as it starts; here it is said beforehand that they would not all get one. */
async function refuseTooMany(
  { database, clock }: BatchServices,
  owner: WorklistOwner,
  wanted: readonly WorklistEntry[],
) {
  const taking = wanted.filter(({ state }) => !cannotStart[state] && state !== 'paused').length;
  const places = owner.routeType === 'processchemistry' ? limits.processTasksPerUser : Infinity;
  const asked = { wanted: Math.min(taking, places), now: clock.now() };
  if (asked.wanted > 0) await searchesLeft(database.queries, owner, owner.routeType, asked);
}

const cannotStart: Partial<Record<WorklistEntry['state'], ErrorKey>> = {
  queued: 'taskQueued',
  searching: 'routeStillSearching',
  completed: 'modifyRestricted',
};

async function startEntry(
  services: BatchServices,
  caller: Caller,
  entry: WorklistEntry,
  { settings, process, batchId }: Batch,
): Promise<void> {
  const { row, task, state } = entry;
  const reason = cannotStart[state];
  if (reason) throw new AppError(reason);
  const { molecule, removedParts } = row;
  await refuseControlled(services, caller, dotted([molecule.smiles, ...removedParts]));
  const constraints = process ? processConstraints(process, settings?.constraints ?? {}) : settings?.constraints;
  await refuseProblems(services, caller, molecule.smiles, { ...settings, constraints });
  if (task && state !== 'notStarted') {
    await restartTask(services, caller, task.id, settings, process);
    return;
  }
  const name = row.name || defaultName(services, caller, molecule);
  await startTask(services, caller, { name, target: molecule, removedParts, settings, process }, (tx, taskId) =>
    giveTask(tx, entry, { taskId, batchId }),
  );
}
