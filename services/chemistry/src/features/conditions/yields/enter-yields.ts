// Measured yields on their way into an optimization: names as its space writes them, levels it did not know, merges.

import { limits } from '@app/shared/constants/limits';
import type { ConditionSpace, MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../../platform/database/database.ts';
import { mergeYields } from './merge-yields.ts';
import type { OptimizationRow } from '../optimization-store.ts';
import { choiceInWordsOf, spaceProblem, withLevelsOf } from '../space-rules.ts';
import { yieldsAt } from './yield-versions.ts';

export interface EnteredYields {
  results: MeasuredYield[];
  space: ConditionSpace;
  /** Yields of others that were kept. */
  kept: number;
}

/**
 * The list that takes the place of the stored one. With the version its giver knew, what others saved since is kept.
 * Throws `parameterError` for a yield without conditions, or more yields than an optimization holds.
 */
export async function replaceYields(
  tx: Queries,
  row: OptimizationRow,
  given: readonly MeasuredYield[],
  version: number | undefined,
): Promise<EnteredYields> {
  const wanted = given.map((one) => tidyYield(row.space, one));
  const empty = wanted.findIndex(({ choice }) => Object.keys(choice).length === 0);
  if (empty >= 0) throw new AppError('parameterError', { problems: [`body/results/${empty}: no conditions`] });
  const base = version === undefined ? row.results : await yieldsAt(tx, row, version);
  return enter(row, mergeYields({ base, stored: row.results, given: wanted }));
}

/** Results with the space that holds them; a space that would grow beyond its limits stays as it is. */
export function enter(
  row: OptimizationRow,
  { results, kept = 0 }: { results: MeasuredYield[]; kept?: number },
): EnteredYields {
  const limit = limits.measuredYields;
  if (results.length > limit) throw new AppError('parameterError', { problems: [`more than ${limit} yields`] });
  const wider = withLevelsOf(row.space, results, row.results);
  return { results, kept, space: spaceProblem(wider) ? row.space : wider };
}

/** A yield as it is kept. */
export function tidyYield(space: ConditionSpace, { choice, yieldPercent, well, note }: MeasuredYield): MeasuredYield {
  const said = note?.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() ?? '';
  return {
    choice: choiceInWordsOf(space, choice),
    yieldPercent,
    ...(well !== undefined && { well }),
    ...(said !== '' && { note: said }),
  };
}
