// Filling the tray: a verdict for each row, in the caller's language, and all sound rows in one transaction.

import type { WorklistImport, WorklistItem, WorklistRow } from '@app/shared/contracts/batch';
import { limits } from '@app/shared/constants/limits';
import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue } from '@app/shared/errors/catalogue';
import { addToWorklist, listWorklist, type AddOutcome, type NewWorklistMolecule, type WorklistOwner } from './store.ts';
import type { BatchServices } from './services.ts';
import type { StructureRow } from '../structure/files/structure-row.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { remarksOn, type CallersStructure } from '../structure/recognition.ts';
import { refuseUnread, roleReason, rowReason } from '../structure/row-refusal.ts';
import { plannableRow } from '../structure/plannable.ts';

/** More rows than this are refused unread: no tray takes so many, and each needs a verdict. */
export const mostRows = 10 * limits.worklistMolecules;

/** `full`: read no further, for the tray holds no more. */
type Read = CallersStructure | AppError | 'full';

/**
 * Puts the rows on the tray. Throws `noValidData` when there is none, `pendingMoleculeLimit` for a tray that is full
 * or more rows than `mostRows`.
 */
export async function importRows(
  services: BatchServices,
  caller: Caller,
  owner: WorklistOwner,
  rows: readonly StructureRow[],
  source: Pick<WorklistItem['source'], 'kind' | 'fileName'>,
): Promise<WorklistImport> {
  if (rows.length === 0) throw new AppError('noValidData');
  const limit = limits.worklistMolecules;
  if (rows.length > mostRows) throw new AppError('pendingMoleculeLimit', { limit, rows: rows.length, mostRows });
  const known = new Set((await listWorklist(services.database.queries, owner)).map(({ row }) => row.key));
  if (known.size >= limit) throw new AppError('pendingMoleculeLimit', { limit });
  const read = await readRows(services, caller, rows, known);
  const sound = rows.flatMap((row, index) => soundRow(row, read[index], source, services));
  const taken = new Set([...known, ...sound.map(({ molecule }) => molecule.key)]);
  const outcomes = (await addToWorklist(services, owner, sound)).values();
  const firstRows = new Map<string, number>();
  const answered = rows.map((row, index): WorklistRow => {
    const about = { row: row.row, ...(row.sheet !== undefined && { sheet: row.sheet }), text: row.shown };
    const found = read[index];
    if (found === undefined || found === 'full') return { ...about, outcome: 'rejected', reason: fullReason(caller) };
    if (found instanceof AppError) return { ...about, outcome: 'rejected', reason: rowReason(found, row, caller) };
    const molecule = presentMolecule(services.names, found.molecule);
    if (isOffered(row, found, taken))
      return { ...about, molecule, outcome: 'offered', reason: offerReason(row, caller) };
    if (row.role !== undefined) return { ...about, molecule, outcome: 'duplicate', reason: inWorklistReason(caller) };
    const verdict = verdictOf(outcomes.next().value, row.row, firstRows, caller);
    return { ...about, molecule, ...remarksOn(found.recognised, caller.culture), ...verdict };
  });
  const count = (outcome: WorklistRow['outcome']): number => answered.filter((row) => row.outcome === outcome).length;
  return {
    accepted: count('accepted'),
    duplicates: count('duplicate'),
    rejected: count('rejected'),
    offered: count('offered'),
    rows: answered,
  };
}

/** Rows without a response after which the service is said to be busy, and nothing comes in. */
const mostBusy = 3;

// The same text has the same meaning, and is asked once. Past the last free place nothing new is read.
async function readRows(
  services: BatchServices,
  caller: Caller,
  rows: readonly StructureRow[],
  known: ReadonlySet<string>,
): Promise<Read[]> {
  const byText = new Map<string, Read>();
  const keys = new Set(known);
  const read: Read[] = [];
  let busy = 0;
  for (const row of rows) {
    const asked = `${row.refusal ?? ''}|${row.isSmiles ?? ''}|${row.structure}`;
    let found = byText.get(asked);
    if (found === undefined) {
      found = keys.size >= limits.worklistMolecules ? 'full' : await readRow(services, caller, row);
      byText.set(asked, found);
      busy += isBusy(found) ? 1 : 0;
      if (busy >= mostBusy) throw new AppError('computingBusy');
    }
    if (found !== 'full' && !(found instanceof AppError) && row.role === undefined) keys.add(found.molecule.key);
    read.push(found);
  }
  return read;
}

// One bad row never stops the others, nor does one that holds up its thread.
async function readRow(
  services: BatchServices,
  caller: Caller,
  row: StructureRow,
): Promise<CallersStructure | AppError> {
  const first = await tryRow(services, caller, row);
  // Another row may have ended the thread, or it is only starting.
  return isBusy(first) ? tryRow(services, caller, row) : first;
}

async function tryRow(
  services: BatchServices,
  caller: Caller,
  row: StructureRow,
): Promise<CallersStructure | AppError> {
  try {
    refuseUnread(row);
    return await plannableRow(services, caller, row.structure, { prefersSmiles: row.isSmiles });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error;
  }
}

const isBusy = (found: Read): boolean => found instanceof AppError && found.key === 'computingBusy';

function soundRow(
  row: StructureRow,
  found: Read | undefined,
  source: Pick<WorklistItem['source'], 'kind' | 'fileName'>,
  { names }: BatchServices,
): NewWorklistMolecule[] {
  if (found === undefined || found === 'full' || found instanceof AppError || row.role !== undefined) return [];
  const { recognised, molecule } = found;
  const asked = recognised.kind === 'name' ? row.structure : (names.bySmiles(molecule.smiles)?.names[0] ?? '');
  const name = worklistName(row.name || asked);
  return [{ name, molecule, removedParts: recognised.removedParts, source: { ...source, row: row.row } }];
}

/** A name as the tray keeps it: one line, as long as a task's name may be. */
export function worklistName(text: string): string {
  return plainLine(text).slice(0, limits.taskNameLength);
}

function verdictOf(
  outcome: AddOutcome | undefined,
  row: number,
  firstRows: Map<string, number>,
  caller: Caller,
): Pick<WorklistRow, 'outcome' | 'reason' | 'id'> {
  if (outcome === undefined || outcome.outcome === 'full') return { outcome: 'rejected', reason: fullReason(caller) };
  const { id } = outcome;
  const earlier = firstRows.get(id);
  if (earlier === undefined) firstRows.set(id, row);
  if (outcome.outcome === 'accepted') return { outcome: 'accepted', id };
  const text = earlier === undefined ? word(caller, 'inWorklist') : word(caller, 'duplicateOfRow', { row: earlier });
  return { outcome: 'duplicate', id, reason: { code: catalogue.duplicateStructure.code, message: text } };
}

// What a reaction has beside its products; the tray may hold it already.
function isOffered({ role }: StructureRow, { molecule }: CallersStructure, taken: ReadonlySet<string>): boolean {
  return role !== undefined && !taken.has(molecule.key);
}

function offerReason(row: StructureRow, caller: Caller): WorklistRow['reason'] {
  return { code: catalogue.structureNotSupported.code, message: roleReason(row, caller) };
}

function inWorklistReason(caller: Caller): WorklistRow['reason'] {
  return { code: catalogue.duplicateStructure.code, message: word(caller, 'inWorklist') };
}

function fullReason(caller: Caller): WorklistRow['reason'] {
  const text = word(caller, 'full', { limit: limits.worklistMolecules });
  return { code: catalogue.pendingMoleculeLimit.code, message: text };
}

function word({ culture }: Caller, key: string, params: Record<string, number> = {}): string {
  return message(culture, 'batch', `service.${key}`, params);
}
