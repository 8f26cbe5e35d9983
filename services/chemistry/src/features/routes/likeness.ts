// How alike the routes of a task are to a given one.

import { AppError } from '@app/shared/errors/app-error';
import type { RouteTree } from '../../engine/search/preferences/route-likeness.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { findReadableTask } from '../tasks/route-access.ts';
import type { StoredRoute, StoredSummary } from '../tasks/stored.ts';
import { detailsOf, rankedSummaries } from './overview-store.ts';
import { treeOf } from '../cost/route-figures.ts';
import { handle, type RoutesServices } from './services.ts';

const routeLikeness = handle('routeLikeness', async ({ body }, caller, { database, interactive }) => {
  const { queries } = database;
  const task = await findReadableTask(queries, caller, body.taskId);
  const ranked = await rankedSummaries(queries, task.id);
  const without = ranked.filter(({ summary }) => !summary.tree).map(({ id }) => id);
  const details = new Map((await detailsOf(queries, without)).map(({ id, detail }) => [id, detail]));
  const trees = ranked.map(({ id, summary }) => ({
    id,
    tree: treeOfStored(task.target.smiles, summary, details.get(id)),
  }));
  const like = body.routeId ?? null;
  const given =
    like === null ? (task.settings.preferences?.likeRoute ?? []) : trees.find(({ id }) => id === like)?.tree;
  // A route of another task is none of this one.
  if (!given) throw new AppError('dataMissingOrNoAccess');
  if (Array.isArray(given) && given.length === 0) throw new AppError('parameterError');
  const found = await interactive.run(
    'routeLikeness',
    task.target.smiles,
    given,
    trees.map(({ tree }) => tree),
  );
  return { items: trees.map(({ id }, index) => ({ routeId: id, likeness: Math.round(100 * (found[index] ?? 0)) })) };
});

export const routeLikenessCalls: readonly Registration<RoutesServices>[] = [routeLikeness];

/** The molecules of a stored route as a tree. */
function treeOfStored(target: string, summary: StoredSummary, detail: StoredRoute | undefined): RouteTree {
  const molecules = detail
    ? detail.nodes.map(({ molecule }) => molecule)
    : [
        ...summary.mainLine,
        ...(summary.intermediates ?? []),
        ...summary.startingMaterials.map(({ molecule }) => molecule),
      ];
  const smilesOf = new Map(molecules.map(({ key, smiles }) => [key, smiles]));
  const branches = detail ? treeOf(detail) : (summary.tree ?? []);
  const from = new Map(branches.map(({ product, precursors }) => [product, precursors]));
  const build = (key: string, above: readonly string[]): RouteTree => ({
    label: smilesOf.get(key) ?? key,
    children: above.includes(key) ? [] : (from.get(key) ?? []).map((one) => build(one, [...above, key])),
  });
  const root = summary.mainLine[0]?.key;
  return root === undefined ? { label: target, children: [] } : build(root, []);
}
