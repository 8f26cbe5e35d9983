// Scored rows as a file: all of a task, or those a filter or a selection names.

import { message } from '@app/locales/messages';
import type { ScoreFileType } from '@app/shared/contracts/sascore/sascore';
import { AppError } from '@app/shared/errors/app-error';
import type { TableRow } from '../../platform/files/write/table.ts';
import { dashboardOf } from './dashboard-cache.ts';
import { drawnRows } from './upload/drawn-rows.ts';
import { rowsAmong, rowsInOrder, rowsOfTask, type ExportedRow } from './export-rows.ts';
import { exportColumns, exportRow } from './export-table.ts';
import { findScoreTask, type ScoreTaskRow } from './task-store.ts';
import type { SascoreServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { dashboardFilter } from './present.ts';
import type { Blob } from '../../platform/http/send-blob.ts';
import { tableFile } from '../../platform/http/table-file.ts';

const whole = handleBlob('sascoreFile', async ({ params, query }, caller, services) => {
  const task = await findScoreTask(services.database.queries, caller, params.id);
  return fileOf(services, caller, {
    task,
    fileType: query.fileType,
    rows: rowsOfTask(services.database.queries, task),
  });
});

const selection = handleBlob('sascoreFileSelection', async ({ body }, caller, services) => {
  const { database } = services;
  const task = await findScoreTask(database.queries, caller, body.taskId);
  const all = rowsOfTask(database.queries, task);
  const { fileType } = body;
  if (!body.filter && !body.sort && !body.rows) return fileOf(services, caller, { task, fileType, rows: all });
  const dashboard = await dashboardOf(database, task);
  const wanted = body.rows && new Set(body.rows);
  const order = [...dashboard.select(await dashboardFilter(services, dashboard, body.filter), body.sort)]
    .flatMap((at) => dashboard.results[at]?.row ?? [])
    .filter((row) => wanted?.has(row) ?? true);
  if (order.length === 0) throw new AppError('dataNotFound');
  const isInFileOrder = body.sort === undefined || (body.sort.by === 'row' && body.sort.order === 'ascending');
  const rows = isInFileOrder ? rowsAmong(all, new Set(order)) : rowsInOrder(all, order);
  return fileOf(services, caller, { task, fileType, rows });
});

export const sascoreFileCalls: readonly Registration<SascoreServices>[] = [whole, selection];

interface Order {
  task: ScoreTaskRow;
  fileType: ScoreFileType;
  rows: AsyncIterable<ExportedRow>;
}

function fileOf(services: SascoreServices, { culture }: Caller, { task, fileType, rows }: Order): Blob {
  const needsDrawing = fileType === 'sdf' && task.fileType === 'xlsx';
  const { threads } = services.scoring.threads;
  async function* tableRows(): AsyncGenerator<TableRow> {
    if (needsDrawing) {
      const drawn = drawnRows(rows, { threads, logger: services.logger });
      for await (const { row, molblock } of drawn) yield exportRow(row, task, culture, molblock);
    } else {
      for await (const row of rows)
        yield exportRow(row, task, culture, task.fileType === 'sdf' ? row.source.text : undefined);
    }
  }
  return tableFile({
    fileName: `${task.name} ${message(culture, 'sascore', 'file.scores')}`,
    fileType,
    columns: exportColumns(task, culture),
    rows: tableRows(),
    language: culture,
    title: task.sheet ?? 'SAScore',
  });
}
