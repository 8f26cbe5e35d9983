// What one user owns: one of everything that has an id. What a search leaves is put into the database.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { makeThings, secretName, type Belongings } from '@app/shared/test-support/isolation/things';
import { graphGrowths } from '../../features/tasks/graph-schema.ts';
import { intermediateProjects } from '../../features/intermediates/schema.ts';
import { tasks } from '../../features/tasks/schema.ts';
import type { TestService } from '../service.ts';
import { seedRoute } from '../seeded-route.ts';
import { ask, askingAs, type Person } from './ask.ts';

/** Makes them through the product's own calls, as far as those need no search; shares the route with the colleague. */
export async function makeBelongings(service: TestService, owner: Person, colleague: Person): Promise<Belongings> {
  const { routeId, taskId, targetKey } = await seedRoute(service, owner, secretName);
  const other = await seedRoute(service, owner, `${secretName} too`);
  await ask(service, 'userProfile', {}, colleague);
  const ground = { routeId, stepId: 's1', readerId: colleague.userId, waitLimitMs: 120_000 };
  const things = await makeThings(askingAs(service, owner), ground);
  const growth = await makeGrowth(service, owner, taskId);
  const project = await makeProject(service, owner, taskId);
  const own = { route: routeId, 'other route': other.routeId, task: taskId, ...things, growth, project };
  return { ids: { ...own, key: targetKey }, marks: [secretName, ...Object.values(own)] };
}

async function taskOf({ database }: TestService, taskId: string): Promise<typeof tasks.$inferSelect> {
  const [task] = await database.queries.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new Error('no task');
  return task;
}

async function makeGrowth(service: TestService, owner: Person, taskId: string): Promise<string> {
  const { target: molecule } = await taskOf(service, taskId);
  const [id, now] = [randomUUID(), new Date()];
  const growth = { id, taskId, molecule, createdAt: now, updatedAt: now };
  await service.database.queries.insert(graphGrowths).values({ ...owner, ...growth, kind: 'search', state: 'stopped' });
  return id;
}

// Only a molecule of several targets is tracked by the call.
async function makeProject(service: TestService, owner: Person, taskId: string): Promise<string> {
  const { target: molecule, targetKey: moleculeKey } = await taskOf(service, taskId);
  const [id, now] = [randomUUID(), new Date()];
  const project = { id, moleculeKey, molecule, name: secretName, createdAt: now, updatedAt: now };
  const begun = { state: 'inWork', amounts: {}, version: 1 } as const;
  await service.database.queries
    .insert(intermediateProjects)
    .values({ ...owner, ...project, ...begun, knownTargets: [] });
  return id;
}
