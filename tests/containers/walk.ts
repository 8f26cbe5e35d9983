// What a chemist does in the least: signs in, searches, reads a route, takes it along in every kind of file. The files need
// what the image brings of fonts, drawing and document libraries.

import { setTimeout as wait } from 'node:timers/promises';
import type { CallData, CallName } from '@app/shared/contracts/catalogue';
import { structureFormatNames } from '@app/shared/contracts/structure/information';
import { routeFileTypes } from '@app/shared/contracts/routes/files';
import { Caller, type Asked } from '../support/caller.ts';
import { password, type Deployment } from './deployment.ts';

export interface Walked {
  signInMs: number;
  searchMs: number;
  routes: number;
  /** Files that came, of how many. */
  files: number;
  /** What went wrong, in words. */
  problems: string[];
}

export const fileCount = routeFileTypes.length;

/** Who signs in where. */
type Whose = Pick<Deployment, 'url' | 'userName'>;

/** A user who is signed in; the caller closes it. */
export async function signedIn({ url, userName }: Whose): Promise<Caller> {
  const caller = new Caller(userName, url);
  await caller.signIn(url, password);
  return caller;
}

/** The data of a call that succeeded; throws otherwise. */
export async function dataOf<N extends CallName>(caller: Caller, asked: Asked & { call: N }): Promise<CallData<N>> {
  const { data, failure } = await caller.ask(asked);
  if (failure !== undefined) throw new Error(`${asked.call}: ${failure}`);
  return data as CallData<N>;
}

/**
 * Starts a search; its task id. Where the response was too late, as the first one after a start may be on a busy machine, the
 * search is there or is started again.
 */
export async function startSearch(caller: Caller, structure: string, seconds: number, attempts = 5): Promise<string> {
  const newest = async () =>
    (await dataOf(caller, { call: 'retroTaskList', body: { pageIndex: 1, pageSize: 1 } })).items[0]?.taskId;
  const before = await newest();
  const body = { structure, settings: { timeLimitSeconds: seconds } };
  try {
    const { task } = await dataOf(caller, { call: 'retroSearchStart', body });
    return task.taskId;
  } catch (error) {
    await wait(2_000);
    const taskId = await newest();
    if (taskId !== undefined && taskId !== before) return taskId;
    if (attempts === 1) throw error;
    return startSearch(caller, structure, seconds, attempts - 1);
  }
}

/** The state in which the search ended; throws when that takes longer than `withinMs`. Reads may fail meanwhile. */
export async function endOf(caller: Caller, taskId: string, withinMs = 180_000): Promise<string> {
  const until = performance.now() + withinMs;
  let last = '';
  while (performance.now() < until) {
    last = await dataOf(caller, { call: 'retroTask', query: { taskId } }).then(({ task }) => task.state, String);
    if (['completed', 'failed', 'stopped', 'deleted'].includes(last)) return last;
    await wait(300);
  }
  throw new Error(`the search did not end within ${withinMs / 1000} s: ${last}`);
}

export async function walk(deployment: Whose): Promise<Walked> {
  const since = performance.now();
  const caller = await signedIn(deployment);
  const signInMs = performance.now() - since;
  try {
    const startedAt = performance.now();
    const taskId = await startSearch(caller, 'lidocaine', 5);
    const state = await endOf(caller, taskId);
    const searchMs = performance.now() - startedAt;
    const query = { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 20 };
    const { items, solved } = await dataOf(caller, { call: 'routeList', body: query });
    const problems = state === 'completed' && solved > 0 ? [] : [`the search is ${state} with ${solved} routes`];
    const routeIds = items.slice(0, 1).map(({ routeId }) => routeId);
    let files = 0;
    for (const fileType of routeFileTypes) {
      const { failure } = await caller.ask({ call: 'routeFile', body: { routeIds, fileType } });
      if (failure === undefined) files += 1;
      else problems.push(`${fileType}: ${failure}`);
    }
    const body = { structure: 'CC(=O)Oc1ccccc1C(=O)O', formats: structureFormatNames };
    const { texts } = await dataOf(caller, { call: 'structureFormats', body });
    if (Object.keys(texts).length < structureFormatNames.length / 2)
      problems.push('formats of a structure are missing');
    return { signInMs, searchMs, routes: solved, files, problems };
  } finally {
    await caller.close();
  }
}
