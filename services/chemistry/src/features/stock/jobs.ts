// The job of a stock import: reads the list that was kept with the stock. One at a time, so that a large list does not take the
// machine from those who search; begun anew when its worker was lost.

import { availableParallelism } from 'node:os';
import { and, asc, eq } from 'drizzle-orm';
import { limits } from '@app/shared/constants/limits';
import type { Queries } from '../../platform/database/database.ts';
import { defineJob, type JobData, type JobDefinition, type JobKind } from '../../platform/jobs/kind.ts';
import { runImport, type ImportTools } from './import-job.ts';
import { startMoleculeReader } from './molecule-reader.ts';
import { stockFiles, stockItems, stocks } from './schema.ts';
import { endStock, noCounts } from './stock-store.ts';
import type { StoredListOptions } from './stored-imports.ts';
import type { Logger } from '../../platform/process/logger.ts';

export const stockImportKind: JobKind = { name: 'stock-import', concurrency: 1, retryLimit: 1, timeoutSeconds: 86_400 };

interface Import {
  stockId: string;
  options: StoredListOptions;
}

/** Keeps a list with its stock until it is imported. */
export async function keepList(
  tx: Queries,
  stockId: string,
  content: Buffer,
  options: StoredListOptions,
): Promise<void> {
  for (let number = 0; number === 0 || number * pieceBytes < content.length; number += 1) {
    const piece = content.subarray(number * pieceBytes, (number + 1) * pieceBytes);
    await tx.insert(stockFiles).values({ stockId, number, options, content: piece });
  }
}

const pieceBytes = 1_048_576;

export function stockImportJob(tools: Omit<ImportTools, 'reader'> & { logger: Logger }): JobDefinition {
  const { database, clock, logger } = tools;
  return defineJob<Import>({
    kind: stockImportKind,
    begin: (tx, { id }) => beginImport(tx, id),
    run: async ({ stockId, options }, { signal }) => {
      const reader = startMoleculeReader({ threads: Math.min(2, availableParallelism()), logger });
      try {
        const bytes = piecesOf(database.queries, stockId, signal);
        const counts = await runImport(
          { ...tools, reader },
          { ...options, stockId, bytes, signal, maxMolecules: limits.stockRows },
        );
        if (signal.aborted) return;
        await database.queries.delete(stockFiles).where(eq(stockFiles.stockId, stockId));
        logger.info({ stockId, ...counts }, 'an import of a stock has ended');
      } finally {
        await reader.close();
      }
    },
    onFailed: async (tx, { id }, reason) => {
      const failure = reason ?? 'interrupted';
      await endStock(tx, id, { state: 'failed', counts: noCounts, outcomes: [], failure, finishedAt: clock.now() });
      await tx.delete(stockFiles).where(eq(stockFiles.stockId, id));
    },
    reasonOf: () => 'defect',
    waiting: async (queries) => {
      const rows = await queries
        .selectDistinct({ id: stocks.id, tenantId: stocks.tenantId, userId: stocks.userId })
        .from(stocks)
        .innerJoin(stockFiles, eq(stockFiles.stockId, stocks.id))
        .where(eq(stocks.state, 'importing'));
      return rows.map(jobOfStock);
    },
  });
}

/** A stock of everybody, or of the whole tenant, has no user. */
export const jobOfStock = ({
  id,
  tenantId,
  userId,
}: Pick<typeof stocks.$inferSelect, 'id' | 'tenantId' | 'userId'>): JobData => ({
  id,
  tenantId: tenantId ?? '',
  userId: userId ?? '',
});

// What an attempt before this one added goes.
async function beginImport(tx: Queries, stockId: string): Promise<Import | undefined> {
  const [found] = await tx
    .select({ options: stockFiles.options })
    .from(stockFiles)
    .innerJoin(stocks, eq(stocks.id, stockFiles.stockId))
    .where(and(eq(stocks.id, stockId), eq(stocks.state, 'importing'), eq(stockFiles.number, 0)));
  if (!found) return undefined;
  await tx.delete(stockItems).where(eq(stockItems.stockId, stockId));
  return { stockId, options: found.options };
}

async function* piecesOf(queries: Queries, stockId: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    signal.throwIfAborted();
    const [piece] = await queries
      .select({ content: stockFiles.content })
      .from(stockFiles)
      .where(and(eq(stockFiles.stockId, stockId), eq(stockFiles.number, number)))
      .orderBy(asc(stockFiles.number));
    if (!piece) return;
    yield piece.content;
  }
}
