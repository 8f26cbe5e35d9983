import { AppError } from '@app/shared/errors/app-error';
import { aizynthTrees, writeRoutes } from '../tasks/route-document.ts';
import { exportedRoutes } from '../tasks/stored-document.ts';
import { findReadableRoute, findReadableTask } from '../tasks/route-access.ts';
import { attachment, fileNamePart } from '../../platform/http/attachment.ts';
import { handleBlob } from './services.ts';

/** One route, or all of a task, as a file (docs/route-schema.md). */
export const routesExport = handleBlob('routesExport', async ({ query }, caller, { database: { queries } }) => {
  const { routeId, taskId, form = 'routes' } = query;
  const route = routeId === undefined ? undefined : await findReadableRoute(queries, caller, routeId);
  if (!route && taskId === undefined) throw new AppError('parameterError');
  const task = route?.task ?? (await findReadableTask(queries, caller, taskId ?? ''));
  const found = await exportedRoutes(queries, task.id, routeId);
  if (found.length === 0) throw new AppError('dataNotFound');
  const document = writeRoutes(task.target.smiles, found);
  const content = JSON.stringify(form === 'aizynth' ? aizynthTrees(document) : document, null, 1);
  const what = form === 'aizynth' ? 'trees' : route ? 'route' : 'routes';
  const fileName = [fileNamePart(task.name), what, (routeId ?? task.id).slice(-8)].filter(Boolean).join('-');
  return {
    contentType: 'application/json; charset=utf-8',
    content,
    headers: { 'content-disposition': attachment(`${fileName}.json`), 'x-content-type-options': 'nosniff' },
  };
});
