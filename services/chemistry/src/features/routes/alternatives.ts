// Other ways to make the product of a step, as the search of its task saw them, each with the routes that take it.

import type { StepAlternatives } from '@app/shared/contracts/routes/insight';
import { AppError } from '@app/shared/errors/app-error';
import { readGraph } from '../tasks/graph/graph-store.ts';
import type { DumpedReaction, SearchGraph } from '../tasks/graph/search-graph.ts';
import { findRoute } from '../tasks/route-store.ts';
import { routesByPath, wayOf, type RouteOfPath } from './route-paths.ts';
import { handle } from './services.ts';
import { describeAll, presenter, smilesAround, stepOf } from '../search-graph/routes.ts';
import { stepTemplates } from '../tasks/step-templates.ts';

const usualTop = 8;
const shownRoutes = 3;

/** For the owner alone: a shared route is read without the rest of its task. */
export const stepAlternatives = handle('routeStepAlternatives', async ({ query }, caller, services) => {
  const { queries } = services.database;
  const { detail, task } = await findRoute(queries, caller, query.routeId);
  const step = detail.steps.find(({ stepId }) => stepId === query.stepId);
  const product = detail.nodes.find(({ nodeId }) => nodeId === step?.productNodeId)?.molecule.smiles;
  if (!step || product === undefined) throw new AppError('dataNotFound');
  const stored = await readGraph(queries, task);
  const node = stored?.graph.molecules[stored.indices.get(product) ?? -1];
  const isSearching = task.state === 'queued' || task.state === 'searching';
  if (!stored || !node) return none(stored ? 'ready' : isSearching ? 'searching' : 'none');

  const precursors = detail.nodes
    .filter((one) => one.parentStepId === step.stepId)
    .map(({ molecule }) => molecule.smiles);
  const own = wayOf(product, precursors);
  const routes = await routesByPath(queries, task.id, product);
  const ways = node.reactions
    .map((reaction, id) => ({ reaction, id, way: wayIn(stored.graph, product, reaction) }))
    .filter(({ way }) => way !== own)
    .map((one) => ({ ...one, routes: routes.get(one.way) ?? [] }))
    // The graph has what leads to stock first, then the likelier.
    .toSorted((a, b) => rankOf(a.routes) - rankOf(b.routes));
  const shown = ways.slice(0, query.top ?? usualTop);
  const molecules = await describeAll(
    services,
    caller,
    shown.flatMap(({ reaction }) => smilesAround(stored.graph, reaction)),
  );
  const steps = shown.map(({ reaction }) => stepOf(stored.graph, reaction, product));
  const present = presenter(services, caller, stored.graph, molecules, await stepTemplates(services, steps));
  return {
    graph: 'ready',
    total: ways.length,
    items: shown.map(({ reaction, id, routes: taken }) => ({
      reaction: present.reaction(id, reaction, product),
      routes: taken.slice(0, shownRoutes),
      routeCount: taken.length,
    })),
  };
});

function none(graph: StepAlternatives['graph']): StepAlternatives {
  return { graph, total: 0, items: [] };
}

function wayIn({ molecules }: SearchGraph, product: string, { precursors }: DumpedReaction): string {
  return wayOf(
    product,
    precursors.flatMap((index) => molecules[index]?.smiles ?? []),
  );
}

/** What no route takes comes last, and keeps its order. */
function rankOf(routes: readonly RouteOfPath[]): number {
  return routes[0]?.rank ?? Number.MAX_SAFE_INTEGER;
}
