// The search graph of a task: written by its search, read molecule by molecule.

import { eq } from 'drizzle-orm';
import { LruCache } from '../chem/lru.ts';
import type { Queries } from '../context/database.ts';
import { searchGraphs } from '../context/schema.ts';
import type { TaskRow } from '../tasks/task-store.ts';
import { unpackGraph, type SearchGraph } from './search-graph.ts';

export interface StoredGraph {
  graph: SearchGraph;
  /** Index of a molecule by its SMILES. */
  indices: ReadonlyMap<string, number>;
  updatedAt: Date;
}

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

/** The graph of the task's newest run, or nothing when there is none yet. */
export async function readGraph(queries: Queries, task: Pick<TaskRow, 'id' | 'run'>): Promise<StoredGraph | undefined> {
  const [head] = await queries
    .select({ run: searchGraphs.run, updatedAt: searchGraphs.updatedAt })
    .from(searchGraphs)
    .where(eq(searchGraphs.taskId, task.id));
  if (!head || head.run !== task.run) return undefined;
  const name = `${task.id} ${head.run} ${head.updatedAt.getTime()}`;
  const known = opened.get(name);
  if (known) return known;
  const [row] = await queries.select().from(searchGraphs).where(eq(searchGraphs.taskId, task.id));
  if (!row) return undefined;
  const graph = await unpackGraph(Buffer.from(row.content));
  const indices = new Map(graph.molecules.map(({ smiles }, index) => [smiles, index]));
  const stored = { graph, indices, updatedAt: row.updatedAt };
  opened.set(name, stored);
  return stored;
}

/** Takes the graphs of tasks away. */
export async function deleteGraphs(queries: Pick<Queries, 'delete'>, taskIds: readonly string[]): Promise<void> {
  for (const taskId of taskIds) await queries.delete(searchGraphs).where(eq(searchGraphs.taskId, taskId));
}
