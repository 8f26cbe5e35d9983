// What a person waits for beside batch work that holds its threads.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

const entry = new URL('../../test-support/threads/slow-forward-thread.ts', import.meta.url);
/** The thread of tasks never gives this one up while the test runs. */
const hanging = 'CC(C)(N)CBr';
/** Nor does it index this one. */
const neverIndexed = 'CC(C)(N)CF';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ forward: { entry, patienceMs: [120_000, 120_000, 120_000] } });
});
afterAll(() => service.close());

const start = (sub: string, scaffolds: string[]) =>
  service.call(
    'forwardStart',
    {
      body: { type: 'enumeration', structure: 'CC(=O)O', settings: { partners: { scaffolds, onlyScaffolds: true } } },
    },
    { claims: { sub } },
  );

/** Whether the thread of tasks has been busy for as long as no question of these takes. */
async function hangs({ services }: TestService): Promise<boolean> {
  for (const until = performance.now() + 1_000; performance.now() < until; await sleep(20))
    if (!services.forward.threads.isBusy) return false;
  return true;
}

it('is answered although five tasks of each of two users wait for a thread that does not answer', async () => {
  const { forward } = service.services;
  for (const user of ['one', 'two'])
    for (let task = 0; task < 5; task += 1) expect((await start(user, [hanging])).code).toBe(200);
  await waitFor(() => hangs(service));
  const asked = { claims: { sub: 'three' } };
  const [classes, started] = await Promise.all([
    service.call('forwardClasses', { body: { structure: 'CC(=O)O' } }, asked),
    start('three', ['CN']),
  ]);
  expect(classes.data.molecule.smiles).toBe('CC(=O)O');
  expect(started.data.task.state).toBe('searching');
  expect(forward.threads.isBusy).toBe(true);
  const list = await service.call(
    'forwardTaskList',
    { body: { pageIndex: 1, pageSize: 50 } },
    { claims: { sub: 'one' } },
  );
  expect(list.data.items.map(({ progress }) => progress.tried)).toEqual([0, 0, 0, 0, 0]);
});

it('closes while a task waits for the index of its own partners', async () => {
  const other = await startTestService({ forward: { entry, patienceMs: [120_000, 120_000, 120_000] } });
  const body = {
    type: 'enumeration' as const,
    structure: 'CC(=O)O',
    settings: { partners: { scaffolds: [neverIndexed], onlyScaffolds: true } },
  };
  expect((await other.call('forwardStart', { body })).code).toBe(200);
  await waitFor(() => hangs(other));
  const closed = other.close().then(() => 'closed');
  expect(await Promise.race([closed, sleep(20_000, 'still open', { ref: false })])).toBe('closed');
});
