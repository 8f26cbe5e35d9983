// Yields that come back from the laboratory in a file.

import { message } from '@app/locales/messages';
import type { YieldRow } from '@app/shared/contracts/conditions';
import { AppError } from '@app/shared/errors/app-error';
import { enter } from '../conditions/service/enter-yields.ts';
import { importYields, type RowVerdict } from '../conditions/service/import-yields.ts';
import { changeOptimization } from '../conditions/service/optimization-store.ts';
import { choicesOfWells } from '../conditions/service/planned-plates.ts';
import { readYieldRows, type YieldTableRow } from '../conditions/service/yield-rows.ts';
import { readCsv } from '../files/read/csv.ts';
import { decodeText } from '../files/read/text.ts';
import { readSheet, type SheetRow } from '../files/read/workbook.ts';
import { answerUpload, type Registration } from './calls.ts';
import type { Caller } from './caller.ts';
import { presentOptimization } from './conditions-present.ts';
import type { FormFile } from './form.ts';

/** Rows beyond are refused unread: a plate has 96, an optimization holds 1,000 yields. */
const mostRows = 5_000;

const importResults = answerUpload('conditionResultsImport', async (file, caller, services, { query }) => {
  const { database, clock } = services;
  const table = await yieldRowsOf(file);
  const { row, changed } = await changeOptimization(database, caller, query.id, clock.now(), async (before, tx) => {
    const imported = importYields(before, table, await choicesOfWells(tx, before.id));
    return { ...enter(before, imported), rows: imported.rows };
  });
  const count = (verdict: RowVerdict['verdict']): number =>
    changed.rows.filter((one) => one.verdict === verdict).length;
  return {
    added: count('added'),
    replaced: count('replaced'),
    rejected: count('rejected'),
    rows: changed.rows.map((one) => presentRow(one, caller)),
    result: presentOptimization(row, caller, services),
  };
});

export const conditionImportCalls: readonly Registration[] = [importResults];

/** Throws `fileContentError` for a file without yields or with too many rows, `fileDamaged` for one that cannot be read. */
async function yieldRowsOf({ name, content }: FormFile): Promise<YieldTableRow[]> {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1];
  const table = ending === 'xlsx' ? await sheetRows(content) : [...readCsv(decodeText(content))];
  if (table.length > mostRows) throw new AppError('fileContentError', { rows: table.length, limit: mostRows });
  const rows = readYieldRows(table);
  if (!rows || rows.length === 0) throw new AppError('fileContentError', { reason: 'noYields' });
  return rows;
}

async function sheetRows(content: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(content)) {
    rows.push(row);
    if (rows.length > mostRows) break;
  }
  return rows;
}

function presentRow({ problem, ...row }: RowVerdict, { culture }: Caller): YieldRow {
  if (!problem) return row;
  return { ...row, message: message(culture, 'conditions', `service.row.${problem.reason}`, problem.params) };
}
