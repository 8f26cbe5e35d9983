// Parts of a running deployment end, with a word or without one: all of it works again by itself, and a search ends once.

import { setTimeout as wait } from 'node:timers/promises';
import { prepare, type Deployment } from '../deployment.ts';
import { crash } from '../harm.ts';
import { atMost, claim, type Row, type Run, type Step } from '../step.ts';
import { endOf, signedIn, startSearch } from '../walk.ts';

type Harm = (deployment: Deployment) => Promise<unknown>;

/** Sessions of the enterprise kind are in the gateway's memory: with it they end. */
const harms: readonly { what: string; harm: Harm; structure: string; endsSessions?: true }[] = [
  { structure: 'lidocaine', what: 'kill -9 of the chemistry service', harm: (all) => crash(all, 'chemistry') },
  { structure: 'procainamide', what: 'restart of PostgreSQL', harm: (all) => all.compose('restart', 'postgres') },
  { structure: 'atenolol', what: 'kill -9 of PostgreSQL', harm: (all) => crash(all, 'postgres') },
  {
    structure: 'ibuprofen',
    what: 'stop and start of the chemistry service',
    harm: (all) => all.compose('restart', 'chemistry'),
  },
  { structure: 'benzocaine', what: 'kill -9 of the gateway', harm: (all) => crash(all, 'gateway'), endsSessions: true },
];

export const parts: Step = {
  name: 'parts',
  title: 'Parts stop and are killed in mid-search (enterprise kind)',
  async run(run) {
    const deployment = await prepare(run.engine, { kind: 'enterprise', image: run.image });
    try {
      await deployment.up();
      await deployment.ready();
      const rows: Row[] = [];
      for (const one of harms) rows.push(...(await tryHarm(deployment, one, run)));
      return rows;
    } finally {
      await deployment.remove();
    }
  },
};

async function tryHarm(deployment: Deployment, one: (typeof harms)[number], { say }: Run): Promise<Row[]> {
  const { what, harm, structure, endsSessions = false } = one;
  let caller = await signedIn(deployment);
  const taskId = await startSearch(caller, structure, 10);
  await wait(3_000);
  const since = performance.now();
  await harm(deployment);
  await wait(500);
  await deployment.ready(90_000);
  const seconds = (performance.now() - since) / 1000;
  say(`${what}: ready again after ${seconds.toFixed(1)} s`);
  const { failure } = await caller.ask({ call: 'sessionUser' });
  if (failure !== undefined && endsSessions) {
    await caller.close();
    caller = await signedIn(deployment);
  }
  const state = await endOf(caller, taskId).catch(String);
  await caller.close();
  return [
    atMost(`${what}: /readyz says 200 again`, Math.round(seconds * 10) / 10, 60, 's'),
    claim(`${what}: the search ends`, state === 'completed', state),
    claim(`${what}: the session goes on`, failure === undefined || endsSessions, failure ?? 'yes'),
  ];
}
