// The search graph of a task: written by its search, grown by hand, read molecule by molecule.

import { asc, and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import { LruCache } from '../../../chemistry/molecule/lru.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { graphGrowths, searchGraphs } from '../graph-schema.ts';
import type { TaskRow } from '../task-store.ts';
import { bareGraph, growGraph } from './merge-graph.ts';
import { unpackGraph, type SearchGraph } from './search-graph.ts';

export interface StoredGraph {
  graph: SearchGraph;
  /** Index of a molecule by its SMILES. */
  indices: ReadonlyMap<string, number>;
  updatedAt: Date;
  /** Another one for every change. */
  version: string;
}

type GraphOf = Pick<TaskRow, 'id' | 'run' | 'target'>;

/** Keeps the graph of a run in place of an earlier one. */
export async function saveGraph(
  queries: Pick<Queries, 'insert'>,
  task: Pick<TaskRow, 'id' | 'run'>,
  content: Buffer,
  now: Date,
): Promise<void> {
  const row = { run: task.run, content, updatedAt: now };
  await queries
    .insert(searchGraphs)
    .values({ taskId: task.id, ...row })
    .onConflictDoUpdate({ target: searchGraphs.taskId, set: row });
}

/** Graphs opened lately; each holds some ten megabytes. */
const opened = new LruCache<string, StoredGraph>(3);

/** The graph of the task's newest run with what was added to it, or nothing when there is none yet. */
export async function readGraph(queries: Queries, task: GraphOf): Promise<StoredGraph | undefined> {
  const { base, growths } = await headsOf(queries, task);
  const parts = [...(base ? [base] : []), ...growths];
  if (parts.length === 0) return undefined;
  const version = [task.id, ...parts.map(({ id, updatedAt }) => `${id} ${updatedAt.getTime()}`)].join(' ');
  const known = opened.get(version);
  if (known) return known;
  const graph = growGraph(
    base ? await readBase(queries, task) : bareGraph(task.target.smiles),
    await readGrowths(queries, task),
  );
  const indices = new Map(graph.molecules.map(({ smiles }, index) => [smiles, index]));
  const updatedAt = new Date(Math.max(...parts.map((one) => one.updatedAt.getTime())));
  const stored = { graph, indices, updatedAt, version };
  opened.set(version, stored);
  return stored;
}

/** The graph of a task that was never searched: its target. */
export function emptyGraph({ id, target }: Pick<TaskRow, 'id' | 'target'>, now: Date): StoredGraph {
  return { graph: bareGraph(target.smiles), indices: new Map([[target.smiles, 0]]), updatedAt: now, version: id };
}

/** Takes the graphs of tasks away. */
export async function deleteGraphs(queries: Pick<Queries, 'delete'>, taskIds: readonly string[]): Promise<void> {
  for (const taskId of taskIds) {
    await queries.delete(searchGraphs).where(eq(searchGraphs.taskId, taskId));
    await queries.delete(graphGrowths).where(eq(graphGrowths.taskId, taskId));
  }
}

async function headsOf(queries: Queries, { id, run }: GraphOf) {
  const [head] = await queries
    .select({ run: searchGraphs.run, updatedAt: searchGraphs.updatedAt })
    .from(searchGraphs)
    .where(eq(searchGraphs.taskId, id));
  const growths = await queries
    .select({ id: graphGrowths.id, updatedAt: graphGrowths.updatedAt })
    .from(graphGrowths)
    .where(found(id))
    .orderBy(asc(graphGrowths.createdAt), asc(graphGrowths.id));
  return { base: head?.run === run ? { id: String(run), updatedAt: head.updatedAt } : undefined, growths };
}

async function readBase(queries: Queries, { id, target }: GraphOf): Promise<SearchGraph> {
  const [row] = await queries.select().from(searchGraphs).where(eq(searchGraphs.taskId, id));
  return row ? readable(row.content) : bareGraph(target.smiles);
}

async function readGrowths(queries: Queries, { id }: GraphOf): Promise<SearchGraph[]> {
  const rows = await queries
    .select({ content: graphGrowths.content })
    .from(graphGrowths)
    .where(found(id))
    .orderBy(asc(graphGrowths.createdAt), asc(graphGrowths.id));
  return Promise.all(rows.flatMap(({ content }) => (content ? [readable(content)] : [])));
}

/** Throws `mindMapFailed` for what was stored and cannot be read any more. */
async function readable(content: Uint8Array): Promise<SearchGraph> {
  try {
    return await unpackGraph(Buffer.from(content));
  } catch (error) {
    throw new AppError('mindMapFailed', undefined, { cause: error });
  }
}

const found = (taskId: string) => and(eq(graphGrowths.taskId, taskId), isNotNull(graphGrowths.content));
