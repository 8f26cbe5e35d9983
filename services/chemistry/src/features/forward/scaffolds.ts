// Own partners from a file: a verdict for each row, in the caller's language. Nothing is stored.

import type { CallData } from '@app/shared/contracts/catalogue';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { readStructureFile } from '../structure/files/read-structures.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { plannableRow } from '../structure/plannable.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleUpload, type ForwardServices } from './services.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { reasonOf } from '../structure/reason.ts';

/** More rows than this are refused unread. */
const mostRows = 10 * limits.customScaffolds;

type Refused = CallData<'forwardScaffoldImport'>['refused'];

const importScaffolds = handleUpload('forwardScaffoldImport', async (file, caller, services) => {
  const rows = await readStructureFile(file, services.indigo, { mostRows });
  if (rows.length === 0) throw new AppError('noValidData');
  if (rows.length > mostRows) throw new AppError('customScaffoldLimit', { limit: limits.customScaffolds, mostRows });
  const accepted = new Map<string, StoredMolecule>();
  const refused: Refused = [];
  let duplicates = 0;
  for (const { row, shown, structure, isSmiles, refusal, role } of rows) {
    try {
      if (refusal !== undefined || role !== undefined) throw new AppError('unrecognizedStructure');
      const { molecule } = await plannableRow(services, caller, structure, { prefersSmiles: isSmiles });
      if (accepted.has(molecule.key)) duplicates += 1;
      else if (accepted.size >= limits.customScaffolds) throw new AppError('customScaffoldLimit');
      else accepted.set(molecule.key, molecule);
    } catch (error) {
      if (!(error instanceof AppError) || error.key === 'computingBusy') throw error;
      refused.push({ row, text: shown, message: reasonOf(error, caller.culture).message });
    }
  }
  await saveMolecules(services.database.queries, caller.tenantId, [...accepted.values()]);
  return {
    accepted: [...accepted.values()].map((one) => presentMolecule(services.names, one)),
    refused,
    duplicates,
  };
});

export const forwardScaffoldCalls: readonly Registration<ForwardServices>[] = [importScaffolds];
