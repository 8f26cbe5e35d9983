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

/** A user who is signed in; the caller closes it. */
export async function signedIn({ url, userName }: Deployment): Promise<Caller> {
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

/** Starts a search; its task id. A service that has just started on a busy machine may be too slow for the first one. */
export async function startSearch(caller: Caller, structure: string, seconds: number): Promise<string> {
  const body = { structure, settings: { timeLimitSeconds: seconds } };
  const start = () => dataOf(caller, { call: 'retroSearchStart', body });
  const { task } = await start().catch(start).catch(start);
  return task.taskId;
}

/** The state in which the search ended; throws when that takes longer than `withinMs`. */
export async function endOf(caller: Caller, taskId: string, withinMs = 120_000): Promise<string> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    const { task } = await dataOf(caller, { call: 'retroTask', query: { taskId } });
    if (!['notStarted', 'queued', 'searching'].includes(task.state)) return task.state;
    await wait(300);
  }
  throw new Error(`the search ${taskId} did not end within ${withinMs / 1000} s`);
}

export async function walk(deployment: Deployment): Promise<Walked> {
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
