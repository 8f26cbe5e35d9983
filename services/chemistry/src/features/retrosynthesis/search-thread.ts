// A thread that searches: one engine, loaded once, one search at a time.

import { parentPort, workerData } from 'node:worker_threads';
import type { ProcessAssessment } from '@app/shared/contracts/process/figures';
import { permittedSteps } from '../../engine/search/regulated-steps.ts';
import { isRDKitBroken, inchiKey, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { moleculeKeys } from '../../platform/database/molecule-keys.ts';
import { hazardsOf } from '../tasks/graph/expansion-graph.ts';
import { dumpGraph, packGraph, type DumpOptions } from '../tasks/graph/search-graph.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { readLearnedStep } from '../../chemistry/models/learned-step.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { ProcessService, processConstraints, processScore } from '../../engine/process/process-search.ts';
import { createEngine, type Engine } from '../../engine/search/engine.ts';
import { defaultLimits } from '../../engine/search/planner.ts';
import type { Route } from '../../engine/search/types.ts';
import { StockCache } from '../../chemistry/stock/stock-cache.ts';
import { shapeRoute, type ShapeContext } from '../tasks/route-shape.ts';
import type { FoundRoute } from '../tasks/route-store.ts';
import { checkRoutes, type CheckParts } from './imported/check-routes.ts';
import type { ImportOrder, SearchEvent, SearchOrder, SearchResult, SearchThreadData } from './search-messages.ts';
import { shapeContext } from '../tasks/shape-context.ts';
import { rateRoute } from '../cost/rate-route.ts';
import { withFigures } from '../cost/with-figures.ts';
import { StepSources } from './step-sources.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';

const counts = readTemplateCounts();
/** Routes of one idea are kept once: so many are looked for to keep one. */
const routesForEachKept = 2;

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const { secret, remoteEngine } = workerData as SearchThreadData;
  const keys = moleculeKeys(Buffer.from(secret));
  const rdkit = await loadRDKit();
  const stock = new StockCache((smiles) => inchiKey(rdkit, smiles));
  const { packOf, pricesIn } = stock;
  const service = new ProcessService(rdkit, pricesIn);
  const { stepPenalty } = service;
  const learned = readLearnedStep(rdkit);
  const sources = new StepSources(rdkit, remoteEngine);
  const stepSource = sources.current;
  const engine = createEngine({
    rdkit,
    stock,
    templates: reactionTemplates,
    counts,
    learned,
    pricesIn,
    packOf,
    stepPenalty,
    stepSource,
    checkSteps: (own) => permittedSteps(rdkit, sources.checkedBy(own)),
  });
  return {
    /** Answers once templates and stock are in memory and every part has run once. */
    warm: () => engine.plan('CC(=O)Nc1ccc(O)cc1', { expansions: 3, top: 1 }).expansions,
    search: (order: SearchOrder) => {
      stock.use(order.lists, order.settings.constraints?.stocks);
      service.use(order.process);
      sources.use(order.templates, () => isToStop(order));
      return search(engine, shapeContext({ engine, rdkit, keys, counts }, order.tenantId), service, order);
    },
    importRoutes: (order: ImportOrder) => {
      stock.use(order.lists);
      sources.use(order.templates, () => isToStop(order), false);
      const context = shapeContext({ engine, rdkit, keys, counts }, order.tenantId);
      return importRoutes({ engine, rdkit, stock, counts }, context, service.figureFacts(), order);
    },
  };
}

function search(engine: Engine, context: ShapeContext, service: ProcessService, order: SearchOrder): SearchResult {
  const { settings } = order;
  const {
    timeLimitSeconds: seconds,
    maxSteps: maxDepth,
    maxRoutes: top,
    maxExpansions,
    strategy,
    enzymes,
    preferences,
  } = settings;
  const constraints = order.process
    ? processConstraints(order.process, settings.constraints ?? {})
    : settings.constraints;
  const limits = {
    seconds,
    maxDepth,
    top,
    enoughRoutes: Math.max(defaultLimits.enoughRoutes, routesForEachKept * top),
    ...(maxExpansions && { expansions: maxExpansions }),
    ...(strategy && { strategy }),
    ...(enzymes && { enzymes }),
    ...(constraints && { constraints }),
    ...(preferences && { preferences }),
  };
  const graphOptions: DumpOptions = {
    maxDepth: settings.maxSteps,
    nameOf: (id) => engine.templateOf(id)?.name ?? { en: id, 'zh-CN': id },
    kindOf: ({ templateId }) => {
      const { class: classKey = 'functionalGroupInterconversion', conditions = [] } =
        engine.templateOf(templateId) ?? {};
      return { classKey, hazards: hazardsOf(conditions) };
    },
  };
  const shaped = new Map<string, FoundRoute>();
  const facts = service.figureFacts();
  const shape = (route: Route): FoundRoute => {
    const found =
      shaped.get(route.id) ?? withFigures(withProcess(shapeRoute(route, context), service.assess(route.tree)), facts);
    shaped.set(route.id, found);
    return found;
  };
  const rate = (route: Route): number | null =>
    rateRoute(route, withFigures(shapeRoute(route, context), facts), preferences);
  const plan = engine.plan(order.smiles, limits, {
    onProgress: (progress) => tell({ kind: 'progress', progress }),
    onRoute: (route, progress) => tell({ kind: 'route', route: shape(route), progress }),
    onGraph: (root) => tell({ kind: 'graph', content: packGraph(dumpGraph(root, graphOptions)) }),
    shouldStop: () => isToStop(order),
    ...(preferences?.weights && { rate }),
  });
  const { expansions, nodes, solvedRoutes, elapsedMs, firstSolvedMs, stopped, turnedAway } = plan;
  // Who stops a search waits for its end: only what is there already is kept.
  const kept = stopped === 'cancelled' ? plan.routes.filter((route) => shaped.has(route.id)) : plan.routes;
  const progress = { expansions, nodes, solvedRoutes, elapsedMs };
  return { progress, firstSolvedMs, stopped, turnedAway, routes: kept.map(shape) };
}

/** Every route of a file, named, checked and counted as those of a search. */
function importRoutes(
  parts: CheckParts,
  context: ShapeContext,
  facts: ReturnType<ProcessService['figureFacts']>,
  order: ImportOrder,
): SearchResult {
  const { format, routes, maxMs } = order;
  const shaped: FoundRoute[] = [];
  const checked = checkRoutes(parts, {
    format,
    routes,
    context,
    maxMs,
    shouldStop: () => isToStop(order),
    onRoute: (found, progress) => {
      const route = withFigures(found, facts);
      shaped.push(route);
      tell({ kind: 'route', route, progress });
    },
  });
  const { progress, problems, isStopped } = checked;
  const stopped = isStopped ? 'cancelled' : 'exhausted';
  return { progress, firstSolvedMs: null, stopped, turnedAway: {}, routes: shaped, problems };
}

function withProcess(route: FoundRoute, process: ProcessAssessment | undefined): FoundRoute {
  if (!process) return route;
  const { summary, detail, score } = route;
  return {
    ...route,
    score: processScore(score, process),
    summary: { ...summary, process: process.figures },
    detail: { ...detail, process },
  };
}

function isToStop({ stop }: Pick<SearchOrder, 'stop'>): boolean {
  return Atomics.load(new Int32Array(stop), 0) !== 0;
}

function tell(event: SearchEvent): void {
  parentPort?.postMessage(event, []);
}
