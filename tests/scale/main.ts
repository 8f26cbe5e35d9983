// `npm run scale -- --minutes 10 --users 500 --searches 50`, `-- --quick`: a deployment for many users on this machine
// alone, under load, and then with each of its processes killed. Ends with 1 when a goal is missed.

import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchPart } from '../../services/launcher/src/bench-parts.ts';
import { postgresPart } from '../../services/launcher/src/system/postgres.ts';
import { redisPart } from '../../services/launcher/src/system/redis.ts';
import { MissingPart, requirePart } from '../../services/launcher/src/system/system-parts.ts';
import { buildWeb, webDist } from '../../services/launcher/src/web-build.ts';
import { figures } from '../bench/support/figures.ts';
import { fairnessOf, latenciesOf } from '../support/arithmetic.ts';
import { createCpuWatch, memoryOfFamily } from '../support/process-use.ts';
import { unexpectedLines } from '../support/unexpected-lines.ts';
import { addUsers, giveLicences, type User } from './accounts.ts';
import { killInTurn } from './kills.ts';
import { startLoad, type Load } from './load.ts';
import { kinds, readKinds, type Kind, type SearchOrder, type StartedSearch, type Tally } from './messages.ts';
import { startParts, type Parts, type Tools } from './parts.ts';
import { needOf, type Measured } from './projection.ts';
import { structures } from './structures.ts';
import { tableOf } from '../support/table.ts';
import { lossesOf, openTasks, restartsOf, storiesOf, turnsOf, watchTasks, type TaskStory } from './tasks.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    users: { type: 'string' },
    searches: { type: 'string' },
    /** Shows that all of it works, in about eight minutes. */
    quick: { type: 'boolean', default: false },
    /** Leaves the folder with data and logs. */
    keep: { type: 'boolean', default: false },
  },
});
const number = (given: string | undefined, usual: number, quick: number) =>
  Number(given ?? (values.quick ? quick : usual));
const minutes = number(values.minutes, 10, 1);
const userCount = number(values.users, 500, 40);
const searchCount = number(values.searches, 50, 12);
const password = 'Many-users-1';
const workers = 2;
/** The queue is to be empty some time before the end. */
const searchSeconds = Math.max(2, Math.min(20, Math.floor((minutes * 60 * workers * 0.7) / searchCount) - 1));
const killSearchSeconds = 5;
const warmUpSeconds = values.quick ? 10 : 30;
const memoryEveryMs = 10_000;
// What the servers do once a minute falls twice into each measure.
const idleSeconds = 120;
/** Percent of a processor that all servers use together when they have nothing to do. */
const restingShare = 15;

const say = (line: string) => process.stdout.write(`${line}\n`);
const results = figures('scale');
const folder = mkdtempSync(join(tmpdir(), 'scale-'));
let stopAll = async () => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(130)));
}

try {
  await run();
} catch (error) {
  if (!(error instanceof MissingPart)) throw error;
  say(error.message);
  process.exitCode = 1;
} finally {
  await stopAll();
  if (values.keep) say(`data and logs: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const tools = await findTools();
  // Sign-ins end on the page; which build of it does not matter.
  if (!existsSync(webDist)) await buildWeb(say);
  mkdirSync(folder, { recursive: true });
  const users = addUsers(folder, password, userCount);
  say(`starting nginx, 2 gateways, Redis, PostgreSQL, identity provider, 2 chemistry services, ${workers} workers`);
  const parts = await startParts(folder, tools, { password });
  const load = startLoad(parts.certificateFile);
  stopAll = async () => {
    load.stop();
    await parts.stop();
  };
  await watchTasks(parts.sql);
  await giveLicences(parts.sql);
  say(`signing in ${userCount} users of ${new Set(users.map(({ tenantId }) => tenantId)).size} tenants`);
  const bytesBefore = await parts.storeBytes();
  const signedIn = await load.ask('begin', { url: parts.url, password, users });
  const sessionKilobytes = ((await parts.storeBytes()) - bytesBefore) / 1000 / Math.max(1, signedIn);
  results.add({ name: 'memory of a session in Redis', value: sessionKilobytes, unit: 'KB' });
  // Figures of fewer users would be those of another run.
  if (signedIn !== userCount)
    throw new Error(`${signedIn} of ${userCount} users could sign in: see the logs of the gateways`);
  const { latencies } = await load.ask('tally', null);
  say(`signed in ${signedIn}: ${(latenciesOf(latencies['sign-in'] ?? []).p50 / 1000).toFixed(2)} s for half of them`);

  await whileIdle(parts, load);
  const started = await underLoad(parts, load, users, sessionKilobytes);
  const killing = await underKills(parts, load, users);
  const { alive, lost } = await load.ask('sessions', null);
  for (const one of lost.slice(0, 10)) say(`session lost: ${one}`);
  results.add({ name: 'sessions lost', value: userCount - alive, unit: '', goal: { atMost: 0 } });
  const all = [...started, ...killing].map(({ taskId }) => taskId);
  const losses = lossesOf(await storiesOf(parts.sql, all), all);
  for (const loss of losses.slice(0, 20)) say(`search: ${loss}`);
  results.add({ name: 'searches lost or ended twice', value: losses.length, unit: '', goal: { atMost: 0 } });
  results.end();
}

async function findTools(): Promise<Tools> {
  return {
    postgresBin: await requirePart(postgresPart, say),
    redis: await requirePart(redisPart, say),
    nginx: await requirePart(benchPart('NGINX_BIN'), say),
  };
}

// What open pages cost that nobody uses: the same servers without and with their streams.
async function whileIdle({ all }: Parts, load: Load): Promise<void> {
  const pids = new Map(all.map(({ name, service }) => [name, service.pid ?? 0] as const));
  const sharesOf = async (seconds: number) => {
    const cpuSince = createCpuWatch(pids);
    await wait(seconds * 1000);
    return new Map([...cpuSince()].map(([name, ms]) => [name, (ms / (seconds * 1000)) * 100]));
  };
  // Indexes are made while nothing else is to be done: the servers rest when they have for half a minute.
  for (let tries = 0, resting = 0; tries < 60 && resting < 6; tries += 1)
    resting = sumOf(await sharesOf(5)) < restingShare ? resting + 1 : 0;
  const without = await sharesOf(idleSeconds);
  if (sumOf(without) > restingShare) throw new Error(`the servers do not rest: ${sumOf(without)} % of a processor`);
  // As many pages in a quick run: the difference of a few would be smaller than its error.
  const each = Math.ceil(500 / userCount);
  const open = await load.ask('listen', { each });
  if (open !== userCount * each) throw new Error(`${open} of ${userCount * each} streams are open`);
  await wait(10_000);
  const withStreams = await sharesOf(idleSeconds);
  const cost = (sumOf(withStreams) - sumOf(without)) * (500 / open);
  const rows = [...withStreams].map(([name, share]) => [name, (without.get(name) ?? 0).toFixed(2), share.toFixed(2)]);
  say(`\n${tableOf(['% of a processor', 'without streams', `with ${open}`], rows)}\n`);
  const heard = latenciesOf(await load.ask('changes', { count: values.quick ? 50 : 200 }));
  results.add({ name: '500 idle users, processor of all servers', value: cost, unit: '%', goal: { atMost: 2 } });
  results.add({
    name: 'a change until its page hears of it, p95',
    value: heard.p95,
    unit: 'ms',
    goal: { atMost: 300 },
  });
}

function sumOf(shares: ReadonlyMap<string, number>): number {
  return [...shares.values()].reduce((sum, share) => sum + share, 0);
}

async function underLoad(
  { all, sql }: Parts,
  load: Load,
  users: readonly User[],
  sessionKilobytes: number,
): Promise<StartedSearch[]> {
  await load.ask('poll', null);
  await wait(warmUpSeconds * 1000);
  await load.ask('tally', null);
  say(`load: ${users.length} users every 5 s, ${searchCount} searches of ${searchSeconds} s, ${minutes} minutes`);
  const pids = new Map([...all.map(({ name, service }) => [name, service.pid ?? 0] as const), ['load', load.pid]]);
  const cpuSince = createCpuWatch(pids);
  const rowsBefore = await rowsWritten(sql);
  const tallies: Tally[] = [];
  const memory = new Map<string, number>();
  const startAt = Date.now();
  await load.ask('beside', { uploads: true, signIns: true, probes: true });
  const started = await load.ask('searches', ordersFor(users, searchCount, searchSeconds));
  while (Date.now() - startAt < minutes * 60_000) {
    await wait(Math.min(memoryEveryMs, Math.max(0, startAt + minutes * 60_000 - Date.now())));
    tallies.push(await load.ask('tally', null));
    for (const [name, pid] of pids) memory.set(name, Math.max(memory.get(name) ?? 0, memoryOfFamily(pid)));
  }
  const seconds = (Date.now() - startAt) / 1000;
  const cpu = cpuSince();
  const rows = (await rowsWritten(sql)) - rowsBefore;
  results.add({ name: 'rows written a second', value: rows / seconds, unit: '' });
  await untilNoneWaits(sql);
  const stories = await storiesOf(
    sql,
    started.map(({ taskId }) => taskId),
  );
  const requests = reportRequests(tallies, seconds);
  reportMachine(cpu, memory, { seconds, requests, sessionKilobytes, rowsPerSecond: rows / seconds });
  reportSearches(stories, started.length);
  return started;
}

/** Gives how many there were. */
function reportRequests(tallies: readonly Tally[], seconds: number): number {
  const failures = tallies.flatMap((tally) => tally.failures);
  const listOf = (kind: Kind) => tallies.flatMap(({ latencies }) => latencies[kind] ?? []);
  const rows = kinds.flatMap((kind) => {
    const { count, p50, p95, p99, max } = latenciesOf(listOf(kind));
    const failed = failures.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [[kind, count, failed, ...[p50, p95, p99, max].map((ms) => Math.round(ms))]];
  });
  say(`\n${tableOf(['ms from when it was due', 'requests', 'failed', 'p50', 'p95', 'p99', 'longest'], rows)}`);
  const byWhat = Map.groupBy(failures, ({ kind, what }) => `${kind}: ${what}`);
  for (const [what, list] of byWhat) say(`${list.length} × ${what}`);
  const reads = latenciesOf(readKinds.flatMap(listOf));
  const late = latenciesOf(tallies.flatMap(({ lateness }) => lateness));
  say(`the load's own timers were late by ${late.p50.toFixed(1)} ms, ${late.p99.toFixed(0)} ms at the 99th percentile`);
  const requests = kinds.reduce((sum, kind) => sum + listOf(kind).length, 0);
  results.add({ name: 'requests a second', value: requests / seconds, unit: '' });
  results.add({ name: 'requests failed', value: failures.length, unit: '', goal: { atMost: 0 } });
  results.add({ name: 'reads, p50', value: reads.p50, unit: 'ms' });
  results.add({ name: 'reads, p99', value: reads.p99, unit: 'ms', goal: { atMost: 200 } });
  const speeds = tallies.flatMap(({ uploadSpeeds }) => uploadSpeeds);
  if (speeds.length > 0)
    results.add({ name: 'uploads of 10 and 50 MB, checked', value: latenciesOf(speeds).p50, unit: 'MB/s' });
  return requests;
}

interface Span extends Pick<Measured, 'sessionKilobytes' | 'rowsPerSecond'> {
  seconds: number;
  requests: number;
}

function reportMachine(
  cpu: ReadonlyMap<string, number>,
  memory: ReadonlyMap<string, number>,
  { seconds, requests, sessionKilobytes, rowsPerSecond }: Span,
): void {
  const share = (ms: number) => (ms / (seconds * 1000)) * 100;
  const rows = [...cpu].map(([name, ms]) => {
    const isResponding = name !== 'load' && !name.startsWith('worker');
    const each = isResponding ? (ms / requests).toFixed(3) : '';
    return [name, share(ms).toFixed(1), each, Math.round(memory.get(name) ?? 0)];
  });
  say(`\n${tableOf(['process', '% of a processor', 'ms a request', 'MB at the most'], rows)}\n`);
  results.add({ name: 'processor of the load itself', value: share(cpu.get('load') ?? 0), unit: '%' });
  const msOf = (names: RegExp) => sumOf(new Map([...cpu].filter(([name]) => names.test(name))));
  results.add({ name: 'processor of all that answers', value: share(msOf(/^(?!load|worker)/)), unit: '%' });
  const parts = ['nginx', 'gateway', 'chemistry', 'postgres', 'redis'];
  const msPerRequest = Object.fromEntries(parts.map((name) => [name, msOf(RegExp(`^${name}`)) / requests]));
  for (const [name, value] of Object.entries(msPerRequest)) {
    results.add({ name: `processor of ${name} for a request`, value, unit: 'ms' });
  }
  reportNeeds({
    users: userCount,
    requestsPerSecond: requests / seconds,
    msPerRequest,
    sessionKilobytes,
    rowsPerSecond,
  });
}

function reportNeeds(measured: Measured): void {
  const rows = [500, 10_000, 1_000_000].map((users) => {
    const { requestsPerSecond, processors, searchProcessors, sessionGigabytes, rowsPerSecond } = needOf(
      users,
      measured,
    );
    const each = Object.values(processors).map((count) => count.toFixed(1));
    const numbers = [Math.round(requestsPerSecond), ...each, Math.ceil(searchProcessors)];
    return [users, ...numbers, sessionGigabytes.toFixed(2), Math.round(rowsPerSecond)];
  });
  const heads = ['users', 'requests/s', ...Object.keys(measured.msPerRequest), 'searches', 'Redis, GB', 'rows/s'];
  say(`processors that more users need, at half load (gateway/docs/scale.md)\n${tableOf(heads, rows)}\n`);
}

function reportSearches(stories: readonly TaskStory[], count: number): void {
  const turns = turnsOf(stories);
  const restarts = restartsOf(stories);
  const { lead, outOfTurn } = fairnessOf(turns, restarts);
  const waits = [...Map.groupBy(turns, ({ tenant }) => tenant)].map(([tenant, own]) => {
    const { p50, max } = latenciesOf(own.map(({ queuedAt, startedAt }) => (startedAt - queuedAt) / 1000));
    return [tenant, own.length, p50.toFixed(1), max.toFixed(1)];
  });
  say(tableOf(['searches by tenant', 'queued', 'median wait, s', 'longest'], waits));
  if (restarts.length > 0) say(`searches begun again under load: ${restarts.length}`);
  const done = stories.filter(({ state, ends }) => state === 'completed' && ends === 1).length;
  results.add({ name: 'searches completed', value: done, unit: '', goal: { atLeast: count } });
  const wanted = { name: 'searches queued', value: count, unit: '', goal: { atLeast: searchCount } };
  results.add(wanted);
  results.add({ name: 'lead of a tenant in started searches', value: lead, unit: '', goal: { atMost: 1 } });
  results.add({ name: 'searches started out of turn', value: outOfTurn, unit: '', goal: { atMost: 0 } });
}

async function underKills(parts: Parts, load: Load, users: readonly User[]): Promise<StartedSearch[]> {
  await load.ask('beside', { uploads: false, signIns: false, probes: true });
  const started = await load.ask('searches', ordersFor(users, Math.max(20, searchCount), killSearchSeconds));
  say('\nkill -9 of each process in turn');
  const killed = await killInTurn(parts.all, load, say);
  const slowest = Math.max(...killed.map(({ healedMs }) => healedMs));
  results.add({ name: 'longest healing', value: slowest / 1000, unit: 's', goal: { atMost: 10 } });
  const never = killed.filter(({ backMs }) => Number.isNaN(backMs)).length;
  results.add({ name: 'processes that did not come back', value: never, unit: '', goal: { atMost: 0 } });
  await untilNoneWaits(parts.sql);
  const stories = await storiesOf(
    parts.sql,
    started.map(({ taskId }) => taskId),
  );
  for (const { name, at } of killed.filter((one) => one.name.startsWith('worker'))) {
    const next = Math.min(...stories.flatMap(({ starts }) => starts.slice(1)).filter((start) => start > at));
    if (Number.isFinite(next)) say(`a search of ${name} was begun again after ${((next - at) / 1000).toFixed(1)} s`);
  }
  const again = stories.reduce((sum, { starts }) => sum + starts.length - 1, 0);
  say(`searches begun again: ${again} of ${stories.length}`);
  for (const [what, count] of unexpectedLines(join(folder, 'logs'))) say(`in a log, ${count} ×: ${what}`);
  return started;
}

/** All of a tenant's searches before the next one's: served as they come, the last tenant would wait for all others. */
function ordersFor(users: readonly User[], count: number, seconds: number): SearchOrder[] {
  const byTenant = [...Map.groupBy(users.keys(), (index) => users[index]?.tenantId ?? '').values()];
  // The first tenant wants four times as many as the last.
  const weights = byTenant.map((_, index) => (index === 0 ? 4 : index === 1 ? 2 : 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const orders = byTenant.flatMap((own, tenant) => {
    const share = Math.max(1, Math.round((count * (weights[tenant] ?? 1)) / sum));
    return Array.from({ length: share }, (_, index) => ({ user: own[index % own.length] ?? 0, tenant, index }));
  });
  const padded = orders.length >= count ? orders.slice(0, count) : fill(orders, count, byTenant);
  return padded.map(({ user }, index) => ({
    user,
    seconds,
    structure: structures[index % structures.length] ?? 'CCO',
  }));
}

interface Order {
  user: number;
  tenant: number;
  index: number;
}

function fill(orders: Order[], count: number, byTenant: readonly number[][]): Order[] {
  const first = byTenant[0] ?? [];
  const more = Array.from({ length: count - orders.length }, (_, index) => ({
    user: first[(orders.length + index) % first.length] ?? 0,
    tenant: 0,
    index: orders.length + index,
  }));
  return [...more, ...orders];
}

async function rowsWritten(sql: Parts['sql']): Promise<number> {
  return Number(await sql('select sum(n_tup_ins + n_tup_upd + n_tup_del) from pg_stat_user_tables'));
}

async function untilNoneWaits(sql: Parts['sql']): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline && (await openTasks(sql)) > 0) await wait(500);
}
