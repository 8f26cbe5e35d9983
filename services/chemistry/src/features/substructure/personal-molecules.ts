// The molecules of one user: targets of tasks, drafts, the worklist and craft lists are own ones; the others were seen in
// routes. Every statement is bound to tenant and user.

import { and, eq, ne, sql } from 'drizzle-orm';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { craftMolecules } from '../bans/schema.ts';
import { manualRoutes } from '../tasks/manual-schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { routes, tasks } from '../tasks/schema.ts';
import { worklistMolecules } from '../batch/schema.ts';
import type { PersonalMolecule, SourceTag } from '../../engine/substructure/orders.ts';

export interface Person {
  tenantId: string;
  userId: string;
}

/** A text that changes when the user's molecules, or what they are called by, may have. */
export async function personalStamp(queries: Queries, { tenantId, userId }: Person): Promise<string> {
  const ofUser = sql`tenant_id = ${tenantId} and user_id = ${userId}`;
  const [row] = await queries
    .select({
      stamp: sql<string>`concat_ws(' / ',
        (select concat(count(*), ' ', sum(version), ' ', max(created_at)) from ${tasks} where ${ofUser}),
        (select concat(count(*), ' ', count(*) filter (where deleted), ' ', max(created_at), ' ', sum(run))
          from ${routes} where ${ofUser}),
        (select concat(count(*), ' ', max(created_at)) from ${craftMolecules} where ${ofUser}),
        (select concat(count(*), ' ', max(created_at)) from ${worklistMolecules} where ${ofUser}),
        (select concat(count(*), ' ', max(updated_at)) from ${manualRoutes} where ${ofUser}))`,
    })
    .from(sql`(select 1) as one`);
  return row?.stamp ?? '';
}

/** All of them, each once with the places it was met in. */
export async function personalMolecules(
  queries: Queries,
  person: Person,
  culture: Culture,
): Promise<PersonalMolecule[]> {
  const tags = new Map<string, Map<string, SourceTag>>();
  const add = (smiles: string, tag: SourceTag): void => {
    const known = tags.get(smiles) ?? new Map<string, SourceTag>();
    tags.set(smiles, known.set(JSON.stringify(tag), tag));
  };
  await addOwn(queries, person, culture, add);
  await addSeen(queries, person, add);
  return [...tags].map(([smiles, places]) => ({ smiles, tags: [...places.values()] }));
}

type Add = (smiles: string, tag: SourceTag) => void;

async function addOwn(queries: Queries, person: Person, culture: Culture, add: Add): Promise<void> {
  const word = (key: string): string => message(culture, 'substructure', `service.source.own.${key}`);
  const targets = await queries
    .select({ id: tasks.id, name: tasks.name, target: tasks.target })
    .from(tasks)
    .where(and(isOf(tasks, person), ne(tasks.state, 'deleted')));
  for (const { id, name, target } of targets) add(target.smiles, { kind: 'own', name, taskId: id });
  const drafts = await queries
    .select({ name: manualRoutes.name, target: manualRoutes.target, content: manualRoutes.content })
    .from(manualRoutes)
    .where(isOf(manualRoutes, person));
  for (const { name, target, content } of drafts) {
    add(target.smiles, { kind: 'own', name });
    for (const { smiles } of Object.values(content.molecules)) add(smiles, { kind: 'routes', name });
  }
  const craft = await queries
    .select({ list: craftMolecules.list, molecule: craftMolecules.molecule })
    .from(craftMolecules)
    .where(isOf(craftMolecules, person));
  for (const { list, molecule } of craft) add(molecule.smiles, { kind: 'own', name: word(list) });
  const worklist = await queries
    .select({ molecule: worklistMolecules.molecule })
    .from(worklistMolecules)
    .where(isOf(worklistMolecules, person));
  for (const { molecule } of worklist) add(molecule.smiles, { kind: 'own', name: word('worklist') });
}

// Only the texts leave the database, not the routes.
async function addSeen(queries: Queries, { tenantId, userId }: Person, add: Add): Promise<void> {
  const rows = await queries
    .selectDistinct({ id: tasks.id, name: tasks.name, smiles: sql<string>`node -> 'molecule' ->> 'smiles'` })
    .from(routes)
    .innerJoin(tasks, eq(tasks.id, routes.taskId))
    .innerJoin(sql`jsonb_array_elements(${routes.detail} -> 'nodes') as node`, sql`true`)
    .where(
      and(
        eq(routes.tenantId, tenantId),
        eq(routes.userId, userId),
        eq(routes.deleted, false),
        ne(tasks.state, 'deleted'),
      ),
    );
  for (const { id, name, smiles } of rows) add(smiles, { kind: 'routes', name, taskId: id });
}

function isOf(
  table: typeof tasks | typeof manualRoutes | typeof craftMolecules | typeof worklistMolecules,
  person: Person,
) {
  return and(eq(table.tenantId, person.tenantId), eq(table.userId, person.userId));
}
