// Yields of a file beside those that are there. The same file twice changes nothing: a yield belongs to its choice and well.

import { limits } from '@app/shared/constants/limits';
import type { ConditionChoice, MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import type { YieldRow } from '@app/shared/contracts/conditions/experiments';
import { choiceKey } from '../../../engine/conditions/optimize/choice.ts';
import { tidyYield } from './enter-yields.ts';
import type { OptimizationRow } from '../optimization-store.ts';
import type { RowProblem, RowRemark, YieldTableRow } from './yield-rows.ts';

export type RowVerdict = Omit<YieldRow, 'message'> & { problem?: RowProblem; remark?: RowRemark };

export interface ImportedYields {
  results: MeasuredYield[];
  rows: RowVerdict[];
}

/** What wells meant on the plates that were planned. */
export type WellMeanings = ReadonlyMap<string, readonly ConditionChoice[]>;

/** The stored yields with those of the file, and what became of each row. */
export function importYields(
  { space, results: stored }: Pick<OptimizationRow, 'space' | 'results'>,
  table: readonly YieldTableRow[],
  wells: WellMeanings,
): ImportedYields {
  const results = [...stored];
  const places = new Map(results.map((one, index) => [placeOf(one), index]));
  const rows = table.map((row): RowVerdict => {
    const { problem, choice = row.choice } = row.problem ? { problem: row.problem } : meaningOf(row, wells);
    if (problem) return verdict(row, row.choice, 'rejected', problem);
    if (row.yieldPercent === undefined) return verdict(row, choice, 'empty');
    const { well, note, yieldPercent } = row;
    const measured = tidyYield(space, { choice, yieldPercent, well, note });
    const at = places.get(placeOf(measured));
    if (at !== undefined) return replaceAt(results, at, measured, row);
    if (results.length >= limits.measuredYields)
      return verdict(row, choice, 'rejected', { reason: 'full', params: { limit: limits.measuredYields } });
    places.set(placeOf(measured), results.length);
    results.push(measured);
    return verdict(row, measured.choice, 'added');
  });
  return { results, rows };
}

function replaceAt(results: MeasuredYield[], at: number, measured: MeasuredYield, row: YieldTableRow): RowVerdict {
  const before = results[at];
  const note = measured.note ?? before?.note;
  const isSame = before?.yieldPercent === measured.yieldPercent && before.note === note;
  if (!isSame) results[at] = { ...measured, ...(note !== undefined && { note }) };
  return verdict(row, measured.choice, isSame ? 'unchanged' : 'replaced');
}

function verdict(
  { row, sheet, well, yieldPercent, remark }: YieldTableRow,
  choice: ConditionChoice,
  outcome: RowVerdict['verdict'],
  problem?: RowProblem,
): RowVerdict {
  return {
    row,
    ...(sheet !== undefined && { sheet }),
    ...(well !== undefined && { well }),
    ...(Object.keys(choice).length > 0 && { choice }),
    ...(yieldPercent !== undefined && { yieldPercent }),
    verdict: outcome,
    ...(problem && { problem }),
    ...(!problem && remark && { remark }),
  };
}

/** What the row says of conditions; else what its well meant, if that is one thing only. */
function meaningOf(
  { well, choice, yieldPercent }: YieldTableRow,
  wells: WellMeanings,
): { choice?: ConditionChoice; problem?: RowProblem } {
  if (Object.keys(choice).length > 0 || yieldPercent === undefined) return { choice };
  if (well === undefined) return { problem: { reason: 'noWellOrConditions', params: {} } };
  const [meant, other] = wells.get(well) ?? [];
  if (!meant) return { problem: { reason: 'wellUnknown', params: { well } } };
  return other ? { problem: { reason: 'wellAmbiguous', params: { well } } } : { choice: meant };
}

function placeOf({ choice, well }: Pick<MeasuredYield, 'choice' | 'well'>): string {
  return `${choiceKey(choice)} ${well ?? ''}`;
}
