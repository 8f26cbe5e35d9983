// Routes and molecules that the command bar leads to.

import { and, desc, eq, isNotNull, ne, not } from 'drizzle-orm';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { Queries } from '../../platform/database/database.ts';
import { routeMarks } from '../routes/mark-schema.ts';
import { routes, tasks } from '../tasks/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { worklistMolecules } from '../batch/schema.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { ownedBy } from '../tasks/task-store.ts';
import { bestFirst, matching, type Wanted } from './wanted.ts';

export interface RouteRow {
  routeId: string;
  taskId: string;
  taskName: string;
  routeType: RouteType;
  molecule: StoredMolecule;
  steps: number;
  score: number;
  solved: boolean;
  isSaved: boolean;
}

const mostRoutes = 10;
const mostMolecules = 10;
const perTask = 3;

/** Routes of the owner's tasks that are meant: the saved ones, then the best three of each task; without words saved ones alone. */
export async function findRoutes(queries: Queries, owner: Owner, wanted: Wanted): Promise<RouteRow[]> {
  const saved = await routesWhere(queries, owner, wanted, true);
  if (wanted.text === '' || saved.length >= mostRoutes) return saved.slice(0, mostRoutes);
  const known = new Set(saved.map(({ routeId }) => routeId));
  const others = (await routesWhere(queries, owner, wanted, false)).filter(({ routeId }) => !known.has(routeId));
  const ofTask = new Map<string, number>();
  const best = others.filter(({ taskId }) => {
    const count = (ofTask.get(taskId) ?? 0) + 1;
    ofTask.set(taskId, count);
    return count <= perTask;
  });
  return [...saved, ...best].slice(0, mostRoutes);
}

function routesWhere(queries: Queries, owner: Owner, wanted: Wanted, areSaved: boolean): Promise<RouteRow[]> {
  const mark = and(
    eq(routeMarks.routeId, routes.id),
    eq(routeMarks.tenantId, owner.tenantId),
    eq(routeMarks.userId, owner.userId),
    eq(routeMarks.mark, 'saved'),
  );
  return queries
    .select({
      routeId: routes.id,
      taskId: tasks.id,
      taskName: tasks.name,
      routeType: tasks.routeType,
      molecule: tasks.target,
      steps: routes.steps,
      score: routes.score,
      solved: routes.solved,
      mark: routeMarks.mark,
    })
    .from(tasks)
    .innerJoin(routes, eq(routes.taskId, tasks.id))
    .leftJoin(routeMarks, mark)
    .where(
      and(
        ownedBy(owner),
        ne(tasks.state, 'deleted'),
        not(routes.deleted),
        areSaved ? isNotNull(routeMarks.mark) : undefined,
        matching(wanted, [tasks.name], tasks.target),
      ),
    )
    .orderBy(
      ...(areSaved ? [desc(routeMarks.createdAt)] : bestFirst(wanted, tasks.name, tasks.createdAt)),
      desc(routes.solved),
      desc(routes.score),
    )
    .limit(areSaved ? mostRoutes : mostRoutes * perTask * 10)
    .then((rows) => rows.map(({ mark: found, ...row }) => ({ ...row, isSaved: found !== null })));
}

/** Distinct molecules of the owner: targets of tasks, then what lies on the trays. */
export async function findMolecules(queries: Queries, owner: Owner, wanted: Wanted): Promise<StoredMolecule[]> {
  const targets = await queries
    .select({ molecule: tasks.target })
    .from(tasks)
    .where(and(ownedBy(owner), ne(tasks.state, 'deleted'), matching(wanted, [tasks.name], tasks.target)))
    .orderBy(...bestFirst(wanted, tasks.name, tasks.createdAt))
    .limit(mostMolecules * 5);
  const listed = await queries
    .select({ molecule: worklistMolecules.molecule })
    .from(worklistMolecules)
    .where(
      and(
        eq(worklistMolecules.tenantId, owner.tenantId),
        eq(worklistMolecules.userId, owner.userId),
        matching(wanted, [worklistMolecules.name], worklistMolecules.molecule),
      ),
    )
    .orderBy(desc(worklistMolecules.createdAt))
    .limit(mostMolecules);
  const byKey = new Map([...targets, ...listed].map(({ molecule }) => [molecule.key, molecule]));
  return [...byKey.values()].slice(0, mostMolecules);
}
