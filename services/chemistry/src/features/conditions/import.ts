// Yields that come back from the laboratory in a file.

import { message } from '@app/locales/messages';
import type { YieldRow } from '@app/shared/contracts/conditions/experiments';
import { enter } from './yields/enter-yields.ts';
import { importYields, type RowVerdict } from './yields/import-yields.ts';
import { changeOptimization } from './optimization-store.ts';
import { choicesOfWells } from './planned-plates.ts';
import { readYieldFile } from './yields/yield-file.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleUpload, type ConditionsServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentOptimization } from './present.ts';

const importResults = handleUpload('conditionResultsImport', async (file, caller, services, { query }) => {
  const { database, clock } = services;
  const table = await readYieldFile(file);
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

export const conditionImportCalls: readonly Registration<ConditionsServices>[] = [importResults];

function presentRow({ problem, remark, ...row }: RowVerdict, { culture }: Caller): YieldRow {
  const said = problem ?? remark;
  if (!said) return row;
  return { ...row, message: message(culture, 'conditions', `service.row.${said.reason}`, said.params) };
}
