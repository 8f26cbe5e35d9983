// The better-force view as a canvas: what is unfolded of the graph of a task, and molecules looked for in it.

import type { CallInput } from '@app/shared/contracts/catalogue';
import { partLimits, type GraphGrowth, type PathSort } from '@app/shared/contracts/search-graph/part';
import { AppError } from '@app/shared/errors/app-error';
import { countGraph } from './graph-facts.ts';
import { byDepth, findByName, wayTo } from './find-in-graph.ts';
import { emptyGraph, readGraph, type StoredGraph } from '../tasks/graph/graph-store.ts';
import { stepsBy, pathsBy, pathsOf, type GraphPaths } from '../tasks/graph/graph-paths.ts';
import { listGrowths, type GrowthHeader } from './growth-store.ts';
import { reactionKey } from '../tasks/graph/reaction-key.ts';
import type { DumpedMolecule, DumpedReaction, SearchGraph } from '../tasks/graph/search-graph.ts';
import type { SearchGraphServices } from './services.ts';
import { moleculesByKey } from '../structure/molecule-store.ts';
import { findReadableTask, type Readable } from '../tasks/route-access.ts';
import type { TaskRow } from '../tasks/task-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { classOf, describeAll, fits, isUnderWay, noGraph, presenter, smilesAround, stepOf } from './routes.ts';
import { stepTemplates } from '../tasks/step-templates.ts';

const searchGraphState = handle('searchGraphState', async ({ query }, caller, services) => {
  const { task, stored } = await graphOf(services, caller, query.taskId);
  const growths = await listGrowths(services.database.queries, task.id);
  return {
    asOf: stored.version,
    isFinal: !isUnderWay(task.state),
    canChange: task.share === undefined,
    counts: countGraph(stored.graph),
    growths: growths.map((one) => presentGrowth(services, one)),
  };
});

const searchGraphPart = handle('searchGraphPart', async ({ body }, caller, services) => {
  const { stored } = await graphOf(services, caller, body.taskId);
  const { graph } = stored;
  const smiles = await smilesOf(services, caller, body.open);
  const chosen = body.open.flatMap(({ smilesUniqueCode: key, limit, pinned = [] }) => {
    const node = graph.molecules[key === undefined ? 0 : (stored.indices.get(smiles.get(key) ?? '') ?? -1)];
    return node ? [{ node, ...shownPaths(graph, node, body, { limit, pinned }) }] : [];
  });
  const around = chosen.flatMap(({ node, items }) => [
    node.smiles,
    ...items.flatMap(({ reaction }) => smilesAround(graph, reaction)),
  ]);
  const steps = chosen.flatMap(({ node, items }) => items.map(({ reaction }) => stepOf(graph, reaction, node.smiles)));
  const kinds = await stepTemplates(services, steps);
  const present = presenter(services, caller, graph, await describeAll(services, caller, around), kinds);
  return {
    asOf: stored.version,
    classes: classesOf(graph),
    parts: chosen.map(({ node, total, items }) => ({
      node: present.molecule(node),
      total,
      items: items.map(({ reaction, id }) => present.reaction(id, reaction, node.smiles)),
    })),
  };
});

const searchGraphFind = handle('searchGraphFind', async ({ body }, caller, services) => {
  const { stored } = await graphOf(services, caller, body.taskId);
  const { graph } = stored;
  const { found, isComplete } = await findIn(services, stored, body.text, body.isPart === true);
  const shown = found.slice(0, partLimits.found);
  const ways = shown.map((index) => wayTo(graph, index));
  const products = ways.flat().flatMap(({ product }) => graph.molecules[product]?.smiles ?? []);
  const nodes = shown.flatMap((index) => graph.molecules[index] ?? []);
  const known = await describeAll(services, caller, [...products, ...nodes.map(({ smiles }) => smiles)]);
  const present = presenter(services, caller, graph, known, () => undefined);
  return {
    total: found.length,
    isComplete,
    items: nodes.map((node, place) => ({
      node: present.molecule(node),
      path: (ways[place] ?? []).flatMap(({ product, reaction }) => {
        const made = graph.molecules[product];
        const way = made?.reactions[reaction];
        if (!made || !way) return [];
        return [{ product: present.plain(made.smiles).key, reactionKey: reactionKey(graph, made.smiles, way) }];
      }),
    })),
  };
});

export const searchGraphPartCalls: readonly Registration<SearchGraphServices>[] = [
  searchGraphState,
  searchGraphPart,
  searchGraphFind,
];

/**
 * The graph of a task that the caller may read; that of one never searched holds its target. Throws
 * `routeStillSearching` when its search has only just begun.
 */
export async function graphOf(
  { database, clock }: SearchGraphServices,
  caller: Caller,
  taskId: string,
): Promise<{ task: Readable<TaskRow>; stored: StoredGraph }> {
  const task = await findReadableTask(database.queries, caller, taskId);
  const stored = await readGraph(database.queries, task);
  if (!stored && isUnderWay(task.state)) throw noGraph(task.state);
  return { task, stored: stored ?? emptyGraph(task, clock.now()) };
}

/** Something added to a graph, as the page sees it. */
export function presentGrowth({ names }: SearchGraphServices, growth: GrowthHeader): GraphGrowth {
  const { id, kind, state, molecule, seconds, elapsedMs, expansions, createdAt } = growth;
  return {
    growthId: id,
    kind,
    state,
    molecule: presentMolecule(names, molecule),
    seconds: seconds ?? undefined,
    elapsedMs,
    expansions,
    createdAt: createdAt.toISOString(),
  };
}

type PartBody = CallInput<'searchGraphPart'>['body'];

async function smilesOf({ database }: SearchGraphServices, { tenantId }: Caller, open: PartBody['open']) {
  const keys = open.flatMap(({ smilesUniqueCode }) => smilesUniqueCode ?? []);
  const known = await moleculesByKey(database.queries, tenantId, keys);
  return new Map([...known].map(([key, { smiles }]) => [key, smiles]));
}

interface NumberedPath {
  id: number;
  reaction: DumpedReaction;
}

function shownPaths(
  graph: SearchGraph,
  node: DumpedMolecule,
  body: PartBody,
  { limit, pinned }: { limit: number; pinned: readonly string[] },
): { total: number; items: NumberedPath[] } {
  const all = node.reactions.map((reaction, id) => ({ reaction, id }));
  const passing = all
    .filter(({ reaction }) => fits(graph, reaction, body) && !(body.hideHazards && isHazardous(graph, reaction)))
    .toSorted(orders[body.sort ?? 'best'](pathsOf(graph)));
  const first = passing.slice(0, limit);
  const wanted = new Set(pinned);
  const others = wanted.size === 0 ? [] : all.filter((one) => !first.includes(one));
  const kept = others.filter(({ reaction }) => wanted.has(reactionKey(graph, node.smiles, reaction)));
  return { total: passing.length, items: [...first, ...kept] };
}

function isHazardous({ templates }: SearchGraph, { templateId }: DumpedReaction): boolean {
  return (templates[templateId]?.hazards?.length ?? 0) > 0;
}

type Order = (ways: GraphPaths) => (a: NumberedPath, b: NumberedPath) => number;

const orders: Record<PathSort, Order> = {
  best: () => (a, b) => a.id - b.id,
  likely: () => (a, b) => b.reaction.score - a.reaction.score || a.id - b.id,
  ways: (ways) => (a, b) => pathsBy(ways, b.reaction) - pathsBy(ways, a.reaction) || a.id - b.id,
  // Two without a way to stock are equal: infinity less infinity is no number.
  steps: (ways) => (a, b) => compared(stepsBy(ways, a.reaction), stepsBy(ways, b.reaction)) || a.id - b.id,
};

function compared(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

const classCounts = new WeakMap<SearchGraph, { classKey: string; count: number }[]>();

function classesOf(graph: SearchGraph): { classKey: string; count: number }[] {
  const known = classCounts.get(graph);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { reactions } of graph.molecules)
    for (const one of reactions) counts.set(classOf(graph, one), (counts.get(classOf(graph, one)) ?? 0) + 1);
  const sorted = [...counts].map(([classKey, count]) => ({ classKey, count })).toSorted((a, b) => b.count - a.count);
  classCounts.set(graph, sorted);
  return sorted;
}

const chunk = 400;
const patienceMs = 4_000;

async function findIn(
  { names, interactive }: SearchGraphServices,
  { graph, indices }: StoredGraph,
  text: string,
  isPart: boolean,
): Promise<{ found: number[]; isComplete: boolean }> {
  const byName = findByName(graph, names, text);
  const recognised = await interactive.run('recognise', text, { prefersSmiles: true });
  const exact = recognised.ok ? indices.get(recognised.smiles) : undefined;
  const named = exact === undefined ? byName : [exact, ...byName];
  const query = recognised.ok ? recognised.smiles : text.trim();
  if (!isPart) return { found: [...new Set(named)], isComplete: true };
  const startedAt = performance.now();
  const order = byDepth(graph.molecules, [...graph.molecules.keys()]);
  const containing: number[] = [];
  let at = 0;
  for (; at < order.length && performance.now() - startedAt < patienceMs; at += chunk) {
    const part = order.slice(at, at + chunk);
    const smiles = part.map((index) => graph.molecules[index]?.smiles ?? '');
    const matches = await interactive.run('containing', query, smiles);
    if (!matches && named.length === 0) throw new AppError('unrecognizedStructure');
    if (!matches) break;
    for (const place of matches) containing.push(part[place] ?? 0);
  }
  return { found: [...new Set([...named, ...containing])], isComplete: at >= order.length };
}
