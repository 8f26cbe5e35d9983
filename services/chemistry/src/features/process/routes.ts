import type { CraftList, CraftMolecule, ImportResult, ImportRow } from '@app/shared/contracts/process/process';
import { defaultProcessGoals } from '@app/shared/contracts/process/figures';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { limits } from '@app/shared/constants/limits';
import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { catalogue } from '@app/shared/errors/catalogue';
import type { ProcessOrder } from '../../engine/process/process-order.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { ProcessServices } from './services.ts';
import { readStructureFile } from '../structure/files/read-structures.ts';
import type { StructureRow } from '../structure/files/structure-row.ts';
import { addCraft, listCraft, removeCraft, type CraftRow } from '../bans/craft-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleUpload } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currencyFor } from '../account/currency-for.ts';
import type { FormFile } from '../../platform/http/form.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { recogniseText } from '../structure/recognition.ts';
import { startPlan } from '../retrosynthesis/routes.ts';
import { refuseUnread, roleReason, rowReason } from '../structure/row-refusal.ts';

const processSearchStart = handle('processSearchStart', async ({ body }, caller, services) => {
  const { structure, taskName, settings } = body;
  const process = await processOrder(services, caller, body);
  return startPlan(services, caller, { structure, taskName, settings, process });
});

type ProcessWishes = Pick<ProcessStart, 'goals' | 'interest' | 'currency' | 'avoidForbidden'>;
type ProcessStart = CallInput<'processSearchStart'>['body'];

/** What a process task is asked, with the lists of the caller as they are now. Throws 20001 for too many musts. */
export async function processOrder(
  services: ProcessServices,
  caller: Caller,
  wishes: ProcessWishes,
): Promise<ProcessOrder> {
  const { goals, interest = 'prefer', avoidForbidden = true } = wishes;
  const currency = wishes.currency ?? (await currencyFor(services, caller));
  const smilesOf = async (list: CraftList, isUsed: boolean): Promise<string[]> =>
    isUsed ? (await listCraft(services.database.queries, caller, list)).map((row) => row.molecule.smiles) : [];
  const order: ProcessOrder = {
    goals: { ...defaultProcessGoals, ...goals },
    currency,
    interest: await smilesOf('interest', interest !== 'ignore'),
    interestRequired: interest === 'require',
    forbidden: await smilesOf('forbidden', avoidForbidden),
    interestUse: interest,
    avoidForbidden,
  };
  if (order.interestRequired && order.interest.length > constraintLimits.wantedMolecules) {
    const text = message(caller.culture, 'process', 'start.tooManyWanted', { limit: constraintLimits.wantedMolecules });
    throw new AppError('parameterConfiguration', { reason: 'throughMolecules', text });
  }
  return order;
}

async function showList(list: CraftList, caller: Caller, services: ProcessServices) {
  const rows = await listCraft(services.database.queries, caller, list);
  return { items: rows.map((row) => presentCraft(row, services)), limit: limits.craftMolecules };
}

export const processCalls: readonly Registration<ProcessServices>[] = [
  processSearchStart,
  handle('craftInterestSmiles', (_input, caller, services) => showList('interest', caller, services)),
  handle('craftForbiddenSmiles', (_input, caller, services) => showList('forbidden', caller, services)),
  handleUpload('craftInterestImport', (file, caller, services) => importList('interest', file, caller, services)),
  handleUpload('craftForbiddenImport', (file, caller, services) => importList('forbidden', file, caller, services)),
  handle('deleteCraftInterest', ({ query }, caller, services) => removeCraft(services, caller, 'interest', query.id)),
  handle('deleteCraftForbidden', ({ query }, caller, services) => removeCraft(services, caller, 'forbidden', query.id)),
];

function presentCraft({ id, molecule, createdAt }: CraftRow, { names }: ProcessServices): CraftMolecule {
  return { id, molecule: presentMolecule(names, molecule), createdAt: createdAt.toISOString() };
}

/** More rows than this are refused unread: no list is that long. */
const mostRows = 5 * limits.craftMolecules;

type ReadRow = StructureRow & ({ molecule: StoredMolecule } | { error: AppError });

async function importList(
  list: CraftList,
  file: FormFile,
  caller: Caller,
  services: ProcessServices,
): Promise<ImportResult> {
  const rows = await readStructureFile(file, services.indigo, { mostRows });
  if (rows.length === 0 || rows.length > mostRows) throw new AppError('fileContentError', { mostRows });
  const read: ReadRow[] = [];
  for (const row of rows) read.push(await readRow(row, caller, services));
  const sound = read.flatMap((row) => ('molecule' in row ? [row.molecule] : []));
  const outcomes = (await addCraft(services, caller, list, sound)).values();
  const answered = read.map((row): ImportRow => {
    const about = { row: row.row, ...(row.sheet !== undefined && { sheet: row.sheet }), text: row.shown };
    if ('error' in row) return { ...about, outcome: 'rejected', reason: rowReason(row.error, row, caller) };
    const molecule = presentMolecule(services.names, row.molecule);
    const outcome = outcomes.next().value ?? 'full';
    if (outcome !== 'full') return { ...about, molecule, outcome };
    return { ...about, molecule, outcome: 'rejected', reason: fullReason(caller) };
  });
  const count = (outcome: ImportRow['outcome']) => answered.filter((row) => row.outcome === outcome).length;
  return { accepted: count('accepted'), duplicates: count('duplicate'), rejected: count('rejected'), rows: answered };
}

// One bad row never stops the others; a thread that does not answer does.
async function readRow(row: StructureRow, caller: Caller, services: ProcessServices): Promise<ReadRow> {
  try {
    refuseUnread(row);
    if (row.role !== undefined) throw new AppError('structureNotSupported', { text: roleReason(row, caller) });
    return {
      ...row,
      molecule: (await recogniseText(services, caller, row.structure, { prefersSmiles: row.isSmiles })).molecule,
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.key === 'computingBusy') throw error;
    return { ...row, error };
  }
}

function fullReason({ culture }: Caller): ImportRow['reason'] {
  const text = message(culture, 'process', 'import.full', { limit: limits.craftMolecules });
  return { code: catalogue.parameterError.code, message: text };
}
