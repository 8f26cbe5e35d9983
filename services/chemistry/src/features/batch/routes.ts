// The tray: molecules gathered from files, lists and drawings, planned together.

import type { WorklistImport } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { AppError } from '@app/shared/errors/app-error';
import {
  editWorklist,
  isFixed,
  listWorklist,
  removeFromTray,
  type WorklistEntry,
  type WorklistOwner,
} from './store.ts';
import type { BatchServices } from './services.ts';
import { readStructureFile, readStructureText } from '../structure/files/read-structures.ts';
import { pauseTasks, stopTasks } from '../retrosynthesis/life.ts';
import { batchExport } from './export.ts';
import { plannableRow } from '../structure/plannable.ts';
import { importRows, mostRows, worklistName } from './import.ts';
import { worklistOwner } from './owner.ts';
import { presentItems, presentWorklist } from './present.ts';
import { startBatch } from './start.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleUpload } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { FormFile } from '../../platform/http/form.ts';
import { plainLine } from '../../platform/http/plain-text.ts';

const waitingSmiles = handle('waitingSmiles', async ({ query }, caller, services) => {
  const owner = worklistOwner(caller, query.routeType);
  return presentWorklist(services, caller, owner.routeType, await listWorklist(services.database.queries, owner));
});

const deleteWaitingSmiles = handle('deleteWaitingSmiles', ({ body }, caller, services) =>
  removeFromTray(services, worklistOwner(caller, body.routeType), body.ids),
);

const importByList = handle('importByList', async ({ body }, caller, services) => {
  const { text, kind = 'list', routeType } = body;
  if (text.trim() === '') throw new AppError('smilesEmpty');
  const rows = await readStructureText(text, services.indigo, { mostRows });
  return importRows(services, caller, worklistOwner(caller, routeType), rows, { kind });
});

const smilesDataImport = handleUpload('smilesDataImport', (file, caller, services, { query }) =>
  importFile(file, caller, services, query),
);

const importCdx = handleUpload('importCdx', (file, caller, services, { query }) =>
  importFile(file, caller, services, query),
);

const trayEdit = handle('trayEdit', async ({ body }, caller, services) => {
  const owner = worklistOwner(caller, body.routeType);
  const { queries } = services.database;
  const [before] = await listWorklist(queries, owner, [body.id]);
  if (!before) throw new AppError('dataMissingOrNoAccess');
  // Said before the structure is read; the change itself looks at the state again.
  if (isFixed(before.state)) throw new AppError('modifyRestricted');
  const found = body.structure === undefined ? undefined : await plannableRow(services, caller, body.structure);
  const structure = found && { molecule: found.molecule, removedParts: found.recognised.removedParts };
  const name = body.name === undefined ? undefined : worklistName(body.name);
  await editWorklist(services, owner, body.id, { name, structure });
  const [item] = await presentItems(services, caller, await listWorklist(queries, owner, [body.id]));
  if (!item) throw new AppError('dataMissingOrNoAccess');
  return { item };
});

const batchSearch = handle('batchSearch', async ({ body }, caller, services) =>
  startBatch(services, caller, worklistOwner(caller, body.routeType), body),
);

const batchPause = handle('batchPause', async ({ body }, caller, services) => {
  const tasks = await tasksOf(services, worklistOwner(caller, body.routeType), body.ids, ['queued']);
  const paused = await pauseTasks(services, caller, tasks);
  if (paused.length === 0) throw new AppError('noTaskQueued');
  return { paused: paused.length };
});

const batchStop = handle('batchStop', async ({ body }, caller, services) => {
  const states = ['queued', 'paused', 'searching'] as const;
  const tasks = await tasksOf(services, worklistOwner(caller, body.routeType), body.ids, states);
  const stopped = await stopTasks(services, caller, tasks);
  if (stopped.length === 0) throw new AppError('noTaskQueued');
  return { stopped: stopped.length };
});

export const batchCalls: readonly Registration<BatchServices>[] = [
  waitingSmiles,
  deleteWaitingSmiles,
  importByList,
  smilesDataImport,
  importCdx,
  trayEdit,
  batchSearch,
  batchPause,
  batchStop,
  batchExport,
];

async function importFile(
  file: FormFile,
  caller: Caller,
  services: BatchServices,
  { routeType, fileName }: { routeType?: RouteType; fileName?: string },
): Promise<WorklistImport> {
  const rows = await readStructureFile(file, services.indigo, { mostRows });
  const kind = /\.cdx(?:ml)?$/i.test(file.name) ? 'chemdraw' : 'file';
  const name = plainLine(fileName ?? file.ownName ?? '');
  return importRows(services, caller, worklistOwner(caller, routeType), rows, {
    kind,
    ...(name !== '' && { fileName: name }),
  });
}

async function tasksOf(
  { database }: BatchServices,
  owner: WorklistOwner,
  ids: readonly string[] | undefined,
  states: readonly WorklistEntry['state'][],
): Promise<string[]> {
  const entries = await listWorklist(database.queries, owner, ids);
  return entries.flatMap(({ task, state }) => (task && states.includes(state) ? [task.id] : []));
}
