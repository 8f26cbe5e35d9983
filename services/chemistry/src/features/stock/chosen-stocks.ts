// Stocks that somebody chose by their ids. A search without one of them would run against less than was asked for, or
// against nothing, so it is refused.

import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { listIdOf } from '../../chemistry/stock/list-id.ts';
import { visibleStocks, type StockOwner } from './stock-store.ts';

export const builtInStocks: ReadonlySet<string> = new Set(['common', 'patents']);

/**
 * Throws `dataMissingOrNoAccess` where a chosen stock is none, is another's, was deleted or is not read to its end; the
 * details name those.
 */
export async function requireStocks(
  queries: Queries,
  owner: StockOwner,
  chosen: readonly string[] | undefined,
): Promise<void> {
  if (!chosen || chosen.every((id) => builtInStocks.has(id))) return;
  const rows = await visibleStocks(queries, owner);
  const usable = new Set(rows.filter(({ state }) => state === 'ready').map(({ id }) => listIdOf(id)));
  const missing = chosen.filter((id) => !builtInStocks.has(id) && !usable.has(id));
  if (missing.length > 0) throw missingStocks(missing);
}

function missingStocks(missing: readonly string[]): AppError {
  return new AppError('dataMissingOrNoAccess', { reason: 'stock', missing });
}

/** Whether an error says that a chosen stock is missing. */
export function isMissingStock(error: unknown): boolean {
  return error instanceof AppError && error.key === 'dataMissingOrNoAccess' && error.details?.['reason'] === 'stock';
}
