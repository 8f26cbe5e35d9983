// The impurities of a run as a file: all, those that a filter leaves, or those that are named.

import { message } from '@app/locales/messages';
import type { Impurity } from '@app/shared/contracts/impurity/results';
import { AppError } from '@app/shared/errors/app-error';
import { impurityColumns, impurityRow } from './export-table.ts';
import { findBatch } from './store.ts';
import type { ImpurityServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleBlob } from './services.ts';
import { chosenOf, impuritiesOf } from './results.ts';
import { tableFile } from '../../platform/http/table-file.ts';

const file = handleBlob('impurityExport', async ({ body }, caller, services) => {
  const { batchId, fileType, resultIds, ...filter } = body;
  const { culture } = caller;
  const found = await findBatch(services.database.queries, caller, batchId);
  const named = resultIds && new Set(resultIds);
  const all = await impuritiesOf(services, caller, found);
  const rows = (await chosenOf(services, all, filter)).filter(({ resultId }) => named?.has(resultId) ?? true);
  if (rows.length === 0) throw new AppError('dataNotFound');
  const molblocks = fileType === 'sdf' ? await drawingsOf(services, rows) : [];
  return tableFile({
    fileName: `${found.search.name} ${message(culture, 'reaction', 'service.file.impurities')}`,
    fileType,
    columns: impurityColumns(culture),
    rows: rows.map((one, index) => impurityRow(one, culture, molblocks[index])),
    language: culture,
    title: found.search.name,
  });
});

export const impurityFileCalls: readonly Registration<ImpurityServices>[] = [file];

function drawingsOf({ interactive }: ImpurityServices, rows: readonly Impurity[]): Promise<string[]> {
  return interactive.run(
    'molfiles',
    rows.map(({ molecule }) => molecule.smiles),
  );
}
