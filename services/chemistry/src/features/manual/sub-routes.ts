// Routes of a user that make a molecule, as their target or on the way: what can be put in at that molecule.

import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { routes, tasks } from '../tasks/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { ownedBy } from '../tasks/task-store.ts';
import { partOf } from './fragments.ts';

export interface SubRoute {
  routeId: string;
  /** Of the whole route. */
  target: StoredMolecule;
  isWhole: boolean;
  /** To the molecule. */
  steps: number;
  solved: boolean;
  startingMaterials: StoredMolecule[];
}

/** Routes looked at, the best first, and different parts shown. */
const lookedAt = 200;
const shown = 12;

/** What is bought first, then what is shorter; the same steps of several routes are told once. */
export async function subRoutesOf(queries: Queries, owner: Owner, key: string): Promise<SubRoute[]> {
  const holds = JSON.stringify({ nodes: [{ molecule: { key } }] });
  const rows = await queries
    .select({ routeId: routes.id, detail: routes.detail, target: tasks.target })
    .from(routes)
    .innerJoin(tasks, eq(tasks.id, routes.taskId))
    .where(and(ownedBy(owner), not(routes.deleted), sql`${routes.detail} @> ${holds}::jsonb`))
    .orderBy(desc(routes.solved), desc(routes.score))
    .limit(lookedAt);
  const found = new Map<string, SubRoute>();
  for (const { routeId, detail, target } of rows) {
    const part = detail && partOf(detail, key);
    if (!part) continue;
    const reactions = part.steps.map((step) => step.reactionSmiles).toSorted();
    const made = new Set(part.steps.map((step) => step.productNodeId));
    const leaves = part.nodes.filter((node) => !made.has(node.nodeId));
    const startingMaterials = [...new Map(leaves.map(({ molecule }) => [molecule.key, molecule])).values()];
    const solved = leaves.every(({ inStock }) => inStock) && part.steps.every(({ forward }) => forward.passed);
    const isWhole = target.key === key;
    const name = reactions.join('|');
    if (!found.has(name))
      found.set(name, { routeId, target, isWhole, steps: part.steps.length, solved, startingMaterials });
  }
  return [...found.values()]
    .toSorted((a, b) => Number(b.solved) - Number(a.solved) || a.steps - b.steps)
    .slice(0, shown);
}
