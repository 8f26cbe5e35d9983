import { withOnePots } from './one-pots.ts';
import type { Currency } from '@app/shared/constants/locale';
import type { ProcessAssessment } from '@app/shared/contracts/process/figures';
import type { RouteDetail, RouteNode } from '@app/shared/contracts/routes/routes';
import { AppError } from '@app/shared/errors/app-error';
import { citationText } from '../../chemistry/recognition/citation.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { RoutesServices } from './services.ts';
import { findReadableRoute, findReadableTask, type Readable } from '../tasks/route-access.ts';
import { listRoutes, type FullRoute, type RouteSort } from '../tasks/route-store.ts';
import { newestTask, type TaskRow } from '../tasks/task-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currencyFor } from '../account/currency-for.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { presentTask } from '../retrosynthesis/routes.ts';
import { routesExport } from './export.ts';
import { routeLikenessCalls } from './likeness.ts';
import { routeOverviewCalls } from './overview.ts';
import { presentStep } from '../tasks/route-step.ts';
import { presentSummary } from './summary.ts';

const routeList = handle('routeList', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const task = body.taskId
    ? await findReadableTask(queries, caller, body.taskId)
    : await newest(services, caller, { routeType: body.routeType, targetKey: body.smilesUniqueCode });
  const sort = body.sort ?? 'score';
  const descending = body.descending ?? bestFirst[sort] === 'descending';
  const { pageIndex, pageSize, solvedOnly = false } = body;
  const page = await listRoutes(queries, task.id, { pageIndex, pageSize, sort, descending, solvedOnly });
  const currency = await currencyFor(services, caller);
  return {
    task: presentTask(task, caller, services),
    total: page.total,
    solved: page.solved,
    oneStep: page.oneStep,
    items: page.items.map((route) => presentSummary(route, caller, services, currency)),
  };
});

const routeDetail = handle('routeDetail', async ({ query }, caller, services) =>
  presentDetail(
    await findReadableRoute(services.database.queries, caller, query.routeId),
    caller,
    services,
    await currencyFor(services, caller),
  ),
);

const routeCheck = handle('routeCheck', async ({ query }, caller, { database }) => {
  try {
    await findReadableRoute(database.queries, caller, query.routeId);
    return { allowed: true };
  } catch (error) {
    if (error instanceof AppError && error.key === 'dataMissingOrNoAccess') return { allowed: false };
    throw error;
  }
});

export const routesCalls: readonly Registration<RoutesServices>[] = [
  routeList,
  routeDetail,
  routeCheck,
  routesExport,
  ...routeOverviewCalls,
  ...routeLikenessCalls,
];

const bestFirst: Record<RouteSort, 'ascending' | 'descending'> = {
  score: 'descending',
  steps: 'ascending',
  longestLinear: 'ascending',
  precedents: 'descending',
  startingMaterials: 'ascending',
  complexity: 'descending',
};

async function newest(
  { database }: RoutesServices,
  caller: Caller,
  about: Parameters<typeof newestTask>[2],
): Promise<TaskRow> {
  const task = await newestTask(database.queries, caller, about);
  if (!task) throw new AppError('dataNotFound');
  return task;
}

/** The route as its screen shows it. */
/** Where each hazard is written down, in the caller's language. */
function inLanguage(process: ProcessAssessment, { culture }: Caller): ProcessAssessment {
  const hazards = process.hazards.map((one) => ({ ...one, source: citationText(culture, one.source) }));
  return { ...process, hazards };
}

export function presentDetail(
  route: Readable<FullRoute>,
  caller: Caller,
  services: RoutesServices,
  currency: Currency,
): RouteDetail {
  const present = (molecule: StoredMolecule) => presentMolecule(services.names, molecule);
  const nodes: RouteNode[] = route.detail.nodes.map((node) => ({ ...node, molecule: present(node.molecule) }));
  const steps = withOnePots(
    route.detail,
    caller,
    route.detail.steps.map((step) => presentStep(step, caller)),
  );
  return {
    summary: presentSummary(route, caller, services, currency),
    taskId: route.task.id,
    taskName: route.task.name,
    target: present(route.task.target),
    nodes,
    steps,
    createdAt: route.createdAt.toISOString(),
    routeType: route.task.routeType,
    process: route.detail.process && inLanguage(route.detail.process, caller),
    isShared: route.share !== undefined,
  };
}
