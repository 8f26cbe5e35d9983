// The history of condition optimizations.

import { AppError } from '@app/shared/errors/app-error';
import { deleteOptimization, listOptimizations, renameOptimization } from './optimization-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type ConditionsServices } from './services.ts';
import { givenName } from './optimization.ts';
import { presentEntry } from './present.ts';
import { plainLine } from '../../platform/http/plain-text.ts';

const list = handle('conditionHistory', async ({ body }, caller, services) => {
  const { from, to, key, ...rest } = body;
  const span = {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  if (span.from && span.to && span.to < span.from) throw new AppError('endBeforeStart');
  const filter = { ...rest, ...span, key: plainLine(key ?? '') };
  const { total, rows, classes } = await listOptimizations(services.database.queries, caller, filter);
  return { total, items: rows.map((row) => presentEntry(row, caller, services)), classes };
});

const rename = handle('conditionRename', async ({ query }, caller, { database, clock, names }) => {
  const change = { name: givenName(query.name), now: clock.now() };
  const row = await renameOptimization(database.queries, caller, query.id, change);
  return { optimization: presentEntry(row, caller, { names }) };
});

const remove = handle('conditionDelete', ({ query }, caller, services) =>
  deleteOptimization(services, caller, query.id),
);

export const conditionHistoryCalls: readonly Registration<ConditionsServices>[] = [list, rename, remove];
