// A molecule of the tray as its owner sees it.

import { type Worklist, type WorklistItem, type WorklistState, worklistStates } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { limits } from '@app/shared/constants/limits';
import { message } from '@app/locales/messages';
import { bestRoutes, type BestRoute } from './results.ts';
import type { WorklistEntry } from './store.ts';
import { balanceOf } from '../quota/store.ts';
import { jobsAheadOf } from '../../platform/jobs/order.ts';
import { searchKind } from '../retrosynthesis/life.ts';
import type { BatchServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { roundScore } from '../tasks/route-step.ts';
import { presentFailure } from '../retrosynthesis/routes.ts';

/** The tray with places in the line, progress and results. */
export async function presentWorklist(
  services: BatchServices,
  caller: Caller,
  routeType: RouteType,
  entries: readonly WorklistEntry[],
): Promise<Worklist> {
  const items = await presentItems(services, caller, entries);
  const count = (state: WorklistState): number => items.filter((item) => item.state === state).length;
  const counts = Object.fromEntries(worklistStates.map((state) => [state, count(state)])) as Record<
    WorklistState,
    number
  >;
  const { database, clock } = services;
  const left = await balanceOf(database.queries, caller, routeType, clock.now());
  return {
    total: items.length,
    limit: limits.worklistMolecules,
    ...(left !== null && { searchesLeft: left }),
    counts,
    items,
  };
}

export async function presentItems(
  services: BatchServices,
  caller: Caller,
  entries: readonly WorklistEntry[],
): Promise<WorklistItem[]> {
  const { queries } = services.database;
  const ahead = await jobsAheadOf(queries, searchKind, entries);
  const withTask = entries.flatMap(({ task, state }) => (task && state !== 'notStarted' ? [task.id] : []));
  const best = await bestRoutes(queries, withTask);
  return entries.map((entry) => present(entry, { ahead, best, caller, services }));
}

interface Context {
  ahead: ReadonlyMap<string, number>;
  best: ReadonlyMap<string, BestRoute>;
  caller: Caller;
  services: BatchServices;
}

function present({ row, task, state }: WorklistEntry, { ahead, best, caller, services }: Context): WorklistItem {
  const own = {
    id: row.id,
    name: row.name,
    molecule: presentMolecule(services.names, row.molecule),
    removedParts: row.removedParts,
    state,
    source: row.source,
    createdAt: row.createdAt.toISOString(),
  };
  if (!task) return own;
  if (state === 'notStarted') return { ...own, note: message(caller.culture, 'batch', 'service.taskDeleted') };
  return {
    ...own,
    taskId: task.id,
    queuePosition: state === 'queued' ? placeOf(task.id, ahead) : undefined,
    percent: state === 'searching' ? task.progress.percent : undefined,
    result: state === 'completed' || task.routeCount > 0 ? resultOf(task, best.get(task.id)) : undefined,
    failure: presentFailure(task.failureCode, caller),
  };
}

function resultOf(task: NonNullable<WorklistEntry['task']>, best: BestRoute | undefined): WorklistItem['result'] {
  return {
    routeCount: task.routeCount,
    solvedCount: task.solvedCount,
    seconds: Math.round(task.progress.elapsedMs / 100) / 10,
    ...(best && {
      bestScore: roundScore(best.score),
      bestRouteId: best.id,
      steps: best.steps,
      longestLinear: best.longestLinear,
      startingMaterials: best.startingMaterials,
    }),
  };
}

/** From 1. */
function placeOf(taskId: string, ahead: ReadonlyMap<string, number>): number | undefined {
  const before = ahead.get(taskId);
  return before === undefined ? undefined : before + 1;
}
