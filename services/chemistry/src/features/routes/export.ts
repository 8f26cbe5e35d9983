import { AppError } from '@app/shared/errors/app-error';
import { retrocastCandidates } from './retrocast-document.ts';
import { aizynthTrees, writeRoutes } from '../tasks/route-document.ts';
import { exportedRoutes } from '../tasks/stored-document.ts';
import { findReadableRoute, findReadableTask } from '../tasks/route-access.ts';
import { attachment, fileNamePart } from '../../platform/http/attachment.ts';
import { keysOf } from './export-json.ts';
import { handleBlob } from './services.ts';

/** One route, or all of a task, as a file (docs/route-schema.md). */
export const routesExport = handleBlob('routesExport', async ({ query }, caller, { database, interactive }) => {
  const { queries } = database;
  const { routeId, taskId, form = 'routes' } = query;
  const route = routeId === undefined ? undefined : await findReadableRoute(queries, caller, routeId);
  if (!route && taskId === undefined) throw new AppError('parameterError');
  const task = route?.task ?? (await findReadableTask(queries, caller, taskId ?? ''));
  const found = await exportedRoutes(queries, task.id, routeId);
  if (found.length === 0) throw new AppError('dataNotFound');
  const document = writeRoutes(task.target.smiles, found);
  const contentOf = {
    routes: () => document,
    aizynth: () => aizynthTrees(document),
    retrocast: async () => ({ [task.id]: retrocastCandidates(found, await keysOf(found, interactive)) }),
  };
  const content = JSON.stringify(await contentOf[form](), null, 1);
  const what = { routes: route ? 'route' : 'routes', aizynth: 'trees', retrocast: 'candidates' }[form];
  const fileName = [fileNamePart(task.name), what, (routeId ?? task.id).slice(-8)].filter(Boolean).join('-');
  return {
    contentType: 'application/json; charset=utf-8',
    content,
    headers: { 'content-disposition': attachment(`${fileName}.json`), 'x-content-type-options': 'nosniff' },
  };
});
