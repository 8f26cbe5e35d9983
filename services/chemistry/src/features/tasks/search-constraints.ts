import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { constraintError, constraintText } from '../../engine/search/constraint-words.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { TasksServices } from './services.ts';
import { isMissingStock, requireStocks } from '../stock/chosen-stocks.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Throws 10022 for a stock that there is not for the caller, 20002 for a mark on a bond that is not there, 20001 for what contradicts itself; the details say which. */
export async function refuseProblems(
  { interactive, database }: TasksServices,
  caller: Caller,
  target: string,
  { constraints, preferences }: Pick<SearchSettings, 'constraints' | 'preferences'>,
): Promise<void> {
  if (!constraints && !preferences) return;
  await refuseMissingStocks(database.queries, caller, constraints?.stocks);
  const [problem] = await interactive.run('constraintProblems', target, constraints ?? {}, preferences);
  if (!problem) return;
  const details = { reason: problem.kind, found: problem.found, text: constraintText(caller.culture, problem) };
  throw new AppError(constraintError(problem), details);
}

/** Throws 10022 where one of the chosen stocks is none, another's, deleted or not read to its end; the details say so. */
export async function refuseMissingStocks(
  queries: Queries,
  caller: Caller,
  chosen: readonly string[] | undefined,
): Promise<void> {
  try {
    await requireStocks(queries, caller, chosen);
  } catch (error) {
    if (!(error instanceof AppError) || !isMissingStock(error)) throw error;
    const text = message(caller.culture, 'stock', 'missing.chosen');
    throw new AppError(error.key, { ...error.details, text }, { cause: error });
  }
}
