// Each part of the deployment for many users is stopped, killed, paused and restarted while 50 calls a second come in. Whose
// parts there are two of, nobody notices; what there is one of, all work again soon after it is back.

import { setTimeout as wait } from 'node:timers/promises';
import { prepare, type Deployment } from '../deployment.ts';
import { atMost, claim, type Row, type Run, type Step } from '../step.ts';
import { kindsOfCalls, startTraffic, type Sent, type Traffic } from '../traffic.ts';
import { endOf, signedIn, startSearch } from '../walk.ts';
import { crash, signal, startAll } from '../harm.ts';

const perSecond = 50;
const awayMs = 8_000;
const pauseMs = 20_000;
const quietMs = 4_000;
const recoveryGoalSeconds = 10;
const rebootWithinMs = 120_000;
/** A Redis that comes back as a primary is made a copy of the other one by the sentinels, which look at it for 8 s first. */
const copyWithinMs = 30_000;
/** A change that was at the part in the moment of its death fails. */
const inFlightGoal = 2;
/** For so long nobody knows that a part hangs; a change that was sent to it is not sent again. */
const noticedMs = 10_000;

/** Of these there are two, or three. Which Redis is the primary changes with each harm to it. */
const primary = 'the primary Redis';
const replica = 'the other Redis';
const pairs = ['gateway-1', 'chemistry-1', 'worker-1', primary, replica, 'sentinel-1'];
const singles = ['nginx'];

interface Harm {
  what: string;
  /** Epoch ms at which the part could work again. */
  run(deployment: Deployment, part: string): Promise<number>;
}

const harms: readonly Harm[] = [
  {
    what: 'stopped',
    async run(deployment, part) {
      await deployment.compose('stop', part);
      await wait(awayMs);
      await deployment.compose('start', part);
      return Date.now();
    },
  },
  {
    what: 'killed',
    async run(deployment, part) {
      await crash(deployment, part);
      return Date.now();
    },
  },
  {
    what: 'paused',
    async run(deployment, part) {
      await signal(deployment, part, 'STOP');
      await wait(pauseMs);
      await signal(deployment, part, 'CONT');
      return Date.now();
    },
  },
  {
    what: 'restarted',
    async run(deployment, part) {
      await deployment.compose('restart', part);
      return Date.now();
    },
  },
];

export const failover: Step = {
  name: 'failover',
  title: `Parts are stopped, killed, paused, restarted under ${perSecond} calls a second (many users)`,
  async run(run) {
    const deployment = await prepare(run.engine, { kind: 'scale', image: run.image });
    try {
      await startAll(deployment);
      return [...(await harmAll(deployment, run)), ...(await reboot(deployment, run))];
    } finally {
      await deployment.remove();
    }
  },
};

async function harmAll(deployment: Deployment, { say }: Run): Promise<Row[]> {
  const rows: Row[] = [];
  const traffic = await startTraffic(deployment, perSecond);
  try {
    const since = Date.now();
    await wait(quietMs);
    rows.push(...report('undisturbed', await traffic.take(), { at: since, backAt: since, isPair: true }, say));
    for (const part of [...pairs, ...singles]) {
      for (const harm of harms) {
        rows.push(...(await harmOne(deployment, traffic, part, harm, say)));
      }
    }
    const { alive, all } = await traffic.sessions();
    rows.push(claim('every session goes on', alive === all, `${alive} of ${all}`));
    const caller = await signedIn(deployment);
    const state = await endOf(caller, await startSearch(caller, 'lidocaine', 5)).catch(String);
    await caller.close();
    rows.push(claim('a search ends afterwards', state === 'completed', state));
    return rows;
  } finally {
    await traffic.stop();
  }
}

/** As after a power cut, in an order in which each lacks what it needs: the engine starts containers without a look at others. */
const worstOrder = ['nginx', 'gateway-1', 'gateway-2', 'worker-1', 'worker-2', 'chemistry-1', 'chemistry-2'];

async function reboot(deployment: Deployment, { engine }: Run): Promise<Row[]> {
  await deployment.compose('kill');
  for (const service of [
    ...worstOrder,
    'identity',
    'sentinel-1',
    'sentinel-2',
    'sentinel-3',
    'redis-2',
    'redis-1',
    'postgres',
  ]) {
    await engine.docker(['start', await deployment.containerOf(service)]);
  }
  const ms = await deployment.ready(rebootWithinMs);
  return [
    atMost(
      'all killed, started in the wrong order: /readyz says 200 after',
      round(ms / 1000),
      rebootWithinMs / 1000,
      's',
    ),
  ];
}

async function harmOne(
  deployment: Deployment,
  traffic: Traffic,
  part: string,
  harm: Harm,
  say: Run['say'],
): Promise<Row[]> {
  const service = await serviceOf(deployment, part);
  await traffic.take();
  const at = Date.now();
  const backAt = await harm.run(deployment, service);
  await deployment.attempt(['up', '--detach', '--no-build', service]);
  await deployment.ready(90_000);
  await wait(quietMs);
  return report(`${part} ${harm.what}`, await traffic.take(), { at, backAt, isPair: pairs.includes(part) }, say);
}

async function serviceOf(deployment: Deployment, part: string): Promise<string> {
  if (part !== primary && part !== replica) return part;
  const others: Record<string, string> = { 'redis-1': 'redis-2', 'redis-2': 'redis-1' };
  const names = Object.keys(others);
  const deadline = Date.now() + copyWithinMs;
  for (;;) {
    const roles = await Promise.all(
      names.map((name) => deployment.compose('exec', '--no-TTY', name, 'redis-cli', 'info', 'replication')),
    );
    const found = names[roles.findIndex((text) => text.includes('role:master') && text.includes('connected_slaves:1'))];
    if (found !== undefined) return part === primary ? found : (others[found] ?? '');
    if (Date.now() > deadline) throw new Error(`no primary with its copy: ${roles.join(' ')}`);
    await wait(500);
  }
}

interface When {
  at: number;
  backAt: number;
  isPair: boolean;
}

function report(what: string, sent: readonly Sent[], { at, backAt, isPair }: When, say: Run['say']): Row[] {
  const failed = sent.filter(({ failure }) => failure !== undefined);
  const reads = failed.filter(({ kind }) => kind.startsWith('read'));
  const changes = failed.filter(({ kind }) => kind.startsWith('change'));
  const counts = kindsOfCalls.map((kind) => {
    const all = sent.filter((one) => one.kind === kind);
    const longest = Math.max(0, ...all.map(({ ms }) => ms)) / 1000;
    return `${kind}: ${failed.filter((one) => one.kind === kind).length} of ${all.length} failed, longest ${longest.toFixed(1)} s`;
  });
  say(`${what}: ${counts.join('; ')}`);
  const byWhat = Map.groupBy(failed, ({ kind, failure }) => `${kind}: ${failure}`);
  for (const [text, list] of byWhat) {
    const times = list.map((one) => ((one.at - at) / 1000).toFixed(1));
    say(
      `    ${list.length} × ${text} (sent after ${times.slice(0, 3).join(', ')}${list.length > 3 ? ' …' : ''} ${times.at(-1)} s)`,
    );
  }
  // What there is one of cannot respond while it is away.
  const since = isPair ? at : backAt;
  const lastAt = Math.max(since, ...failed.map((one) => one.at));
  const recovery = atMost(
    `${what}: no call fails any more after`,
    round((lastAt - since) / 1000),
    recoveryGoalSeconds,
    's',
  );
  if (!isPair) return [recovery];
  const all = sent.filter(({ kind }) => kind.startsWith('read')).length;
  const isHanging = what.endsWith('paused');
  const lost = changes.filter((one) => !(isHanging && one.at - at < noticedMs));
  const silent = changes.filter(({ failure }) => !failure?.startsWith('status'));
  return [
    atMost(`${what}: failed of ${all} reads`, reads.length, 0),
    atMost(
      `${what}: failed changes that were not at the part`,
      lost.length,
      what.endsWith('killed') ? inFlightGoal : 0,
    ),
    ...(changes.length > 0 ? [claim(`${what}: ${changes.length} failed changes say so`, silent.length === 0)] : []),
    recovery,
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;
