// Rows of versions: a route under construction as it stood each time it was saved, so that every state can be had back.

import { and, desc, eq, max } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { manualVersions } from '../tasks/manual-schema.ts';
import type { StoredDraft, StoredSnapshot } from '../tasks/stored.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { nodesOf } from './canvas.ts';
import { chosenSteps, figuresOf, fingerprintOf, routeOf } from './draft-route.ts';

export type VersionRow = typeof manualVersions.$inferSelect;

export interface NewVersion {
  id: string;
  owner: Owner;
  draftId: string;
  routeId: string;
  now: Date;
}

/** Adds the present state as the newest version. */
export async function addVersion(tx: Queries, content: StoredDraft, version: NewVersion): Promise<void> {
  const { id, owner, draftId, routeId, now } = version;
  const [row] = await tx
    .select({ last: max(manualVersions.number) })
    .from(manualVersions)
    .where(eq(manualVersions.draftId, draftId));
  const hasStep = chosenSteps(content).length > 0;
  await tx.insert(manualVersions).values({
    id,
    tenantId: owner.tenantId,
    userId: owner.userId,
    draftId,
    number: nextNumber(row?.last ?? null, content),
    routeId,
    fingerprint: fingerprintOf(content),
    content: snapshotOf(content),
    ...figuresOf(content),
    score: hasStep ? Math.round(routeOf(content).score * 1_000) / 10 : null,
    createdAt: now,
  });
}

/** All of a route under construction, the newest first. */
export function listVersions(queries: Queries, owner: Owner, draftId: string): Promise<VersionRow[]> {
  return queries
    .select()
    .from(manualVersions)
    .where(and(ownedBy(owner), eq(manualVersions.draftId, draftId)))
    .orderBy(desc(manualVersions.number));
}

/** Throws `dataMissingOrNoAccess` for a version of another draft, or of somebody else. */
export async function findVersion(
  queries: Queries,
  owner: Owner,
  draftId: string,
  versionId: string,
): Promise<VersionRow> {
  const [row] = await queries
    .select()
    .from(manualVersions)
    .where(and(ownedBy(owner), eq(manualVersions.draftId, draftId), eq(manualVersions.id, versionId)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

// A route that was opened has its version 0; one begun from nothing starts with 1.
function nextNumber(last: number | null, { opened }: StoredDraft): number {
  if (last !== null) return last + 1;
  return opened ? 0 : 1;
}

/** What the canvas shows, without what it once showed. */
function snapshotOf(draft: StoredDraft): StoredSnapshot {
  const nodes = nodesOf(draft);
  const steps = chosenSteps(draft);
  const shown = new Set(nodes.map(({ key }) => key));
  const chosen = new Set(steps.map(({ stepId }) => stepId));
  const only = <T>(record: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));
  const { choices, marks, facts = {} } = draft.present;
  return {
    molecules: only(draft.molecules, shown),
    steps: only(draft.steps, chosen),
    state: { choices: only(choices, shown), marks: only(marks, shown), facts: only(facts, chosen) },
  };
}

const ownedBy = ({ tenantId, userId }: Owner) =>
  and(eq(manualVersions.tenantId, tenantId), eq(manualVersions.userId, userId));
