// The load: every user asks as an open page does, whatever comes back when. Started by main.ts as a process of its own.

import { setTimeout as wait } from 'node:timers/promises';
import { Caller, openSignIn, type Asked } from '../support/caller.ts';
import type {
  GeneratorReply,
  Begin,
  Kind,
  Question,
  Questions,
  SearchOrder,
  StartedSearch,
  Tally,
} from './messages.ts';
import { sdForm } from '../support/sd-form.ts';

const pollEveryMs = 5_000;
const besideEveryMs = 900_000;
const taskEveryMs = 700;
const activityEveryMs = 60_000;
const probeEveryMs = 500;
const signInEveryMs = 4_000;
/** One of 50 MB a minute, two of 10 MB between them. */
const uploadEveryMs = 20_000;
const signInsAtOnce = 3;
const slowMs = 2_000;
const mayBeSlow = new Set<Kind>(['sign-in', 'sign-in page', 'upload of 100 KB', 'upload of 10 MB', 'upload of 50 MB']);

let url = '';
let password = '';
let callers: Caller[] = [];
let tenantOf = new Map<string, string>();
let tally = emptyTally();
let beside: Questions['beside']['ask'] = { uploads: false, signIns: false, probes: false };
const forms = new Map<Kind, { type: string; content: Buffer }>();

const doings: { [N in keyof Questions]: (ask: Questions[N]['ask']) => Promise<Questions[N]['response']> } = {
  begin,
  listen,
  changes,
  async poll() {
    callers.forEach((caller, index) => pollFor(caller, (index / callers.length) * pollEveryMs));
    every(probeEveryMs, () => beside.probes, probe);
    every(signInEveryMs, () => beside.signIns, signInOnce);
    every(uploadEveryMs, () => beside.uploads, uploadOnce);
    return null;
  },
  searches: startSearches,
  async beside(request) {
    beside = request;
    return null;
  },
  async tally() {
    const reported = tally;
    tally = emptyTally();
    return reported;
  },
  sessions: lookAfterSessions,
};

process.on('message', (question: Question) => void response(question));
process.once('disconnect', () => process.exit(0));

async function response({ id, name, ask }: Question): Promise<void> {
  const doing = doings[name] as (ask: unknown) => Promise<unknown>;
  const reported: GeneratorReply = await doing(ask).then(
    (result) => ({ id, response: result }),
    (error: unknown) => ({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.send?.(reported);
}

async function begin(start: Begin): Promise<number> {
  ({ url, password } = start);
  tenantOf = new Map(start.users.map(({ userName, tenantId }) => [userName, tenantId]));
  callers = start.users.map(({ userName }) => new Caller(userName, url));
  const waiting = [...callers];
  const signInNext = async () => {
    for (let caller = waiting.shift(); caller !== undefined; caller = waiting.shift()) {
      const since = performance.now();
      await caller.signIn(url, password);
      note('sign-in', performance.now() - since, undefined);
    }
  };
  await Promise.all(Array.from({ length: signInsAtOnce }, signInNext));
  forms.set('upload of 100 KB', sdForm(100_000));
  forms.set('upload of 10 MB', sdForm(10_000_000));
  forms.set('upload of 50 MB', sdForm(50_000_000));
  return callers.filter(({ isSignedIn }) => isSignedIn).length;
}

/** Who waits for an event of a user, by name. */
const awaited = new Map<string, () => void>();

async function listen({ each }: { each: number }): Promise<number> {
  let open = 0;
  for (const caller of callers.flatMap((one) => Array.from({ length: each }, () => one))) {
    await caller.listen((lines) => {
      if (lines.includes('event: ready')) open += 1;
      if (lines.includes('event: change')) awaited.get(caller.userName)?.();
    });
    // What an idle page asks beside.
    repeat(performance.now() + Math.random() * besideEveryMs, besideEveryMs, (dueAt) => {
      void send(caller, 'unread notices', { call: 'notificationUnreadCount', isPassive: true, dueAt });
    });
  }
  await wait(1_000);
  return open;
}

async function changes({ count }: { count: number }): Promise<number[]> {
  const heardAfter: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const caller = nextCaller();
    if (!caller) break;
    const since = performance.now();
    const heard = new Promise<void>((done) => awaited.set(caller.userName, done));
    await send(caller, 'user', { call: 'notificationRead', body: { noticeIds: [] } });
    await Promise.race([heard, wait(10_000)]);
    awaited.delete(caller.userName);
    heardAfter.push(performance.now() - since);
    await wait(200);
  }
  return heardAfter;
}

/** What an open page asks by itself. */
function pollFor(caller: Caller, delayMs: number): void {
  const startAt = performance.now() + delayMs;
  repeat(startAt, pollEveryMs, (dueAt) => {
    void send(caller, 'unread notices', { call: 'notificationUnreadCount', isPassive: true, dueAt });
    const body = { pageIndex: 1, pageSize: 10 };
    void send(caller, 'task list', { call: 'retroTaskList', body, isPassive: true, dueAt });
  });
  repeat(startAt, activityEveryMs, (dueAt) => void send(caller, 'activity', { call: 'sessionActivity', dueAt }));
}

async function startSearches(orders: SearchOrder[]): Promise<StartedSearch[]> {
  const started: StartedSearch[] = [];
  for (const { user, structure, seconds } of orders) {
    const caller = callers[user];
    if (!caller) throw new RangeError(`no user ${user}`);
    const body = { structure, settings: { timeLimitSeconds: seconds } };
    const data = await send(caller, 'start of a search', { call: 'retroSearchStart', body });
    const task = data as { task: { taskId: string } } | undefined;
    if (!task) continue;
    started.push({ taskId: task.task.taskId, tenantId: tenantOf.get(caller.userName) ?? '' });
    void watch(caller, task.task.taskId);
  }
  return started;
}

/** As the page of a task does while it waits or is searched. */
async function watch(caller: Caller, taskId: string): Promise<void> {
  for (;;) {
    // The page asks again some time after its response, never twice at once.
    const dueAt = performance.now() + taskEveryMs;
    await wait(taskEveryMs);
    const asked: Asked = { call: 'retroTask', query: { taskId }, isPassive: true, dueAt };
    const data = (await send(caller, 'one task', asked)) as { task: { state: string } } | undefined;
    if (data && data.task.state !== 'queued' && data.task.state !== 'searching') return;
  }
}

let turn = 0;
function nextCaller(): Caller | undefined {
  turn += 1;
  return callers[(turn * 7) % callers.length];
}

/** One of each kind that nobody polls. */
async function probe(): Promise<void> {
  const caller = nextCaller();
  if (!caller) return;
  await Promise.all([
    send(caller, 'user', { call: 'sessionUser' }),
    upload(caller, 'upload of 100 KB'),
    openSignInOnce(),
  ]);
}

async function openSignInOnce(): Promise<void> {
  const since = performance.now();
  await openSignIn(url).then(
    () => note('sign-in page', performance.now() - since, undefined),
    (error: unknown) => note('sign-in page', performance.now() - since, failureOf(error)),
  );
}

async function signInOnce(): Promise<void> {
  const caller = nextCaller();
  const since = performance.now();
  if (!caller) return;
  await new Caller(caller.userName, url).signIn(url, password).then(
    () => note('sign-in', performance.now() - since, undefined),
    (error: unknown) => note('sign-in', performance.now() - since, failureOf(error)),
  );
}

let uploads = 0;
async function uploadOnce(): Promise<void> {
  const caller = nextCaller();
  uploads += 1;
  if (caller) await upload(caller, uploads % 3 === 0 ? 'upload of 50 MB' : 'upload of 10 MB');
}

async function upload(caller: Caller, kind: Kind): Promise<void> {
  const form = forms.get(kind);
  if (!form) return;
  const since = performance.now();
  const data = await send(caller, kind, { call: 'sascoreImportCheck', form });
  const seconds = (performance.now() - since) / 1000;
  if (data !== undefined && form.content.length > 1_000_000) {
    tally.uploadSpeeds.push(form.content.length / 1e6 / seconds);
  }
}

async function lookAfterSessions(): Promise<Questions['sessions']['response']> {
  const found = await Promise.all(callers.map(sessionOf));
  const lost = found.filter((what) => what !== undefined);
  return { alive: callers.length - lost.length, lost };
}

/** What became of a session that is lost. A session whose state was unknown for a moment is not counted. */
async function sessionOf(caller: Caller): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const { data, failure } = await caller.ask({ call: 'sessionUser' });
    const isTheirs = failure === undefined && JSON.stringify(data).includes(`"${caller.userName}"`);
    if (isTheirs) return undefined;
    if (failure === undefined) return `${caller.userName}: somebody else`;
    if (failure.includes('401') || attempt === 5) return `${caller.userName}: ${failure}`;
    await wait(2_000);
  }
}

/** Gives the data of a success. */
async function send(caller: Caller, kind: Kind, asked: Asked): Promise<unknown> {
  const { ms, data, failure } = await caller.ask(asked);
  note(kind, ms, failure);
  return failure === undefined ? (data ?? {}) : undefined;
}

function note(kind: Kind, ms: number, failure: string | undefined): void {
  (tally.latencies[kind] ??= []).push(ms);
  if (failure !== undefined) tally.failures.push({ kind, at: Date.now(), what: failure });
  if (ms > slowMs && !mayBeSlow.has(kind)) tally.slow.push({ kind, at: Date.now(), ms });
}

/** At `startAt` and then again and again at the moments that are due, however late a timer was. */
function repeat(startAt: number, everyMs: number, work: (dueAt: number) => void): void {
  let dueAt = startAt;
  const next = () => {
    tally.lateness.push(performance.now() - dueAt);
    work(dueAt);
    dueAt += everyMs;
    setTimeout(next, Math.max(0, dueAt - performance.now()));
  };
  setTimeout(next, Math.max(0, dueAt - performance.now()));
}

function every(everyMs: number, isOn: () => boolean, work: () => Promise<void>): void {
  repeat(performance.now(), everyMs, () => {
    if (isOn()) void work();
  });
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return error.cause instanceof Error && 'code' in error.cause ? `no answer: ${error.cause.code}` : error.message;
}

function emptyTally(): Tally {
  return { latencies: {}, failures: [], slow: [], uploadSpeeds: [], lateness: [] };
}
