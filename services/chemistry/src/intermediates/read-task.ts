// Reads the routes of one task for their intermediates.

import { and, asc, desc, eq, not, sql } from 'drizzle-orm';
import { bestRoutesOfTask } from '@app/shared/contracts/intermediates';
import type { Queries } from '../context/database.ts';
import type { StoredUse, StoredWay } from '../context/intermediate-schema.ts';
import { routes } from '../context/schema.ts';
import type { StoredMolecule } from '../context/stored.ts';
import { intermediatesOf, type RouteShape, type Way } from './ways.ts';

/** What a task's routes say of one molecule. */
export interface TaskUse {
  molecule: StoredMolecule;
  routes: number;
  bestRoutes: number;
  bestOf: number;
  makeSteps: number;
  /** Best first, a few of each. */
  ways: StoredWay[];
  uses: StoredUse[];
}

export interface RankedRoute extends RouteShape {
  routeId: string;
  solved: boolean;
  stepCount: number;
}

const routesAtOnce = 100;
const keptWays = 4;
const keptUses = 5;

/** The intermediates of all routes of a task; other work gets its turn between batches of routes. */
export async function readTask(queries: Queries, taskId: string): Promise<TaskUse[]> {
  const collector = new TaskCollector();
  for (;;) {
    const batch = await routesFrom(queries, taskId, collector.count);
    for (const route of batch) collector.add(route);
    if (batch.length < routesAtOnce) return collector.uses();
  }
}

/** Takes the routes of a task, best first. */
export class TaskCollector {
  count = 0;
  readonly #found = new Map<string, { molecule: StoredMolecule; uses: StoredUse[]; ways: Map<string, StoredWay> }>();

  add(route: RankedRoute): void {
    this.count += 1;
    const { routeId, solved, stepCount } = route;
    for (const { molecule, nodeId, way } of intermediatesOf(route)) {
      const known = this.#found.get(molecule.key) ?? {
        molecule,
        uses: new Array<StoredUse>(),
        ways: new Map<string, StoredWay>(),
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
        ways: all.slice(0, keptWays),
        uses: uses.slice(0, keptUses),
      };
    });
  }
}

function countWay(ways: Map<string, StoredWay>, way: Way, at: Pick<StoredWay, 'routeId' | 'nodeId'>): void {
  const known = ways.get(way.fingerprint);
  ways.set(way.fingerprint, known ? { ...known, routes: known.routes + 1 } : { ...way, ...at, routes: 1 });
}

function routesFrom(queries: Queries, taskId: string, offset: number): Promise<RankedRoute[]> {
  return queries
    .select({
      routeId: routes.id,
      solved: routes.solved,
      stepCount: routes.steps,
      nodes: sql<RankedRoute['nodes']>`${routes.detail} -> 'nodes'`,
      // Conditions and forward checks are most of a step, and nothing to this.
      steps: sql<RankedRoute['steps']>`(
        select coalesce(jsonb_agg(jsonb_build_object('stepId', step -> 'stepId', 'productNodeId', step -> 'productNodeId',
          'reactionSmiles', step -> 'reactionSmiles')), '[]') from jsonb_array_elements(${routes.detail} -> 'steps') step)`,
    })
    .from(routes)
    .where(and(eq(routes.taskId, taskId), not(routes.deleted), sql`${routes.detail} is not null`))
    .orderBy(desc(routes.solved), desc(routes.score), asc(routes.steps), asc(routes.fingerprint))
    .limit(routesAtOnce)
    .offset(offset);
}
