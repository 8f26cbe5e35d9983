// What is known of one intermediate: the ways that make it and the targets that need it, over all tasks a reader sees.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateUses, intermediatePaths, type StoredUse, type StoredPath } from './schema.ts';
import { routes, tasks } from '../tasks/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredRoute } from '../tasks/stored.ts';
import { shares } from '../tasks/share-schema.ts';
import { isSharedWith } from '../tasks/share-store.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { visibleUses } from './visible.ts';
import { partOf } from './paths.ts';

export interface TargetNeed {
  targetKey: string;
  target: StoredMolecule;
  /** Its best task of those that pass through the intermediate. */
  taskId: string;
  taskName: string;
  routeType: RouteType;
  userId: string;
  routes: number;
  bestRoutes: number;
  bestOf: number;
  makeSteps: number;
  uses: StoredUse[];
}

export interface FoundPath extends StoredPath {
  targets: number;
  part: ReturnType<typeof partOf<StoredRoute>>;
}

const shownPaths = 8;
const shownUses = 5;

/** Targets with a route through the molecule, those that need it most first, and the ways that make it, best first. */
export async function needsAndPaths(
  queries: Queries,
  reader: Owner,
  { moleculeKey, projectOwner }: { moleculeKey: string; projectOwner: string },
): Promise<{ needs: TargetNeed[]; ways: FoundPath[] }> {
  const uses = intermediateUses;
  const rows = await queries
    .select({ use: uses, ways: intermediatePaths.ways, uses: intermediatePaths.uses, task: taskColumns })
    .from(uses)
    .innerJoin(
      intermediatePaths,
      and(eq(intermediatePaths.taskId, uses.taskId), eq(intermediatePaths.moleculeKey, uses.moleculeKey)),
    )
    .innerJoin(tasks, eq(tasks.id, uses.taskId))
    .where(
      and(
        visibleUses(queries, reader, projectOwner),
        eq(uses.moleculeKey, moleculeKey),
        sql`${tasks.state} <> 'deleted'`,
      ),
    )
    .orderBy(sql`${uses.bestRoutes} desc, ${uses.routes} desc, ${uses.taskId}`);
  const byTarget = Map.groupBy(rows, (row) => row.use.targetKey);
  const needs = [...byTarget.values()].flatMap(needOf);
  return { needs, ways: await readPaths(queries, mergePaths(rows)) };
}

const taskColumns = { name: tasks.name, target: tasks.target, routeType: tasks.routeType };

interface UseRow {
  use: typeof intermediateUses.$inferSelect;
  ways: StoredPath[];
  uses: StoredUse[];
  task: { name: string; target: StoredMolecule; routeType: RouteType };
}

function needOf(rows: UseRow[]): TargetNeed[] {
  const [best] = rows;
  if (!best) return [];
  const sum = (figure: 'routes' | 'bestRoutes' | 'bestOf') => rows.reduce((all, { use }) => all + use[figure], 0);
  return [
    {
      targetKey: best.use.targetKey,
      target: best.task.target,
      taskId: best.use.taskId,
      taskName: best.task.name,
      routeType: best.task.routeType,
      userId: best.use.userId,
      routes: sum('routes'),
      bestRoutes: sum('bestRoutes'),
      bestOf: sum('bestOf'),
      makeSteps: Math.min(...rows.map(({ use }) => use.makeSteps)),
      uses: rows
        .flatMap((row) => row.uses)
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, shownUses),
    },
  ];
}

function mergePaths(rows: readonly UseRow[]): (StoredPath & { targets: number })[] {
  const all = rows.flatMap(({ use, ways }) => ways.map((way) => ({ ...way, targetKey: use.targetKey })));
  const merged = [...Map.groupBy(all, (way) => way.fingerprint).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { targetKey: _, ...way } = first;
    const targets = new Set(same.map((one) => one.targetKey)).size;
    return [{ ...way, routes: same.reduce((sum, one) => sum + one.routes, 0), targets }];
  });
  return merged
    .toSorted((a, b) => Number(b.solved) - Number(a.solved) || a.steps - b.steps || b.routes - a.routes)
    .slice(0, shownPaths);
}

/** With their steps; a way whose route was taken away meanwhile is left out. */
async function readPaths(queries: Queries, ways: readonly (StoredPath & { targets: number })[]): Promise<FoundPath[]> {
  if (ways.length === 0) return [];
  const ids = [...new Set(ways.map((way) => way.routeId))];
  const rows = await queries
    .select({ id: routes.id, detail: routes.detail })
    .from(routes)
    .where(inArray(routes.id, ids));
  const details = new Map(rows.map((row) => [row.id, row.detail]));
  return ways.flatMap((way) => {
    const detail = details.get(way.routeId);
    return detail ? [{ ...way, part: partOf(detail, way.nodeId) }] : [];
  });
}

/** Those of the routes that the reader may open by themselves. */
export async function openableRoutes(
  queries: Queries,
  reader: Owner,
  routeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (routeIds.length === 0) return new Set();
  const shared = queries.select({ id: shares.itemId }).from(shares).where(isSharedWith(queries, reader));
  const rows = await queries
    .select({ id: routes.id })
    .from(routes)
    .where(
      and(
        inArray(routes.id, [...new Set(routeIds)]),
        eq(routes.tenantId, reader.tenantId),
        sql`not ${routes.deleted}`,
        sql`(${routes.userId} = ${reader.userId} or ${inArray(routes.id, shared)} or ${inArray(routes.taskId, shared)})`,
      ),
    );
  return new Set(rows.map((row) => row.id));
}
