// Routes of other planners, read in: a task for each target, whose routes the search threads check.

import { and, count, inArray, isNotNull } from 'drizzle-orm';
import { message } from '@app/locales/messages';
import { limits } from '@app/shared/constants/limits';
import type { RouteImport } from '@app/shared/contracts/route-import';
import { AppError } from '@app/shared/errors/app-error';
import type { RouteProblem } from '../../engine/route-files/foreign-route.ts';
import type { ReadTarget } from '../../engine/route-files/read-route.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Registration } from '../../platform/http/calls.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';
import { startTask } from '../retrosynthesis/life.ts';
import { presentTask } from '../retrosynthesis/routes.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { defaultName } from '../structure/plannable.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { presentProblem } from '../tasks/imported/problems.ts';
import { keepImported, packRoutes } from '../tasks/imported/store.ts';
import { tasks } from '../tasks/schema.ts';
import { ownedBy, type TaskRow } from '../tasks/task-store.ts';
import { FileRefused, readRouteFile, readRoutes } from './read-upload.ts';
import type { FileRead } from './reader.ts';
import { handle, handleUpload, type RouteImportServices } from './services.ts';

interface Wish {
  mode?: 'check' | 'import';
  taskName?: string;
  fileName?: string;
}

const importFile = handleUpload('routeImport', async (file, caller, services, { query }) => {
  const read = await refusedInWords(caller, () => readRouteFile(file.content, services));
  return take(services, caller, read, { ...query, fileName: file.ownName ?? file.name });
});

const importText = handle('routeImportText', async ({ body }, caller, services) => {
  const { text, ...wish } = body;
  return take(services, caller, await refusedInWords(caller, () => readRoutes(text, services)), wish);
});

export const routeImportCalls: readonly Registration<RouteImportServices>[] = [importFile, importText];

interface Target extends ReadTarget {
  molecule: StoredMolecule;
}

async function take(services: RouteImportServices, caller: Caller, read: FileRead, wish: Wish): Promise<RouteImport> {
  const { allowed, refused } = await permitted(services, caller, targetsOf(services, caller, read));
  const problems = [...read.problems, ...refused];
  const report = {
    format: read.format,
    routes: allowed.reduce((sum, { routes }) => sum + routes.length, 0),
    targets: allowed.map(({ molecule, routes }) => ({
      molecule: presentMolecule(services.names, molecule),
      routes: routes.length,
    })),
    problems: problems.map((one) => presentProblem(one, caller.culture)),
  };
  if (wish.mode === 'check') return { ...report, tasks: [] };
  if (allowed.length === 0)
    throw new AppError('fileContentError', {
      text: [refusalText(caller, 'noneReadable'), ...report.problems.slice(0, 5).map(({ text }) => text)].join(' '),
      problems: report.problems,
    });
  await refuseTooMany(services.database.queries, caller, allowed.length);
  await saveMolecules(
    services.database.queries,
    caller.tenantId,
    allowed.map(({ molecule }) => molecule),
  );
  const rows: TaskRow[] = [];
  for (const target of allowed)
    rows.push(await start(services, caller, target, { ...wish, read, problems, of: allowed }));
  const response = { ...report, tasks: rows.map((row) => presentTask(row, caller, services)) };
  await keepingResponse(services.database, () => response).transaction(() => Promise.resolve(response));
  return response;
}

function targetsOf(services: RouteImportServices, { tenantId }: Caller, { targets, figures }: FileRead): Target[] {
  return targets.map((target, index) => {
    const { formula = '', molecularWeight = 0 } = figures[index] ?? {};
    const key = services.moleculeKey(tenantId, target.smiles);
    return { ...target, molecule: { key, smiles: target.smiles, formula, molecularWeight } };
  });
}

/** A target that the law controls is refused here as everywhere. */
async function permitted(
  { interactive }: RouteImportServices,
  _caller: Caller,
  targets: readonly Target[],
): Promise<{ allowed: Target[]; refused: RouteProblem[] }> {
  const allowed: Target[] = [];
  const refused: RouteProblem[] = [];
  for (const target of targets) {
    const match = await interactive.run('controlled', target.smiles);
    if (!match) allowed.push(target);
    else
      for (const { route, line, reaction } of target.routes)
        refused.push({
          ...(route !== undefined && { route }),
          ...(line !== undefined && { line }),
          ...(reaction !== undefined && { reaction }),
          reason: 'controlled',
          found: target.smiles,
        });
  }
  return { allowed, refused };
}

async function start(
  services: RouteImportServices,
  caller: Caller,
  target: Target,
  { read, problems, of, taskName = '', fileName }: Wish & { read: FileRead; problems: RouteProblem[]; of: Target[] },
): Promise<TaskRow> {
  const { molecule, routes } = target;
  const given = plainLine(taskName);
  const number = of.length > 1 ? ` ${of.indexOf(target) + 1}` : '';
  const name = given === '' ? defaultName(services, caller, molecule) : shortened(given, number);
  const called = fileName === undefined ? '' : plainLine(fileName).slice(0, limits.taskNameLength);
  const imported = {
    format: read.format,
    ...(called !== '' && { fileName: called }),
    routes: routes.length,
    unread: problems,
  };
  const content = await packRoutes(routes);
  const { tenantId, userId } = caller;
  return startTask(
    services,
    { tenantId, userId },
    { name, target: molecule, removedParts: [], imported },
    (tx, taskId) => keepImported(tx, { taskId, tenantId, userId }, content),
  );
}

function shortened(name: string, number: string): string {
  return name.slice(0, limits.taskNameLength - number.length) + number;
}

async function refuseTooMany(queries: Queries, { culture, ...owner }: Caller, more: number): Promise<void> {
  const underWay = inArray(tasks.state, ['queued', 'searching']);
  const [row] = await queries
    .select({ waiting: count() })
    .from(tasks)
    .where(and(ownedBy(owner), underWay, isNotNull(tasks.imported)));
  if ((row?.waiting ?? 0) + more > limits.pendingImports)
    throw new AppError('importError', {
      limit: limits.pendingImports,
      text: message(culture, 'route-import', 'service.refused.tooManyWaiting', { limit: limits.pendingImports }),
    });
}

async function refusedInWords(caller: Caller, read: () => Promise<FileRead>): Promise<FileRead> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const isContent = error.reason === 'noRoutes' || error.reason === 'empty';
    throw new AppError(
      isContent ? 'fileContentError' : 'fileDamaged',
      { reason: error.reason, text: refusalText(caller, error.reason) },
      { cause: error },
    );
  }
}

function refusalText({ culture }: Caller, reason: FileRefused['reason'] | 'noneReadable'): string {
  return message(culture, 'route-import', `service.refused.${reason}`);
}
