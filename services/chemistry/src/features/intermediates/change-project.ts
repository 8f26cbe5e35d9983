// What the owner of a project changes about it, each change with its record.

import { eq } from 'drizzle-orm';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateProjects } from './schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { ownTargetsOf } from './project-news.ts';
import { activeProject, addRecords, holdProject, type NewRecord, type ProjectRow } from './project-store.ts';

type Wish = CallInput<'intermediateUpdate'>['body'];
interface Moment {
  now: Date;
  newId: () => string;
}

export interface NewProject {
  molecule: StoredMolecule;
  name: string;
  /** What is known of it when it becomes a project. */
  targets: number;
  routes: number;
}

/** Makes a project, or gives the one that the owner has of the molecule. */
export async function trackMolecule(
  tx: Queries,
  owner: Owner,
  { molecule, name, targets, routes }: NewProject,
  at: Moment,
): Promise<{ row: ProjectRow; isNew: boolean }> {
  const knownTargets = await ownTargetsOf(tx, owner, molecule.key);
  const row: ProjectRow = {
    tenantId: owner.tenantId,
    userId: owner.userId,
    id: at.newId(),
    moleculeKey: molecule.key,
    molecule,
    name,
    state: 'planned',
    amounts: {},
    chosenWay: null,
    knownTargets,
    version: 1,
    createdAt: at.now,
    updatedAt: at.now,
  };
  const made = await tx.insert(intermediateProjects).values(row).onConflictDoNothing().returning();
  const known = made[0] ?? (await activeProject(tx, owner, molecule.key));
  if (!known) throw new AppError('taskStatusChanged');
  if (made.length > 0)
    await addRecords(
      tx,
      row,
      [
        { kind: 'found', userId: '', facts: { targets, routes } },
        { kind: 'tracked', userId: owner.userId, facts: { toText: name } },
      ],
      at,
    );
  return { row: known, isNew: made.length > 0 };
}

/** Applies a change. Throws `dataMissingOrNoAccess`, and `taskStatusChanged` for opening a second project of one molecule. */
export async function changeProject(tx: Queries, owner: Owner, wish: Wish, at: Moment): Promise<ProjectRow> {
  const project = await holdProject(tx, owner, wish.projectId);
  if (wish.state !== undefined && wish.state !== 'archived' && project.state === 'archived') {
    if (await activeProject(tx, owner, project.moleculeKey)) throw new AppError('taskStatusChanged');
  }
  const { change, records } = changeOf(project, wish);
  if (records.length === 0) return project;
  await addRecords(
    tx,
    project,
    records.map((record) => ({ ...record, userId: owner.userId })),
    at,
  );
  const [row] = await tx
    .update(intermediateProjects)
    .set({ ...change, version: project.version + 1, updatedAt: at.now })
    .where(eq(intermediateProjects.id, project.id))
    .returning();
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

type Recorded = Omit<NewRecord, 'userId'>;

/** Only what differs is a change. */
function changeOf(project: ProjectRow, wish: Wish): { change: Partial<ProjectRow>; records: Recorded[] } {
  const { name, state, chosenWay, amount, note } = wish;
  const change: Partial<ProjectRow> = {};
  const records: Recorded[] = [];
  if (name !== undefined && name !== project.name) {
    change.name = name;
    records.push({ kind: 'renamed', facts: { fromText: project.name, toText: name } });
  }
  if (state !== undefined && state !== project.state) {
    change.state = state;
    records.push({ kind: 'state', facts: { fromText: project.state, toText: state } });
  }
  if (chosenWay !== undefined && chosenWay !== project.chosenWay) {
    change.chosenWay = chosenWay;
    records.push({ kind: 'route', facts: chosenWay === null ? {} : { toText: chosenWay } });
  }
  if (amount !== undefined) Object.assign(change, amountChange(project, amount, records));
  if (note !== undefined && note !== '') records.push({ kind: 'note', facts: { toText: note } });
  return { change, records };
}

function amountChange(
  { amounts }: ProjectRow,
  { targetKey, milligrams }: NonNullable<Wish['amount']>,
  records: Recorded[],
): Partial<ProjectRow> {
  const before = amounts[targetKey] ?? null;
  if (before === milligrams) return {};
  records.push({ kind: 'amount', facts: { targetKey, fromAmount: before, toAmount: milligrams } });
  const { [targetKey]: _, ...others } = amounts;
  return { amounts: milligrams === null ? others : { ...others, [targetKey]: milligrams } };
}
