// The better-force view: the search graph of a task, one molecule and its ways to be made at a time.

import type { GraphMolecule, GraphReaction } from '@app/shared/contracts/search-graph/search-graph';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { countGraph, pathTo } from './graph-facts.ts';
import { readGraph } from '../tasks/graph/graph-store.ts';
import { stepsBy, pathsBy, pathsOf } from '../tasks/graph/graph-paths.ts';
import { reactionKey } from '../tasks/graph/reaction-key.ts';
import type { DumpedMolecule, DumpedReaction, SearchGraph } from '../tasks/graph/search-graph.ts';
import type { StepAsked } from '../../engine/inspection/operations.ts';
import type { SearchGraphServices } from './services.ts';
import { saveMolecules, smilesOfKey } from '../structure/molecule-store.ts';
import { stockOrigin } from '../tasks/route-shape.ts';
import { findReadableTask } from '../tasks/route-access.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { stepTemplates, type TemplateOfStep } from '../tasks/step-templates.ts';

const defaultPageSize = 20;
const retryAfterSeconds = 2;

const searchGraph = handle('searchGraph', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const task = await findReadableTask(queries, caller, body.taskId);
  const stored = await readGraph(queries, task);
  if (!stored) throw noGraph(task.state);
  const { graph } = stored;
  const smiles = body.smilesUniqueCode ? await smilesOfKey(queries, caller.tenantId, body.smilesUniqueCode) : undefined;
  const index = body.smilesUniqueCode ? stored.indices.get(smiles ?? '') : 0;
  const node = index === undefined ? undefined : graph.molecules[index];
  if (index === undefined || !node) throw new AppError('dataNotFound');
  const wanted = numbered(node.reactions).filter(({ reaction }) => fits(graph, reaction, body));
  const first = ((body.pageIndex ?? 1) - 1) * (body.pageSize ?? defaultPageSize);
  const page = wanted.slice(first, first + (body.pageSize ?? defaultPageSize));
  const path = pathTo(graph, index);
  const shown = [...path, ...page.flatMap(({ reaction }) => smilesAround(graph, reaction))];
  const molecules = await describeAll(services, caller, [node.smiles, ...shown]);
  const kinds = await stepTemplates(
    services,
    page.map(({ reaction }) => stepOf(graph, reaction, node.smiles)),
  );
  const present = presenter(services, caller, graph, molecules, kinds);
  return {
    asOf: stored.updatedAt.toISOString(),
    isFinal: !isUnderWay(task.state),
    counts: countGraph(graph),
    classes: classesOf(graph, node.reactions),
    node: present.molecule(node),
    path: path.map((one) => present.plain(one)),
    total: wanted.length,
    items: page.map(({ id, reaction }) => present.reaction(id, reaction, node.smiles)),
  };
});

export const searchGraphCalls: readonly Registration<SearchGraphServices>[] = [searchGraph];

/** A search that waits for its turn, or has only just begun, has no graph yet: the page may ask again. */
export function noGraph(state: string): AppError {
  return isUnderWay(state) ? new AppError('routeStillSearching', { retryAfterSeconds }) : new AppError('dataNotFound');
}

type Filter = Pick<CallInput<'searchGraph'>['body'], 'checks' | 'solvedOnly' | 'classKey' | 'minScore'>;

/** Its search waits or runs. */
export function isUnderWay(state: string): boolean {
  return state === 'queued' || state === 'searching';
}

function numbered(reactions: readonly DumpedReaction[]): { id: number; reaction: DumpedReaction }[] {
  return reactions.map((reaction, id) => ({ id, reaction }));
}

/** Whether a reaction passes the filter. */
export function fits(
  graph: SearchGraph,
  reaction: DumpedReaction,
  { checks, solvedOnly, classKey, minScore }: Filter,
): boolean {
  if (checks && !checks.includes(reaction.check)) return false;
  if (solvedOnly && !reaction.solved) return false;
  if (minScore !== undefined && reaction.score < minScore) return false;
  return classKey === undefined || classOf(graph, reaction) === classKey;
}

export function classOf({ templates }: SearchGraph, { templateId }: DumpedReaction): string {
  return templates[templateId]?.classKey ?? '';
}

function classesOf(graph: SearchGraph, reactions: readonly DumpedReaction[]): { classKey: string; count: number }[] {
  const groups = Map.groupBy(reactions, (one) => classOf(graph, one));
  return [...groups]
    .map(([classKey, { length: count }]) => ({ classKey, count }))
    .toSorted((a, b) => b.count - a.count);
}

/** A reaction as it is named by: its template and what it makes of what. */
export function stepOf({ molecules }: SearchGraph, reaction: DumpedReaction, product: string): StepAsked {
  const precursors = reaction.precursors.flatMap((index) => molecules[index]?.smiles ?? []);
  return { templateId: reaction.templateId, reaction: `${precursors.join('.')}>>${product}` };
}

/** Of what a reaction is shown with. */
export function smilesAround({ molecules }: SearchGraph, reaction: DumpedReaction): string[] {
  const rivals = reaction.rivals?.flatMap(([smiles]) => smiles ?? []) ?? [];
  return [...reaction.precursors.flatMap((index) => molecules[index]?.smiles ?? []), ...rivals];
}

/** Those that a process has described lately, by their keys, which cover the tenant. */
const described = new LruCache<string, StoredMolecule>(20_000);

/** Keys and figures of molecules by SMILES, remembered so that their pictures can be asked for. */
export async function describeAll(
  { interactive, moleculeKey, database }: SearchGraphServices,
  { tenantId }: Caller,
  smiles: readonly string[],
): Promise<ReadonlyMap<string, StoredMolecule>> {
  const wanted = [...new Set(smiles)].map((one) => ({ smiles: one, key: moleculeKey(tenantId, one) }));
  const list = await Promise.all(
    wanted.map(async (one) => described.get(one.key) ?? { ...one, ...(await interactive.run('figures', one.smiles)) }),
  );
  await saveMolecules(
    database.queries,
    tenantId,
    list.filter(({ key }) => described.get(key) === undefined),
  );
  for (const one of list) described.set(one.key, one);
  return new Map(list.map((one) => [one.smiles, one]));
}

/** Molecules and reactions of the graph as the contract has them; all must be among `known` and `kinds`. */
export function presenter(
  { names }: SearchGraphServices,
  { culture }: Caller,
  graph: SearchGraph,
  known: ReadonlyMap<string, StoredMolecule>,
  kinds: TemplateOfStep,
) {
  const plain = (smiles: string): GraphMolecule['molecule'] => {
    const molecule = known.get(smiles);
    if (!molecule) throw new RangeError('a molecule of the graph was not described');
    return presentMolecule(names, molecule);
  };
  const ways = pathsOf(graph);
  const molecule = (one: DumpedMolecule): GraphMolecule => present(one, graph.molecules.indexOf(one));
  const present = (
    { smiles, state, origin, solved, depth, reactions }: DumpedMolecule,
    index: number,
  ): GraphMolecule => ({
    molecule: plain(smiles),
    state,
    origin: stockOrigin(origin),
    solved,
    steps: depth,
    reactions: reactions.length,
    stepsToStock: finite(ways.steps[index]),
    ways: ways.ways[index] ?? 0,
  });
  const reaction = (reactionId: number, one: DumpedReaction, product: string): GraphReaction => {
    const kind = kinds(stepOf(graph, one, product)) ?? graph.templates[one.templateId];
    return {
      reactionId,
      reactionKey: reactionKey(graph, product, one),
      name: kind?.name[culture] ?? one.templateId,
      classKey: kind && 'class' in kind ? kind.class : classOf(graph, one),
      templateId: one.templateId,
      score: one.score,
      precedents: one.precedents,
      check: one.check,
      rank: one.rank,
      rivals: (one.rivals ?? []).map(([smiles, templateId]) => ({
        molecule: smiles === undefined ? undefined : plain(smiles),
        name: templateId === undefined ? undefined : graph.templates[templateId]?.name[culture],
      })),
      touchedGroups: one.groups ?? [],
      hazards: graph.templates[one.templateId]?.hazards ?? [],
      solved: one.solved,
      stepsToStock: finite(stepsBy(ways, one)),
      ways: pathsBy(ways, one),
      precursors: one.precursors.flatMap((index) => {
        const precursor = graph.molecules[index];
        return precursor ? [present(precursor, index)] : [];
      }),
    };
  };
  return { plain, molecule, reaction };
}

function finite(steps: number | undefined): number | undefined {
  return steps === undefined || steps === Infinity ? undefined : steps;
}
