// The project of a target: all that its chemist has of it, in one answer.

import { AppError } from '@app/shared/errors/app-error';
import { bringUpToDate } from './bring-up-to-date.ts';
import { moleculesNeededBy } from './targets.ts';
import { commonIntermediates } from './common.ts';
import { indexedFigures } from './index-store.ts';
import { targetCosts, targetDrafts, targetQuotations, targetRoutes, targetTasks } from './target-project.ts';
import { findTask } from '../tasks/task-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type IntermediatesServices } from './services.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { roundScore } from '../tasks/route-step.ts';
const projectInfo = handle('projectInfo', async ({ query }, caller, services) => {
  const { queries } = services.database;
  const targetKey =
    query.taskId === undefined ? query.smilesUniqueCode : (await findTask(queries, caller, query.taskId)).targetKey;
  if (targetKey === undefined) throw new AppError('parameterError', { problems: ['query: name one of both'] });
  const tasks = await targetTasks(queries, caller, targetKey);
  const [newest] = tasks;
  // A target of somebody else's meets the same answer as one that never was.
  if (!newest) throw new AppError('dataMissingOrNoAccess');
  await bringUpToDate(services, caller);
  const { stamp } = await indexedFigures(queries, caller);
  const needed = await moleculesNeededBy(queries, caller, targetKey);
  const common = (await commonIntermediates(queries, caller, stamp)).filter(({ molecule }) => needed.has(molecule.key));
  const taskIds = tasks.map((task) => task.id);
  return {
    target: presentMolecule(services.names, newest.target),
    tasks: tasks.map((task) => ({
      taskId: task.id,
      taskName: task.name,
      routeType: task.routeType,
      state: task.state,
      routeCount: task.routeCount,
      solvedCount: task.solvedCount,
      ...(task.bestScore !== null && { bestScore: roundScore(task.bestScore) }),
      createdAt: task.createdAt.toISOString(),
    })),
    savedRoutes: (await targetRoutes(queries, caller, taskIds)).map((route) => ({
      ...route,
      score: roundScore(route.score),
      savedAt: route.savedAt.toISOString(),
    })),
    drafts: (await targetDrafts(queries, caller, targetKey)).map((draft) => ({
      ...draft,
      updatedAt: draft.updatedAt.toISOString(),
    })),
    costs: (await targetCosts(queries, caller, taskIds)).map((cost) => ({
      ...cost,
      updatedAt: cost.updatedAt.toISOString(),
    })),
    quotations: (await targetQuotations(queries, caller, taskIds)).map(({ issuedAt, updatedAt, ...quotation }) => ({
      ...quotation,
      isIssued: issuedAt !== null,
      updatedAt: updatedAt.toISOString(),
    })),
    commonIntermediates: common.length,
  };
});

export const projectInfoCalls: readonly Registration<IntermediatesServices>[] = [projectInfo];
