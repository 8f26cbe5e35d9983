// A project learns of targets that come to need its molecule, and of those that no longer do.

import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateProjects, intermediateRecords, intermediateUses, type RecordFacts } from './schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
type ProjectRow = typeof intermediateProjects.$inferSelect;

/** Writes a record for each target that is new to a project of the owner, and for each that is gone. */
export async function tellProjects(
  tx: Queries,
  owner: Owner,
  moleculeKeys: ReadonlySet<string>,
  at: { now: Date; newId: () => string },
): Promise<void> {
  const { tenantId, userId } = owner;
  const projects = await tx
    .select()
    .from(intermediateProjects)
    .where(
      and(
        eq(intermediateProjects.tenantId, tenantId),
        eq(intermediateProjects.userId, userId),
        ne(intermediateProjects.state, 'archived'),
      ),
    );
  for (const project of projects) if (moleculeKeys.has(project.moleculeKey)) await tellProject(tx, project, at);
}

async function tellProject(tx: Queries, project: ProjectRow, at: { now: Date; newId: () => string }): Promise<void> {
  const { id: projectId, tenantId } = project;
  const targets = await ownTargetsOf(tx, project, project.moleculeKey);
  const known = new Set(project.knownTargets);
  const news = [
    ...targets.filter((key) => !known.has(key)).map((targetKey) => ({ kind: 'targetNew' as const, targetKey })),
    ...project.knownTargets
      .filter((key) => !targets.includes(key))
      .map((targetKey) => ({ kind: 'targetGone' as const, targetKey })),
  ];
  if (news.length === 0) return;
  await tx.update(intermediateProjects).set({ knownTargets: targets }).where(eq(intermediateProjects.id, projectId));
  const rows = news.map(({ kind, targetKey }) => {
    const facts: RecordFacts = { targetKey };
    return { id: at.newId(), projectId, tenantId, userId: '', kind, facts, createdAt: at.now };
  });
  await tx.insert(intermediateRecords).values(rows);
}

/** Keys of the owner's own targets with a route through the molecule. */
export async function ownTargetsOf(queries: Queries, owner: Owner, moleculeKey: string): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ key: intermediateUses.targetKey })
    .from(intermediateUses)
    .where(
      and(
        eq(intermediateUses.tenantId, owner.tenantId),
        eq(intermediateUses.userId, owner.userId),
        inArray(intermediateUses.moleculeKey, [moleculeKey]),
      ),
    );
  return rows.map((row) => row.key).toSorted();
}
