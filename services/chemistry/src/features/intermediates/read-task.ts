// Reads the routes of one task for their intermediates.

import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { bestRoutesOfTask } from '@app/shared/contracts/intermediates/intermediates';
import type { Queries } from '../../platform/database/database.ts';
import type { StoredUse, StoredPath } from './schema.ts';
import { routes } from '../tasks/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { intermediatesOf, type RouteShape, type Way } from './paths.ts';

/** What a task's routes say of one molecule. */
export interface TaskUse {
  molecule: StoredMolecule;
  routes: number;
  bestRoutes: number;
  bestOf: number;
  makeSteps: number;
  /** Best first, a few of each. */
  ways: StoredPath[];
  uses: StoredUse[];
}

export interface RankedRoute extends RouteShape {
  routeId: string;
  solved: boolean;
  stepCount: number;
}

/** Some 10 ms of the database's time; what else is asked waits no longer. */
const routesAtOnce = 20;
const keptPaths = 4;
const keptUses = 5;

/** The intermediates of all routes of a task; other work gets its turn between batches of routes. */
export async function readTask(queries: Queries, taskId: string): Promise<TaskUse[]> {
  const collector = new TaskCollector();
  const ranked = await routesOf(queries, taskId);
  for (let at = 0; at < ranked.length; at += routesAtOnce) {
    const batch = ranked.slice(at, at + routesAtOnce);
    // The embedded database answers without the event loop: nothing else would get its turn before the last route.
    await setImmediate();
    const shapes = await shapesOf(
      queries,
      batch.map((route) => route.routeId),
    );
    for (const route of batch) {
      const shape = shapes.get(route.routeId);
      // A route may be deleted meanwhile; the task's next version leaves it out of the ranking, too.
      if (shape) collector.add({ ...route, ...shape });
    }
  }
  return collector.uses();
}

/** Takes the routes of a task, best first. */
export class TaskCollector {
  count = 0;
  readonly #found = new Map<string, { molecule: StoredMolecule; uses: StoredUse[]; ways: Map<string, StoredPath> }>();

  add(route: RankedRoute): void {
    this.count += 1;
    const { routeId, solved, stepCount } = route;
    for (const { molecule, nodeId, way } of intermediatesOf(route)) {
      const known = this.#found.get(molecule.key) ?? {
        molecule,
        uses: new Array<StoredUse>(),
        ways: new Map<string, StoredPath>(),
      };
      known.uses.push({ routeId, rank: this.count, steps: stepCount, solved });
      countWay(known.ways, way, { routeId, nodeId });
      this.#found.set(molecule.key, known);
    }
  }

  uses(): TaskUse[] {
    return [...this.#found.values()].map(({ molecule, uses, ways }) => {
      const all = [...ways.values()].toSorted((a, b) => Number(b.solved) - Number(a.solved) || a.steps - b.steps);
      return {
        molecule,
        routes: uses.length,
        bestRoutes: uses.filter((use) => use.rank <= bestRoutesOfTask).length,
        bestOf: Math.min(bestRoutesOfTask, this.count),
        makeSteps: all[0]?.steps ?? 0,
        ways: all.slice(0, keptPaths),
        uses: uses.slice(0, keptUses),
      };
    });
  }
}

function countWay(ways: Map<string, StoredPath>, way: Way, at: Pick<StoredPath, 'routeId' | 'nodeId'>): void {
  const known = ways.get(way.fingerprint);
  ways.set(way.fingerprint, known ? { ...known, routes: known.routes + 1 } : { ...way, ...at, routes: 1 });
}

/** Best first. Without the routes themselves, so that sorting them moves little. */
function routesOf(queries: Queries, taskId: string): Promise<Omit<RankedRoute, keyof RouteShape>[]> {
  return queries
    .select({ routeId: routes.id, solved: routes.solved, stepCount: routes.steps })
    .from(routes)
    .where(and(eq(routes.taskId, taskId), not(routes.deleted), sql`${routes.detail} is not null`))
    .orderBy(desc(routes.solved), desc(routes.score), asc(routes.steps), asc(routes.fingerprint));
}

async function shapesOf(queries: Queries, routeIds: readonly string[]): Promise<ReadonlyMap<string, RouteShape>> {
  const rows = await queries
    .select({
      routeId: routes.id,
      nodes: sql<RouteShape['nodes']>`${routes.detail} -> 'nodes'`,
      // Conditions and forward checks are most of a step, and nothing to this.
      steps: sql<RouteShape['steps']>`(
        select coalesce(jsonb_agg(jsonb_build_object('stepId', step -> 'stepId', 'productNodeId', step -> 'productNodeId',
          'reactionSmiles', step -> 'reactionSmiles')), '[]') from jsonb_array_elements(${routes.detail} -> 'steps') step)`,
    })
    .from(routes)
    .where(inArray(routes.id, [...routeIds]));
  return new Map(rows.map(({ routeId, ...shape }) => [routeId, shape]));
}
