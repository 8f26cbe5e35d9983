// The whole list of a task's routes, and what a reader saves or hides of it.

import type { Currency } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import type { RoutesServices } from './services.ts';
import { leafSmilesOf } from '../cost/route-figures.ts';
import { markRoutes, marksOf } from './mark-store.ts';
import { detailsOf, keepSummaries, overviewStamp, rankedSummaries } from './overview-store.ts';
import { findReadableTask } from '../tasks/route-access.ts';
import type { RankedSummary } from '../tasks/route-store.ts';
import { newestTask } from '../tasks/task-store.ts';
import { withFigures } from '../cost/with-figures.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currencyFor } from '../account/currency-for.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { packRoutes } from './pack-routes.ts';
import { presentTask } from '../retrosynthesis/routes.ts';
import { presentSummary } from './summary.ts';
import { lookUpStocks } from '../stock/routes.ts';

const routeOverview = handle('routeOverview', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const task = body.taskId
    ? await findReadableTask(queries, caller, body.taskId)
    : await newestTask(queries, caller, { routeType: body.routeType, targetKey: body.smilesUniqueCode });
  if (!task) throw new AppError('dataNotFound');
  const currency = await currencyFor(services, caller);
  const marks = await marksOf(queries, caller, task.id);
  const stamp = await overviewStamp(queries, task.id, marks, [caller.culture, currency]);
  const about = {
    task: presentTask(task, caller, services),
    isShared: 'share' in task && task.share !== undefined,
    stamp,
  };
  if (body.known === stamp) return about;
  const ranked = await counted(services, caller, await rankedSummaries(queries, task.id));
  await services.names.prepare(ranked.flatMap(({ summary }) => moleculesOf(summary)));
  const packed = packRoutes(
    ranked.map((route) => ({
      summary: presentSummary(route, caller, services, currency),
      intermediates: (route.summary.intermediates ?? []).map((one) => presentMolecule(services.names, one)),
      tree: (route.summary.tree ?? []).map(({ name, ...branch }) => ({ ...branch, name: name[caller.culture] })),
      mark: marks.get(route.id),
    })),
  );
  return { ...about, packed };
});

const routeMark = handle('routeMark', async ({ body }, caller, { database, clock }) => {
  const { routeIds, mark } = body;
  const marked = await database.transaction((tx) => markRoutes(tx, caller, routeIds, { mark, now: clock.now() }));
  return { marked };
});

export const routeOverviewCalls: readonly Registration<RoutesServices>[] = [routeOverview, routeMark];

function moleculesOf(summary: RankedSummary['summary']): string[] {
  const materials = summary.startingMaterials.map(({ molecule }) => molecule);
  return [...materials, ...summary.mainLine, ...(summary.intermediates ?? [])].map(({ smiles }) => smiles);
}

/** Counts the figures of routes that were saved without them, such as those made by hand, and keeps them. */
async function counted(services: RoutesServices, caller: Caller, ranked: RankedSummary[]): Promise<RankedSummary[]> {
  const without = ranked.filter(({ summary }) => !summary.figures || !summary.tree).map(({ id }) => id);
  const found = (await detailsOf(services.database.queries, without)).filter(({ detail }) => detail.steps.length > 0);
  if (found.length === 0) return ranked;
  const details = found.map(({ detail }) => detail);
  const prices = await lookUpStocks(services, caller, leafSmilesOf(details), 'USD' satisfies Currency);
  const priceOf = new Map(prices.map(({ input, price }) => [input, price]));
  const molecules = [...new Set(details.flatMap(({ nodes }) => nodes.map((node) => node.molecule.smiles)))];
  const groups = await services.interactive.run('groupHazards', molecules);
  const groupsOf = new Map(molecules.map((smiles, index) => [smiles, groups[index] ?? []]));
  const facts = {
    priceOf: (smiles: string) => priceOf.get(smiles) ?? null,
    groupsOf: (smiles: string) => groupsOf.get(smiles) ?? [],
  };
  const now = found.map((route) => withFigures(route, facts));
  await keepSummaries(services.database, now);
  const byId = new Map(now.map(({ id, summary }) => [id, summary]));
  return ranked.map((route) => ({ ...route, summary: byId.get(route.id) ?? route.summary }));
}
