// The real process: how it starts, how it ends, and what it does after it was killed.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, type CallData, type CallInput, type CallName } from '@app/shared/contracts/catalogue';
import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { createTestPlace, testServer, type TestPlace } from './test-support/database.ts';
import { sheetOf } from './test-support/score-files.ts';
import { startTokenIssuer, type TokenIssuer } from './test-support/servers/token-issuer.ts';
import { waitFor } from './test-support/wait.ts';

const entry = new URL('./main.ts', import.meta.url).pathname;
/** Where Node keeps compiled sources when `npm test` runs. */
const compiled = process.env['NODE_COMPILE_CACHE'];
let issuer: TokenIssuer;
let place: TestPlace;
const children: Running[] = [];

beforeAll(async () => {
  issuer = await startTokenIssuer();
});
afterAll(() => issuer.close());
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.end('SIGKILL')));
  await place.remove();
});

interface Running {
  process: ChildProcess;
  output: () => string;
  url: () => Promise<string>;
  /** The exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

function launch(env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [entry], {
    env: {
      CHEMISTRY_PORT: '0',
      DATA_DIR: place.dataDir,
      OIDC_ISSUER: issuer.issuer,
      WORKERS: '1',
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const running: Running = {
    process: child,
    output: () => text,
    url: () => waitFor(async () => /Server listening at (http:\/\/[\d.:]+)/.exec(text)?.[1]),
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
  children.push(running);
  return running;
}

async function call<N extends CallName>(service: Running, name: N, input: CallInput<N>): Promise<CallData<N>> {
  const found = callEntries.find(([one]) => one === name)?.[1];
  if (!found) throw new RangeError(name);
  const { query, body }: { query?: Record<string, string>; body?: object } = input;
  const response = await fetch(`${await service.url()}${found.path}?${new URLSearchParams(query)}`, {
    method: found.method,
    headers: { authorization: `Bearer ${await issuer.token()}`, 'content-type': 'application/json', 'x-culture': 'en' },
    body: body && JSON.stringify(body),
  });
  const answer = (await response.json()) as { data?: CallData<N> };
  if (answer.data === undefined) throw new Error(JSON.stringify(answer));
  return answer.data;
}

const ready = (service: Running) => waitFor(async () => (await fetch(`${await service.url()}/readyz`)).status === 200);

async function importScores(service: Running, rows: number): Promise<string> {
  const lines = Array.from({ length: rows }, (_, index) => [`${'C'.repeat(1 + (index % 40))}c1ccccc1O`, `M${index}`]);
  const content = await sheetOf([['SMILES', 'molid'], ...lines]);
  const form = new FormData();
  form.append('iFormFile', new Blob([new Uint8Array(content)]), 'upload.xlsx');
  const response = await fetch(`${await service.url()}/api/sascore/import?name=library`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await issuer.token()}` },
    body: form,
  });
  const { data } = (await response.json()) as { data: CallData<'sascoreImport'> };
  return data.task.taskId;
}

async function scoreTask(service: Running): Promise<ScoreTask> {
  const { items } = await call(service, 'sascoreTasks', { body: { pageIndex: 1, pageSize: 1 } });
  if (!items[0]) throw new Error('no scoring task');
  return items[0];
}

/** Every row of the task once, with a score. */
async function expectWholeScores(service: Running, taskId: string, rows: number): Promise<void> {
  expect(await scoreTask(service)).toMatchObject({ total: rows, scored: rows, unreadable: 0 });
  const response = await fetch(`${await service.url()}/api/export/sascore-file/${taskId}?fileType=csv`, {
    headers: { authorization: `Bearer ${await issuer.token()}`, 'x-culture': 'en' },
  });
  const [header, ...lines] = (await response.text()).trim().split(/\r?\n/);
  expect(header).toMatch(/SMILES,molid,SAScore,/);
  const scored = lines.map((line) => line.split(',')).filter(([, , score]) => Number(score) >= 1);
  expect(new Set(scored.map(([, molid]) => molid)).size).toBe(rows);
}

async function listRoutes(service: Running, taskId: string) {
  const body = { routeType: 'retrosynthesis', taskId, pageIndex: 1, pageSize: 100 } as const;
  return call(service, 'routeList', { body });
}

describe('the service', () => {
  it('serves a request on an open connection while it stops, and says that the connection ends', async () => {
    place = await createTestPlace('empty');
    const service = launch();
    const url = await service.url();
    await waitFor(async () => ((await fetch(`${url}/readyz`)).ok ? true : undefined));
    const open = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (agent: Agent | false) =>
      new Promise<IncomingMessage>((done, failed) => {
        const request = get(`${url}/livez`, { agent }, (response) =>
          response.resume().once('end', () => done(response)),
        );
        request.once('error', failed);
      });
    expect((await ask(open)).headers.connection).toBe('keep-alive');
    const ended = service.end('SIGTERM');
    await pause(200);
    await expect(ask(false)).rejects.toThrow('ECONNREFUSED');
    const last = await ask(open);
    expect(last.statusCode).toBe(200);
    expect(last.headers.connection).toBe('close');
    expect(await ended).toBe(0);
    open.destroy();
  });

  it(
    'is alive soon, ready after its database, and stops on SIGTERM with nothing left behind',
    { tags: ['any-engine'] },
    async () => {
      place = await createTestPlace('empty');
      const service = launch();
      expect((await fetch(`${await service.url()}/livez`)).status).toBe(200);
      await ready(service);
      const at = Date.now();
      expect(await service.end('SIGTERM')).toBe(0);
      expect(Date.now() - at).toBeLessThan(20_000);
      const lines = service.output().trim().split('\n');
      expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
    },
  );

  it(
    'says what is wrong with its environment, one line each, and does not start',
    { tags: ['any-engine'] },
    async () => {
      place = await createTestPlace();
      const service = launch({ CHEMISTRY_PORT: 'http', ROLE: 'king' });
      const [code] = await once(service.process, 'exit');
      expect(code).toBe(1);
      expect(
        service
          .output()
          .trim()
          .split('\n')
          .map((line) => line.split(':')[0]),
      ).toEqual(['CHEMISTRY_PORT', 'ROLE']);
    },
  );

  it(
    'does not start with a table of fragments that is none, and names the variable',
    { tags: ['any-engine'] },
    async () => {
      place = await createTestPlace();
      const service = launch({ SASCORE_FRAGMENTS: entry });
      const [code] = await once(service.process, 'exit');
      expect(code).toBe(1);
      expect(service.output()).toMatch(/^SASCORE_FRAGMENTS: .*main\.ts is no table/);
    },
  );

  it(
    'refuses a data folder that another process uses, which stays, and ends when its parent goes away',
    { tags: ['any-engine'] },
    async () => {
      place = await createTestPlace('embedded');
      const first = launch({ PARENT_WATCH: '1' });
      await ready(first);
      const second = launch();
      const [refused] = await once(second.process, 'exit');
      expect(refused).toBe(1);
      expect(second.output()).toContain(`is held by process ${first.process.pid}`);
      await ready(first);
      first.process.stdin?.end();
      const [code] = await once(first.process, 'exit');
      expect(code).toBe(0);
    },
  );

  it('is backed up through a pipe while it holds the embedded database', { tags: ['any-engine'] }, async () => {
    place = await createTestPlace('embedded');
    const service = launch();
    await ready(service);
    const synthline = new URL('../../synthline/src/main.ts', import.meta.url).pathname;
    const run = (dataDir: string, args: string[], input?: Buffer) =>
      spawnSync(process.execPath, [synthline, ...args], { env: { DATA_DIR: dataDir }, input });
    const made = run(place.dataDir, ['backup', '-']);
    expect([made.status, String(made.stderr)]).toEqual([
      0,
      expect.stringMatching(/^\{"file":"-","tables":\d+,"rows":\d+\}\n$/),
    ]);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
    const refused = run(place.dataDir, ['restore', '-'], made.stdout);
    expect([refused.status, String(refused.stderr)]).toEqual([1, expect.stringContaining('is held by process')]);
    const target = join(place.dataDir, 'other');
    expect(run(target, ['restore', '-'], made.stdout).status).toBe(0);
    await ready(service);
  });

  // On PostgreSQL `npm test` has the same with two workers below.
  it('goes on with a search after it was killed, and keeps its routes once', { tags: ['full'] }, async () => {
    place = await createTestPlace();
    const first = launch();
    await ready(first);
    const body = { structure: 'imatinib', settings: { timeLimitSeconds: 4 } };
    const { task } = await call(first, 'retroSearchStart', { body });
    const found = await waitFor(async () => {
      const list = await listRoutes(first, task.taskId);
      return list.total > 0 && list;
    });
    await first.end('SIGKILL');
    const before = found.items.map((route) => route.routeId);
    const second = launch();
    await ready(second);
    const resumed = (await call(second, 'retroTask', { query: { taskId: task.taskId } })).task;
    expect(['queued', 'searching']).toContain(resumed.state);
    const done = await waitFor(async () => {
      const { task: now } = await call(second, 'retroTask', { query: { taskId: task.taskId } });
      return now.state === 'completed' && now;
    });
    const after = await listRoutes(second, task.taskId);
    expect(after.total).toBe(done.routeCount);
    expect(after.solved).toBeGreaterThan(0);
    const steps = await Promise.all(
      after.items.map(async ({ routeId }) => {
        const route = await call(second, 'routeDetail', { query: { routeId } });
        return JSON.stringify(route.steps.map((step) => step.reactionSmiles).toSorted());
      }),
    );
    expect(new Set(steps).size).toBe(steps.length);
    expect(after.items.map((route) => route.routeId)).toContain(before[0]);
  });

  it(
    'goes on with scoring a file after it was killed, and scores no row twice and every row once',
    { tags: ['full'] },
    async () => {
      place = await createTestPlace();
      const first = launch();
      await ready(first);
      const rows = 5_000;
      const taskId = await importScores(first, rows);
      const before = await waitFor(async () => {
        const task = await scoreTask(first);
        return task.scored > 0 && task;
      });
      await first.end('SIGKILL');
      expect(before.scored).toBeLessThan(rows);
      const second = launch();
      await ready(second);
      expect((await scoreTask(second)).scored).toBeGreaterThanOrEqual(before.scored);
      await waitFor(async () => (await scoreTask(second)).state === 'completed');
      await expectWholeScores(second, taskId, rows);
    },
  );
});

// Several processes on one database: only where a PostgreSQL server is given.
const servers = testServer ? [testServer] : [];
const full = { tags: ['full'] };

describe.each(servers)('roles on one server', () => {
  it('an interface without workers takes tasks, and a second worker goes on after the first was killed', async () => {
    place = await createTestPlace();
    const front = launch({ ROLE: 'api' });
    const worker = launch({ ROLE: 'worker' });
    await Promise.all([ready(front), ready(worker)]);
    expect((await fetch(`${await worker.url()}/api/common/user-profile`)).status).toBe(401);
    const body = { structure: 'atorvastatin', settings: { timeLimitSeconds: 5 } };
    const { task } = await call(front, 'retroSearchStart', { body });
    const stateOf = async () => (await call(front, 'retroTask', { query: { taskId: task.taskId } })).task.state;
    await waitFor(async () => (await stateOf()) === 'searching');
    await worker.end('SIGKILL');
    await ready(launch({ ROLE: 'worker' }));
    await waitFor(async () => (await stateOf()) === 'completed');
  });

  it('two workers score a file once, and one goes on with it after the other was killed', full, async () => {
    place = await createTestPlace();
    const front = launch({ ROLE: 'api' });
    const workers = [launch({ ROLE: 'worker' }), launch({ ROLE: 'worker' })];
    await Promise.all([front, ...workers].map(ready));
    const rows = 5_000;
    const taskId = await importScores(front, rows);
    await waitFor(async () => (await scoreTask(front)).scored > 0);
    await workers[0]?.end('SIGKILL');
    const done = await waitFor(async () => {
      const task = await scoreTask(front);
      return task.state === 'completed' && task;
    });
    expect(done.scored).toBe(rows);
    await expectWholeScores(front, taskId, rows);
  });
});
