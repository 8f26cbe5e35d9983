// `read-routes FILE`: routes of other planners, checked as our own. A line out for each problem and each route, and a last one
// with the counts.

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { message } from '@app/locales/messages';
import { inchiKey } from '../../chemistry/molecule/rdkit.ts';
import type { RouteProblem } from '../../engine/route-files/foreign-route.ts';
import type { ReadTarget } from '../../engine/route-files/read-route.ts';
import { FileRefused, readRouteFile } from '../../features/route-import/read-upload.ts';
import { readerOperations } from '../../features/route-import/operations.ts';
import type { FileRead, RouteReader } from '../../features/route-import/reader.ts';
import { checkRoutes } from '../../features/retrosynthesis/imported/check-routes.ts';
import { createIndigo } from '../../features/structure/programs/indigo.ts';
import { problemText } from '../../features/tasks/imported/problems.ts';
import { retrocastCandidates } from '../../features/routes/retrocast-document.ts';
import { aizynthTrees, writeRoutes } from '../../features/tasks/route-document.ts';
import type { FoundRoute } from '../../features/tasks/route-store.ts';
import { shapeContext } from '../../features/tasks/shape-context.ts';
import { markOfStep } from '../../features/tasks/step-conditions.ts';
import { documentRoute } from '../../features/tasks/stored-document.ts';
import { createLogger } from '../../platform/process/logger.ts';
import type { Streams } from '../program/runner.ts';
import { loadEngine, type LoadedEngine } from '../engine.ts';
import type { ImportForm } from './import-forms.ts';
import type { WriteLine } from '../lines.ts';
import { standard } from '../standard-streams.ts';

/** As the command line gives them; `check` says what the file holds and checks no route. */
interface Options {
  file: string;
  check?: true;
  stock?: string;
  export: ImportForm;
}

const maxCheckMs = 3_600_000;

/** Reads one file. Throws for a file that cannot be read; nothing readable is a RangeError. */
export async function readRoutesFile(options: Options, write: WriteLine, { input }: Streams): Promise<void> {
  const { file } = options;
  const content = file === standard ? await buffer(input) : await readFile(file);
  const startedAt = performance.now();
  const loaded = await loadEngine(options.stock);
  const read = await readContent(content, loaded);
  for (const one of read.problems) write(shapeProblem(one));
  let routes = 0;
  let solved = 0;
  for (const target of options.check ? [] : read.targets)
    for (const found of checkTarget(loaded, read, target, write)) {
      routes += 1;
      solved += found.solved ? 1 : 0;
      write(shapeRoute(loaded, target.smiles, found, options.export));
    }
  const counts = { format: read.format, targets: read.targets.length, routes: routesOf(read) };
  const checked = options.check ? {} : { checked: routes, solved };
  write({ file, ...counts, ...checked, problems: read.problems.length, ms: Math.round(performance.now() - startedAt) });
}

async function readContent(content: Buffer, { rdkit }: LoadedEngine): Promise<FileRead> {
  const operations = readerOperations(rdkit);
  const routeReader: Pick<RouteReader, 'run'> = {
    run: (name, ...given) => Promise.resolve(Reflect.apply(operations[name], undefined, given)),
  };
  const indigo = createIndigo({ logger: createLogger('silent'), timeoutMs: 60_000 });
  try {
    return await readRouteFile(content, { indigo, routeReader });
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new RangeError(message('en', 'route-import', `service.refused.${error.reason}`), { cause: error });
  } finally {
    await indigo.close();
  }
}

function checkTarget(
  { rdkit, engine, stock, counts }: LoadedEngine,
  { format }: FileRead,
  { routes }: ReadTarget,
  write: WriteLine,
): FoundRoute[] {
  const context = shapeContext({ engine, rdkit, keys: () => '', counts }, '');
  const checked = checkRoutes(
    { rdkit, engine, stock, counts },
    { format, routes, context, maxMs: maxCheckMs, shouldStop: () => false, onRoute: () => undefined },
  );
  for (const one of checked.problems) write(shapeProblem(one));
  return checked.routes;
}

function shapeProblem(problem: RouteProblem): object {
  return { problem: problemText(problem, 'en'), ...problem };
}

function shapeRoute({ rdkit }: LoadedEngine, target: string, found: FoundRoute, form: ImportForm): object {
  const document = documentRoute(found, found.detail);
  const { route, line, reaction, scores = [] } = found.summary.imported ?? {};
  return {
    ...(route !== undefined && { route }),
    ...(line !== undefined && { line }),
    ...(reaction !== undefined && { reaction }),
    target,
    solved: found.solved,
    score: document.score,
    steps: found.steps,
    marks: found.detail.steps.map((step) => ({ step: step.number, name: step.name.en, ...markOfStep(step) })),
    ...(scores.length > 0 && { foreignScores: Object.fromEntries(scores) }),
    ...exported(form),
  };

  function exported(as: typeof form): object {
    if (as === 'aizynth') return { trees: aizynthTrees(writeRoutes(target, [document])) };
    if (as === 'retrocast') return { candidates: retrocastCandidates([document], (one) => inchiKey(rdkit, one) ?? '') };
    return { document: writeRoutes(target, [document]) };
  }
}

function routesOf({ targets }: FileRead): number {
  return targets.reduce((sum, { routes }) => sum + routes.length, 0);
}
